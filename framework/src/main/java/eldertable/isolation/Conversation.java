package eldertable.isolation;

import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Printed;
import eldertable.rules.Reason;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.state.StateCells;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * What is said between the program and a process of rules, as the program says and hears it. An answer is read twice: first to see whether
 * all of it makes sense, then, and only then, to do what it says. Whatever does not is {@link Nonsense}.
 */
final class Conversation {
    private final Blueprint blueprint;
    /** The table as the process knows it, and as it would be. */
    private final StateCells known;
    private final StateCells now;
    private final EffectCodec effects;
    private final Packet question = new Packet();
    private final Packet answer = new Packet();
    private final Offers offered = new Offers().explaining(true);
    private double[] weights = {};
    /** The scripted results of chance that the process knows. */
    private int[] chance;
    private int calls;

    private boolean flag;
    private int number;
    private double fraction;
    private String sentence;

    Conversation(Blueprint blueprint) {
        this.blueprint = blueprint;
        known = new StateCells(blueprint);
        now = new StateCells(blueprint);
        effects = new EffectCodec(blueprint, known);
    }

    /** Hands a new process its match. */
    HookProfile begin(RulesChild child, Assignment assignment, long millis) throws IOException, RuleFault {
        Arrays.fill(known.cells, 0);
        chance = null;
        new RecordCodec(question.clear()).write(assignment);
        child.ask(question, answer, millis);
        if (!answer.flag()) throw new RuleFault(Told.diagnostic(answer));
        HookProfile profile = HookProfile.read(answer, blueprint);
        answer.end();
        return profile;
    }

    /** Calls a hook: state and offers are afterwards as it has left them, and what else it answered can be asked for below. */
    void call(RulesChild child, long millis, Consumer<Printed> printer, HookQuestion ask, int of, GameState state, Move move, Offers offers)
            throws IOException, RuleFault {
        put(ask, of, state, move, offers);
        child.ask(question, answer, millis);
        if (answer.number() != calls) throw new Nonsense("an answer to another question");
        if (!answer.flag()) {
            RuleFault fault = new RuleFault(Told.diagnostic(answer));
            hear(printer);
            throw fault;
        }
        int mark = answer.mark();
        readState(state);
        readAnswer(ask, of, offers);
        hear(printer);
        answer.returnTo(mark);
        takeState(state);
        if (ask.offers()) takeOffers(offers);
        for (int i = 0; i < weights.length && ask == HookQuestion.WEIGH; i++) offers.setWeight(i, weights[i]);
    }

    /** What the hook says about itself: for steps where they lie now, for bots which option they take. */
    int number() {
        return number;
    }

    boolean flag() {
        return flag;
    }

    double fraction() {
        return fraction;
    }

    /** Or null. */
    String sentence() {
        return sentence;
    }

    // ------------------------------------------------------------------ asking

    private void put(HookQuestion ask, int of, GameState state, Move move, Offers offers) {
        question.clear().put(++calls).put(ask.ordinal()).put(of).put(state.isListening());
        question.put(state.chance() != chance);
        if (state.chance() != chance) {
            chance = state.chance();
            question.put(chance.length);
            for (int code : chance) question.put(code);
        }
        now.copyFrom(state);
        CellChanges.write(question, known.cells, now.cells);
        if (ask.hasMove()) Told.write(question, move);
        if (ask.offers()) question.put(offers.isExplaining());
        if (!ask.isOffered()) return;
        question.put(offers.size());
        for (int i = 0; i < offers.size(); i++) question.put(offers.get(i));
    }

    // ------------------------------------------------------------------ seeing whether an answer makes sense

    private void readState(GameState before) throws Nonsense {
        System.arraycopy(known.cells, 0, now.cells, 0, now.cells.length);
        boolean more;
        do {
            more = answer.flag();
            CellChanges.read(answer, now.cells);
            if (!now.isSound(before)) throw new Nonsense("a table that cannot be");
            if (more) effects.read(answer);
        } while (more);
    }

    private void readAnswer(HookQuestion ask, int of, Offers asked) throws Nonsense {
        switch (ask) {
            case RUN, DONE -> number = answer.number(-1, now.depth() - 1);
            case OPEN_MOVES -> {
                flag = answer.flag();
                readOffers(of);
            }
            case WHEN, OFFER, CHECK, SPOT -> readOffers(-1);
            case INVARIANTS -> sentence = answer.textOrNull(Bounds.SENTENCE);
            case VALUE -> fraction = answer.fraction();
            case BOT -> number = answer.number(0, asked.size() - 1);
            case WEIGH -> {
                flag = answer.flag();
                weights = new double[flag ? asked.size() : 0];
                for (int i = 0; i < weights.length; i++) weights[i] = answer.fraction();
            }
            default -> { }
        }
    }

    /** @param step whose moves are asked for, or -1 if it is things */
    private void readOffers(int step) throws Nonsense {
        offered.clear();
        offered.min = answer.number(-Bounds.OFFERS, Bounds.OFFERS);
        offered.max = answer.number(-Bounds.OFFERS, Bounds.OFFERS);
        int pool = answer.number();
        if (pool != -1 && !blueprint.isPool(pool)) throw new Nonsense("an offer from a pool that there is not");
        offered.addedFrom(pool);
        for (int left = answer.number(0, Bounds.OFFERS); left > 0; left--) {
            int code = answer.number();
            if (step < 0 ? !known.isThing(code) : !isMoveOf(step, code)) throw new Nonsense("an offer of what there is not");
            offered.add(code);
        }
        for (int left = answer.number(0, Bounds.OFFERS); left > 0; left--) {
            int code = answer.number();
            if (!known.isThing(code) && !isMove(code)) throw new Nonsense("a refusal of what there is not");
            offered.refuse(code, reason());
        }
        offered.forbid(answer.flag() ? reason() : null);
    }

    private Reason reason() throws Nonsense {
        return Told.reason(answer, code -> code == Code.NOTHING || code == Code.UNSEEN || known.isThing(code));
    }

    private boolean isMove(int code) {
        return Code.tag(code) == Code.MOVE && Code.value(code) < blueprint.moves.size();
    }

    private boolean isMoveOf(int step, int code) {
        if (!isMove(code)) return false;
        MoveDef move = blueprint.moves.get(Code.value(code));
        return move.isOpenDuring(blueprint.steps.get(step)) || blueprint.steps.get(step).moves().contains(move.id());
    }

    /** The last part of an answer. */
    private void hear(Consumer<Printed> printer) throws Nonsense {
        List<Printed> lines = new ArrayList<>();
        for (int left = answer.number(0, Bounds.PRINTED_LINES); left > 0; left--) lines.add(Told.printed(answer));
        answer.end();
        lines.forEach(printer);
    }

    // ------------------------------------------------------------------ doing what it says

    private void takeState(GameState state) throws Nonsense {
        boolean more;
        do {
            more = answer.flag();
            CellChanges.read(answer, known.cells);
            known.copyTo(state);
            if (more) state.tell(effects.read(answer));
        } while (more);
    }

    private void takeOffers(Offers offers) {
        offers.min = offered.min();
        offers.max = offered.max();
        offers.addedFrom(offered.pool());
        for (int i = 0; i < offered.size(); i++) offers.add(offered.get(i));
        offered.refusals().forEach(refusal -> offers.refuse(refusal.code(), refusal.reason()));
        offers.forbid(offered.forbidden());
    }
}
