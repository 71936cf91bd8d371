package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PresetDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.List;
import java.util.stream.IntStream;

/** What a preset chooses can be chosen, all of it by the same number of players. */
final class Presets implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        for (PresetDef preset : pack.info().presets()) {
            boolean each = true;
            for (String option : preset.options().keySet()) each &= option(pack.info(), preset, option, tree, problems);
            if (each && counts(pack.info()).stream().noneMatch(players -> preset.complaint(pack.info(), players).isEmpty())) {
                problems.error("no-choice", preset.span(), Message.of("pack.check.preset"));
            }
        }
    }

    private static boolean option(PackInfo info, PresetDef preset, String option, PackTree tree, Problems problems) {
        Object value = preset.options().get(option);
        List<Message> complaints = counts(info).stream().map(players -> info.complaint(option, value, players)).toList();
        if (complaints.contains(Message.NONE)) return true;
        problems.error(info.option(option).isEmpty() ? "unknown-name" : "no-choice", Spots.value(tree.pack(), "", "presets", preset.id(), "options", option),
                complaints.get(0));
        return false;
    }

    private static List<Integer> counts(PackInfo info) {
        return IntStream.rangeClosed(info.minPlayers(), info.maxPlayers()).boxed().toList();
    }
}
