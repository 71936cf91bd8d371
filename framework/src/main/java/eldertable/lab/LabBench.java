package eldertable.lab;

import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;

import java.util.Collections;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Quick reports beside something else: games are played on a thread of their own, of low priority, which can be stopped at any time. The
 * report of the rules before is kept and compared with. Any thread may look at how it stands; one thread starts and stops.
 */
public final class LabBench implements AutoCloseable {
    /** Who plays: by the pack's hints alone, which takes little time and is no nonsense. */
    public static final String BOT = "hinted";
    /** How many games a start plays. */
    public static final long GAMES = 300;
    private static final int MOST_MOVES = 5_000;
    private static final long SEED = 1;
    /** The first look at what came of the games is taken after so many, the next after twice as many. */
    private static final long FIRST_LOOK = 25;

    /**
     * How it stands; never changes.
     *
     * @param played  how many games of the rules are over
     * @param wanted  out of how many
     * @param now     what they say, once there are some
     * @param last    what the rules before said
     * @param change  what differs, and whether it is real, once there are both
     * @param problem why the rules cannot be played, or ""
     */
    public record Standing(boolean playing, long played, long wanted, Optional<LabFindings> now, Optional<LabFindings> last, Optional<RuleComparison> change, String problem) {
        private static final Standing NOTHING = new Standing(false, 0, 0, Optional.empty(), Optional.empty(), Optional.empty(), "");
    }

    private final Supplier<ScriptEngine> scripts;
    private final Runnable news;
    private volatile Standing standing = Standing.NOTHING;
    private Blueprint blueprint;
    private Thread thread;
    private volatile int round;
    private long looked;

    /**
     * @param scripts asked on the thread that plays
     * @param news    called on that thread whenever it stands otherwise
     */
    public LabBench(Supplier<ScriptEngine> scripts, Runnable news) {
        this.scripts = scripts;
        this.news = news;
    }

    public Standing standing() {
        return standing;
    }

    /** The rules whose report this is; null at first. */
    public Blueprint blueprint() {
        return blueprint;
    }

    /** Plays games of some rules: of the same as before, more of them; of others, anew, and compares. */
    public void start(Blueprint rules) {
        Thread before = thread;
        stop();
        Standing was = standing;
        boolean same = rules == blueprint && was.problem.isEmpty();
        Optional<LabFindings> last = same ? was.last : was.now.isPresent() ? was.now : was.last;
        Ledger ledger = new Ledger(rules);
        if (same) was.now.ifPresent(now -> ledger.addAll(now.ledger()));
        blueprint = rules;
        long from = ledger.games(), until = from + GAMES;
        int mine = ++round;
        looked = Math.max(from, FIRST_LOOK / 2);
        standing = new Standing(true, from, until, same ? was.now : Optional.empty(), last, same ? was.change : Optional.empty(), "");
        thread = new Thread(() -> play(before, ledger, from, until, mine), "lab");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    private void play(Thread before, Ledger ledger, long from, long until, int mine) {
        String problem = "";
        try {
            if (before != null) before.join();
            new Trial(ledger.columns.blueprint, Collections.nCopies(ledger.columns.players, BOT), SEED, MOST_MOVES).play(scripts.get(), from, until, 1, ledger, played -> progress(ledger, from + played, mine));
        } catch (InterruptedException stopped) {
            // what was played until now counts
        } catch (RuleFault broken) {
            problem = broken.diagnostic().toString();
        } catch (RuntimeException broken) { // a defect of the program is told here too, since nobody waits for this thread
            problem = broken.toString();
        }
        show(ledger, problem, false, mine);
    }

    private void progress(Ledger ledger, long played, int mine) {
        if (played >= 2 * looked) {
            looked = played;
            show(ledger, "", true, mine);
            return;
        }
        synchronized (this) {
            if (mine != round) return;
            Standing was = standing;
            standing = new Standing(true, played, was.wanted, was.now, was.last, was.change, "");
        }
        news.run();
    }

    private void show(Ledger ledger, String problem, boolean playing, int mine) {
        Ledger copy = new Ledger(ledger.columns.blueprint); // the other is written on
        synchronized (ledger) {
            copy.addAll(ledger);
        }
        Optional<LabFindings> now = copy.finished() == 0 ? Optional.empty() : Optional.of(new LabFindings(copy, LabFindings.USUAL_PACE)), last = standing.last;
        Optional<RuleComparison> change = now.flatMap(found -> last.map(before -> new RuleComparison(before, found)));
        String wrong = !problem.isEmpty() ? problem : copy.failed() > 0 ? copy.problem() : "";
        synchronized (this) {
            if (mine != round) return;
            standing = new Standing(playing, copy.games(), standing.wanted, now, last, change, wrong);
        }
        news.run();
    }

    /** Ends playing after the game that is being played; what is known stays. */
    public void stop() {
        if (thread != null) thread.interrupt();
        synchronized (this) {
            Standing was = standing;
            standing = new Standing(false, was.played, was.played, was.now, was.last, was.change, was.problem);
        }
    }

    /** Nothing more is told. */
    @Override
    public void close() {
        round++;
        stop();
    }
}
