package eldertable.league;

import eldertable.bot.BotSeat;
import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.pack.component.Counter;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chance;
import eldertable.simulation.ParallelGames;
import eldertable.simulation.Playout;
import eldertable.state.Blueprint;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Lets every two of some bots play the same number of games, or each with its neighbours in strength. Of two games one is played with seats changed and the same seed.
 * Bots think in playouts and not in time, so the same seed gives the same results on any machine.
 */
public final class League {
    private static final Duration PROGRESS = Duration.ofMillis(500);

    /**
     * @param bots      by name, each once
     * @param ladder    whether a bot meets only those next to it in the list, instead of all others
     * @param games     of every two bots
     * @param mostMoves a game that is not over by then is broken off
     */
    public record Plan(List<String> bots, boolean ladder, int games, long seed, int threads, int mostMoves) {
        private List<Meeting> meetings(int players) {
            List<Meeting> meetings = new ArrayList<>();
            boolean alone = players == 1 || bots.size() == 1;
            for (int one = bots.size() - 1; one >= 0; one--) {
                if (alone) meetings.add(Meeting.of(one, one));
                else for (int other = one - 1; other >= (ladder ? one - 1 : 0) && other >= 0; other--) meetings.add(Meeting.of(one, other));
            }
            return meetings;
        }

        /** How many games that are altogether, if so many play. */
        public long gamesIn(int players) {
            return (long) meetings(players).size() * games;
        }
    }

    /** How long a bot has thought. */
    public record Pace(long thoughts, long nanos, long longest) {
        static final Pace NONE = new Pace(0, 0, 0);

        Pace plus(BotSeat seat) {
            return new Pace(thoughts + seat.thoughts(), nanos + seat.thought(), Math.max(longest, seat.longestThought()));
        }

        Pace plus(Pace more) {
            return new Pace(thoughts + more.thoughts, nanos + more.nanos, Math.max(longest, more.longest));
        }
    }

    /** @param problem of one of the games that were not finished, or null */
    public record Table(Plan plan, List<Meeting> meetings, List<Pace> paces, String problem) {
        public Ratings ratings() {
            return new Ratings(plan.bots().size(), meetings);
        }

        /** With the games of another part of the same league. */
        public Table plus(Table more) {
            List<Meeting> all = new ArrayList<>();
            for (int i = 0; i < meetings.size(); i++) all.add(meetings.get(i).plus(more.meetings.get(i)));
            List<Pace> sums = new ArrayList<>();
            for (int i = 0; i < paces.size(); i++) sums.add(paces.get(i).plus(more.paces.get(i)));
            return new Table(plan, all, sums, problem != null ? problem : more.problem);
        }

        public long played() {
            return meetings.stream().mapToLong(meeting -> meeting.finished() + meeting.broken()).sum();
        }
    }

    private final ScriptEngine scripts;
    private final Blueprint blueprint;
    private final Plan plan;
    private final List<Meeting> meetings = new ArrayList<>();
    private final List<Pace> paces = new ArrayList<>();
    private String problem;

    public League(ScriptEngine scripts, Blueprint blueprint, Plan plan) {
        this.scripts = scripts;
        this.blueprint = blueprint;
        this.plan = plan;
        meetings.addAll(plan.meetings(blueprint.players));
        for (int bot = 0; bot < plan.bots().size(); bot++) paces.add(Pace.NONE);
    }

    /** How many games there are to play. */
    public long games() {
        return plan.gamesIn(blueprint.players);
    }

    /** Plays only the games from one number up to, without, another: tables of parts add up to that of the whole. */
    public Table runPart(long from, long until) throws RuleFault, InterruptedException {
        new ParallelGames(scripts, blueprint, plan.threads()).play(until - from, (engine, numbers) -> playPart(engine, numbers, from), PROGRESS, () -> { });
        return table();
    }

    /** @param progress is shown the table so far, now and then, on this thread; at last as it is when all is over, or somebody has interrupted this thread */
    public Table run(Consumer<Table> progress) throws RuleFault, InterruptedException {
        try {
            new ParallelGames(scripts, blueprint, plan.threads()).play(games(), (engine, numbers) -> playPart(engine, numbers, 0), PROGRESS, () -> progress.accept(table()));
        } finally {
            progress.accept(table());
        }
        return table();
    }

    private synchronized Table table() {
        return new Table(plan, List.copyOf(meetings), List.copyOf(paces), problem);
    }

    /** All meetings go on side by side, so that a league that is broken off says something about each. */
    private Void playPart(RuleEngine engine, ParallelGames.Numbers numbers, long from) {
        for (long number = numbers.next(); number >= 0; number = numbers.next()) {
            long game = from + number;
            play(engine, (int) (game % meetings.size()), (int) (game / meetings.size()));
        }
        return null;
    }

    private void play(RuleEngine engine, int meeting, int game) {
        int one = meetings.get(meeting).one(), other = meetings.get(meeting).other();
        List<Integer> bots = new ArrayList<>();
        List<BotSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < blueprint.players; seat++) {
            int bot = (seat + game) % 2 == 0 ? one : other;
            bots.add(bot);
            String name = plan.bots().get(bot);
            seats.add(new BotSeat(rules -> Bots.reproducible(name, rules).orElseThrow(), Budget.playouts(Integer.MAX_VALUE)));
        }
        Playout playout = new Playout(engine, seats, plan.mostMoves(), null);
        Playout.End end = playout.play(Chance.derive(plan.seed(), one == other ? game : game / 2));
        seats.forEach(BotSeat::close);
        note(meeting, result(one, other, bots, end, playout).with(scores(one == other && end == Playout.End.FINISHED, playout)), bots, seats, playout.problem());
    }

    private static Meeting result(int one, int other, List<Integer> bots, Playout.End end, Playout playout) {
        if (end != Playout.End.FINISHED) return new Meeting(one, other, 0, 0, 0, 0, 1);
        boolean oneWon = false, otherWon = false;
        for (int seat = 0; seat < bots.size(); seat++) {
            if ((playout.state().winners() & 1 << seat) == 0) continue;
            if (bots.get(seat) == one) oneWon = true;
            else otherWon = true;
        }
        if (oneWon && otherWon) return new Meeting(one, other, 0, 0, 1, 0, 0);
        if (!oneWon && !otherWon) return new Meeting(one, other, 0, 0, 0, 1, 0);
        return new Meeting(one, other, oneWon ? 1 : 0, otherWon ? 1 : 0, 0, 0, 0);
    }

    /** What a bot that plays alone came to. */
    private Scores scores(boolean counted, Playout playout) {
        Counter score = blueprint.counter(Counter.Role.SCORE);
        Scores all = Scores.NONE;
        for (int seat = 0; counted && score != null && seat < blueprint.players; seat++) all = all.plus(Scores.of(playout.state().count(score.first() + seat)));
        return all;
    }

    private synchronized void note(int meeting, Meeting result, List<Integer> bots, List<BotSeat> seats, String wrong) {
        meetings.set(meeting, meetings.get(meeting).plus(result));
        for (int seat = 0; seat < seats.size(); seat++) paces.set(bots.get(seat), paces.get(bots.get(seat)).plus(seats.get(seat)));
        if (wrong != null) problem = wrong;
    }
}
