package eldertable.scenario;

import eldertable.api.ScenarioYaml;
import eldertable.api.Sort;
import eldertable.pack.component.Notation;
import eldertable.rules.CommandText;
import eldertable.rules.TableNames;
import eldertable.scenario.Subjects.Scope;
import eldertable.scenario.Terms.Frame;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.state.Ranking;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the `expect` of a scenario into checks. */
final class ExpectReader {
    private static final Pattern SEES = Pattern.compile(ScenarioYaml.SEES.pattern());

    private final Terms terms;
    private final List<Check> checks = new ArrayList<>();
    private final TableExpectations table;
    private final MoveExpectations moves;
    private final DataExpectations data;
    private final ToldExpectations told;
    private boolean expectsUnusedChance;

    ExpectReader(Terms terms, CommandText commands) {
        this.terms = terms;
        table = new TableExpectations(terms, ScenarioYaml.EXPECT.names(), checks::add);
        moves = new MoveExpectations(terms, commands, checks::add);
        data = new DataExpectations(terms, checks::add);
        told = new ToldExpectations(terms, checks::add);
    }

    /** Whether results of chance may be left over. */
    boolean expectsUnusedChance() {
        return expectsUnusedChance;
    }

    List<Check> read(MapNode map) {
        checks.clear();
        for (MapNode.Entry entry : map.entries()) read(entry);
        return List.copyOf(checks);
    }

    private void read(MapNode.Entry entry) {
        Node node = entry.value();
        switch (entry.key()) {
            case "step" -> step(node);
            case "active" -> active(node);
            case "out" -> players(node, "out", GameState::out);
            case "winners" -> players(node, "winners", GameState::winners);
            case "ranking" -> ranking(node);
            case "over" -> over(node);
            case "result" -> result(node);
            case "rolled" -> rolled(node);
            case "said" -> said(node);
            case "because" -> because(node);
            case "scored" -> map(entry).ifPresent(told::scored);
            case "told" -> map(entry).ifPresent(told::told);
            case "unusedChance" -> unusedChance(node);
            case "legal" -> map(entry).ifPresent(moves::legal);
            case "illegal" -> map(entry).ifPresent(moves::illegal);
            case "choices" -> map(entry).ifPresent(moves::choices);
            case "total" -> map(entry).ifPresent(data::total);
            case "sum" -> map(entry).ifPresent(data::sum);
            case "ways" -> map(entry).ifPresent(data::ways);
            case "pieces" -> map(entry).ifPresent(table::pieces);
            case "table" -> map(entry).ifPresent(own -> own.entries().forEach(e -> table.read(e, Scope.TABLE)));
            default -> named(entry);
        }
    }

    private Optional<MapNode> map(MapNode.Entry entry) {
        return terms.map(entry.value(), Notation.quoted(entry.key()));
    }

    private void named(MapNode.Entry entry) {
        Matcher sees = SEES.matcher(entry.key());
        if (sees.matches()) {
            int viewer = sees.group(1).equals("spectator") ? GameState.SPECTATOR : terms.seat(sees.group(1), entry.span());
            int owner = sees.group(2) == null ? -1 : terms.seat(sees.group(2), entry.span());
            Scope scope = owner < 0 ? Scope.TABLE : Scope.seat(owner);
            map(entry).ifPresent(own -> table.seenBy(viewer, own, scope));
        } else if (terms.isSeat(entry.key())) {
            int seat = terms.seat(entry.key(), entry.span());
            if (seat >= 0) map(entry).ifPresent(own -> own.entries().forEach(e -> table.read(e, Scope.seat(seat))));
        } else {
            table.read(entry, Scope.TABLE);
        }
    }

    // ------------------------------------------------------------------ the flow

    private void step(Node node) {
        List<Frame> frames = terms.frames(node);
        boolean whole = node instanceof ListNode;
        checks.add((moment, failed) -> {
            GameState state = moment.state();
            int depth = state.depth();
            boolean same = whole ? depth == frames.size() : depth > 0 && !frames.isEmpty();
            for (int i = 0; same && i < frames.size(); i++) same = is(frames.get(i), whole ? i : depth - 1, state);
            if (same) return;
            List<String> actual = new ArrayList<>();
            for (int level = whole ? 0 : Math.max(0, depth - 1); level < depth; level++) actual.add(described(level, moment));
            String expected = frames.stream().map(frame -> described(frame, moment)).collect(Collectors.joining(", "));
            failed.accept(new ScenarioFailure(node.span(), "step", expected, actual.isEmpty()
                ? Message.of("scenario.over") : String.join(", ", actual)));
        });
    }

    private static int actors(GameState state, int level) {
        return state.actorsAt(level) & ~state.actedAt(level) & ~state.out();
    }

    private static boolean is(Frame frame, int level, GameState state) {
        if (state.stepAt(level) != frame.step() || frame.actors() >= 0 && frame.actors() != actors(state, level)) return false;
        for (int slot = 0; slot < frame.data().length; slot++) {
            Integer expected = frame.data()[slot];
            if (expected != null && normal(expected) != normal(state.dataAt(level, slot))) return false;
        }
        return true;
    }

    /** A number or flag that was never set is 0. */
    private static int normal(int code) {
        return code == Code.NOTHING ? Code.number(0) : code;
    }

    private static String described(Frame frame, Check.Moment moment) {
        StringBuilder text = new StringBuilder(frame.def().id());
        if (frame.actors() >= 0) text.append(" of ").append(TableNames.players(frame.actors()));
        for (int slot = 0; slot < frame.data().length; slot++) {
            Integer code = frame.data()[slot];
            if (code != null) text.append(' ').append(frame.def().data().get(slot).id()).append('=').append(moment.names().name(code));
        }
        return text.toString();
    }

    private static String described(int level, Check.Moment moment) {
        GameState state = moment.state();
        var def = moment.engine().blueprint.steps.get(state.stepAt(level));
        StringBuilder text = new StringBuilder(def.id()).append(" of ").append(TableNames.players(actors(state, level)));
        for (int slot = 0; slot < def.data().size(); slot++) {
            text.append(' ').append(def.data().get(slot).id()).append('=').append(moment.names().name(state.dataAt(level, slot)));
        }
        return text.toString();
    }

    // ------------------------------------------------------------------ players and the end

    private void active(Node node) {
        int expected = terms.text(node, Notation.quoted("active")).map(letter -> terms.seat(letter, node.span())).orElse(-1);
        checks.add((moment, failed) -> {
            int actual = moment.state().active();
            if (actual == expected) return;
            failed.accept(new ScenarioFailure(node.span(), "active", TableNames.player(expected), TableNames.player(actual)));
        });
    }

    private void players(Node node, String what, ToIntFunction<GameState> actual) {
        int expected = terms.seats(node, Notation.quoted(what));
        checks.add((moment, failed) -> {
            int found = actual.applyAsInt(moment.state());
            if (found != expected) failed.accept(new ScenarioFailure(node.span(), what, TableNames.players(expected), TableNames.players(found)));
        });
    }

    private void ranking(Node node) {
        List<Node> places = node instanceof ListNode list ? list.items() : List.of(node);
        String expected = told(places.stream().map(place -> terms.seats(place, Notation.quoted("ranking"))).toList());
        checks.add((moment, failed) -> {
            GameState state = moment.state();
            String found = told(Ranking.of(state.places(), state.blueprint.players).stream()
                .map(seats -> seats.stream().mapToInt(seat -> 1 << seat).sum()).toList());
            if (!found.equals(expected)) failed.accept(new ScenarioFailure(node.span(), "ranking", expected, found));
        });
    }

    private static String told(List<Integer> places) {
        return places.isEmpty() ? "none" : places.stream().map(TableNames::players).collect(Collectors.joining("; "));
    }

    private void over(Node node) {
        Optional<Boolean> flag = node instanceof ScalarNode scalar ? scalar.asFlag() : Optional.empty();
        if (flag.isEmpty()) terms.wrong(node, Notation.quoted("over"), Message.of("pack.read.a.flag"));
        checks.add((moment, failed) -> {
            boolean over = moment.state().isOver();
            if (flag.isPresent() && over != flag.get()) failed.accept(new ScenarioFailure(node.span(), "over", flag.get(), over));
        });
    }

    private void result(Node node) {
        String text = terms.text(node, Notation.quoted("result")).orElse("");
        int word = terms.blueprint.word(text);
        if (word < 0 && !text.isEmpty()) terms.unknown(node.span(), Sort.WORD.bare(), text, terms.blueprint.pack.words());
        checks.add((moment, failed) -> {
            int actual = moment.state().reason();
            Object found = moment.state().isOver() ? moment.names().name(actual) : Message.of("scenario.goes-on");
            if (actual != Code.word(Math.max(word, 0))) failed.accept(new ScenarioFailure(node.span(), "result", text, found));
        });
    }

    // ------------------------------------------------------------------ what the last move brought about

    private void rolled(Node node) {
        OptionalInt count = Terms.asNumber(node);
        List<Integer> faces = new ArrayList<>();
        if (count.isEmpty()) terms.list(node).forEach(item -> terms.number(item, Message.of("scenario.a.face")).ifPresent(faces::add));
        checks.add((moment, failed) -> {
            List<Integer> actual = new ArrayList<>();
            for (Effect effect : moment.effects()) if (effect instanceof Effect.Rolled rolled) actual.add(rolled.face());
            if (count.isEmpty() && !actual.equals(faces)) failed.accept(new ScenarioFailure(node.span(),
                Message.of("scenario.rolled"), faces, actual));
            if (count.isPresent() && actual.size() != count.getAsInt()) {
                failed.accept(new ScenarioFailure(node.span(),
                    Message.of("scenario.rolled"), count.getAsInt(), actual.size() + " " + actual));
            }
        });
    }

    private void said(Node node) {
        List<String> keys = terms.list(node).stream().flatMap(item -> terms.text(item, Message.of("scenario.a.line")).stream()).toList();
        checks.add((moment, failed) -> {
            List<String> actual = new ArrayList<>();
            for (Effect effect : moment.effects()) if (effect instanceof Effect.Said said) actual.add(said.key());
            if (!actual.containsAll(keys)) failed.accept(new ScenarioFailure(node.span(), "said", keys, actual));
        });
    }

    private void because(Node node) {
        List<String> keys = terms.list(node).stream().flatMap(item -> terms.text(item, Message.of("scenario.a.reason")).stream()).toList();
        checks.add((moment, failed) -> {
            List<String> actual = moment.effects().stream()
                .filter(effect -> effect instanceof Effect.Said said && said.purpose() == Effect.Purpose.REASON).map(effect -> ((Effect.Said) effect).key()).toList();
            if (!actual.equals(keys)) failed.accept(new ScenarioFailure(node.span(), "because", keys, actual));
        });
    }

    private void unusedChance(Node node) {
        expectsUnusedChance = true;
        int expected = terms.number(node, Notation.quoted("unusedChance")).orElse(0);
        checks.add((moment, failed) -> {
            int actual = moment.state().unusedChance();
            if (actual != expected) failed.accept(new ScenarioFailure(node.span(), Message.of("scenario.unused-chance"), expected, actual));
        });
    }
}
