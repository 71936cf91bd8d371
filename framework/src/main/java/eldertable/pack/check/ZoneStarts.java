package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.component.Pool;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef.KindDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.model.ZoneDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What starts in a zone exists, starts nowhere else, and belongs to a player if the zone does. */
final class ZoneStarts implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<String, List<KindDef>> named = new LinkedHashMap<>();
        for (PieceSetDef set : pack.sets()) {
            named.put(set.id(), set.kinds());
            set.kinds().forEach(kind -> named.putIfAbsent(kind.id(), List.of(kind)));
        }
        Set<String> counted = pack.all(Pool.Def.class).stream().map(Pool.Def::of).collect(Collectors.toSet());
        Map<String, String> zoneOf = new HashMap<>();
        for (ZoneDef zone : pack.zones()) {
            for (String name : zone.start()) {
                Span span = Spots.value(tree.components(), name, "zones", zone.id(), "start");
                List<KindDef> kinds = named.get(name);
                if (kinds == null) {
                    unknown(name, zone, tree, span, named, problems);
                } else if (counted.contains(setOf(pack, name))) {
                    problems.error("bad-start", span, Message.of("pack.check.start-in-pool", "name", name));
                } else {
                    start(kinds, zone, span, zoneOf, problems);
                }
            }
        }
    }

    private static void unknown(String name, ZoneDef zone, PackTree tree, Span span, Map<String, List<KindDef>> named, Problems problems) {
        boolean fromHolds = tree.components().map("zones").map(zone.id()).text("start", "").equals("all");
        if (!fromHolds) { // else 'holds' was wrong, and that is reported already
            problems.error("unknown-name", span,
                Message.of("pack.check.start-unknown", "name", name).and(Spelling.guess(name, named.keySet())));
        }
    }

    /** What is wrong with one kind of a set is wrong with all of them, and told once. */
    private static void start(List<KindDef> kinds, ZoneDef zone, Span span, Map<String, String> zoneOf, Problems problems) {
        if (zone.per().kind() == Per.Kind.GROUP) {
            problems.error("bad-start", span, Message.of("pack.check.start-several", "id", zone.id()));
        }
        kinds.stream().filter(kind -> zone.per().kind() == Per.Kind.PLAYER && !kind.perPlayer()).findFirst().ifPresent(kind ->
                problems.error("bad-start", span, Message.of("pack.check.start-nobody", "id", zone.id(), "kind", kind.id())));
        kinds.stream().filter(kind -> zoneOf.containsKey(kind.id())).findFirst().ifPresent(kind ->
                problems.error("bad-start", span, Message.of("pack.check.start-twice", "id", kind.id(), "zone", zoneOf.get(kind.id()))));
        kinds.forEach(kind -> zoneOf.putIfAbsent(kind.id(), zone.id()));
    }

    private static String setOf(PackDef pack, String name) {
        for (PieceSetDef set : pack.sets()) {
            if (set.id().equals(name) || set.kinds().stream().anyMatch(kind -> kind.id().equals(name))) {
                return set.id();
            }
        }
        return "";
    }
}
