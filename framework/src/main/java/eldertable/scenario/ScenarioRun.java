package eldertable.scenario;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.CommandText;
import eldertable.rules.CompletionSearch;
import eldertable.rules.MoveHooks;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.scenario.ScenarioDef.Line;
import eldertable.state.Effect;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Plays one scenario. First every name in it is looked up, so that all slips are told at once; then it is played. */
final class ScenarioRun {
    private final ScenarioDef scenario;
    private final RuleEngine engine;
    private final CommandText commands;
    private final Problems problems;
    private final Terms terms;
    private final ExpectReader expectReader;
    private final List<ScenarioFailure> failures = new ArrayList<>();
    private final List<Act> acts = new ArrayList<>();
    private Given given = new Given();
    private List<Check> checks = List.of();

    private final GameState state;
    private List<Effect> effects = new ArrayList<>();
    private Span chanceSpan;
    private boolean stopped;

    private interface Act {
        void run() throws RuleFault;
    }

    ScenarioRun(ScenarioDef scenario, RuleEngine engine, CommandText commands, Problems problems) {
        this.scenario = scenario;
        this.engine = engine;
        this.commands = commands;
        this.problems = problems;
        terms = new Terms(engine.blueprint, commands.names(), problems);
        expectReader = new ExpectReader(terms, commands);
        state = new GameState(engine.blueprint, scenario.seed());
    }

    List<ScenarioFailure> failures() {
        return failures;
    }

    /** Looks up every name; false if one means nothing. */
    boolean prepare() {
        scenario.given().ifPresent(map -> given = new GivenReader(terms).read(map));
        for (Line line : scenario.lines()) acts.add(act(line));
        scenario.expect().ifPresent(map -> checks = expectReader.read(map));
        return !problems.hasErrors();
    }

    private Act act(Line line) {
        if (line instanceof Line.Given change) {
            Given changes = new GivenReader(terms).read(change.changes());
            return () -> change(changes);
        }
        if (line instanceof Line.Expect look) {
            List<Check> looks = expectReader.read(look.looks());
            return () -> check(looks);
        }
        Line.Move move = (Line.Move) line;
        String complaint = commands.complaint(move.command());
        if (complaint != null) terms.error("bad-command", move.span(), complaint);
        return () -> play(move);
    }

    void play() {
        try {
            start();
            for (Act act : acts) {
                if (stopped || problems.hasErrors()) return;
                act.run();
            }
            if (stopped || problems.hasErrors()) return;
            check(checks);
            int unused = state.unusedChance();
            if (unused > 0 && !expectReader.expectsUnusedChance()) {
                String left = unused == 1 ? "1 result is left" : unused + " results are left";
                failures.add(new ScenarioFailure(chanceSpan, "chance", "all used", left));
            }
        } catch (RuleFault fault) {
            problem(fault.diagnostic());
        }
    }

    /** What is wrong with scripted chance is told where it was written. */
    private void problem(Diagnostic problem) {
        boolean ours = problem.code().equals("scripted-chance") && chanceSpan != null;
        if (ours) terms.error(problem.code(), chanceSpan, problem.message());
        else problems.add(problem);
    }

    // ------------------------------------------------------------------ the table

    private void start() throws RuleFault {
        if (given.steps == null) {
            scriptChance(given);
            happening(() -> engine.begin(state));
            new TableSetup(terms, state, given).layOut();
        } else {
            change(given);
        }
    }

    private void change(Given changes) throws RuleFault {
        scriptChance(changes);
        TableSetup setup = new TableSetup(terms, state, changes);
        setup.layOut();
        setup.enterSteps();
        if (changes.steps != null && !problems.hasErrors()) happening(() -> engine.resume(state));
    }

    private void scriptChance(Given changes) {
        if (changes.chance == null) return;
        state.scriptChance(changes.chance);
        chanceSpan = changes.chanceSpan;
    }

    private void happening(Act act) throws RuleFault {
        effects = new ArrayList<>();
        state.listen(effects::add);
        try {
            act.run();
        } finally {
            state.listen(null);
        }
    }

    // ------------------------------------------------------------------ moves and looks

    private void check(List<Check> looks) throws RuleFault {
        Check.Moment moment = new Check.Moment(engine, commands, state, effects);
        for (Check look : looks) look.check(moment, failures::add);
    }

    private void play(Line.Move move) throws RuleFault {
        Reading reading = commands.read(state, move.command());
        if (reading instanceof Reading.Refused refused) {
            refused(move, refused.reason());
        } else if (reading instanceof Reading.Chosen chosen && !chosen.complete()) {
            if (new CompletionSearch(engine).isPossible(state, chosen.move())) incomplete(move, chosen);
            else refused(move, "Nothing can be chosen for it now.");
        } else if (reading instanceof Reading.Chosen chosen) {
            Outcome outcome = engine.apply(state, chosen.move());
            if (outcome instanceof Outcome.Accepted accepted) accepted(move, accepted);
            else if (outcome instanceof Outcome.Refused refused) refused(move, refused.reason());
            else if (outcome instanceof Outcome.Faulted faulted) problem(faulted.diagnostic());
        }
    }

    private void accepted(Line.Move move, Outcome.Accepted accepted) {
        effects = accepted.effects();
        if (move.refused()) fail(move, expectation(move), "accepted");
    }

    private void refused(Line.Move move, String reason) {
        boolean asExpected = move.refused() && reason.toLowerCase(Locale.ROOT).contains(move.reason().toLowerCase(Locale.ROOT));
        if (!asExpected) fail(move, expectation(move), "refused \"" + reason + "\"");
    }

    private static String expectation(Line.Move move) {
        return !move.refused() ? "accepted" : move.reason().isEmpty() ? "refused" : "refused \"" + move.reason() + "\"";
    }

    /** What comes after a move that went otherwise would only confuse. */
    private void fail(Line.Move move, String expected, String actual) {
        failures.add(new ScenarioFailure(move.span(), move.command(), expected, actual));
        stopped = true;
    }

    private void incomplete(Line.Move move, Reading.Chosen chosen) {
        MoveHooks hooks = engine.move(chosen.move().move());
        int pick = chosen.move().finished();
        terms.error("bad-command", move.span(), "The move is not complete: '" + hooks.pickName(pick) + "' is still to be picked"
            + (hooks.isMany(pick) ? " (in [ ], or [] for none)." : "."));
    }
}
