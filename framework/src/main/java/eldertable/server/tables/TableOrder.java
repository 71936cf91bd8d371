package eldertable.server.tables;

import eldertable.host.TimeControl;
import eldertable.pack.model.PackDef;
import eldertable.session.MatchSetup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table as somebody wants to have it.
 *
 * @param seats who sits where: bots by their names, and people, whose names are "" until they come
 * @param open  whether the lobby shows it to everybody
 */
public record TableOrder(PackDef pack, Map<String, Object> options, List<MatchSetup.Seat> seats, Optional<TimeControl> clock, boolean open) {
    public TableOrder {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        seats = List.copyOf(seats);
    }

    public int players() {
        return seats.size();
    }
}
