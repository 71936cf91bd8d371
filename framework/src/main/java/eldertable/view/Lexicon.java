package eldertable.view;

import eldertable.api.Sort;
import eldertable.api.TextYaml;
import eldertable.api.YamlKey;
import eldertable.pack.component.Component;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.Per;
import eldertable.rules.Reason;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.Code;
import eldertable.words.Languages;
import eldertable.words.Plural;
import eldertable.words.Sentence;
import eldertable.words.Sentence.Filling;
import eldertable.words.Tongue;
import eldertable.words.Words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The words for people of one match in one language: the pack's own texts, those in English where a translation lacks them,
 * and readable words made of ids where there is no text at all.
 */
public final class Lexicon {
    /** The blank of what was rolled. */
    private static final String DICE = "dice";
    private static final String LINKS = "links";

    private final Blueprint blueprint;
    private final List<Map<String, String>> texts = new ArrayList<>();
    /** Sentences that English stands in with, each itself: their words go with numbers as in English. */
    private final Set<String> borrowed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<String> seats;
    private final String rules;
    /** Those of the language that the pack speaks here, since two languages in one sentence help nobody; and of the one that was asked for. */
    private final Words words, around;

    /** @param language such as "de" or "de-AT"; @param seats the players' names */
    public Lexicon(Blueprint blueprint, String language, List<String> seats) {
        this.blueprint = blueprint;
        this.seats = List.copyOf(seats);
        rules = blueprint.pack.rulesPages().in(language);
        for (String wanted : Languages.wanted(language)) {
            Map<String, String> found = blueprint.pack.text().get(wanted);
            if (found != null) texts.add(found);
        }
        for (Map<String, String> other : texts.subList(Math.min(1, texts.size()), texts.size())) {
            if (other == blueprint.pack.text().get(Languages.ENGLISH)) borrowed.addAll(other.values());
        }
        String spoken = Languages.wanted(language).stream().filter(blueprint.pack.text()::containsKey).findFirst().orElse(Languages.ENGLISH);
        words = Words.of(Lexicon.class, "table", spoken);
        around = spoken.equals(language) ? words : Words.of(Lexicon.class, "table", language);
    }

    /** In English, with players as commands name them: for what authors read. */
    public static Lexicon forAuthors(Blueprint blueprint) {
        return forAuthors(blueprint, Languages.ENGLISH);
    }

    /** With players as commands name them. */
    public static Lexicon forAuthors(Blueprint blueprint, String language) {
        return new Lexicon(blueprint, language, IntStream.range(0, blueprint.players).mapToObj(TableNames::player).toList());
    }

    /** A text of the pack by its dotted key, "cards.eel.text". */
    public Optional<String> text(String key) {
        for (Map<String, String> language : texts) {
            String text = language.get(key);
            if (text != null) return Optional.of(text);
        }
        return Optional.empty();
    }

    /** What something is called, where the text may stand right at its key or under "title". */
    private Optional<String> titled(String key) {
        return text(key + ".title").or(() -> text(key));
    }

    /** A small word of the program, the pack's or the usual one. */
    String term(String key) {
        return text("terms." + key).orElseGet(() -> words.has("term." + key) ? words.say("term." + key)
            : (String) ((YamlKey.Value) TextYaml.TERMS.key(key).otherwise()).value());
    }

    /** For what others say to whoever reads this. */
    public Tongue tongue() {
        return Tongue.of(around.language());
    }

    /** What the program itself says at every table, around the pack's words. @param blanks name and value, in turn */
    public String say(String key, Object... blanks) {
        return around.say(key, blanks);
    }

    /** What a bot's level is called. A pack's own bots have names of their own. */
    public String bot(String level) {
        return around.has("bot." + level) ? around.say("bot." + level) : level;
    }

    private String fill(String template, Map<String, Filling> fillings) {
        return Sentence.fill(template, fillings, borrowed.contains(template) ? Plural.ONE_OTHER : Plural.of(words.language()));
    }

    /** What a lesson says, where another language than its own does: "title", "summary", "steps.3.say". */
    public Optional<String> lesson(String id, String key) {
        return text("lessons." + id + "." + key).map(String::strip);
    }

    // ------------------------------------------------------------------ the game and its parts

    public String gameTitle() {
        return text("title").orElse(blueprint.pack.info().title());
    }

    /** The page of rules, "" if there is none. */
    public String rules() {
        return rules;
    }

    public String summary() {
        return text("summary").orElse(blueprint.pack.info().summary());
    }

    public String seat(int seat) {
        return seats.get(seat);
    }

    public String kind(String kind) {
        return titled(blueprint.kind(kind).set() + "." + kind).orElseGet(() -> Wording.title(kind));
    }

    /** What stands on a card, or "". Blanks such as {points} are filled with its attributes. */
    public String kindText(String kind) {
        Blueprint.Kind def = blueprint.kind(kind);
        return text(def.set() + "." + kind + ".text").map(text -> {
            Map<String, Filling> fillings = new LinkedHashMap<>();
            def.def().attributes().forEach((name, value) ->
                fillings.put(name, new Filling(value(value), value instanceof Integer number ? number : 1)));
            return fill(text, fillings).strip();
        }).orElse("");
    }

    /** The attributes of a kind in words, "Suit: Races". */
    public List<String> attributes(String kind) {
        return attributes(kind, List.of());
    }

    /** @param hidden attributes that are not told */
    public List<String> attributes(String kind, Collection<String> hidden) {
        List<String> lines = new ArrayList<>();
        for (AttributeDef attribute : blueprint.pack.attributes()) {
            Object value = blueprint.kind(kind).def().attributes().get(attribute.id());
            if (value == null || Boolean.FALSE.equals(value) || hidden.contains(attribute.id())) continue;
            lines.add(Boolean.TRUE.equals(value) ? attribute(attribute.id()) : attribute(attribute.id()) + ": " + value(value));
        }
        return List.copyOf(lines);
    }

    /** What an attribute is called. */
    public String attribute(String id) {
        return titled("attributes." + id).orElseGet(() -> Wording.sentence(id));
    }

    /** One attribute of a kind as it could stand on its card: a word, a flag's name, "Points 7"; "" if it has none. */
    public String attribute(String kind, String id) {
        Object value = blueprint.kind(kind).def().attributes().get(id);
        if (value == null || Boolean.FALSE.equals(value)) return "";
        if (Boolean.TRUE.equals(value)) return attribute(id);
        return value instanceof String || value instanceof Collection ? value(value) : attribute(id) + " " + value(value);
    }

    private String value(Object value) {
        if (value instanceof Collection<?> list) return String.join(", ", list.stream().map(this::value).toList());
        if (value instanceof Map<?, ?> map) {
            return String.join(", ", map.entrySet().stream().map(entry -> entry.getKey() + " " + value(entry.getValue())).toList());
        }
        return value instanceof String word && blueprint.word(word) >= 0 ? word(word) : String.valueOf(value);
    }

    public String zone(String id) {
        return titled("zones." + id).or(() -> titled("boards." + id)).orElseGet(() -> Wording.sentence(id));
    }

    /** A zone by the match's number, with whose it is: "Ada's hand", "Gate deck (First)". */
    public String zone(int number) {
        Blueprint.Zone zone = blueprint.zones.get(number);
        if (zone.owner() >= 0) return owned(seat(zone.owner()), zone(zone.def().id()));
        return zone.member() < 0 ? zone(zone.def().id()) : zone(zone.def().id()) + " (" + member(zone.def().per(), zone.member()) + ")";
    }

    private String owned(String owner, String thing) {
        // "Ada's hand"; other languages say themselves how, and nouns may be great there.
        String named = text("terms.owned").isPresent() || words.has("term.owned") ? thing : thing.substring(0, 1).toLowerCase(Locale.ROOT) + thing.substring(1);
        return fill(term("owned"), Map.of("owner", new Filling(owner, 1), "thing", new Filling(named, 1)));
    }

    /** What a component is called. */
    public String component(Sort sort, String id) {
        return titled(sort.section() + "." + id).orElseGet(() -> Wording.sentence(id));
    }

    /** What something means, told where it is pointed at, or "". @param section such as "counters" */
    public String meaning(String section, String id) {
        return text(section + "." + id + ".text").orElse("");
    }

    /** What a space means: its own words, those of its terrain, of the links that lead from it, and of its board; as far as there are such. */
    public List<String> meanings(int space) {
        BoardGraph board = blueprint.boardOfSpace(space);
        SpaceDef def = board.space(space);
        String id = def.id(), terrain = def.terrain();
        Stream<String> own = Stream.of(meaning("boards", board.def.id() + "." + id), meaning("words", id), terrain.isEmpty() ? "" : meaning("words", terrain));
        Stream<String> ways = board.def.links().stream().filter(link -> link.from().equals(id)).map(link -> way(board, def, link));
        return Stream.of(own, ways, Stream.of(meaning("boards", board.def.id()))).flatMap(texts -> texts).filter(text -> !text.isEmpty())
            .map(text -> fill(text, ofSpace(def))).distinct().toList();
    }

    private String way(BoardGraph board, SpaceDef from, LinkDef link) {
        Map<String, Filling> fillings = ofSpace(from);
        int to = board.def.spaces().stream().map(SpaceDef::id).toList().indexOf(link.to());
        fillings.put("to", new Filling(space(board.firstSpace + to), 1));
        return fill(meaning(LINKS, link.kind()), fillings);
    }

    private Map<String, Filling> ofSpace(SpaceDef space) {
        Map<String, Filling> fillings = new LinkedHashMap<>();
        space.data().forEach((name, value) -> fillings.put(name, new Filling(value(value), value instanceof Integer number ? number : 1)));
        return fillings;
    }

    /** What a kind of link is called. */
    public String link(String kind) {
        return titled(LINKS + "." + kind).orElseGet(() -> word(kind));
    }

    public String counter(String id) {
        return component(Sort.COUNTER, id);
    }

    public String pool(String id) {
        return component(Sort.POOL, id);
    }

    public String die(String id) {
        return component(Sort.DIE, id);
    }

    public String word(String word) {
        return titled("words." + word).orElseGet(() -> Wording.title(word));
    }

    public String member(Per per, int number) {
        for (GroupDef group : blueprint.pack.groups()) if (group.id().equals(per.name())) return word(group.members().get(number));
        return String.valueOf(number + 1);
    }

    /** The pool that a cell is of: by the member that it belongs to, if it belongs to one. */
    private String pool(int cell) {
        Component pool = blueprint.componentOf(cell);
        Per per = pool.def().per();
        return per.kind() == Per.Kind.GROUP ? member(per, (cell - pool.first()) / pool.size()) : pool(pool.id());
    }

    /** A space of a board by the match's number; the spaces of grids are called after their place. */
    public String space(int space) {
        BoardGraph board = blueprint.boardOfSpace(space);
        String id = board.space(space).id();
        return titled("boards." + board.def.id() + "." + id).or(() -> titled("words." + id))
            .orElseGet(() -> board.space(space).column() >= 0 ? id : Wording.title(id));
    }

    public String phase(String id) {
        return titled("phases." + id).orElseGet(() -> Wording.sentence(id));
    }

    public String step(String id) {
        return titled("steps." + id).orElseGet(() -> Wording.sentence(id));
    }

    public String move(String id) {
        return titled("moves." + id).orElseGet(() -> Wording.sentence(id));
    }

    /** What a move does, or "". */
    public String moveText(String id) {
        return text("moves." + id + ".text").orElse("");
    }

    /** What a player is asked at a step, or "" if the pack leaves it to the moves. */
    public String prompt(StepView step, int seat) {
        return text("steps." + step.id() + ".prompt").map(template -> asked(template, step.data(), seat, -1)).orElse("");
    }

    private String asked(String template, Map<String, Integer> data, int seat, int cell) {
        Map<String, Filling> fillings = new LinkedHashMap<>();
        data.forEach((name, code) -> fillings.put(name, filling(List.of(code))));
        fillings.put("me", new Filling(seat(seat), 1));
        fillings.put("pool", new Filling(cell < 0 ? "…" : pool(cell), 1));
        return fill(template, fillings);
    }

    /** What a player is asked for a pick of a move; its blanks are those of the step's prompt, and {pool}. @param cell the first one of the pool that it takes from, or -1 */
    public String pick(String move, String pick, Optional<StepView> step, int seat, int cell) {
        return titled("moves." + move + ".picks." + pick).map(template -> asked(template, step.map(StepView::data).orElse(Map.of()), seat, cell))
            .orElseGet(() -> move(move) + ": " + Wording.sentence(pick).toLowerCase(Locale.ROOT) + "?");
    }

    public String option(String id) {
        return titled("options." + id).orElseGet(() -> Wording.sentence(id));
    }

    public String preset(String id) {
        return titled("presets." + id).orElseGet(() -> Wording.sentence(id));
    }

    /** For whom a preset is; "" if nothing is said of it. */
    public String presetText(String id) {
        return text("presets." + id + ".text").orElse("");
    }

    public String optionValue(String id, String value) {
        return titled("options." + id + ".values." + value).or(() -> titled("words." + value)).orElseGet(() -> Wording.sentence(value));
    }

    // ------------------------------------------------------------------ things and sentences

    /** Anything that can be chosen or told. */
    public String thing(int code) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.PIECE -> piece(value);
            case Code.PLAYER -> seat(value);
            case Code.SPACE -> space(value);
            case Code.KIND -> kind(blueprint.kinds.get(value).id());
            case Code.WORD -> word(blueprint.word(value));
            case Code.NUMBER -> String.valueOf(value);
            case Code.MOVE -> move(blueprint.moves.get(value).id());
            case Code.CELL -> cell(value);
            case Code.SLOT -> zone(Code.slotZone(code)) + ", " + term("place") + " " + (Code.slotIndex(code) + 1);
            default -> nameless(code);
        };
    }

    private String cell(int cell) {
        Component component = blueprint.componentOf(cell);
        int offset = cell - component.first(), instance = offset / component.size();
        String title = component(component.def().sort(), component.id());
        String whose = switch (component.def().per().kind()) {
            case ONCE -> title;
            case PLAYER -> owned(seat(instance), title);
            case GROUP -> title + " (" + member(component.def().per(), instance) + ")";
            case PIECE -> owned(piece(blueprint.ownerOf(component, instance)), title);
        };
        return whose + ", " + term("place") + " " + (offset % component.size() + 1);
    }

    private String nameless(int code) {
        if (code == Code.DONE) return term("done");
        return code == Code.UNSEEN ? term("hidden") : term("nothing");
    }

    private String piece(int piece) {
        String title = kind(blueprint.kindOfPiece(piece).id());
        int owner = blueprint.ownerOf[piece];
        if (owner < 0) return title;
        Blueprint.Kind kind = blueprint.kindOfPiece(piece);
        return fill(text(kind.set() + "." + kind.id() + ".owned").orElseGet(() -> term("owned")),
            Map.of("owner", new Filling(seat(owner), 1), "thing", new Filling(title, 1)));
    }

    /** Several things: "Crab, Eel and two hidden ones" in the pack's words. */
    public String things(List<Integer> codes) {
        return Wording.enumerate(codes.stream().map(this::thing).toList(), term("and"), term("nothing"));
    }

    /** The same, where several are alike with their number: "Crab × 2 and Eel". */
    public String counted(List<Integer> codes) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int code : codes) counts.merge(thing(code), 1, Integer::sum);
        return Wording.enumerate(counts.entrySet().stream().map(one -> one.getKey() + (one.getValue() > 1 ? " × " + one.getValue() : "")).toList(),
            term("and"), term("nothing"));
    }

    public String names(List<Integer> seats) {
        return Wording.enumerate(seats.stream().map(this::seat).toList(), term("and"), term("nobody"));
    }

    private Filling filling(List<Integer> codes) {
        boolean number = codes.size() == 1 && Code.tag(codes.get(0)) == Code.NUMBER;
        return new Filling(things(codes), number ? Code.value(codes.get(0)) : codes.size());
    }

    /** The line of the chronicle for a move, from "moves.X.log" or made of its title and picks. */
    public String log(int seat, String move, Map<String, List<Integer>> picks) {
        Map<String, Filling> fillings = new LinkedHashMap<>();
        picks.forEach((name, codes) -> fillings.put(name, filling(codes)));
        fillings.put("me", new Filling(seat(seat), 1));
        Optional<String> without = picks.entrySet().stream().filter(pick -> pick.getValue().isEmpty())
            .flatMap(pick -> text("moves." + move + ".without." + pick.getKey()).stream()).findFirst();
        return without.or(() -> text("moves." + move + ".log")).map(template -> fill(template, fillings)).orElseGet(() -> {
            List<String> chosen = picks.values().stream().filter(codes -> !codes.isEmpty()).map(this::things).toList();
            return seat(seat) + ": " + move(move) + (chosen.isEmpty() ? "." : " (" + String.join("; ", chosen) + ").");
        });
    }

    /** A line that the rules have said, from "say.X" or made of its key and values. */
    public String said(String key, Map<String, Integer> values) {
        return said(key, values, List.of());
    }

    /** @param rolled what dice have shown, for a line that {@link #tellsDice tells of them} */
    String said(String key, Map<String, Integer> values, List<String> rolled) {
        return told("say.", key, values, rolled);
    }

    /** Whether a line that the rules have said tells what was rolled before it. */
    boolean tellsDice(String key) {
        return text("say." + key).map(line -> Sentence.blanks(line).contains(DICE)).orElse(false);
    }

    private String told(String section, String key, Map<String, Integer> values, List<String> rolled) {
        Map<String, Filling> fillings = new LinkedHashMap<>();
        fillings.put(DICE, new Filling(rolled.isEmpty() ? "–" : String.join(", ", rolled), rolled.size()));
        values.forEach((name, code) -> {
            fillings.put(name, filling(List.of(code)));
            fillings.put(name + ".text", new Filling(textOf(code), 1));
        });
        return text(section + key).map(template -> fill(template, fillings)).orElseGet(() -> {
            List<String> told = values.values().stream().map(this::thing).toList();
            return Wording.sentence(key) + (told.isEmpty() ? "." : " (" + String.join("; ", told) + ").");
        });
    }

    /** What stands on a piece, or "". */
    private String textOf(int code) {
        return switch (Code.tag(code)) {
            case Code.PIECE -> kindText(blueprint.kindOfPiece(Code.value(code)).id());
            case Code.KIND -> kindText(blueprint.kinds.get(Code.value(code)).id());
            default -> "";
        };
    }

    /** Why something cannot be done: from "reasons.X", the program's own words, or as the rules have written it. */
    public String reason(Reason reason) {
        return switch (reason.home()) {
            case RULES -> reason.key();
            case PACK -> told("reasons.", reason.key(), reason.values(), List.of());
            case PROGRAM -> around.say("reason." + reason.key(),
                reason.values().entrySet().stream().flatMap(value -> Stream.of(value.getKey(), filling(List.of(value.getValue())))).toArray());
        };
    }

    /** Points for something, from "say.X" with {player}, {what} and {points}; else "Ada: Eel +3". */
    public String scored(EffectView.Said said) {
        if (!said.key().isEmpty()) return said(said.key(), said.values());
        String who = said.player() < 0 ? "" : seat(said.player()), what = said.what() == Code.NOTHING ? "" : thing(said.what());
        return who + (who.isEmpty() || what.isEmpty() ? "" : ": ") + what + " " + (said.points() < 0 ? "−" : "+") + Math.abs(said.points());
    }

    /** Who has won and why, from "results.X" with {winners}. */
    public String result(ResultView result) {
        return outcome(result) + ranking(result);
    }

    /** The same where places are told beside it. */
    public String outcome(ResultView result) {
        Filling winners = new Filling(names(result.winners()), result.winners().size());
        Optional<String> own = result.reason().isEmpty() ? Optional.empty() : titled("results." + result.reason());
        String told = own.map(template -> fill(template, Map.of("winners", winners))).orElseGet(() -> {
            String usual = result.winners().isEmpty() ? words.say("result.nobody") : words.say("result.winners", "winners", winners);
            return usual + (result.reason().isEmpty() ? "" : " (" + word(result.reason()) + ")") + ".";
        });
        return Wording.capital(told);
    }

    /** Who came in which place; nothing where that says no more than who won. */
    private String ranking(ResultView result) {
        if (result.ranking().size() < 2 || blueprint.players < 3) return "";
        List<String> places = result.ranking().stream().map(seats -> result.place(seats.get(0)) + ". " + names(seats)).toList();
        return " (" + String.join(", ", places) + ")";
    }
}
