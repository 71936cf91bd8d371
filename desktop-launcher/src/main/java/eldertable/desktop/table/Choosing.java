package eldertable.desktop.table;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.faces.TableLook;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Thing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lays what can be chosen upon the things of the table, and makes buttons of the rest. Needs no GL. */
final class Choosing {
    private static final int FEW = 4;

    private final TableLook look;
    private final Consumer<Request> requests;
    private final Consumer<Dialog> dialogs;
    private List<Hot> places = List.of();
    private List<SidePanel.Entry> entries = List.of();
    private String prompt = "";
    private final Map<Integer, String> refusals = new HashMap<>();
    private Map<Integer, List<Choice>> byCode = Map.of();
    /** What the buttons choose. */
    private final Map<Runnable, Choice> pressed = new IdentityHashMap<>();
    private List<Choice> asked = List.of();
    private Set<Integer> hinted = Set.of(), chosen = Set.of();
    /** For a piece that is not offered itself the one that is, its equal beside it. */
    private Map<Thing, Integer> equals = Map.of();
    /** What lies at things that are not offered themselves. */
    private Map<Thing, List<Choice>> lying = Map.of();
    private final ChosenTokens chosenTokens;

    Choosing(TableLook look, Consumer<Request> requests, Consumer<Dialog> dialogs) {
        this.look = look;
        this.requests = requests;
        this.dialogs = dialogs;
        chosenTokens = new ChosenTokens(token -> OfferedPlaces.poolOf(look.blueprint, token));
    }

    List<Hot> places() {
        return places;
    }

    List<SidePanel.Entry> entries() {
        return entries;
    }

    String prompt() {
        return prompt;
    }

    /** Why a thing cannot be chosen now, or "". */
    String reason(Thing thing) {
        return thing.codes().stream().map(refusals::get).filter(reason -> reason != null).findFirst().orElse("");
    }

    /** Whether it is in the move already. */
    boolean isChosen(Thing thing) {
        return thing.codes().stream().anyMatch(chosen::contains);
    }

    boolean isHinted(Thing thing) {
        return !(thing instanceof Thing.Token) && thing.codes().stream().anyMatch(code -> hinted.contains(code) || choices(code).stream().anyMatch(this::isHinted))
            || lying(thing).stream().anyMatch(choice -> hinted.containsAll(choice.path()));
    }

    /** Whether a number is advised that lies somewhere. */
    private boolean isHinted(Choice choice) {
        return !choice.where().isEmpty() && hinted.containsAll(choice.path());
    }

    /** All that goes with what is pointed at: what a number takes, and what a move can begin with. */
    Set<Integer> lit(Hot current) {
        if (current == null) return Set.of();
        Set<Integer> codes = new HashSet<>();
        if (current.thing() != null) current.thing().codes().forEach(code -> choices(code).forEach(choice -> codes.addAll(choice.where())));
        Choice button = pressed.get(current.action());
        if (button == null) return codes;
        codes.addAll(button.where());
        for (Choice choice : asked) {
            boolean begun = choice.isShortcut() && choice.path().get(0) == button.code();
            if (begun) codes.addAll(choice.where().isEmpty() ? List.of(choice.code()) : choice.where());
        }
        return codes;
    }

    /** Whether a button chooses, or begins, what pointing at a thing of the table means. */
    boolean isMeant(Hot button, Hot current) {
        Choice choice = pressed.get(button.action());
        return choice != null && current != null && current.thing() != null
            && current.thing().codes().stream().flatMap(code -> choices(code).stream()).anyMatch(meant -> meant.path().get(0).equals(choice.path().get(0)));
    }

    /** How many of a thing's pieces are in the open pick of several. */
    int picked(Thing thing) {
        return thing.codes().stream().mapToInt(code -> byCode.getOrDefault(code, List.of()).stream().mapToInt(Choice::times).sum()).sum();
    }

    /** How many of a heap of tokens are in the move already, or in the open pick of several. */
    int ticked(Thing.Token token) {
        boolean offered = places.stream().anyMatch(place -> place.thing() == token);
        return chosenTokens.count(token) + (offered ? picked(token) : 0);
    }

    /** What choosing a thing would mean, or empty. */
    List<Choice> choices(int code) {
        return byCode.getOrDefault(code, List.of());
    }

    boolean asksForSpaces() {
        return byCode.keySet().stream().anyMatch(code -> Code.tag(code) == Code.SPACE);
    }

    void arrange(Snapshot now, Arrangement table) {
        refusals.clear();
        byCode = now.ask().map(Ask::places).orElse(Map.of());
        asked = now.ask().map(Ask::choices).orElse(List.of());
        pressed.clear();
        chosen = now.ask().map(Choosing::marked).orElse(Set.of());
        equals = Map.of();
        lying = Map.of();
        hinted = now.hint().map(Snapshot.Hint::codes).orElse(Set.of());
        Ask ask = now.ask().orElse(null);
        if (ask == null) {
            chosenTokens.arrange(List.of(), List.of(), List.of());
            places = List.of();
            entries = List.of();
            prompt = "";
            return;
        }
        for (Ask.Refusal refusal : ask.refusals()) refusals.putIfAbsent(refusal.code(), refusal.reason());
        prompt = prompt(now, ask);
        Set<Integer> themselves = ask.choices().stream().map(Choice::code).collect(Collectors.toSet());
        Set<Integer> settled = new HashSet<>(refusals.keySet());
        byCode.keySet().stream().filter(code -> !themselves.contains(code)).forEach(settled::add); // where a number lies, that very card is meant
        equals = EqualPieces.of(table, themselves, settled);
        lying = OfferedPlaces.of(look, table, ask, now.view().step());
        chosenTokens.arrange(ask.chosen(), ask.chosenFrom(), lying.keySet());
        Set<Integer> placed = new HashSet<>();
        List<Hot> found = new ArrayList<>();
        for (Thing thing : table.things()) {
            if (codes(thing).stream().noneMatch(byCode::containsKey) && lying(thing).isEmpty()) continue;
            if (!(thing instanceof Thing.Token)) thing.codes().forEach(placed::add); // tokens of several pools may look alike: they have buttons too
            float angle = thing instanceof Thing.Piece piece ? piece.angle() : 0;
            found.add(Hot.place(label(thing), thing, thing.box(), angle, tip(thing), () -> choose(now, ask, thing)));
        }
        places = List.copyOf(found);
        entries = entries(now, ask, placed);
    }

    /** What is in the move; and all that the only number left will take, which is only to be confirmed. */
    private static Set<Integer> marked(Ask ask) {
        Set<Integer> codes = new HashSet<>(ask.chosen());
        if (!ask.first() && !ask.many() && ask.choices().size() == 1) codes.addAll(ask.choices().get(0).where());
        return codes;
    }

    private String prompt(Snapshot now, Ask ask) {
        String asked = ask.move().isEmpty() || ask.prompt().startsWith(ask.move()) ? ask.prompt() : ask.move() + ": " + ask.prompt();
        String hint = now.hint().map(advice -> "\n" + look.lexicon.say("ask.hint", "hint", advice.text())).orElse("");
        return asked + hint;
    }

    private List<Choice> lying(Thing thing) {
        return lying.getOrDefault(thing, List.of());
    }

    /** The codes of a thing that is offered itself; a token is one of many that are alike. */
    private List<Integer> codes(Thing thing) {
        if (thing instanceof Thing.Token) return List.of();
        return equals.containsKey(thing) ? List.of(equals.get(thing)) : thing.codes();
    }

    private String label(Thing thing) {
        int code = Stream.concat(codes(thing).stream().filter(byCode::containsKey), lying(thing).stream().map(Choice::code)).findFirst().orElseThrow();
        return look.lexicon.thing(code);
    }

    private String tip(Thing thing) {
        Set<String> moves = new java.util.LinkedHashSet<>();
        Stream.concat(codes(thing).stream().flatMap(code -> choices(code).stream()), lying(thing).stream())
            .filter(choice -> choice.isShortcut() || !choice.where().isEmpty()).forEach(choice -> moves.add(choice.label()));
        return String.join(", ", moves);
    }

    // ------------------------------------------------------------------ taking a choice

    private void choose(Snapshot now, Ask ask, Thing thing) {
        List<Choice> open = new ArrayList<>();
        for (int code : codes(thing)) {
            List<Choice> here = choices(code);
            if (here.isEmpty()) continue;
            if (ask.many() && !isFree(thing, here.get(0).times())) continue; // one that lies below it may be
            open.addAll(here);
            break;
        }
        lying(thing).stream().filter(choice -> !ask.many() || isFree(thing, choice.times())).forEach(open::add);
        if (open.isEmpty() && ask.many()) {
            thing.codes().stream().filter(code -> picked(code) > 0).reduce((first, second) -> second)
                .ifPresent(code -> requests.accept(new Request.Unpick(now.number(), code)));
            return;
        }
        take(now, open, label(thing));
    }

    /** Whether there is more of a thing than is picked already: a heap of tokens is one thing for all of a kind. */
    static boolean isFree(Thing thing, int picked) {
        return picked < (thing instanceof Thing.Token token ? token.count() : 1);
    }

    private int picked(int code) {
        return choices(code).stream().mapToInt(Choice::times).sum();
    }

    private void take(Snapshot now, List<Choice> open, String title) {
        if (open.size() == 1) {
            requests.accept(new Request.Choose(now.number(), open.get(0).path()));
            return;
        }
        List<SidePanel.Entry> moves = new ArrayList<>();
        for (Choice choice : open) {
            moves.add(new SidePanel.Entry(choice.label(), moveIcon(choice.path().get(0)), choice.about(), true, false, true, () -> {
                dialogs.accept(null);
                requests.accept(new Request.Choose(now.number(), choice.path()));
            }));
        }
        Runnable leave = () -> dialogs.accept(null);
        moves.add(new SidePanel.Entry(look.lexicon.say("ask.cancel"), "", "", true, false, true, leave));
        dialogs.accept(new Dialog(title, look.lexicon.say("ask.what-with-it"), moves, false, leave));
    }

    private String moveIcon(int code) {
        return Code.tag(code) == Code.MOVE ? look.icon("moves", look.blueprint.moves.get(Code.value(code)).id()) : "";
    }

    // ------------------------------------------------------------------ buttons

    /** Something to be clicked in the panel, or closed and why. @param code by which it is told where it stands among the others */
    private record Button(int code, SidePanel.Entry entry) {}

    private List<SidePanel.Entry> entries(Snapshot now, Ask ask, Set<Integer> placed) {
        List<Button> buttons = new ArrayList<>();
        for (Choice choice : withButtons(ask.choices(), placed)) {
            String times = choice.times() > 1 ? " ×" + choice.times() : "";
            String label = choice.times() == 0 ? choice.label() : look.lexicon.say("ask.chosen", "thing", choice.label(), "times", times);
            Runnable take = () -> requests.accept(new Request.Choose(now.number(), choice.path()));
            pressed.put(take, choice);
            buttons.add(new Button(choice.code(), new SidePanel.Entry(label, icon(choice.code()), choice.about(), true, hinted.contains(choice.code()), false, take)));
        }
        for (Ask.Refusal refusal : ask.refusals()) {
            if (!isSaid(refusal.code())) continue; // what lies on the table tells its reason there
            buttons.add(new Button(refusal.code(), new SidePanel.Entry(refusal.label(), icon(refusal.code()), refusal.reason(), about(refusal.code()), false, false, false, () -> { })));
        }
        // Buttons keep their order whatever can be done now.
        if (buttons.stream().allMatch(button -> isSaid(button.code()))) buttons.sort(Comparator.comparingInt(Choosing::rank));
        List<SidePanel.Entry> list = new ArrayList<>(buttons.stream().map(Button::entry).toList());
        if (ask.many()) {
            String count = ask.min() == ask.max() ? look.lexicon.say("ask.of", "count", ask.added(), "all", ask.max()) : String.valueOf(ask.added());
            list.add(new SidePanel.Entry(look.lexicon.say("ask.done", "count", count), "check-mark", ask.unfinished(), ask.canFinish(), true, true,
                () -> requests.accept(new Request.Finish(now.number()))));
        }
        if (ask.canGoBack()) list.add(new SidePanel.Entry(look.lexicon.say("ask.back"), "return-arrow", look.lexicon.say("ask.back.note"), true, false, true, () -> requests.accept(new Request.Back())));
        return list;
    }

    /** What lies nowhere on the table; and where that is a thing beside a few that do, such as the other side of a coin, all stand side by side. */
    static List<Choice> withButtons(List<Choice> choices, Set<Integer> placed) {
        List<Choice> asked = choices.stream().filter(choice -> !choice.isShortcut()).toList();
        boolean scattered = asked.size() <= FEW && asked.stream().anyMatch(choice -> !isSaid(choice.code()) && !placed.contains(choice.code()));
        return asked.stream().filter(choice -> scattered || !placed.contains(choice.code())).toList();
    }

    private static int rank(Button button) {
        return Code.tag(button.code()) == Code.MOVE ? 1 << 20 | Code.value(button.code()) : Code.value(button.code());
    }

    /** Whether it is a word, a number or a move, that lies nowhere. */
    private static boolean isSaid(int code) {
        return Code.tag(code) == Code.MOVE || Code.tag(code) == Code.WORD || Code.tag(code) == Code.NUMBER;
    }

    /** What a move would do, told where it is closed too. */
    private String about(int code) {
        return Code.tag(code) == Code.MOVE ? look.lexicon.moveText(look.blueprint.moves.get(Code.value(code)).id()) : "";
    }

    private String icon(int code) {
        return switch (Code.tag(code)) {
            case Code.MOVE -> moveIcon(code);
            case Code.KIND -> look.picture(look.blueprint.kinds.get(Code.value(code)).id());
            case Code.WORD -> look.icon("words", look.blueprint.word(Code.value(code)));
            case Code.PIECE -> look.picture(look.blueprint.kindOfPiece(Code.value(code)).id());
            default -> "";
        };
    }
}
