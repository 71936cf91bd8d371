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
import eldertable.words.Tongue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
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

    /** Values that one may choose. @param standing how they do with each goal, in words */
    public record Choice(String name, String values, String standing) {}

    /** What is wanted of a figure, and what it is with each choice. @param low NaN for no end, as high */
    public record Aim(String goal, Unit unit, double low, double high, List<Estimate> estimates) {}

    /** What a search found: choices that are better for one aim and worse for another. */
    public record Front(List<Choice> choices, List<Aim> aims) {}

    /** A counter that so often ends with the same value gets no plot. */
    private static final double FLAT = 0.98;

    private final List<Side> sides;
    private final LabFindings findings;
    private final Heading heading;
    private final CardFacePictures pictures;
    private final Tongue tongue;
    private final Shown shown;
    private final Plots plots;
    private final Html html = new Html();

    private LabPage(Heading heading, List<Side> sides, CardFacePictures pictures) {
        this.heading = heading;
        this.sides = sides;
        this.pictures = pictures;
        findings = sides.get(sides.size() - 1).findings();
        tongue = findings.tongue();
        shown = new Shown(tongue);
        plots = new Plots(shown);
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

    /** @param front what else could be chosen, if this is the end of a search */
    public static String of(Heading heading, RuleComparison comparison, String before, String now, Optional<Front> front) {
        LabPage page = new LabPage(heading, List.of(new Side(before, comparison.before()), new Side(now, comparison.now())), CardFacePictures.NONE);
        page.begin();
        front.ifPresent(page::front);
        page.html.add(new DifferenceRows(comparison, page.shown).toString());
        page.common();
        return page.end();
    }

    private void begin() {
        html.add("<!DOCTYPE html><html lang='" + tongue.language() + "'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'><meta name='color-scheme' content='light dark'>")
            .element("title", heading.title() + ": " + heading.subtitle()).add("<style>").add(resource("page.css")).add("</style></head><body>");
        html.add("<header>").element("p class='over'", say("reports.page.lab")).element("h1", heading.title()).add("<p class='facts'>").words(heading.subtitle()).add("<br>").words(heading.facts()).add("</p></header>");
        html.add("<div class='words'>");
        heading.words().forEach(sentence -> html.element("p", sentence));
        html.add("</div>");
    }

    private String say(String key, Object... blanks) {
        return tongue.say(key, blanks);
    }

    private static String resource(String name) {
        try (InputStream in = LabPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private void front(Front front) {
        html.add("<section>").element("h2", say("reports.page.front")).element("p class='note'", say("reports.page.front.note")).add("<table class='front'>");
        for (Choice choice : front.choices()) {
            html.add("<tr>").element("th", choice.name()).add("<td>").element("b", choice.values()).add("<br>").words(choice.standing()).add("</td></tr>");
        }
        html.add("</table>");
        for (Aim aim : front.aims()) {
            List<Row> rows = new ArrayList<>();
            for (int i = 0; i < aim.estimates().size(); i++) rows.add(new Row(front.choices().get(i).name(), List.of(aim.estimates().get(i))));
            html.element("h3", aim.goal()).add(plots.intervals(aim.goal(), rows, aim.unit(), new Plots.Wanted(aim.low(), aim.high())));
        }
        html.add("</section>");
    }

    private void tiles() {
        html.add("<div class='tiles'>");
        tile("length.moves", say("reports.page.tile.moves"));
        tile("length.minutes", say("reports.page.tile.minutes", "seconds", Math.round(findings.pace())));
        tile("options", say("reports.page.tile.options"));
        if (findings.hasCourse()) {
            tile("lead.changes", say("reports.page.tile.lead"));
            tile("comeback.half", say("reports.page.tile.comeback"));
        }
        tile("first.wins", say("reports.page.tile.first"));
        html.add("</div>");
    }

    private void tile(String id, String words) {
        Finding finding = findings.find(id).orElse(null);
        if (finding == null || Double.isNaN(finding.estimate().value()) || finding.support() == 0) return;
        Unit unit = finding.figure().unit();
        html.add("<div class='tile'>").element("b", shown.value(finding.estimate().value(), unit)).element("span", words);
        String range = shown.range(finding.estimate(), unit);
        if (!range.isEmpty()) html.element("span", say("reports.page.sure", "range", range));
        html.add("</div>");
    }

    // ------------------------------------------------------------------ sections for one or two sides

    private void common() {
        List<String> flat = new ArrayList<>();
        int players = findings.blueprint().players;
        double fair = (1 - Math.max(0, findings.estimate("nobody.wins").value())) / players;
        if (players > 1) section(say("reports.page.wins"), say("reports.page.wins.note"), () ->
            html.add(plots.intervals(say("reports.page.wins.plot"), rows(Group.SEATS, id -> id.startsWith("seat.") || id.equals("first.wins")), Unit.SHARE, fair)));
        section(say("reports.page.ends"), say("reports.page.ends.note"), () ->
            html.add(plots.intervals(say("reports.page.ends.plot"), rows(Group.ENDS, id -> true), Unit.SHARE, Double.NaN)));
        section(say("reports.page.length"), pace(), () -> {
            html.add(plots.heaps(say("reports.page.length.plot"), heaps(LabFindings::moves), say("reports.moves")));
            numbers(rows(Group.LENGTH, id -> !id.equals("length.minutes")), Unit.COUNT);
        });
        findings.scores().forEach((id, seats) -> {
            if (isFlat(id)) flat.add(lexicon().counter(id));
            else scores(id, seats);
        });
        if (!flat.isEmpty()) html.add("<section>").element("h2", say("reports.page.flat")).element("p", say("reports.page.flat.note", "what", flat, "count", flat.size())).add("</section>");
        if (findings.hasCourse()) course();
        section(say("reports.page.choices"), say("reports.page.choices.note"), () -> {
            html.element("h3", say("reports.page.choices.plot"));
            html.add(plots.heaps(say("reports.page.choices.plot"), heaps(LabFindings::options), say("reports.page.options")));
            html.element("h3", say("reports.page.choices.course"));
            html.add(plots.curves(say("reports.page.choices.course"), curves("options"), Unit.COUNT, Double.NaN));
        });
    }

    /** Numbers that have no scale in common, one under the other. */
    private void numbers(List<Row> rows, Unit unit) {
        html.add("<table>");
        for (Row row : rows) {
            html.add("<tr>").element("th", row.label());
            for (Estimate estimate : row.estimates()) html.element("td", shown.value(estimate.value(), unit)).element("td class='range'", shown.range(estimate, unit));
            html.add("</tr>");
        }
        html.add("</table>");
    }

    private String pace() {
        int minutes = findings.blueprint().pack.info().minutes();
        String what = say("reports.page.length.note");
        return minutes > 0 ? what + " " + say("reports.page.length.pack", "minutes", minutes) : what;
    }

    private void scores(String counter, List<Tally> seats) {
        Lexicon lexicon = lexicon();
        section(say("reports.page.score", "what", lexicon.counter(counter)), say("reports.page.score.note"), () -> {
            List<Heap> heaps = new ArrayList<>();
            if (sides.size() == 1) for (int seat = 0; seat < seats.size(); seat++) heaps.add(new Heap(seat(seat), seats.get(seat), seats.get(seat).count()));
            else for (Side side : sides) heaps.add(heap(side, joined(side.findings().scores().getOrDefault(counter, List.of()))));
            html.add(plots.heaps(lexicon.counter(counter), heaps, lexicon.counter(counter)));
            legend(heaps.stream().map(Heap::name).toList());
            html.add(plots.intervals(say("reports.page.score.means"), rows(Group.SCORES, id -> id.matches("score\\.[A-Z]") || id.startsWith("counter." + counter + ".") || id.equals("score.margin")), Unit.COUNT, Double.NaN));
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
        section(say("reports.page.decided"), say("reports.page.decided.note"), () -> {
            html.add(plots.curves(say("reports.page.decided.plot"), curves("leader"), Unit.SHARE, 1.0 / players));
            html.add(plots.intervals(say("reports.page.comebacks"), rows(Group.COURSE, id -> id.startsWith("comeback.") || id.equals("settled")), Unit.SHARE, Double.NaN));
            html.add("<h3>").words(say("reports.page.lead")).add("</h3>").add(plots.heaps(say("reports.page.lead.plot"), heaps(LabFindings::leadChanges), say("reports.page.lead.unit")));
        });
        if (findings.curve("course.winner").isEmpty()) return;
        if (sides.stream().allMatch(side -> isCountedLast(side.findings()))) {
            html.add("<section>").element("h2", say("reports.page.points")).element("p", say("reports.page.points.last")).add("</section>");
            return;
        }
        section(say("reports.page.points"), say("reports.page.points.note"), () -> {
            List<Curve> curves = new ArrayList<>();
            for (Side side : sides) {
                String of = sides.size() == 1 ? "" : " (" + side.name() + ")";
                curves.add(new Curve(say("reports.page.points.winner") + of, side.findings().curve("course.winner")));
                curves.add(new Curve(say("reports.page.points.others") + of, side.findings().curve("course.others")));
            }
            html.add(plots.curves(say("reports.page.points.plot"), curves, Unit.COUNT, Double.NaN));
            legend(curves.stream().map(Curve::name).toList());
        });
    }

    /** Whether nobody has points before the end: a plot of how they grow shows nothing. */
    private static boolean isCountedLast(LabFindings findings) {
        return List.of("course.winner", "course.others").stream().allMatch(id -> findings.curve(id).stream().limit(findings.curve(id).size() - 1).allMatch(point -> point.value() == 0));
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
            rows.add(new Row(label(id, seats ? named.figure().about() : named.figure().name()), estimates));
        }
        return rows;
    }

    /** What stands beside a figure; most are called the same everywhere. */
    private String label(String id, String usual) {
        return switch (id) {
            case "score.margin" -> say("reports.page.row.margin");
            case "settled" -> say("reports.page.row.settled");
            case "comeback.half" -> say("reports.page.row.half");
            case "comeback.late" -> say("reports.page.row.late");
            default -> usual;
        };
    }

    private List<Heap> heaps(Function<LabFindings, Tally> which) {
        return sides.stream().map(side -> heap(side, which.apply(side.findings()))).toList();
    }

    private static Heap heap(Side side, Tally tally) {
        return new Heap(side.name(), tally, Math.min(tally.count(), side.findings().ledger().finished()));
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
            if (meeting.isAlone() || meeting.decided() == 0) continue;
            Interval interval = meeting.shareInterval();
            rows.add(new Row(depth.plan().bots().get(meeting.one()) + " – " + depth.plan().bots().get(meeting.other()), List.of(new Estimate(meeting.share(), interval.low(), interval.high()))));
        }
        if (!rows.isEmpty()) section(say("reports.page.depth"), say("reports.page.depth.note"), () ->
            html.add(plots.intervals(say("reports.page.depth.plot"), rows, Unit.SHARE, 0.5)));
    }

    private void choices() {
        boolean alone = findings.blueprint().players == 1;
        ChoiceRows rows = new ChoiceRows(findings, lexicon(), pictures);
        html.add(rows.section(say("reports.page.cards"), Group.CARDS, say(alone ? "reports.page.cards.note-alone" : "reports.page.cards.note")));
        html.add(rows.section(say("reports.page.moves"), Group.MOVES, say(alone ? "reports.page.moves.note-alone" : "reports.page.moves.note")));
        html.add(rows.section(say("reports.page.words"), Group.WORDS, say("reports.page.words.note")));
        html.add(rows.section(say("reports.page.spaces"), Group.SPACES, say("reports.page.spaces.note")));
    }

    private void dead() {
        List<Dead> dead = findings.dead();
        html.add("<section>").element("h2", say("reports.page.dead"));
        if (dead.isEmpty()) html.element("p", say("balance.all-used"));
        else html.element("p class='note'", say("reports.page.dead.note", "players", findings.blueprint().players));
        for (Dead one : dead) html.add("<p>").element("b", one.told(tongue)).words(": " + one.why()).add("</p>");
        html.add("</section>");
    }

    private Lexicon lexicon() {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < findings.blueprint().players; seat++) seats.add(seat(seat));
        return new Lexicon(findings.blueprint(), tongue.language(), seats);
    }

    private String seat(int seat) {
        return say("balance.seat", "seat", String.valueOf((char) ('A' + seat)));
    }

    private String end() {
        html.add("<section>").element("h2", say("reports.page.method")).element("p", say("reports.page.method.note"));
        html.add("<p>").words(say("reports.page.again")).add(" <code>").words(heading.command()).add("</code></p></section></body></html>\n");
        return html.toString();
    }
}
