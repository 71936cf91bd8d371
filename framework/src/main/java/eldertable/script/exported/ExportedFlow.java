package eldertable.script.exported;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.state.Ranking;
import eldertable.words.Message;
import org.graalvm.polyglot.HostAccess.Export;

import java.util.Arrays;

/** Whose turn it is and which steps lie on top of each other, as the hook of the topmost step sees it. */
public final class ExportedFlow extends Part {
    /** Stands for those whom flow.yaml names. */
    private static final int USUAL = -1;

    private final Border border;
    /** The level of the step whose hook is running, or -1 once the hook has left it. */
    private int level;
    private int base;
    private int pushed;
    private int pushes;
    private long places;
    private int leftStep;
    private final int[] leftData;
    /** By step: how much it carries. */
    private final int[] carried;

    ExportedFlow(Blueprint blueprint, Border border) {
        this.border = border;
        carried = blueprint.steps.stream().mapToInt(step -> step.data().size()).toArray();
        leftData = new int[Arrays.stream(carried).max().orElse(0)];
    }

    /** The hook of the topmost step is about to run. */
    void called() {
        level = state.depth() - 1;
        base = level + 1;
        pushes = 0;
        if (places != Ranking.NONE) places = Ranking.NONE;
    }

    /** The level of the hook's own step, or -1 if the hook left it. */
    public int ownLevel() {
        return level;
    }

    @Export
    public int active() {
        return state.active();
    }

    @Export
    public void setActive(int player) {
        changing().setActive(border.player(player));
    }

    @Export
    public int out() {
        return state.out();
    }

    @Export
    public void setOut(int players) {
        changing().setOut(border.players(players));
    }

    @Export
    public int step() {
        return level < 0 ? leftStep : state.stepAt(level);
    }

    @Export
    public int data(int slot) {
        return level < 0 ? leftData[slot] : state.dataAt(level, slot);
    }

    @Export
    public void setData(int slot, int code) {
        GameState table = changing();
        if (level < 0) leftData[slot] = border.code(code);
        else table.setData(level, slot, border.code(code));
    }

    @Export
    public boolean push(int step, int actors) {
        GameState table = changing();
        border.step(step);
        if (table.isOver()) return true; // nothing follows
        pushed = base;
        pushes++;
        return table.insert(base, step, actors == USUAL ? table.usualActors(border.namesItsActors(step)) : border.players(actors));
    }

    @Export
    public boolean hasPushed() {
        return pushes > 0;
    }

    @Export
    public void setPushedData(int slot, int code) {
        if (!state.isOver()) changing().setData(pushed, slot, border.code(code));
    }

    @Export
    public void leave() {
        if (level < 0) return;
        changing();
        leftStep = state.stepAt(level);
        for (int i = 0; i < carried[leftStep]; i++) leftData[i] = state.dataAt(level, i);
        state.remove(level);
        base = level;
        level = -1;
    }

    /** Takes a step off that waits below the hook's own or that it has pushed: the topmost of those. */
    @Export
    public boolean cancel(int step) {
        GameState table = changing();
        border.step(step);
        for (int at = table.depth() - 1; at >= 0; at--) {
            if (at == level || table.stepAt(at) != step) continue;
            table.remove(at);
            if (at < level) level--;
            if (at < base) base--;
            return true;
        }
        return false;
    }

    @Export
    public boolean isOver() {
        return state.isOver();
    }

    /** The place of a player in the ranking with which the game is about to end. */
    @Export
    public void rank(int seat, int place) {
        places = Ranking.with(places, border.player(seat), border.place(place));
    }

    @Export
    public void end(int winners, int reason) {
        changing();
        border.players(winners);
        boolean word = Code.tag(border.code(reason)) == Code.WORD || reason == Code.NOTHING;
        if (!word) Border.refuse(Message.of("rules.misuse.reason"));
        leave();
        base = 0;
        state.end(winners, places, reason);
        places = Ranking.NONE;
    }
}
