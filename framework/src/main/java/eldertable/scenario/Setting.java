package eldertable.scenario;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.PackInfo;
import eldertable.words.Message;
import eldertable.yaml.MapNode;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/** For how many players and with which options something is played that was written down beforehand. */
public record Setting(int players, Map<String, Object> options) {
    /**
     * What does not go together is a problem.
     *
     * @param players empty for the fewest that the options allow
     * @param span    where it is told how many play
     */
    public static Setting of(PackInfo info, OptionalInt players, MapNode written, Span span, Problems problems) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (MapNode.Entry entry : written.entries()) {
            Object value = entry.value().plain();
            options.put(entry.key(), info.option(entry.key()).map(option -> option.valueOf(value)).orElse(value));
        }
        int count = players.orElseGet(() -> fewest(info, options));
        if (!info.complaint(count).isEmpty()) problems.error("out-of-range", span, info.complaint(count));
        for (MapNode.Entry entry : written.entries()) {
            Message complaint = info.complaint(entry.key(), options.get(entry.key()), count);
            boolean known = info.option(entry.key()).isPresent();
            if (!complaint.isEmpty()) problems.error(known ? "unknown-value" : "unknown-name",
                known ? entry.value().span() : entry.span(), complaint);
        }
        return new Setting(count, options);
    }

    /** The smallest number of players that goes with these options, and with the usual ones where nothing is said. */
    private static int fewest(PackInfo info, Map<String, Object> options) {
        for (int players = info.minPlayers(); players <= info.maxPlayers(); players++) {
            int count = players;
            boolean fits = info.options().stream().allMatch(option -> option.complaint(options.getOrDefault(option.id(), option.start()),
                count).isEmpty());
            if (fits) return players;
        }
        return info.minPlayers();
    }
}
