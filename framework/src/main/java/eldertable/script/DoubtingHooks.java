package eldertable.script;

import eldertable.rules.HookWatch;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.Offers;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Rules that are suspected of remembering something. A module's variables and objects cannot change (RuleModules), but a closure or a
 * private field can; so a sample of all calls is made once more, on a copy of the table, in a context that has seen few calls.
 * Where the two come to different ends the hook is told as a fault.
 */
final class DoubtingHooks implements Hooks {
    /** After how many samples the context that has seen few calls is made anew, and by how much later each time. */
    private static final int FIRST_RENEWAL = 16, RARER = 8;

    /** Which hook is called; of an offer, for which pick. */
    private record Call(String part, int of, int pick) {}

    private interface Asked {
        /** Calls a hook; what it answers, or null if it only changes what it is given. */
        Object in(Hooks scripts, GameState state, Offers offers) throws RuleFault;
    }

    /** Makes the same rules anew. */
    interface Maker {
        RuleScripts make() throws RuleFault;
    }

    private final Hooks used;
    private final Maker maker;
    private final Map<Call, Integer> calls = new HashMap<>();
    private final GameState twin;
    private final Offers twinOffers = new Offers();
    /** Made when first needed, unless there was one. */
    private RuleScripts fresh;
    private String called;
    private int samples, renewal = FIRST_RENEWAL;

    /** @param used may be rules in GraalJS or translated ones, which are then held against GraalJS too @param fresh nobody has asked yet, or null */
    DoubtingHooks(Hooks used, RuleScripts fresh, Maker maker, GameState twin) {
        this.used = used;
        this.fresh = fresh;
        this.maker = maker;
        this.twin = twin;
    }

    // ------------------------------------------------------------------ asking twice

    private Object ask(Call call, GameState state, Offers offers, Asked asked) throws RuleFault {
        if (!isSample(calls.merge(call, 1, Integer::sum))) return asked.in(used, state, offers);
        twin.copyFrom(state);
        twin.listen(state.isListening() ? effect -> { } : null);
        if (offers != null) twinOffers.copyFrom(offers);
        Object answer = asked.in(used, state, offers);
        Object again;
        try {
            again = asked.in(newcomer(), twin, offers == null ? null : twinOffers);
        } catch (RuleFault fault) {
            if (!fault.diagnostic().code().equals("script-error")) return answer; // it may only have been slower
            throw fresh.remembering(called);
        }
        boolean same = Objects.equals(answer, again) && state.sameAs(twin) && (offers == null || offers.sameAs(twinOffers));
        if (!same) throw fresh.remembering(called);
        return answer;
    }

    /** The second call of a hook, the fourth, the eighth …: all hooks come to it soon, and it costs next to nothing. */
    private static boolean isSample(int call) {
        return call > 1 && Integer.bitCount(call) == 1;
    }

    private RuleScripts newcomer() throws RuleFault {
        if (fresh == null) fresh = maker.make();
        if (samples == 0) fresh.watch((name, nanos) -> called = name);
        else if (samples == renewal) {
            fresh.rebuild();
            renewal *= RARER;
        }
        samples++;
        return fresh;
    }

    private static Call of(String part, Move move) {
        return new Call(part, move.move(), move.finished());
    }

    // ------------------------------------------------------------------ the flow

    @Override
    public MoveHooks move(int move) {
        return used.move(move);
    }

    @Override
    public boolean hasRun(int step) {
        return used.hasRun(step);
    }

    @Override
    public void run(GameState state, int step) throws RuleFault {
        ask(new Call("run", step, 0), state, null, (scripts, table, offers) -> {
            scripts.run(table, step);
            return scripts.ownLevel();
        });
    }

    @Override
    public boolean hasDone(int step) {
        return used.hasDone(step);
    }

    @Override
    public void done(GameState state, int step) throws RuleFault {
        ask(new Call("done", step, 0), state, null, (scripts, table, offers) -> {
            scripts.done(table, step);
            return scripts.ownLevel();
        });
    }

    @Override
    public int ownLevel() {
        return used.ownLevel();
    }

    // ------------------------------------------------------------------ moves

    /** Asked one by one, so that each can be told. */
    @Override
    public boolean openMoves(GameState state, int step, Move move, Offers offers) {
        return false;
    }

    @Override
    public void when(GameState state, Move move, Offers offers) throws RuleFault {
        ask(of("when", move), state, offers, (scripts, table, into) -> {
            scripts.when(table, move, into);
            return null;
        });
    }

    @Override
    public void offer(GameState state, Move move, Offers offers) throws RuleFault {
        ask(of("offer", move), state, offers, (scripts, table, into) -> {
            scripts.offer(table, move, into);
            return null;
        });
    }

    @Override
    public void check(GameState state, Move move, Offers offers) throws RuleFault {
        ask(of("check", move), state, offers, (scripts, table, into) -> {
            scripts.check(table, move, into);
            return null;
        });
    }

    @Override
    public void apply(GameState state, Move move) throws RuleFault {
        ask(of("apply", move), state, null, (scripts, table, offers) -> {
            scripts.apply(table, move);
            return scripts.ownLevel();
        });
    }

    @Override
    public void spot(GameState state, Move move, Offers offers) throws RuleFault {
        ask(of("spot", move), state, offers, (scripts, table, into) -> {
            scripts.spot(table, move, into);
            return null;
        });
    }

    @Override
    public String brokenInvariant(GameState state) throws RuleFault {
        return (String) ask(new Call("invariants", 0, 0), state, null, (scripts, table, offers) -> scripts.brokenInvariant(table));
    }

    // ------------------------------------------------------------------ for bots

    @Override
    public boolean hasValueHint() {
        return used.hasValueHint();
    }

    @Override
    public double valueHint(GameState state, int player) throws RuleFault {
        return (double) ask(new Call("value", 0, 0), state, null, (scripts, table, offers) -> scripts.valueHint(table, player));
    }

    @Override
    public int horizonHint() {
        return used.horizonHint();
    }

    @Override
    public boolean weigh(GameState state, Move move, Offers offers) throws RuleFault {
        return (boolean) ask(of("weigh", move), state, offers, (scripts, table, into) -> scripts.weigh(table, move, into));
    }

    @Override
    public List<String> botNames() {
        return used.botNames();
    }

    @Override
    public int botChoice(String bot, GameState state, Move move, Offers offers) throws RuleFault {
        return (int) ask(new Call("bots." + bot, 0, 0), state, offers, (scripts, table, into) -> scripts.botChoice(bot, table, move, into));
    }

    // ------------------------------------------------------------------ running them

    @Override
    public void watch(HookWatch watch) {
        used.watch(watch);
    }

    @Override
    public void rebuild() throws RuleFault {
        used.rebuild();
    }

    @Override
    public Hooks another() throws RuleFault {
        return used.another();
    }

    @Override
    public Hooks doubting() {
        return this;
    }

    @Override
    public void close() {
        used.close();
        if (fresh != null) fresh.close();
    }
}
