package eldertable.hostile;

import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.bot.Thinking;
import eldertable.art.PaintedCards;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Severity;
import eldertable.diagnostic.Span;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.Limits;
import eldertable.script.ScriptEngine;
import eldertable.sdk.Main;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.YamlReader;
import picocli.CommandLine;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is done with a hostile pack: `play` (its move `bad` between two good ones), `invariants`, `value`, `weigh` and `bot` (what else
 * its rules are asked), and the commands `check`, `test` and `simulate` as a user gives them.
 */
final class Deeds {
    /** How a pack's problem begins when a command prints it for people. */
    private static final Pattern PRINTED = Pattern.compile("(?m)^ *(\\S.*?)(?::(\\d+):(\\d+))?  (?:error|warning)  (\\S+)\\R((?: .*\\R)+)");

    /** Less than people are given, for there are hundreds of them; the commands have the limits that they always have. */
    private static final Limits SHORT = new Limits(Limits.PLAY.statements() / 4, Limits.PLAY.millis() / 4, Limits.PLAY.bytes() / 2);

    /** What came of a deed. @param told all that the pack was told of; @param seconds how long what was asked took, without what was done before */
    record Result(List<Diagnostic> told, double seconds) {}

    /** Something that a game's rules are asked. */
    private interface Question {
        void ask(RuleEngine engine, GameState state) throws RuleFault;
    }

    private final ScriptEngine scripts;

    Deeds(ScriptEngine scripts) {
        this.scripts = scripts;
    }

    /** @param pack a folder or zip; it may be a copy of the committed one */
    Result does(Attack attack, Path pack) {
        return switch (attack.deed()) {
            case "play" -> play(attack, pack, (engine, state) -> bad(engine, state, Integer.parseInt(attack.notes().text("seat", "0"))));
            case "invariants" -> play(attack, pack, (engine, state) -> engine.brokenInvariant(state));
            case "value" -> play(attack, pack, (engine, state) -> engine.valueHint(state, 0));
            case "weigh" -> play(attack, pack, Deeds::weigh);
            case "bot" -> play(attack, pack, Deeds::bot);
            case "check" -> command(attack, "check", pack.toString(), "--json");
            case "test" -> command(attack, "test", pack.toString());
            case "simulate" -> command(attack, "simulate", pack.toString(), "--games", "1", "--threads", "1", "--max-moves", "50");
            case "draw" -> draw(pack);
            default -> throw new AssertionError(attack + ": nobody knows how to " + attack.deed());
        };
    }

    // ------------------------------------------------------------------ at a table

    private Result play(Attack attack, Path folder, Question question) {
        long began = System.nanoTime();
        PackLoad load = PackReader.read(folder);
        if (load.pack().isEmpty()) return new Result(load.problems(), seconds(began));
        Blueprint blueprint = new Blueprint(load.pack().get(), 2, Map.of());
        try (RuleEngine engine = scripts.rules(blueprint, SHORT, Printed.SILENT)) {
            return atTable(attack, engine, question);
        } catch (RuleFault fault) { // the rules could not even be loaded
            return new Result(List.of(fault.diagnostic()), seconds(began));
        }
    }

    /** A good move, what is asked, and a good move again: whatever was asked, the table is as if it had not been. */
    private static Result atTable(Attack attack, RuleEngine engine, Question question) throws RuleFault {
        GameState state = engine.start(1);
        good(engine, state);
        long before = state.hash(), began = System.nanoTime();
        List<Diagnostic> told = new ArrayList<>();
        try {
            question.ask(engine, state);
        } catch (RuleFault fault) {
            told.add(fault.diagnostic());
        }
        double seconds = seconds(began);
        if (!attack.nothing() && state.hash() != before) throw new AssertionError(attack + " changed the table, though it failed");
        good(engine, state);
        int score = state.count(engine.blueprint.counter("score").first());
        if (score != 2) throw new AssertionError(attack + " gained something: the score is " + score);
        return new Result(told, seconds);
    }

    private static void good(RuleEngine engine, GameState state) {
        Move good = new Move().reset(0);
        good.chooseMove(engine.blueprint.move("good"));
        Outcome outcome = engine.apply(state, good);
        if (!(outcome instanceof Outcome.Accepted)) throw new AssertionError("the game does not go on: " + outcome);
    }

    /** Makes the move `bad`, with the first thing that can be chosen wherever something can. */
    private static void bad(RuleEngine engine, GameState state, int seat) throws RuleFault {
        Move move = new Move().reset(seat);
        move.chooseMove(engine.blueprint.move("bad"));
        Offers offers = new Offers();
        engine.offer(state, new Move().reset(seat), offers); // as everybody does first
        while (!engine.isComplete(move)) {
            engine.offer(state, move, offers);
            if (offers.size() == 0) return;
            engine.choose(move, offers.get(0), offers);
        }
        if (engine.apply(state, move) instanceof Outcome.Faulted faulted) throw new RuleFault(faulted.diagnostic());
    }

    private static void weigh(RuleEngine engine, GameState state) throws RuleFault {
        Offers offers = new Offers();
        engine.offer(state, new Move().reset(0), offers);
        engine.weigh(state, new Move().reset(0), offers);
    }

    private static void bot(RuleEngine engine, GameState state) throws RuleFault {
        Thinking thinking = new Thinking(engine, state, null, List.of(), 0, Budget.playouts(1), 1, done -> { });
        Bots.named(engine.botNames().get(0), engine).orElseThrow().choose(thinking);
    }

    private static double seconds(long began) {
        return (System.nanoTime() - began) / 1e9;
    }

    // ------------------------------------------------------------------ by a command

    private static Result command(Attack attack, String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(Attack.texts(attack.notes(), "arguments"));
        StringWriter out = new StringWriter(), err = new StringWriter();
        CommandLine line = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        long began = System.nanoTime();
        int exit = line.execute(all.toArray(String[]::new));
        double seconds = seconds(began);
        String said = out + "\n" + err;
        if (said.contains("inside Eldertable")) throw new AssertionError(attack + " made the program itself fail:\n" + said);
        List<Diagnostic> told = all.contains("--json") ? ofJson(out.toString()) : printed(said);
        if (exit == 0 && !attack.nothing()) throw new AssertionError(attack + " was found sound:\n" + said);
        return new Result(told, seconds);
    }

    private static List<Diagnostic> ofJson(String json) {
        Problems problems = new Problems();
        Optional<Node> read = YamlReader.read("json", json.getBytes(StandardCharsets.UTF_8), problems);
        if (!(read.orElse(null) instanceof ListNode list)) throw new AssertionError(problems.list() + "\n" + json);
        return list.items().stream().map(MapNode.class::cast).map(one -> new Diagnostic(one.text("severity", "").equals("error") ? Severity.ERROR : Severity.WARNING,
            one.text("code", ""), new Span(one.text("file", ""), Integer.parseInt(one.text("line", "0")), 1), Message.plain(one.text("message", "")), "")).toList();
    }

    private static List<Diagnostic> printed(String text) {
        List<Diagnostic> found = new ArrayList<>();
        Matcher printed = PRINTED.matcher(text);
        while (printed.find()) {
            int line = printed.group(2) == null ? 1 : Integer.parseInt(printed.group(2));
            found.add(Diagnostic.error(printed.group(4), new Span(printed.group(1), line, 1), printed.group(5)));
        }
        return found;
    }

    // ------------------------------------------------------------------ in the window

    /** What a pack brings along is shown as the window does; what cannot be is told when the pack is read. */
    private static Result draw(Path pack) {
        long began = System.nanoTime();
        PackLoad load = PackReader.read(pack);
        load.pack().ifPresent(sound -> PaintedCards.paint(sound.art().values()));
        return new Result(load.problems(), seconds(began));
    }
}
