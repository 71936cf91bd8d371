package eldertable.isolation;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.rules.HookName;
import eldertable.rules.HookWatch;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.Offers;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Rules that run in a process of their own. A process that does not answer, runs out of memory or talks nonsense is ended and, since rules
 * keep nothing, another takes its place: the call is a fault and the match goes on. The third time the rules are asked nothing more.
 */
public final class IsolatedHooks implements Hooks {
    private static final long LOADING_MILLIS = 20_000;

    private final Blueprint blueprint;
    private Assignment assignment;
    private final ChildStarter starter;
    private final ChildClock clock;
    private final Consumer<Printed> printer;
    private final Strikes strikes;
    private final Conversation conversation;
    private final HookProfile profile;
    /** By step: whether its moves have to be asked about one by one. */
    private final boolean[] oneByOne;
    /** By move, the first for the choice of a move itself, and by pick: whether the pack was found to have no weights for it. */
    private final boolean[][] unweighed;
    private RulesChild child;
    private HookWatch watch;
    private int ownLevel = -1;
    private boolean closed;

    /** @param printer hears what the rules print */
    public IsolatedHooks(Blueprint blueprint, Assignment assignment, ChildStarter starter, ChildClock clock, Consumer<Printed> printer) throws RuleFault {
        this(blueprint, assignment, starter, clock, printer, new Strikes());
    }

    private IsolatedHooks(Blueprint blueprint, Assignment assignment, ChildStarter starter, ChildClock clock, Consumer<Printed> printer, Strikes strikes)
            throws RuleFault {
        this.blueprint = blueprint;
        this.assignment = assignment;
        this.starter = starter;
        this.clock = clock;
        this.printer = printer;
        this.strikes = strikes;
        conversation = new Conversation(blueprint);
        oneByOne = new boolean[blueprint.steps.size()];
        profile = open();
        unweighed = new boolean[blueprint.moves.size() + 1][];
        unweighed[0] = new boolean[1];
        for (int move = 1; move < unweighed.length; move++) unweighed[move] = new boolean[move(move - 1).picks() + 1];
    }

    // ------------------------------------------------------------------ the process

    /** Starts a process and lets it load the rules. */
    private HookProfile open() throws RuleFault {
        if (strikes.areEnough()) throw lockedOut();
        try {
            child = new RulesChild(starter.start(), clock);
        } catch (IOException e) {
            throw fault("rules-process", Message.of("rules.isolation.no-start", "why", String.valueOf(e.getMessage())));
        }
        try {
            return conversation.begin(child, assignment, LOADING_MILLIS);
        } catch (RuleFault fault) {
            endProcess();
            throw fault;
        } catch (IOException e) {
            throw ended(HookName.LOADING, e);
        }
    }

    private void makeSureOfProcess() throws RuleFault {
        if (closed) throw new IllegalStateException("the rules of this match are closed");
        if (child != null && child.isAlive()) return;
        if (child != null) strikes.add(); // it ended by itself, between two calls: nobody noticed
        endProcess();
        if (!open().equals(profile)) throw ended(HookName.RELOADING, new Nonsense("other rules than before"));
    }

    /** The id of the process, or -1. */
    public long pid() {
        return child == null ? -1 : child.pid();
    }

    private RuleFault ended(String what, IOException how) {
        return ended(what, how, endingOfProcess(how));
    }

    private RulesChild.Ending endingOfProcess(IOException how) {
        strikes.add();
        if (how instanceof Nonsense) child.close();
        RulesChild.Ending ending = child.ending();
        child = null;
        return ending;
    }

    private RuleFault ended(String what, IOException how, RulesChild.Ending ending) {
        if (how instanceof Nonsense) return fault("rules-process", Message.of("rules.isolation.nonsense", "hook", HookName.said(what), "what", String.valueOf(how.getMessage())));
        return switch (ending) {
            case LATE -> fault("script-time", Message.of("rules.isolation.late", "hook", HookName.said(what)));
            case OUT_OF_MEMORY -> fault("script-memory", Message.of("rules.isolation.memory", "hook", HookName.said(what), "megabytes", ChildJvm.HEAP_MEGABYTES));
            case UNKNOWN -> fault("rules-process", Message.of("rules.isolation.ended", "hook", HookName.said(what)));
        };
    }

    private RuleFault lockedOut() {
        return fault("script-locked", Message.of("rules.isolation.locked", "game", blueprint.pack.info().title()));
    }

    private RuleFault fault(String code, Message message) {
        return new RuleFault(Diagnostic.error(code, Span.file(blueprint.pack.info().span().file().replaceFirst("[^/]*$", "rules.mjs")), message));
    }

    // ------------------------------------------------------------------ calls

    private void call(Supplier<String> name, HookQuestion ask, int of, GameState state, Move move, Offers offers) throws RuleFault {
        long start = watch == null ? 0 : System.nanoTime();
        try {
            if (!talk(false, name, ask, of, state, move, offers)) talk(true, name, ask, of, state, move, offers);
        } finally {
            if (watch != null) watch.called(name.get(), System.nanoTime() - start);
        }
    }

    /** False if the process was ended from outside, by whomever: nothing has happened yet, so the call can be made again, once. */
    private boolean talk(boolean again, Supplier<String> name, HookQuestion ask, int of, GameState state, Move move, Offers offers) throws RuleFault {
        makeSureOfProcess();
        try {
            conversation.call(child, assignment.millis(), printer, ask, of, state, move, offers);
            return true;
        } catch (IOException e) {
            RulesChild.Ending ending = endingOfProcess(e);
            if (again || ending != RulesChild.Ending.UNKNOWN || e instanceof Nonsense) throw ended(name.get(), e, ending);
            return false;
        }
    }

    private void callStep(HookQuestion ask, String part, GameState state, int step) throws RuleFault {
        call(() -> HookName.ofStep(blueprint.steps.get(step).id(), part), ask, step, state, null, null);
        ownLevel = conversation.number();
    }

    private void callMove(HookQuestion ask, String part, GameState state, Move move, Offers offers) throws RuleFault {
        call(() -> HookName.ofMove(blueprint.moves.get(move.move()).id(), part), ask, 0, state, move, offers);
    }

    @Override
    public MoveHooks move(int move) {
        return profile.moves().get(move);
    }

    @Override
    public boolean hasRun(int step) {
        return profile.runs().get(step);
    }

    @Override
    public void run(GameState state, int step) throws RuleFault {
        callStep(HookQuestion.RUN, "run", state, step);
    }

    @Override
    public boolean hasDone(int step) {
        return profile.dones().get(step);
    }

    @Override
    public void done(GameState state, int step) throws RuleFault {
        callStep(HookQuestion.DONE, "done", state, step);
    }

    @Override
    public int ownLevel() {
        return ownLevel;
    }

    @Override
    public boolean openMoves(GameState state, int step, Move move, Offers offers) throws RuleFault {
        if (oneByOne[step] || offers.isExplaining()) return false;
        call(() -> HookName.ofOpenMoves(blueprint.steps.get(step).id()), HookQuestion.OPEN_MOVES, step, state, move, offers);
        oneByOne[step] = !conversation.flag(); // also after a fault, which is then told by the move whose hook it is
        return conversation.flag();
    }

    @Override
    public void when(GameState state, Move move, Offers offers) throws RuleFault {
        callMove(HookQuestion.WHEN, "when", state, move, offers);
    }

    @Override
    public void offer(GameState state, Move move, Offers offers) throws RuleFault {
        callMove(HookQuestion.OFFER, "pick", state, move, offers);
    }

    @Override
    public void check(GameState state, Move move, Offers offers) throws RuleFault {
        callMove(HookQuestion.CHECK, "check", state, move, offers);
    }

    @Override
    public void apply(GameState state, Move move) throws RuleFault {
        callMove(HookQuestion.APPLY, "apply", state, move, null);
    }

    @Override
    public void spot(GameState state, Move move, Offers offers) throws RuleFault {
        callMove(HookQuestion.SPOT, "where", state, move, offers);
    }

    @Override
    public String brokenInvariant(GameState state) throws RuleFault {
        call(() -> "invariants", HookQuestion.INVARIANTS, 0, state, null, null);
        return conversation.sentence();
    }

    // ------------------------------------------------------------------ for bots

    @Override
    public boolean hasValueHint() {
        return profile.valueHint();
    }

    @Override
    public double valueHint(GameState state, int player) throws RuleFault {
        call(() -> "hints.value", HookQuestion.VALUE, player, state, null, null);
        return conversation.fraction();
    }

    @Override
    public int horizonHint() {
        return profile.horizon();
    }

    @Override
    public boolean weigh(GameState state, Move move, Offers offers) throws RuleFault {
        boolean[] unweighed = this.unweighed[move.move() + 1];
        if (unweighed[move.finished()]) return false;
        call(() -> "hints.weigh", HookQuestion.WEIGH, 0, state, move, offers);
        unweighed[move.finished()] = !conversation.flag();
        return conversation.flag();
    }

    @Override
    public List<String> botNames() {
        return profile.bots();
    }

    @Override
    public int botChoice(String bot, GameState state, Move move, Offers offers) throws RuleFault {
        call(() -> "bots." + bot + ".choose", HookQuestion.BOT, profile.bots().indexOf(bot), state, move, offers);
        return conversation.number();
    }

    // ------------------------------------------------------------------ running them

    @Override
    public void watch(HookWatch watch) {
        this.watch = watch;
    }

    @Override
    public void rebuild() throws RuleFault {
        call(() -> HookName.RELOADING, HookQuestion.REBUILD, 0, new GameState(blueprint, 0), null, null);
    }

    /** In one more process. A bot that searches asks many times as long for each move as it would of rules in the program itself. */
    @Override
    public Hooks another() throws RuleFault {
        return new IsolatedHooks(blueprint, assignment.unwatched(), starter.often(), clock, Printed.SILENT, strikes);
    }

    /** Each takes a process with memory of its own: a machine of many cores would be full of them. */
    @Override
    public int mostOthers() {
        return 1;
    }

    @Override
    public Hooks doubting() {
        assignment = assignment.doubted();
        endProcess(); // the next one doubts
        return this;
    }

    private void endProcess() {
        if (child != null) child.close();
        child = null;
    }

    @Override
    public void close() {
        closed = true;
        endProcess();
    }
}
