package eldertable.session;

import eldertable.bot.Bot;
import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.bot.Consideration;
import eldertable.bot.Prospect;
import eldertable.bot.Thinking;
import eldertable.diagnostic.Diagnostic;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Reason;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleConsumer;

/**
 * A bot thinks about one move of a match, for its own seat or in the place of somebody else. The session's thread runs it; any
 * other may tell it to come to an end.
 */
public final class BotTurn {
    /** Bots have their own measure; this only keeps one from thinking for ever. */
    public static final Budget PATIENCE = Budget.time(Duration.ofSeconds(20));
    public static final Budget ADVICE = Budget.time(Duration.ofSeconds(4));
    /** The level of the bot that people ask for advice. */
    private static final String ADVISER = "hard";
    private static final int MOST_ATTEMPTS = 20, MOST_EQUAL_FAULTS = 3, MOST_CONSIDERED = 12;

    private final GameSession session;
    private final int seat;
    private final Budget budget;
    private final DoubleConsumer progress;
    private volatile Thinking thinking;
    private volatile boolean stopped, dropped;

    /** @param progress told from 0 to 1 how far the bot is */
    public BotTurn(GameSession session, int seat, Budget budget, DoubleConsumer progress) {
        this.session = session;
        this.seat = seat;
        this.budget = budget;
        this.progress = progress;
    }

    /** From any thread: the bot answers with what it has. */
    public void hurry() {
        stopped = true;
        Thinking now = thinking;
        if (now != null) now.stop();
    }

    /** From any thread: its answer is not wanted any more. */
    public void drop() {
        dropped = true;
        hurry();
    }

    /** The bot of the seat moves. @return as {@link #play(Bot)} */
    public Optional<Outcome> play() {
        return play(session.bot(seat));
    }

    /** A bot of that name moves in the place of whoever sits there. @return as {@link #play(Bot)} */
    public Optional<Outcome> playAs(String name) {
        try (Bot bot = Bots.named(name, session.engine()).orElseThrow()) {
            return play(bot);
        }
    }

    /**
     * Lets a bot think and move. Where the rules make hidden things decide what is allowed, a choice made in an imagined world
     * may be refused in the real one, and a hook may fail: then the bot thinks again. What fails each time is told once.
     *
     * @return empty if it was {@link #drop dropped} before it had moved
     */
    public Optional<Outcome> play(Bot bot) {
        Set<Diagnostic> told = new HashSet<>();
        Outcome outcome = new Outcome.Refused(Reason.clueless(seat));
        int equalFaults = 0;
        for (int attempt = 0; attempt < MOST_ATTEMPTS && equalFaults < MOST_EQUAL_FAULTS; attempt++) {
            try {
                Optional<Move> choice = think(bot, attempt);
                if (dropped) return Optional.empty();
                if (choice.isPresent()) outcome = session.attempt(choice.get());
                if (outcome instanceof Outcome.Accepted) break;
            } catch (RuleFault fault) { // thinking can take long: not twenty times for nothing
                outcome = new Outcome.Faulted(fault.diagnostic());
                if (told.contains(fault.diagnostic())) equalFaults++;
            }
            if (outcome instanceof Outcome.Faulted faulted && told.add(faulted.diagnostic())) session.faulted(faulted.diagnostic());
            if (outcome instanceof Outcome.Faulted faulted && faulted.diagnostic().code().equals(RuleFault.STUCK)) break;
        }
        return Optional.of(outcome);
    }

    /**
     * @param weighed the best first, those before all that go on from what was begun
     * @param prospect what the first brings rather than the next best, or, where the two are nearly the same, rather than the worst
     */
    public record Counsel(List<Consideration> weighed, Optional<Prospect> prospect) {
        /** Of values from 0 to 1: how much better something is that is worth saying so. */
        public static final double BETTER = 0.04;
        private static final Counsel NONE = new Counsel(List.of(), Optional.empty());
    }

    /**
     * What a strong bot would weigh in place of the player at the seat. It knows no more than that player does.
     *
     * @param begun what the player has put together so far, as a choice of theirs
     * @return nothing if it was {@link #drop dropped}
     */
    public Counsel advise(Move begun) throws RuleFault {
        try (Bot adviser = Bots.named(ADVISER, session.engine()).orElseThrow()) {
            Optional<Move> choice = think(adviser, 0);
            if (dropped || choice.isEmpty()) return Counsel.NONE;
            List<Consideration> all = adviser.considered(), weighed = all.stream().filter(one -> one.choice().continues(begun)).toList();
            if (weighed.isEmpty()) weighed = all.isEmpty() ? List.of(new Consideration(choice.get(), 1, 0)) : all;
            weighed = weighed.stream().limit(MOST_CONSIDERED).toList();
            return new Counsel(weighed, prospect(weighed));
        }
    }

    private Optional<Prospect> prospect(List<Consideration> weighed) throws RuleFault {
        if (weighed.size() < 2 || stopped) return Optional.empty();
        Consideration best = weighed.get(0), next = weighed.get(1);
        Consideration other = best.value() - next.value() >= Counsel.BETTER ? next
            : weighed.stream().filter(one -> one.visits() > 0).min(Comparator.comparingDouble(Consideration::value)).filter(worst -> worst != best).orElse(next);
        Thinking beside = session.thinking(seat, session.engine(), budget, part -> { }, 0);
        return RuleThread.run("bot", () -> Prospect.of(beside, best.choice(), other.choice()));
    }

    private Optional<Move> think(Bot bot, int attempt) throws RuleFault {
        try {
            thinking = session.thinking(seat, session.engine(), budget, progress, attempt);
            if (stopped) thinking.stop();
            Thinking now = thinking;
            return RuleThread.run("bot", () -> bot.choose(now)); // whatever it asks of the rules, it can be left
        } finally {
            thinking = null;
        }
    }
}
