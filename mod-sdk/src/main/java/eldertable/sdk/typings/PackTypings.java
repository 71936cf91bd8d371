package eldertable.sdk.typings;

import eldertable.api.BoardApi;
import eldertable.api.Sort;
import eldertable.api.ZoneApi;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.KnobDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** types/pack.d.ts: the things of one pack, with those of the packs below it, added to what {@link ApiTypings} declare. */
public final class PackTypings {
    /** Where an author's editor finds all declarations and schemas, inside of a pack; no part of what is played. */
    public static final String FOLDER = "types";

    /** What else is given besides what is known. */
    private static final String ANYTHING = "{ readonly [name: string]: any }";

    private final PackDef pack;
    private final Map<String, Map<String, String>> picks;
    private final Map<String, String> text;
    private final StringBuilder out = new StringBuilder();

    private PackTypings(PackDef pack, Map<String, Map<String, String>> picks) {
        this.pack = pack;
        this.picks = picks;
        this.text = pack.text().getOrDefault("en", Map.of());
    }

    /** The declarations of a pack as it is played; a few games are played for what its moves pick. */
    public static String of(PackDef pack) {
        return of(pack, PickTypes.of(pack));
    }

    static String of(PackDef pack, Map<String, Map<String, String>> picks) {
        PackTypings typings = new PackTypings(pack, picks);
        typings.write();
        return typings.out.toString();
    }

    private void write() {
        String mods = pack.mods().stream().map(mod -> " + " + mod.info().id()).collect(Collectors.joining());
        out.append("// What there is in ").append(pack.info().id()).append(mods).append(". Made by ./eldertable types: do not change it by hand.\n\n");
        names();
        moves();
        map("PackSteps", pack.flow().steps(), StepDef::id, step -> data(step.data(), true));
        map("PackEvents", pack.flow().events(), EventDef::id, PackTypings::details);
        map("PackQuestions", pack.flow().questions(), EventDef::id, PackTypings::details);
        map("PackOptions", pack.info().options(), OptionDef::id, option -> option.isNumber() ? "number" : union(option.values()));
        holder("Game", Per.Kind.ONCE, Per.Kind.GROUP);
        holder("Player", Per.Kind.PLAYER);
        attributes("Kind");
        attributes("Piece");
        holder("Piece", Per.Kind.PIECE);
        steps();
        spaces();
    }

    // ------------------------------------------------------------------ names

    private void names() {
        Map<String, Collection<String>> all = new LinkedHashMap<>();
        all.put("StepName", ids(pack.flow().steps(), StepDef::id));
        all.put("MoveName", ids(pack.flow().moves(), MoveDef::id));
        all.put("EventName", ids(pack.flow().events(), EventDef::id));
        all.put("QuestionName", ids(pack.flow().questions(), EventDef::id));
        Set<String> zones = new LinkedHashSet<>(ids(pack.zones(), ComponentDef::id));
        zones.addAll(ids(pack.boards(), ComponentDef::id));
        zones.add(ZoneApi.BOX);
        all.put("ZoneName", zones);
        all.put("CounterName", pack.all(Sort.COUNTER).stream().filter(counter -> counter.per().kind() == Per.Kind.PLAYER).map(ComponentDef::id).toList());
        all.put("GroupName", ids(pack.groups(), GroupDef::id));
        all.put("DieName", ids(pack.dice(), ComponentDef::id));
        all.put("AttributeName", ids(pack.attributes(), AttributeDef::id));
        all.put("Word", pack.words());
        all.put("SetName", ids(pack.sets(), PieceSetDef::id));
        all.put("KindId", pack.sets().stream().flatMap(set -> set.kinds().stream()).map(PieceSetDef.KindDef::id).toList());
        all.put("OptionName", ids(pack.info().options(), OptionDef::id));
        all.put("KnobName", ids(pack.info().knobs(), KnobDef::id));
        all.put("Saying", text.keySet().stream().filter(key -> key.startsWith("say.")).map(key -> key.substring(4)).toList());
        all.put("ReasonName", text.keySet().stream().filter(key -> key.startsWith("reasons.")).map(key -> key.substring(8)).toList());
        Set<String> ways = new LinkedHashSet<>(List.of(BoardApi.STEP)), terrains = new LinkedHashSet<>(), spaces = new LinkedHashSet<>();
        for (BoardDef board : pack.boards()) {
            ways.addAll(board.ways().keySet());
            board.spaces().forEach(space -> {
                spaces.add(space.id());
                if (!space.terrain().isEmpty()) terrains.add(space.terrain());
            });
        }
        all.put("WayName", ways);
        all.put("TerrainName", terrains);
        all.put("SpaceName", spaces);
        out.append("interface PackNames {\n");
        all.forEach((name, ids) -> out.append("  ").append(name).append(": ").append(union(ids)).append(";\n"));
        out.append("}\n");
    }

    private static <D> List<String> ids(List<D> all, java.util.function.Function<D, String> id) {
        return all.stream().map(id).toList();
    }

    private static String union(Collection<String> words) {
        return words.isEmpty() ? "never" : words.stream().map(PackTypings::quoted).collect(Collectors.joining(" | "));
    }

    private static String quoted(String word) {
        return "'" + word.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'";
    }

    // ------------------------------------------------------------------ registries

    private <D> void map(String name, List<D> all, java.util.function.Function<D, String> id, java.util.function.Function<D, String> type) {
        out.append("interface ").append(name).append(" {\n");
        all.forEach(one -> out.append("  ").append(quoted(id.apply(one))).append(": ").append(type.apply(one)).append(";\n"));
        out.append("}\n");
    }

    private void moves() {
        map("PackMoves", pack.flow().moves(), MoveDef::id, move -> {
            Map<String, String> own = picks.get(move.id());
            return own == null ? ANYTHING : own.entrySet().stream().map(pick -> "readonly " + pick.getKey() + ": " + pick.getValue()).collect(Collectors.joining("; ", "{ ", " }"));
        });
    }

    private static String data(List<DataDef> data, boolean given) {
        return data.stream().map(one -> one.id() + ": " + typeOf(one.type(), given)).collect(Collectors.joining("; ", "{ ", " }"));
    }

    private static String typeOf(DataDef.Type type, boolean given) {
        return type == DataDef.Type.KIND && given ? "KindName" : typeOf(type.name());
    }

    private static String details(EventDef event) {
        return event.open() ? ANYTHING : event.details().stream().map(one -> "readonly " + one.id() + ": " + typeOf(one.type().name()))
            .collect(Collectors.joining("; ", "{ ", " }"));
    }

    static String typeOf(String name) {
        return switch (name) {
            case "NUMBER" -> "number";
            case "FLAG" -> "boolean";
            case "TEXT" -> "string";
            case "LIST" -> "readonly any[]";
            case "ANY" -> "any";
            default -> name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
        };
    }

    // ------------------------------------------------------------------ objects

    private void holder(String name, Per.Kind... kinds) {
        out.append("interface ").append(name).append(" {\n");
        for (ComponentDef component : pack.components()) {
            if (!component.isProperty() || !List.of(kinds).contains(component.per().kind())) continue;
            String type = component.sort().scriptType();
            boolean number = type.equals("number");
            doc(component);
            out.append("  ").append(number && component.per().kind() != Per.Kind.GROUP ? "" : "readonly ").append(component.id()).append(": ")
                .append(component.per().kind() == Per.Kind.GROUP ? group(component.per().name(), type) : type).append(";\n");
        }
        out.append("}\n");
    }

    private void doc(ComponentDef component) {
        String title = text.get(component.sort().section() + "." + component.id() + ".title");
        if (title == null) title = text.get(component.sort().section() + "." + component.id());
        String facts = component.facts().entrySet().stream().filter(fact -> !fact.getValue().isEmpty()).map(fact -> fact.getKey() + " " + fact.getValue())
            .collect(Collectors.joining(", "));
        out.append("  /** ").append(safe((title == null ? "" : title + ": ") + component.sort().said() + (facts.isEmpty() ? "" : ", " + facts))).append(". */\n");
    }

    private static String safe(String words) {
        return words.replace("*/", "* /").replace('\n', ' ');
    }

    private String group(String name, String type) {
        String members = pack.groups().stream().filter(group -> group.id().equals(name)).flatMap(group -> group.members().stream())
            .map(member -> quoted(member) + ": " + type).collect(Collectors.joining("; "));
        return "Group<" + type + "> & { " + members + " }";
    }

    private void attributes(String name) {
        out.append("interface ").append(name).append(" {\n");
        for (AttributeDef attribute : pack.attributes()) {
            String type = switch (attribute.type()) {
                case NUMBER -> "number";
                case FLAG -> "boolean";
                case WORD -> union(attribute.words());
                case WORDS -> "readonly (" + union(attribute.words()) + ")[]";
                case NUMBERS -> "readonly number[]";
                case TEXT -> "string";
                case DATA -> "any";
            };
            out.append("  readonly ").append(attribute.id()).append(": ").append(type).append(";\n");
        }
        out.append("}\n");
    }

    /** All that any step carries: a helper function is handed whichever step calls it. */
    private void steps() {
        Map<String, Set<String>> types = new LinkedHashMap<>();
        for (StepDef step : pack.flow().steps()) {
            for (DataDef data : step.data()) types.computeIfAbsent(data.id(), id -> new TreeSet<>()).add(typeOf(data.type(), false));
        }
        out.append("interface Step {\n");
        types.forEach((id, all) -> out.append("  ").append(id).append(": ").append(all.size() == 1 ? all.iterator().next() : "any").append(";\n"));
        out.append("}\n");
    }

    private void spaces() {
        Map<String, Set<String>> types = new LinkedHashMap<>();
        for (BoardDef board : pack.boards()) {
            for (BoardDef.SpaceDef space : board.spaces()) {
                space.data().forEach((key, value) -> types.computeIfAbsent(key, id -> new TreeSet<>()).add(typeOf(value)));
            }
        }
        out.append("interface Space {\n");
        pack.all(Sort.COUNTER).stream().filter(one -> pack.boards().stream().anyMatch(board -> one.per().kind() == Per.Kind.GROUP && one.per().name().equals(board.id())))
            .forEach(one -> out.append("  ").append(one.id()).append(": number;\n"));
        types.forEach((id, all) -> out.append("  readonly ").append(id).append(": ").append(all.size() == 1 ? all.iterator().next() : "any").append(";\n"));
        out.append("}\n");
    }

    private static String typeOf(Object value) {
        return value instanceof Integer ? "number" : value instanceof Boolean ? "boolean" : value instanceof String ? "string"
            : value instanceof List<?> list && list.stream().allMatch(Integer.class::isInstance) ? "readonly number[]" : "any";
    }
}
