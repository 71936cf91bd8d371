package eldertable.scenario;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.FlowDef;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.CommandText;
import eldertable.rules.CompletionSearch;
import eldertable.rules.MoveHooks;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.Reason;
import eldertable.rules.RuleFault;
import eldertable.scenario.ScenarioDef.Line;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.view.EffectWitness;
import eldertable.view.MoveRecord;
import eldertable.words.Message;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Plays one scenario. First every name in it is looked up, so that all slips are told at once; then it is played. */
final class ScenarioRun {
    private static final int GO_ON = -2;

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
    /** The last moves with the tables before them, for taking them back. */
    private final Deque<Made> made = new ArrayDeque<>();
    private MoveRecord record;
    private Span chanceSpan;
    private boolean stopped;

    private record Made(MoveRecord move, GameState before) {}

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
        if (line instanceof Line.Undo undo) return () -> undo(undo);
        if (line instanceof Line.Run run) {
            int stop = stop(run.stop(), run.span());
            return () -> run(run, stop);
        }
        Line.Move move = (Line.Move) line;
        int stop = stop(move.stop(), move.span());
        Message complaint = commands.complaint(move.command());
        if (complaint != null) terms.error("bad-command", move.span(), complaint);
        return () -> play(move, stop);
    }

    /** The automatic step before which to stop: its number, -1 for any; {@link #GO_ON} for none. */
    private int stop(String id, Span span) {
        if (id == null) return GO_ON;
        if (id.isEmpty()) return -1;
        int step = engine.blueprint.step(id);
        if (step >= 0 && engine.blueprint.steps.get(step).who() == FlowDef.Who.AUTO) return step;
        terms.unknown(span, Message.of("scenario.automatic-step"), id, engine.blueprint.steps.stream().filter(def -> def.who() == FlowDef.Who.AUTO).map(FlowDef.StepDef::id).toList());
        return GO_ON;
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
                Message left = Message.of("scenario.chance-left", "count", unused);
                failures.add(new ScenarioFailure(chanceSpan, "chance", Message.of("scenario.all-used"), left));
            }
        } catch (RuleFault fault) {
            problem(fault.diagnostic());
        }
    }

    /** What is wrong with scripted chance is told where it was written. */
    private void problem(Diagnostic problem) {
        boolean ours = problem.code().equals("scripted-chance") && chanceSpan != null;
        if (ours) terms.error(problem.code(), chanceSpan, problem.telling());
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
        EffectWitness witness = new EffectWitness(state);
        Consumer<Effect> listing = effects::add;
        state.listen(listing.andThen(witness));
        try {
            act.run();
        } finally {
            state.listen(null);
        }
        record = witness.beginning();
    }

    // ------------------------------------------------------------------ moves and looks

    private void check(List<Check> looks) throws RuleFault {
        Check.Moment moment = new Check.Moment(engine, commands, state, effects, record);
        for (Check look : looks) look.check(moment, failures::add);
    }

    /** Goes on from where play was stopped. */
    private void run(Line.Run run, int stop) throws RuleFault {
        if (engine.mayAct(state) != 0 || state.isOver()) {
            failures.add(new ScenarioFailure(run.span(), "run",
                Message.of("scenario.own-step"), state.isOver() ? Message.of("scenario.over") : Message.of("scenario.must-choose")));
            stopped = true;
            return;
        }
        happening(() -> {
            if (stop == GO_ON) engine.resume(state);
            else engine.resumeUpTo(state, stop);
        });
    }

    private void undo(Line.Undo undo) {
        Message actual = made.size() < undo.moves()
            ? Message.of("scenario.only-moves", "count", made.size()) : Message.of("scenario.taken-back");
        boolean seen = made.stream().limit(undo.moves()).anyMatch(last -> last.move().uncoveredFor(last.move().player()));
        if (undo.refused() && seen) return;
        if (undo.refused() || made.size() < undo.moves()) {
            failures.add(new ScenarioFailure(undo.span(), "undo", undo.refused()
                ? Message.of("scenario.refused-seen") : Message.of("scenario.as-many-moves"), actual));
            stopped = true;
            return;
        }
        for (int i = 0; i < undo.moves(); i++) state.copyFrom(made.pop().before());
        effects = new ArrayList<>();
        record = new EffectWitness(state).beginning();
    }

    private void play(Line.Move move, int stop) throws RuleFault {
        Reading reading = commands.read(state, move.command());
        if (reading instanceof Reading.Refused refused) {
            refused(move, refused.reason());
        } else if (reading instanceof Reading.Chosen chosen && !chosen.complete()) {
            if (new CompletionSearch(engine).isPossible(state, chosen.move())) incomplete(move, chosen);
            else refused(move, Reason.LEADS_NOWHERE);
        } else if (reading instanceof Reading.Chosen chosen) {
            GameState before = state.copy();
            EffectWitness witness = new EffectWitness(state);
            Outcome outcome = stop == GO_ON ? engine.apply(state, chosen.move(), witness) : engine.applyUpTo(state, chosen.move(), witness, stop);
            if (outcome instanceof Outcome.Accepted accepted) {
                record = witness.deed(chosen.move(), engine.move(chosen.move().move()));
                made.push(new Made(record, before));
                accepted(move, accepted);
            }
            else if (outcome instanceof Outcome.Refused refused) refused(move, refused.reason());
            else if (outcome instanceof Outcome.Faulted faulted) problem(faulted.diagnostic());
        }
    }

    private void accepted(Line.Move move, Outcome.Accepted accepted) {
        effects = accepted.effects();
        if (move.refused()) fail(move, expectation(move), Message.of("scenario.accepted"));
    }

    private void refused(Line.Move move, Reason why) {
        String reason = terms.said(why);
        boolean asExpected = move.refused() && reason.toLowerCase(Locale.ROOT).contains(move.reason().toLowerCase(Locale.ROOT));
        if (!asExpected) fail(move, expectation(move), Message.of("scenario.refused-because", "reason", reason));
    }

    private static Message expectation(Line.Move move) {
        if (!move.refused()) return Message.of("scenario.accepted");
        return move.reason().isEmpty() ? Message.of("scenario.refused") : Message.of("scenario.refused-because", "reason", move.reason());
    }

    /** What comes after a move that went otherwise would only confuse. */
    private void fail(Line.Move move, Message expected, Message actual) {
        failures.add(new ScenarioFailure(move.span(), move.command(), expected, actual));
        stopped = true;
    }

    private void incomplete(Line.Move move, Reading.Chosen chosen) {
        MoveHooks hooks = engine.move(chosen.move().move());
        int pick = chosen.move().finished();
        terms.error("bad-command", move.span(), hooks.isMany(pick)
            ? Message.of("scenario.incomplete-many", "pick", hooks.pickName(pick)) : Message.of("scenario.incomplete", "pick", hooks.pickName(pick)));
    }
}
