package eldertable.script;

import eldertable.rules.HookWatch;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.Offers;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.List;

/** The rules of one table in contexts that it shares with others: each call is made in whichever is free. */
final class SharedHooks implements Hooks {
    /** What is asked of a context. */
    private interface Question<T> {
        T ask(RuleScripts scripts) throws RuleFault;
    }

    /** What a context is told to do. */
    private interface Deed {
        void perform(RuleScripts scripts) throws RuleFault;
    }

    private final ScriptPool pool;
    private final MoveHooks[] moves;
    private final boolean[] runs, dones;
    private final boolean valued;
    private final int horizon;
    private final List<String> bots;
    private HookWatch watch;
    private int ownLevel = -1;
    private boolean closed;

    SharedHooks(ScriptPool pool) throws RuleFault {
        this.pool = pool;
        moves = new MoveHooks[pool.blueprint.moves.size()];
        runs = new boolean[pool.blueprint.steps.size()];
        dones = new boolean[runs.length];
        RuleScripts scripts = pool.take();
        try {
            for (int move = 0; move < moves.length; move++) moves[move] = scripts.move(move).form();
            for (int step = 0; step < runs.length; step++) {
                runs[step] = scripts.hasRun(step);
                dones[step] = scripts.hasDone(step);
            }
            valued = scripts.hasValueHint();
            horizon = scripts.horizonHint();
            bots = scripts.botNames();
        } finally {
            pool.give(scripts);
        }
        pool.enter();
    }

    private <T> T ask(Question<T> question) throws RuleFault {
        RuleScripts scripts = pool.take();
        boolean sound = false;
        try {
            scripts.watch(watch);
            T answer = question.ask(scripts);
            sound = true;
            return answer;
        } catch (RuleFault ofTheRules) { // the context is as good as new, or has been made anew
            sound = true;
            throw ofTheRules;
        } finally {
            scripts.watch(null);
            if (sound) pool.give(scripts);
            else pool.discard(scripts);
        }
    }

    private void perform(Deed deed) throws RuleFault {
        ownLevel = ask(scripts -> {
            deed.perform(scripts);
            return scripts.ownLevel();
        });
    }

    // ------------------------------------------------------------------ the flow

    @Override
    public MoveHooks move(int move) {
        return moves[move];
    }

    @Override
    public boolean hasRun(int step) {
        return runs[step];
    }

    @Override
    public void run(GameState state, int step) throws RuleFault {
        perform(scripts -> scripts.run(state, step));
    }

    @Override
    public boolean hasDone(int step) {
        return dones[step];
    }

    @Override
    public void done(GameState state, int step) throws RuleFault {
        perform(scripts -> scripts.done(state, step));
    }

    @Override
    public int ownLevel() {
        return ownLevel;
    }

    // ------------------------------------------------------------------ moves

    @Override
    public boolean openMoves(GameState state, int step, Move move, Offers offers) throws RuleFault {
        return ask(scripts -> scripts.openMoves(state, step, move, offers));
    }

    @Override
    public void when(GameState state, Move move, Offers offers) throws RuleFault {
        perform(scripts -> scripts.when(state, move, offers));
    }

    @Override
    public void offer(GameState state, Move move, Offers offers) throws RuleFault {
        perform(scripts -> scripts.offer(state, move, offers));
    }

    @Override
    public void check(GameState state, Move move, Offers offers) throws RuleFault {
        perform(scripts -> scripts.check(state, move, offers));
    }

    @Override
    public void apply(GameState state, Move move) throws RuleFault {
        perform(scripts -> scripts.apply(state, move));
    }

    @Override
    public void spot(GameState state, Move move, Offers offers) throws RuleFault {
        perform(scripts -> scripts.spot(state, move, offers));
    }

    @Override
    public String brokenInvariant(GameState state) throws RuleFault {
        return ask(scripts -> scripts.brokenInvariant(state));
    }

    // ------------------------------------------------------------------ for bots

    @Override
    public boolean hasValueHint() {
        return valued;
    }

    @Override
    public double valueHint(GameState state, int player) throws RuleFault {
        return ask(scripts -> scripts.valueHint(state, player));
    }

    @Override
    public int horizonHint() {
        return horizon;
    }

    @Override
    public boolean weigh(GameState state, Move move, Offers offers) throws RuleFault {
        return ask(scripts -> scripts.weigh(state, move, offers));
    }

    @Override
    public List<String> botNames() {
        return bots;
    }

    @Override
    public int botChoice(String bot, GameState state, Move move, Offers offers) throws RuleFault {
        return ask(scripts -> scripts.botChoice(bot, state, move, offers));
    }

    // ------------------------------------------------------------------ running them

    @Override
    public void watch(HookWatch watch) {
        this.watch = watch;
    }

    @Override
    public void rebuild() throws RuleFault {
        ask(scripts -> {
            scripts.rebuild();
            return null;
        });
    }

    @Override
    public Hooks another() throws RuleFault {
        return pool.another();
    }

    @Override
    public Hooks doubting() {
        return pool.doubting(this, null);
    }

    /** The contexts stay as long as others use them. */
    @Override
    public void close() {
        if (closed) return;
        closed = true;
        pool.leave();
    }
}
