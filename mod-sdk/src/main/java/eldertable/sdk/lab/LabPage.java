package eldertable.sdk.lab;

import eldertable.lab.RuleComparison;
import eldertable.lab.Dead;
import eldertable.lab.Estimate;
import eldertable.lab.Figure.Group;
import eldertable.lab.Figure.Unit;
import eldertable.lab.LabFindings;
import eldertable.lab.LabFindings.Finding;
import eldertable.league.League;
import eldertable.league.Meeting;
import eldertable.sdk.lab.Plots.Curve;
import eldertable.sdk.lab.Plots.Heap;
import eldertable.sdk.lab.Plots.Row;
import eldertable.simulation.Interval;
import eldertable.simulation.Tally;
import eldertable.view.Lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The lab's page about one set of rules, or about two beside each other: one file, which needs nothing else. */
public final class LabPage {
    /** A set of rules and what came of its games. */
    public record Side(String name, LabFindings findings) {}

    /**
     * What stands at the top.
     *
     * @param facts   who played how many games
     * @param words   what it comes to, in sentences
     * @param command what gives the same page again
     */
    public record Heading(String title, String subtitle, String facts, List<String> words, String command) {}

    /** A counter that so often ends with the same value gets no plot. */
    private static final double FLAT = 0.98;

    private final List<Side> sides;
    private final LabFindings findings;
    private final Heading heading;
    private final CardFacePictures pictures;
    private final Html html = new Html();

    private LabPage(Heading heading, List<Side> sides, CardFacePictures pictures) {
        this.heading = heading;
        this.sides = sides;
        this.pictures = pictures;
        findings = sides.get(sides.size() - 1).findings();
    }

    /** @param depth how bots of neighbouring levels fared, or null */
    public static String of(Heading heading, Side side, League.Table depth, CardFacePictures pictures) {
        LabPage page = new LabPage(heading, List.of(side), pictures);
        page.begin();
        page.tiles();
        page.common();
        if (depth != null) page.depth(depth);
        page.choices();
        page.dead();
        return page.end();
    }

    public static String of(Heading heading, RuleComparison comparison, String before, String now) {
        LabPage page = new LabPage(heading, List.of(new Side(before, comparison.before()), new Side(now, comparison.now())), CardFacePictures.NONE);
        page.begin();
        page.html.add(new DifferenceRows(comparison).toString());
        page.common();
        return page.end();
    }

    private void begin() {
        html.add("<!DOCTYPE html><html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'><meta name='color-scheme' content='light dark'>")
            .element("title", heading.title() + ": " + heading.subtitle()).add("<style>").add(resource("page.css")).add("</style></head><body>");
        html.add("<header><p class='over'>Eldertable balance lab</p>").element("h1", heading.title()).add("<p class='facts'>").words(heading.subtitle()).add("<br>").words(heading.facts()).add("</p></header>");
        html.add("<div class='words'>");
        heading.words().forEach(sentence -> html.element("p", sentence));
        html.add("</div>");
    }

    private static String resource(String name) {
        try (InputStream in = LabPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private void tiles() {
        html.add("<div class='tiles'>");
        tile("length.moves", "moves in a game");
        tile("length.minutes", "at " + Math.round(findings.pace()) + " seconds a decision");
        tile("options", "options in a real choice");
        if (findings.hasCourse()) {
            tile("lead.changes", "changes of the lead");
            tile("comeback.half", "of the winners were behind at half time");
        }
        tile("first.wins", "won by who moves first");
        html.add("</div>");
    }

    private void tile(String id, String words) {
        Finding finding = findings.find(id).orElse(null);
        if (finding == null || Double.isNaN(finding.estimate().value()) || finding.support() == 0) return;
        Unit unit = finding.figure().unit();
        html.add("<div class='tile'>").element("b", Shown.value(finding.estimate().value(), unit)).element("span", words);
        String range = Shown.range(finding.estimate(), unit);
        if (!range.isEmpty()) html.element("span", "95 % sure: " + range);
        html.add("</div>");
    }

    // ------------------------------------------------------------------ sections for one or two sides

    private void common() {
        List<String> flat = new ArrayList<>();
        int players = findings.blueprint().players;
        double fair = (1 - Math.max(0, findings.estimate("nobody.wins").value())) / players;
        if (players > 1) section("Who wins", "Each seat's share of the games; a win that several share counts in parts. The dashed line is a fair share.", () ->
            html.add(Plots.intervals("Wins by seat", rows(Group.SEATS, id -> id.startsWith("seat.") || id.equals("first.wins")), Unit.SHARE, fair)));
        section("How games end", "By the reason that the rules give.", () ->
            html.add(Plots.intervals("Ends by reason", rows(Group.ENDS, id -> true), Unit.SHARE, Double.NaN)));
        section("How long they take", pace(), () -> {
            html.add(Plots.heaps("Length in moves", heaps(LabFindings::moves), "moves"));
            numbers(rows(Group.LENGTH, id -> !id.equals("length.minutes")), Unit.COUNT);
        });
        findings.scores().forEach((id, seats) -> {
            if (isFlat(id)) flat.add(lexicon().counter(id));
            else scores(id, seats);
        });
        if (!flat.isEmpty()) html.add("<section>").element("h2", "What hardly varies").element("p", String.join(", ", flat) + (flat.size() == 1 ? ": nearly" : ": each nearly") + " always the same at the end of a game.").add("</section>");
        if (findings.hasCourse()) course();
        section("What there is to choose", "How many options a real choice has: which move to make, then each thing in it. Where only one thing is possible there is no choice.", () -> {
            html.add(Plots.heaps("Options in a choice", heaps(LabFindings::options), "options"));
            html.add(Plots.curves("Options in the course of a game", curves("options"), Unit.COUNT, Double.NaN));
        });
    }

    /** Numbers that have no scale in common, one under the other. */
    private void numbers(List<Row> rows, Unit unit) {
        html.add("<table>");
        for (Row row : rows) {
            html.add("<tr>").element("th", row.label());
            for (Estimate estimate : row.estimates()) html.element("td", Shown.value(estimate.value(), unit)).element("td class='range'", Shown.range(estimate, unit));
            html.add("</tr>");
        }
        html.add("</table>");
    }

    private String pace() {
        int minutes = findings.blueprint().pack.info().minutes();
        return "A move is what one player does at a time; a decision is one choice in it." + (minutes > 0 ? " The pack itself says " + minutes + " minutes." : "");
    }

    private void scores(String counter, List<Tally> seats) {
        Lexicon lexicon = lexicon();
        section(lexicon.counter(counter) + " at the end", "How often a game ends with how much.", () -> {
            List<Heap> heaps = new ArrayList<>();
            if (sides.size() == 1) for (int seat = 0; seat < seats.size(); seat++) heaps.add(new Heap("seat " + (char) ('A' + seat), seats.get(seat)));
            else for (Side side : sides) heaps.add(new Heap(side.name(), joined(side.findings().scores().getOrDefault(counter, List.of()))));
            html.add(Plots.heaps(lexicon.counter(counter), heaps, lexicon.counter(counter)));
            legend(heaps.stream().map(Heap::name).toList());
            html.add(Plots.intervals("Means", rows(Group.SCORES, id -> id.matches("score\\.[A-Z]") || id.startsWith("counter." + counter + ".") || id.equals("score.margin")), Unit.COUNT, Double.NaN));
        });
    }

    /** Whether a counter has the same value at the end of nearly every game, on every side: a plot of it shows nothing. */
    private boolean isFlat(String counter) {
        Tally all = new Tally();
        sides.forEach(side -> all.addAll(joined(side.findings().scores().getOrDefault(counter, List.of()))));
        return all.count() > 0 && Collections.max(all.counts().values()) >= FLAT * all.count();
    }

    private static Tally joined(List<Tally> seats) {
        Tally all = new Tally();
        seats.forEach(all::addAll);
        return all;
    }

    private void course() {
        int players = findings.blueprint().players;
        section("How decided it is", "How often whoever is ahead at a moment goes on to win; at the dashed line being ahead means nothing. Who is ahead is judged by the pack's hint for bots, or by points where it gives none.", () -> {
            html.add(Plots.curves("The leader wins", curves("leader"), Unit.SHARE, 1.0 / players));
            html.add(Plots.intervals("Comebacks", rows(Group.COURSE, id -> id.startsWith("comeback.") || id.equals("settled")), Unit.SHARE, Double.NaN));
            html.add("<h3>Changes of the lead in a game</h3>").add(Plots.heaps("Changes of the lead", heaps(LabFindings::leadChanges), "changes"));
        });
        if (findings.curve("course.winner").isEmpty()) return;
        section("How points grow", "Mean points of whoever wins in the end, and of the others.", () -> {
            List<Curve> curves = new ArrayList<>();
            for (Side side : sides) {
                String of = sides.size() == 1 ? "" : " (" + side.name() + ")";
                curves.add(new Curve("the winner" + of, side.findings().curve("course.winner")));
                curves.add(new Curve("the others" + of, side.findings().curve("course.others")));
            }
            html.add(Plots.curves("Points in the course of a game", curves, Unit.COUNT, Double.NaN));
            legend(curves.stream().map(Curve::name).toList());
        });
    }

    private List<Row> rows(Group group, Function<String, Boolean> wanted) {
        List<Row> rows = new ArrayList<>();
        Set<String> ids = new LinkedHashSet<>();
        for (Side side : sides) side.findings().in(group).stream().filter(one -> one.figure().asked()).map(one -> one.figure().id()).filter(wanted::apply).forEach(ids::add);
        for (String id : ids) {
            List<Estimate> estimates = sides.stream().map(side -> side.findings().estimate(id)).toList();
            if (estimates.stream().allMatch(estimate -> Double.isNaN(estimate.value()) || group == Group.ENDS && estimate.value() == 0)) continue;
            Finding named = sides.stream().flatMap(side -> side.findings().find(id).stream()).findFirst().orElseThrow();
            boolean seats = group == Group.SEATS || group == Group.ENDS || group == Group.SCORES && !id.equals("score.margin");
            rows.add(new Row(id.equals("score.margin") ? "the winning margin" : id.equals("settled") ? "the winner leads for good after" : id.equals("comeback.half") ? "winners who were behind at half time"
                : id.equals("comeback.late") ? "winners who were behind at 75 %" : seats ? named.figure().about() : named.figure().name(), estimates));
        }
        return rows;
    }

    private List<Heap> heaps(Function<LabFindings, Tally> which) {
        return sides.stream().map(side -> new Heap(side.name(), which.apply(side.findings()))).toList();
    }

    private List<Curve> curves(String id) {
        return sides.stream().map(side -> new Curve(side.name(), side.findings().curve(id))).toList();
    }

    private void section(String title, String about, Runnable content) {
        html.add("<section>").element("h2", title).element("p class='note'", about);
        if (sides.size() > 1) legend(sides.stream().map(Side::name).toList());
        content.run();
        html.add("</section>");
    }

    private void legend(List<String> names) {
        if (names.size() < 2) return;
        html.add("<div class='legend'>");
        for (int i = 0; i < names.size(); i++) html.add("<span><i class='s%d'></i>", i).words(names.get(i)).add("</span>");
        html.add("</div>");
    }

    // ------------------------------------------------------------------ sections for one side

    private void depth(League.Table depth) {
        List<Row> rows = new ArrayList<>();
        for (Meeting meeting : depth.meetings()) {
            if (meeting.isAlone() || meeting.finished() == 0) continue;
            Interval interval = meeting.shareInterval();
            rows.add(new Row(depth.plan().bots().get(meeting.one()) + " – " + depth.plan().bots().get(meeting.other()), List.of(new Estimate(meeting.share(), interval.low(), interval.high()))));
        }
        if (!rows.isEmpty()) section("How deep it is", "How often each level of bot beats the one below it. Where thinking longer wins no more often, there is nothing left to think about.", () ->
            html.add(Plots.intervals("Depth", rows, Unit.SHARE, 0.5)));
    }

    private void choices() {
        ChoiceRows rows = new ChoiceRows(findings, lexicon(), pictures);
        html.add(rows.section("Cards and pieces", Group.CARDS, "Taken: how often it is chosen when it can be. Wins: how much more often those who have it in play win than those who have not, in points of a hundred, "
            + "in games where some have it and some have not. That need not be the card's doing: who is ahead may get it more easily. Open a row to see the card."));
        html.add(rows.section("Moves", Group.MOVES, "Wins: how much more often those who make it win than those who never do, in the same game."));
        html.add(rows.section("Options", Group.WORDS, "Words that a move asks for."));
        html.add(rows.section("Spaces", Group.SPACES, "Places of boards that a move asks for."));
    }

    private void dead() {
        List<Dead> dead = findings.dead();
        html.add("<section>").element("h2", "Never used");
        if (dead.isEmpty()) html.element("p", "Every card, move, option and step was used.");
        else html.element("p class='note'", "Played by " + findings.blueprint().players + (findings.blueprint().players == 1 ? " player" : " players")
            + ". What is only for another number of them, or for options that were not chosen, stands here too.");
        for (Dead one : dead) html.add("<p>").element("b", one.sort() + " " + one.id()).words(": " + one.why()).add("</p>");
        html.add("</section>");
    }

    private Lexicon lexicon() {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < findings.blueprint().players; seat++) seats.add("seat " + (char) ('A' + seat));
        return new Lexicon(findings.blueprint(), "en", seats);
    }

    private String end() {
        html.add("<section>").element("h2", "How this was measured").element("p", "Bots played the games, each from its own seed. An interval says where the true number lies, 95 % sure: "
            + "Wilson's for plain shares of few games, else a jackknife over 50 batches of games with Student's t. What is called real, or named at the top, passed Holm's correction for "
            + "asking many questions, at 1 %. Bots are not people: a figure tells what the rules do when they are played like this.");
        html.add("<p>The same numbers again: <code>").words(heading.command()).add("</code></p></section></body></html>\n");
        return html.toString();
    }
}
