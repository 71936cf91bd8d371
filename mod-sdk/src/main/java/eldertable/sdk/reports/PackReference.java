package eldertable.sdk.reports;

import eldertable.api.Sort;
import eldertable.api.TextYaml;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.FlowDef.DetailDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PieceSetDef.KindDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A pack as Markdown, in the words that players read and with the ids that authors write. */
public final class PackReference {
    private final PackDef pack;
    private final Lexicon words;
    private final StringBuilder text = new StringBuilder();

    public PackReference(Blueprint blueprint) {
        pack = blueprint.pack;
        words = new Lexicon(blueprint, "en", IntStream.range(0, blueprint.players).mapToObj(TableNames::player).toList());
    }

    public String text() {
        about();
        pack.sets().forEach(this::cards);
        components();
        flow();
        glossary();
        if (!pack.rules().isBlank()) text.append("\n## Rules\n\n").append(deeper(pack.rules().strip())).append('\n');
        return text.toString();
    }

    private void about() {
        PackInfo info = pack.info();
        text.append("# ").append(words.gameTitle()).append("\n\n").append(words.summary()).append("\n\n");
        text.append("`").append(info.id()).append("` ").append(info.version()).append(", ").append(players(info)).append(", about ")
            .append(info.minutes()).append(" minutes\n");
        pack.mods().forEach(mod -> text.append("- with the mod ").append(mod.info().title()).append(" (`").append(mod.info().id()).append("` ")
            .append(mod.info().version()).append(")\n"));
        table("Options", List.of("option", "id", "values", "at the start"), info.options(), option -> List.of(words.option(option.id()),
            code(option.id()), values(option), option.isNumber() ? option.start().toString() : words.optionValue(option.id(), option.start().toString())));
        table("Knobs", List.of("id", "value", "from", "to", "what it does"), info.knobs(), knob -> List.of(code(knob.id()), String.valueOf(knob.value()),
            knob.hasRange() ? String.valueOf(knob.min()) : "", knob.hasRange() ? String.valueOf(knob.max()) : "", knob.about()));
        table("Presets", List.of("preset", "id", "options", "for whom"), info.presets(), preset -> List.of(words.preset(preset.id()), code(preset.id()),
            preset.options().entrySet().stream().map(chosen -> code(chosen.getKey() + "=" + chosen.getValue())).collect(Collectors.joining(" ")), words.presetText(preset.id())));
    }

    private static String players(PackInfo info) {
        if (info.minPlayers() == info.maxPlayers()) return info.minPlayers() + (info.minPlayers() == 1 ? " player" : " players");
        return info.minPlayers() + " to " + info.maxPlayers() + " players";
    }

    private String values(OptionDef option) {
        if (option.isNumber()) return option.min() + " to " + option.max();
        return option.values().stream().map(value -> words.optionValue(option.id(), value)).collect(Collectors.joining(", "));
    }

    /** The pack's own terms: those of the program are not explained here. */
    private void glossary() {
        Map<String, String> terms = new TreeMap<>();
        pack.text().getOrDefault("en", Map.of()).forEach((key, line) -> {
            if (key.startsWith("terms.") && TextYaml.TERMS.find(key.substring(6)).isEmpty()) terms.put(key.substring(6), line);
        });
        table("Glossary", List.of("term", "meaning"), List.copyOf(terms.entrySet()), term -> List.of(term.getKey(), term.getValue()));
    }

    // ------------------------------------------------------------------ pieces

    private void cards(PieceSetDef set) {
        List<AttributeDef> used = pack.attributes().stream()
            .filter(attribute -> set.kinds().stream().anyMatch(kind -> kind.attributes().containsKey(attribute.id()))).toList();
        boolean told = set.kinds().stream().anyMatch(kind -> !words.kindText(kind.id()).isEmpty());
        List<String> heads = new ArrayList<>(List.of("title", "id", "copies"));
        used.forEach(attribute -> heads.add(attribute.id()));
        if (told) heads.add("text");
        table(heading(set), heads, set.kinds(), kind -> {
            List<String> row = new ArrayList<>(List.of(words.kind(kind.id()), code(kind.id()), copies(kind)));
            used.forEach(attribute -> row.add(value(kind.attributes().get(attribute.id()))));
            if (told) row.add(words.kindText(kind.id()));
            return row;
        });
    }

    /** Under which the kinds of a set are listed. */
    public static String heading(PieceSetDef set) {
        return capital(set.id());
    }

    private static String copies(KindDef kind) {
        return kind.copies() + (kind.perPlayer() ? " each" : "");
    }

    private String value(Object value) {
        if (value == null || Boolean.FALSE.equals(value)) return "";
        if (value instanceof Boolean) return "yes";
        if (value instanceof String word) return pack.words().contains(word) ? words.word(word) : word;
        if (value instanceof List<?> list) return list.stream().map(this::value).collect(Collectors.joining(", "));
        return value.toString();
    }

    private void components() {
        for (Sort sort : Sort.components()) {
            List<ComponentDef> all = pack.all(sort);
            if (all.isEmpty()) continue;
            List<String> heads = new ArrayList<>(List.of(sort.noun(), "id"));
            heads.addAll(all.get(0).facts().keySet());
            table(capital(sort.section()), heads, all, component -> {
                List<String> row = new ArrayList<>(List.of(words.component(sort, component.id()), code(component.id())));
                row.addAll(component.facts().values());
                return row;
            });
        }
    }

    // ------------------------------------------------------------------ flow

    private void flow() {
        table("Steps", List.of("step", "id", "who", "moves", "carries", "phase"), pack.flow().steps(), step -> List.of(words.step(step.id()), code(step.id()), who(step),
            codes(step.moves()), step.data().stream().map(data -> code(data.id()) + " (" + word(data.type()) + ")").collect(Collectors.joining(", ")), step.phase().isEmpty() ? "" : words.phase(step.phase())));
        table("Moves", List.of("move", "id", "when"), pack.flow().moves(), move -> List.of(words.move(move.id()), code(move.id()),
            move.anytime() ? "at any time of one's own turn" + (move.during().isEmpty() ? "" : ", in " + codes(move.during())) : stepsOf(move.id())));
        table("Events", List.of("event", "brings"), pack.flow().events(), event -> List.of(code(event.id()), details(event)));
        table("Questions", List.of("question", "about", "asks with"), pack.flow().questions(), question -> List.of(code(question.id()), valueOf(question), details(question)));
    }

    private static String codes(List<String> ids) {
        return ids.stream().map(PackReference::code).collect(Collectors.joining(", "));
    }

    private static String valueOf(EventDef question) {
        return question.details().stream().filter(detail -> detail.id().equals("value")).map(detail -> word(detail.type())).findFirst().orElse("anything");
    }

    private static String details(EventDef told) {
        if (told.open()) return "anything";
        return told.details().stream().filter(detail -> !detail.id().equals("value")).map(detail -> code(detail.id()) + " (" + word(detail.type()) + ")").collect(Collectors.joining(", "));
    }

    private static String word(Enum<?> type) {
        return type.name().toLowerCase(Locale.ROOT);
    }

    private static String who(StepDef step) {
        if (step.who() == Who.AUTO) return "runs by itself";
        return switch (step.who()) {
            case ONE -> "the player it names";
            case EVERYONE -> "everybody";
            default -> "the active player";
        };
    }

    private String stepsOf(String move) {
        return pack.flow().steps().stream().filter(step -> step.moves().contains(move)).map(step -> code(step.id())).collect(Collectors.joining(", "));
    }

    // ------------------------------------------------------------------ Markdown

    private <T> void table(String title, List<String> heads, List<T> things, Function<T, List<String>> row) {
        if (things.isEmpty()) return;
        text.append("\n## ").append(title).append("\n\n");
        line(heads);
        line(heads.stream().map(head -> "---").toList());
        things.forEach(thing -> line(row.apply(thing)));
    }

    private void line(List<String> cells) {
        text.append("| ").append(cells.stream().map(PackReference::cell).collect(Collectors.joining(" | "))).append(" |\n");
    }

    private static String cell(String words) {
        return words.replace("|", "\\|").replaceAll("\\s*\n\\s*", " ");
    }

    private static String code(String id) {
        return "`" + id + "`";
    }

    private static String capital(String id) {
        return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    }

    /** The rules page has headings of its own, which go two levels down. */
    private static String deeper(String page) {
        return page.replaceAll("(?m)^(#+ )", "##$1");
    }
}
