package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What others may answer in the middle of a turn: asked in order, cancelling what was begun, and moves at some times only; by GraalJS and translated alike. */
class AnswersOfOthersTests {
    private static final String FLOW = """
        start: turn
        steps:
          turn:   { moves: [cast, rest], repeat: true }
          spell:  { auto: true, data: { power: number } }
          answer: { who: one, moves: [counter, pass], data: { power: number } }
          rite:   { moves: [rest] }
        moves:
          drink: { anytime: true, during: [turn] }
        """;
    private static final String RULES = """
        export const moves = {
          cast: { apply: ({ game, me }) => { game.askOthers(me, 'answer', { power: 3 }); game.push('spell', { power: 3 }); } },
          rest: { check: ({ game, me }) => game.all([me.seat < 9 || 'No seat.', () => game.hits < 5 || 'Too many hits.', true]), apply: ({ game }) => { game.hits += 10; } },
          counter: { apply: ({ game, me, step }) => { game.order = game.order * 10 + me.seat + 1; game.hits += step.power * 100; while (game.cancel('answer')); game.cancel('spell'); } },
          pass: { apply: ({ game, me }) => { game.order = game.order * 10 + me.seat + 1; } },
          drink: { apply: ({ game }) => { game.hits += 1; game.push('rite'); } },
        };
        export const steps = { spell: { run: ({ game, step }) => { game.hits += step.power; } } };
        """;
    private final Blueprint blueprint = new WrittenPack(3).file("components.yaml", "counters: { hits: {}, order: {} }\n").file("flow.yaml", FLOW)
        .file("rules.mjs", RULES).blueprint();

    private interface Play {
        void with(RuleEngine engine, GameState state) throws RuleFault;
    }

    private void both(Play play) throws RuleFault {
        try (ScriptEngine scripts = new ScriptEngine()) {
            try (RuleEngine engine = scripts.rules(blueprint)) {
                play.with(engine, engine.start(1));
            }
            try (RuleEngine engine = scripts.fastRules(blueprint)) {
                play.with(engine, engine.start(1));
            }
        }
    }

    private void move(RuleEngine engine, GameState state, int player, String id) throws RuleFault {
        Move move = new Move().reset(player);
        move.chooseMove(blueprint.move(id));
        Outcome outcome = engine.apply(state, move);
        assertInstanceOf(Outcome.Accepted.class, outcome, () -> id + ": " + outcome);
    }

    private int count(GameState state, String counter) {
        return state.count(blueprint.counter(counter).first());
    }

    private List<String> open(RuleEngine engine, GameState state, int player, boolean explaining) throws RuleFault {
        Offers offers = new Offers().explaining(explaining);
        engine.offer(state, new Move().reset(player), offers);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) names.add(blueprint.moves.get(Code.value(offers.get(i))).id());
        for (Offers.Refusal refusal : offers.refusals()) names.add(refusal.reason().key());
        return names;
    }

    @Test
    void othersAnswerClockwiseBeforeItHappens() throws RuleFault {
        both((engine, state) -> {
            state.setActive(1);
            engine.resume(state);
            move(engine, state, 0, "cast"); // the step was begun for A
            assertEquals(1 << 1, engine.mayAct(state));
            move(engine, state, 1, "pass");
            move(engine, state, 2, "pass");
            assertEquals("23 3", count(state, "order") + " " + count(state, "hits"));
        });
    }

    @Test
    void anAnswerCancelsWhatWaitsBelowIt() throws RuleFault {
        both((engine, state) -> {
            move(engine, state, 0, "cast");
            move(engine, state, 1, "counter");
            assertEquals("2 300", count(state, "order") + " " + count(state, "hits"), "neither the next answer nor the spell comes");
            assertEquals("turn 1", blueprint.steps.get(state.stepAt(0)).id() + " " + state.depth());
        });
    }

    @Test
    void aMoveAtAnyTimeCanBeKeptToSomeSteps() throws RuleFault {
        both((engine, state) -> {
            assertEquals(List.of("cast", "rest", "drink"), open(engine, state, 0, false));
            move(engine, state, 0, "drink");
            assertEquals(List.of("rest"), open(engine, state, 0, false));
        });
    }

    @Test
    void theFirstReasonThatRefusesIsTold() throws RuleFault {
        both((engine, state) -> {
            move(engine, state, 0, "rest");
            assertEquals(List.of("cast", "drink", "Too many hits."), open(engine, state, 0, true));
        });
    }
}
