package eldertable.rules;

import eldertable.state.GameState;

import java.util.List;

/**
 * The rules of one match as their author wrote them, in whatever language they run. They hold nothing of the game: what they
 * change is the state they are handed. For one thread at a time.
 */
public interface Hooks extends AutoCloseable {
    MoveHooks move(int move);

    // ------------------------------------------------------------------ the flow

    boolean hasRun(int step);

    void run(GameState state, int step) throws RuleFault;

    boolean hasDone(int step);

    void done(GameState state, int step) throws RuleFault;

    /** Where the step of the hook that ran last lies in the flow now, or -1 if the hook has left it. */
    int ownLevel();

    // ------------------------------------------------------------------ moves

    /** The one move of a step, if it is known without a question that it is open to all who act there; else -1. */
    default int onlyMove(int step) {
        return -1;
    }

    /** Lists the moves that are open to a player in a step, if that takes no more than one call; false if they have to be asked one by one. */
    boolean openMoves(GameState state, int step, Move move, Offers offers) throws RuleFault;

    /** Asks whether a move is open; the answer is {@link Offers#forbidden}. */
    void when(GameState state, Move move, Offers offers) throws RuleFault;

    /** Lists what the open pick may hold. */
    void offer(GameState state, Move move, Offers offers) throws RuleFault;

    /** How many things the open pick of a move may hold, if it takes one of them and no hook need be asked which those are; else -1. */
    default int plainOffers(GameState state, Move move) {
        return -1;
    }

    /** One of those. */
    default int plainOffer(GameState state, Move move, int index) {
        throw new IllegalStateException("nothing is offered plainly");
    }

    /** Asks whether a whole choice will do; the answer is {@link Offers#forbidden}. */
    void check(GameState state, Move move, Offers offers) throws RuleFault;

    void apply(GameState state, Move move) throws RuleFault;

    /**
     * Asks where a number or word lies that is alone in the open pick: the answer is what is offered, and {@link Offers#forbidden} what
     * stands on its button. Only for people, and only where {@link MoveHooks#hasSpots} says so.
     */
    void spot(GameState state, Move move, Offers offers) throws RuleFault;

    /** What the pack says is wrong with a state, or null: its `invariants` hook, for tests and simulations. Where that answers false alone, its name: `invariants.hands`. */
    String brokenInvariant(GameState state) throws RuleFault;

    // ------------------------------------------------------------------ for bots

    boolean hasValueHint();

    /** How good the pack's `hints.value` finds a state for a player. */
    double valueHint(GameState state, int player) throws RuleFault;

    /** After how many moves a game that bots play in their minds may be judged (`hints.horizon`), or -1 if the pack does not say. */
    int horizonHint();

    /** Weighs what is offered by the pack's `hints.weigh`; false if it has nothing to say. */
    boolean weigh(GameState state, Move move, Offers offers) throws RuleFault;

    /** The bots that the pack brings along. */
    List<String> botNames();

    /** Which of the things offered a bot of the pack takes. */
    int botChoice(String bot, GameState state, Move move, Offers offers) throws RuleFault;

    // ------------------------------------------------------------------ running them

    /** Tells from now on what each call of a hook took; null stops, and then it costs nothing. */
    void watch(HookWatch watch);

    /** How the hooks have done that were translated ahead; none where rules are run as they are written. */
    default List<HookUse> uses() {
        return List.of();
    }

    /** Throws away whatever the hooks run in and makes it anew: nothing of the game is lost. */
    void rebuild() throws RuleFault;

    /** The same rules once more, for games that nobody watches; may be used on another thread. */
    Hooks another() throws RuleFault;

    /** How many {@link #another others} may be asked for at once. */
    default int mostOthers() {
        return Integer.MAX_VALUE;
    }

    /** These rules, with a sample of all calls made twice to see whether a hook remembers something; closing those closes these. */
    Hooks doubting();

    @Override
    void close();
}
