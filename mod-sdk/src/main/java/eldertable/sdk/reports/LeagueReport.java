package eldertable.sdk.reports;

import eldertable.league.League;
import eldertable.league.Meeting;
import eldertable.league.Ratings;
import eldertable.league.Scores;
import eldertable.simulation.Interval;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a league tells its user. */
public record LeagueReport(Blueprint blueprint, League.Table table, Tongue tongue) {

    public void print(PrintWriter out) {
        League.Plan plan = table.plan();
        out.println(Report.heading(blueprint, List.of(), tongue) + ", " + tongue.say("reports.seed", "seed", String.valueOf(plan.seed())));
        out.println();
        for (Meeting meeting : table.meetings()) print(out, meeting);
        Ratings ratings = table.ratings();
        boolean rated = table.meetings().stream().noneMatch(Meeting::isAlone);
        Report.print(out, "%n%-12s%18s%12s%14s%16s%n", "", rated ? tongue.say("reports.league.rating") : "", tongue.say("reports.moves"), tongue.say("reports.league.mean-time"), tongue.say("reports.league.longest-time"));
        for (int bot = plan.bots().size() - 1; bot >= 0; bot--) {
            League.Pace pace = table.paces().get(bot);
            String rating = rated ? String.format(Locale.ROOT, "%+.0f ± %.0f", ratings.rating(bot), ratings.within(bot)) : "";
            Report.print(out, "%-12s%18s%,12d%11.1f ms%13.0f ms%n", plan.bots().get(bot), rating, pace.thoughts(),
                pace.nanos() / 1e6 / Math.max(1, pace.thoughts()), pace.longest() / 1e6);
        }
        long broken = table.meetings().stream().mapToLong(Meeting::broken).sum();
        if (broken > 0) Report.print(out, "%n%s %s%n", tongue.say("reports.league.unfinished", "games", number(broken)), table.problem() == null ? tongue.say("reports.league.too-long") : table.problem());
    }

    private void print(PrintWriter out, Meeting meeting) {
        String pair = name(meeting.one()) + (meeting.isAlone() ? "" : " – " + name(meeting.other()));
        Interval interval = meeting.shareInterval();
        List<String> counts = new ArrayList<>(List.of(tongue.say("reports.league.won", "games", number(meeting.won()))));
        if (!meeting.isAlone()) counts.add(tongue.say("reports.league.lost", "games", number(meeting.lost())));
        if (meeting.shared() > 0) counts.add(tongue.say("reports.shared", "games", number(meeting.shared())));
        if (meeting.nobody() > 0) counts.add(tongue.say(meeting.isAlone() ? "reports.league.lost" : "reports.league.nobody", "games", number(meeting.nobody())));
        if (meeting.scores().games() > 0) counts.add(tongue.say("reports.league.points", "mean", String.format(Locale.ROOT, "%.1f", meeting.scores().mean()),
            "within", String.format(Locale.ROOT, "%.1f", meeting.scores().within()), "best", number(meeting.scores().most())));
        if (meeting.decided() == 0) Report.print(out, "%-24s%7s     %s%n", pair, "–", String.join(", ", counts));
        else Report.print(out, "%-24s%7.1f %%   %s   %s%n", pair, 100 * meeting.share(), Report.sure(interval, tongue), String.join(", ", counts));
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private String name(int bot) {
        return table.plan().bots().get(bot);
    }

    /** Times stand apart: all else is the same for the same seed. */
    public Map<String, Object> forPrograms() {
        Map<String, Object> all = Report.about(blueprint);
        all.put("options", blueprint.options);
        all.put("seed", table.plan().seed());
        all.put("games", table.plan().games());
        all.put("meetings", table.meetings().stream().map(this::forPrograms).toList());
        Ratings ratings = table.ratings();
        List<Object> bots = new ArrayList<>(), times = new ArrayList<>();
        for (int bot = 0; bot < table.plan().bots().size(); bot++) {
            League.Pace pace = table.paces().get(bot);
            bots.add(entries("bot", name(bot), "rating", ratings.rating(bot), "within", ratings.within(bot)));
            times.add(entries("bot", name(bot), "moves", pace.thoughts(), "meanMillis", pace.nanos() / 1e6 / Math.max(1, pace.thoughts()),
                "longestMillis", pace.longest() / 1e6));
        }
        all.put("ratings", bots);
        all.put("times", times);
        return all;
    }

    private Map<String, Object> forPrograms(Meeting meeting) {
        Interval interval = meeting.shareInterval();
        Map<String, Object> all = entries("bot", name(meeting.one()), "against", meeting.isAlone() ? null : name(meeting.other()), "won", meeting.won(), "lost", meeting.lost(),
            "shared", meeting.shared(), "nobody", meeting.nobody(), "broken", meeting.broken(), "share", meeting.share(),
            "shareAtLeast", interval.low(), "shareAtMost", interval.high());
        Scores scores = meeting.scores();
        if (scores.games() > 0) all.put("points", entries("mean", scores.mean(), "within", scores.within(), "most", scores.most()));
        return all;
    }

    private static Map<String, Object> entries(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        return map;
    }
}
