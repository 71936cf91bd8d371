package eldertable.script;

import eldertable.json.Json;
import eldertable.pack.component.Component;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.DieDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tells the prelude what a match consists of, as JSON: it is read once when a context is made. */
final class MatchDescription {
    private MatchDescription() {}

    static String of(Blueprint blueprint) {
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("players", blueprint.players);
        about.put("words", blueprint.pack.words());
        Map<String, Object> groups = new LinkedHashMap<>();
        blueprint.pack.groups().forEach(group -> groups.put(group.id(), group.members()));
        about.put("groups", groups);
        about.put("unreachable", BoardGraph.UNREACHABLE);
        about.put("options", blueprint.options);
        Map<String, Object> knobs = new LinkedHashMap<>();
        blueprint.pack.info().knobs().forEach(knob -> knobs.put(knob.id(), knob.value()));
        about.put("knobs", knobs);
        about.put("dice", blueprint.dice.stream().map(DieDef::id).toList());
        about.put("removed", List.copyOf(blueprint.pack.removed()));
        attributes(blueprint, about);
        zones(blueprint, about);
        about.put("components", blueprint.components.stream().map(c -> component(blueprint, c)).toList());
        about.put("boards", blueprint.boards.stream().map(MatchDescription::board).toList());
        about.put("events", declared(blueprint.pack.flow().events()));
        about.put("questions", declared(blueprint.pack.flow().questions()));
        about.put("steps", blueprint.steps.stream().map(MatchDescription::step).toList());
        return Json.write(about);
    }

    private static void attributes(Blueprint blueprint, Map<String, Object> about) {
        Map<String, Object> absent = new LinkedHashMap<>();
        for (AttributeDef a : blueprint.pack.attributes()) {
            switch (a.type()) {
                case NUMBER -> absent.put(a.id(), 0);
                case FLAG -> absent.put(a.id(), false);
                case WORDS, NUMBERS -> absent.put(a.id(), List.of());
                default -> { }
            }
        }
        about.put("attributes", blueprint.pack.attributes().stream().map(AttributeDef::id).toList());
        about.put("absent", absent);
        about.put("kinds", blueprint.kinds.stream()
            .map(k -> Map.of("id", k.id(), "set", k.set(), "attributes", k.def().attributes())).toList());
        List<Object> pieces = new ArrayList<>();
        for (int i = 0; i < blueprint.pieceCount(); i++) pieces.add(List.of(blueprint.kindOf[i], blueprint.ownerOf[i]));
        about.put("pieces", pieces);
    }

    private static void zones(Blueprint blueprint, Map<String, Object> about) {
        about.put("zones", blueprint.zones.stream().map(z -> Map.of("id", z.def().id(), "group", group(z.def().per()), "member", z.member())).toList());
        Map<String, Map<String, Object>> defs = new LinkedHashMap<>();
        Map<String, Object> first = new LinkedHashMap<>();
        for (Blueprint.Zone zone : blueprint.zones) {
            String id = zone.def().id();
            first.putIfAbsent(id, zone.index());
            if (blueprint.boards.stream().anyMatch(b -> b.def.id().equals(id))) continue;
            defs.computeIfAbsent(id, key -> {
                Map<String, Object> made = new LinkedHashMap<>();
                made.put("id", key);
                made.put("per", zone.def().per().kind().name().toLowerCase(Locale.ROOT));
                made.put("group", group(zone.def().per()));
                made.put("first", zone.index());
                return made;
            });
        }
        about.put("zoneFirst", first);
        about.put("zoneDefs", new ArrayList<>(defs.values()));
    }

    /** The group whose members each have one, or "". */
    private static String group(Per per) {
        return per.kind() == Per.Kind.GROUP ? per.name() : "";
    }

    private static Map<String, Object> component(Blueprint blueprint, Component component) {
        Per per = component.def().per();
        Map<String, Object> made = new LinkedHashMap<>(component.described());
        made.put("sort", component.def().sort().noun());
        made.put("id", component.id());
        made.put("per", per.kind().name().toLowerCase(Locale.ROOT));
        made.put("group", group(per));
        made.put("first", component.first());
        made.put("size", component.size());
        made.put("count", component.instances());
        made.put("firstPiece", per.kind() == Per.Kind.PIECE ? blueprint.firstPieceOfSet(per.name()) : 0);
        return made;
    }

    private static Map<String, Object> board(BoardGraph b) {
        List<Object> spaces = new ArrayList<>();
        List<String> data = b.def.spaces().stream().flatMap(s -> s.data().keySet().stream()).distinct().sorted().toList();
        for (var s : b.def.spaces()) {
            spaces.add(Map.of("id", s.id(), "terrain", s.terrain(), "column", s.column(), "row", s.row(), "data", s.data()));
        }
        return Map.of("id", b.def.id(), "zone", b.zone, "first", b.firstSpace, "ways", b.ways().stream().map(w -> w.id).toList(),
            "spaces", spaces, "data", data);
    }

    /** By event or question the types of its details. */
    private static Map<String, Object> declared(List<EventDef> all) {
        Map<String, Object> declared = new LinkedHashMap<>();
        for (EventDef event : all) {
            Map<String, Object> details = new LinkedHashMap<>();
            event.details().forEach(detail -> details.put(detail.id(), detail.type().name().toLowerCase(Locale.ROOT)));
            declared.put(event.id(), event.open() ? false : details);
        }
        return declared;
    }

    private static Map<String, Object> step(StepDef s) {
        return Map.of("id", s.id(), "data", s.data().stream().map(d -> List.of(d.id(), d.type().name().toLowerCase(Locale.ROOT))).toList());
    }
}
