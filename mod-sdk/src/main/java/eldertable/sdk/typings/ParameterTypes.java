package eldertable.sdk.typings;

import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.PackDef;
import java.util.HashMap;
import java.util.Map;

/** What authors mean by the names of parameters: those of the API, and those that the pack itself uses for one type of things only. */
final class ParameterTypes {
    private static final Map<String, String> USUAL = Map.ofEntries(Map.entry("game", "Game"), Map.entry("me", "Player"), Map.entry("player", "Player"),
        Map.entry("owner", "Player"), Map.entry("p", "Player"), Map.entry("step", "Step"), Map.entry("card", "Piece"), Map.entry("piece", "Piece"),
        Map.entry("zone", "Zone"), Map.entry("space", "Space"), Map.entry("board", "Board"), Map.entry("pool", "Pool"), Map.entry("tally", "Tally"),
        Map.entry("kind", "Kind"));

    private ParameterTypes() { }

    static Map<String, String> of(PackDef pack) {
        Map<String, String> types = new HashMap<>(USUAL);
        for (StepDef step : pack.flow().steps()) for (DataDef data : step.data()) add(types, data.id(), PackTypings.typeOf(data.type().name()));
        for (EventDef event : pack.flow().events()) event.details().forEach(detail -> add(types, detail.id(), PackTypings.typeOf(detail.type().name())));
        for (EventDef question : pack.flow().questions()) {
            question.details().stream().filter(detail -> !detail.id().equals("value")).forEach(detail -> add(types, detail.id(), PackTypings.typeOf(detail.type().name())));
        }
        types.values().removeIf(type -> type.startsWith("any") || type.equals("number") || type.equals("boolean"));
        return types;
    }

    private static void add(Map<String, String> types, String name, String type) {
        types.merge(name, type, (one, other) -> one.equals(other) ? one : "any");
    }
}
