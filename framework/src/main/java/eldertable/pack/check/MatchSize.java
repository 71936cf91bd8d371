package eldertable.pack.check;

import eldertable.api.BoardApi;
import eldertable.api.ComponentApi;
import eldertable.api.ComponentsYaml;
import eldertable.api.ZoneApi;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.component.Pool;
import eldertable.pack.component.Tray;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.model.ZoneDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

/** Tables larger than a machine can hold, or copy in good time: told where they grow too large, before anybody plays. */
final class MatchSize implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        for (GroupDef group : pack.groups()) {
            int members = group.members().size();
            if (members > ComponentsYaml.MOST_MEMBERS) tooMany(problems, group.span(),
                Message.of("pack.check.members", "id", group.id(), "members", members), ComponentsYaml.MOST_MEMBERS);
        }
        for (BoardDef board : pack.boards()) measure(board, problems);
        count(pack, problems);
    }

    /** For each way the distances from all spaces to all others are known beforehand. */
    private static void measure(BoardDef board, Problems problems) {
        int ways = board.ways().size() + (board.ways().containsKey(BoardApi.STEP) ? 0 : 1), spaces = board.spaces().size();
        long distances = (long) spaces * spaces * ways;
        if (distances <= BoardApi.MOST_DISTANCES) return;
        problems.error("out-of-range", board.span(),
            Message.of("pack.check.distances", "id", board.id(), "spaces", spaces, "ways", ways, "each", (long) spaces * spaces, "most", BoardApi.MOST_DISTANCES));
    }

    private static void count(PackDef pack, Problems problems) {
        long zones = 0, cells = 0;
        for (ComponentDef def : pack.components()) {
            long instances = instances(pack, def.per()), before = zones, filled = cells;
            if (def instanceof ZoneDef) zones += instances;
            else cells += instances * size(pack, def);
            if (zones > ZoneApi.MOST_ZONES && before <= ZoneApi.MOST_ZONES) {
                tooMany(problems, def.span(), Message.of("pack.check.zones", "id", def.id(), "zones", zones), ZoneApi.MOST_ZONES);
            }
            if (cells > ComponentApi.MOST_NUMBERS && filled <= ComponentApi.MOST_NUMBERS) {
                tooMany(problems, def.span(),
                    Message.of("pack.check.numbers", "id", def.id(), "numbers", cells), ComponentApi.MOST_NUMBERS);
            }
        }
    }

    private static void tooMany(Problems problems, Span span, Message what, int most) {
        problems.error("out-of-range", span, Message.of("pack.check.too-many", "what", what, "most", most));
    }

    /** How many numbers one of them keeps. */
    private static long size(PackDef pack, ComponentDef def) {
        if (def instanceof Pool.Def pool) return (long) pool.slots() * kinds(pack, pool.of());
        if (def instanceof Tray.Def tray) return 2L * tray.count();
        return def instanceof BoardDef ? 0 : 1;
    }

    private static long kinds(PackDef pack, String set) {
        return pack.sets().stream().filter(one -> one.id().equals(set)).mapToLong(one -> one.kinds().size()).sum();
    }

    private static long instances(PackDef pack, Per per) {
        return switch (per.kind()) {
            case ONCE -> 1;
            case PLAYER -> pack.info().maxPlayers();
            case GROUP -> pack.groups().stream().filter(group -> group.id().equals(per.name())).mapToLong(group -> group.members().size()).sum();
            case PIECE -> pack.sets().stream().filter(set -> set.id().equals(per.name())).flatMap(set -> set.kinds().stream())
                .mapToLong(kind -> pieces(pack, kind)).sum();
        };
    }

    private static long pieces(PackDef pack, PieceSetDef.KindDef kind) {
        return (long) kind.copies() * (kind.perPlayer() ? pack.info().maxPlayers() : 1);
    }
}
