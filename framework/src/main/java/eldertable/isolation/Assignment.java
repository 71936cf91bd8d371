package eldertable.isolation;

import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.RulesPages;
import eldertable.pack.model.PackLinks;
import eldertable.state.Blueprint;

import java.util.List;
import java.util.Map;

/**
 * What a process of rules is told when it starts: which match its rules are for, and what they may use. It gets the packs as they were
 * read here, so that both have the same and the process needs no files.
 *
 * @param statements the most a call may run, 0 for no limit; @param millis the longest it may work; @param bytes the most it may allocate
 * @param printing   whether anybody wants to know what the rules print
 * @param doubting   whether a sample of all calls is made twice
 */
public record Assignment(PackDef pack, int players, Map<String, Object> options, long statements, long millis, long bytes, boolean printing,
                         boolean doubting) {
    /** Without what is only for people: texts, pictures, the look of the table, who needs whom. */
    public static Assignment of(Blueprint blueprint, long statements, long millis, long bytes, boolean printing) {
        PackDef all = blueprint.pack;
        List<ModDef> mods = all.mods().stream().map(mod -> new ModDef(bare(mod.info()), mod.folder(), mod.scripts(), mod.hash())).toList();
        PackDef pack = new PackDef(bare(all.info()), all.attributes(), all.groups(), all.components(), all.sets(), all.flow(), all.words(), Map.of(), null,
            all.scripts(), RulesPages.NONE, all.hash(), mods, all.removed(), Map.of(), List.of());
        return new Assignment(pack, blueprint.players, blueprint.options, statements, millis, bytes, printing, false);
    }

    private static PackInfo bare(PackInfo info) {
        return new PackInfo(info.id(), info.version(), info.api(), info.title(), "", info.minPlayers(), info.maxPlayers(), info.minutes(), info.options(), List.of(),
            info.knobs(),
            PackLinks.NONE, List.of(), "", info.span());
    }

    Assignment doubted() {
        return new Assignment(pack, players, options, statements, millis, bytes, printing, true);
    }

    /** For games that nobody watches. */
    Assignment unwatched() {
        return new Assignment(pack, players, options, 0, millis, bytes, false, doubting);
    }

    public Blueprint blueprint() {
        return new Blueprint(pack, players, options);
    }
}
