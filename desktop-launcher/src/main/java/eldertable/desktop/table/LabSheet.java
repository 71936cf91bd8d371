package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.desktop.screen.ScreenContext;
import eldertable.host.Inbox;
import eldertable.lab.Dead;
import eldertable.lab.Estimate;
import eldertable.lab.Figure;
import eldertable.lab.LabBench;
import eldertable.lab.LabFindings;
import eldertable.lab.RuleComparison;
import eldertable.lab.RuleComparison.Difference;
import eldertable.pack.component.Counter;
import eldertable.state.Blueprint;
import eldertable.tabletop.Rect;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The workshop's page about what the rules do to the game: a quick report that plays in the background, with the one before the last change beside it. */
final class LabSheet implements AutoCloseable {
    private static final float LINE = 14, ROW = 20, SEAT = 26, LABEL = 150, GAP = 10, HEAD = 56;
    private static final int MOST_CHANGES = 12, MOST_DEAD = 10, TRACK = 0x26363dff, BEFORE = 0x6f8794ff;
    /** What every game is asked about, as far as it has it. */
    private static final List<String> PLAIN = List.of("length.moves", "length.minutes", "length.rounds", "score.A", "score.B", "score.C", "score.D", "score.E", "score.F", "score.margin",
        "lead.changes", "leader.10", "comeback.half", "options", "first.wins");

    private final ScreenContext kit;
    private final Inbox inbox;
    private final LabBench bench;
    private boolean shown;

    LabSheet(ScreenContext kit, Inbox inbox) {
        this.kit = kit;
        this.inbox = inbox;
        bench = new LabBench(() -> kit.scripts().join(), kit::redraw);
    }

    /** Somebody looks at it, or not any more: then it plays to its end, but no other rules. */
    void show(boolean now) {
        shown = now;
        follow();
    }

    /** Plays the rules that are in force, once each time they are others. */
    private void follow() {
        Blueprint rules = inbox.table() == null ? null : inbox.table().blueprint();
        if (shown && rules != null && rules != bench.blueprint()) bench.start(rules);
    }

    /** The button that plays more, or stops. */
    Hot button(Rect page) {
        boolean playing = bench.standing().playing();
        Rect at = new Rect(page.right() - 130, page.top() - 34, 130, 30);
        return Hot.button(playing ? kit.say("lab.stop") : kit.say("lab.more", "games", LabBench.GAMES), "", at, "", true, false, playing ? bench::stop : () -> bench.start(bench.blueprint()));
    }

    // ------------------------------------------------------------------ drawing

    /** @param scrolled how far it has been scrolled down; @return how high all of it is */
    float draw(Pen pen, Rect box, float scrolled) {
        follow();
        LabBench.Standing standing = bench.standing();
        head(pen, standing, box);
        Rect page = box.below(HEAD);
        pen.clip(page.x(), page.y(), page.w(), page.h());
        float y = page.top() + scrolled, top = y;
        if (!standing.problem().isEmpty()) y = words(pen, kit.say("lab.problem", "why", standing.problem()), page, y, Ink.BAD) - GAP;
        if (standing.now().isPresent()) {
            y = seats(pen, standing, page, y);
            y = figures(pen, standing, page, y - GAP);
            y = changes(pen, standing, page, y - GAP);
            y = dead(pen, standing.now().get(), page, y - GAP);
        } else if (standing.problem().isEmpty()) {
            y = words(pen, kit.say("lab.nothing-yet"), page, y, Ink.PALE);
        }
        pen.unclip();
        return top - y + HEAD;
    }

    private void head(Pen pen, LabBench.Standing standing, Rect box) {
        String state = standing.playing() ? kit.say("lab.playing", "played", standing.played(), "wanted", standing.wanted()) : kit.say("lab.played", "played", standing.played());
        pen.textIn(kit.lettering().fitLine(Face.BOLD, LINE, state, box.w() - 140, Align.LEFT), box.x(), box.top() - 34, box.w() - 140, 30, Ink.GOLD);
        float part = standing.wanted() == 0 ? 0 : Math.min(1, (float) standing.played() / standing.wanted());
        pen.fill(box.x(), box.top() - 44, box.w(), 3, TRACK);
        pen.fill(box.x(), box.top() - 44, box.w() * part, 3, standing.playing() ? Ink.GLOW : Ink.BRASS);
    }

    private float heading(Pen pen, String text, Rect page, float y) {
        TextBlock words = kit.lettering().line(Face.BOLD, LINE + 1, text);
        pen.text(words, page.x(), y, Ink.GOLD);
        return y - words.height - 4;
    }

    private float words(Pen pen, String text, Rect page, float y, int colour) {
        TextBlock words = kit.lettering().wrap(Face.TEXT, LINE, text, page.w(), Align.LEFT);
        pen.text(words, page.x(), y, colour);
        return y - words.height - 2;
    }

    /** Each seat's wins on a track from none to all, those of before below, and a line where fair would be. */
    private float seats(Pen pen, LabBench.Standing standing, Rect page, float y) {
        LabFindings now = standing.now().orElseThrow();
        float row = heading(pen, kit.say("lab.wins"), page, y);
        int players = now.blueprint().players;
        double fair = (1 - Math.max(0, now.estimate("nobody.wins").value())) / players;
        for (int seat = 0; seat < players; seat++) {
            String id = "seat." + (char) ('A' + seat) + ".wins";
            Rect at = new Rect(page.x(), row - SEAT, page.w(), SEAT), track = new Rect(at.x() + 28, at.y() + 5, at.w() - 28 - 170, SEAT - 10);
            pen.textIn(kit.lettering().fitLine(Face.BOLD, LINE, String.valueOf((char) ('A' + seat)), 24, Align.LEFT), at.x(), at.y(), 24, at.h(), Ink.CREAM);
            pen.fill(track.x(), track.y(), track.w(), track.h(), TRACK);
            standing.last().ifPresent(last -> interval(pen, last.estimate(id), track.lower(track.h() / 2 - 1), BEFORE));
            interval(pen, now.estimate(id), standing.last().isPresent() ? track.upper(track.h() / 2 - 1) : track.inset(0, 4), Ink.GLOW);
            pen.fill(track.x() + (float) fair * track.w(), track.y() - 2, 1.2f, track.h() + 4, Ink.PALE);
            boolean real = difference(standing, id).map(Difference::real).orElse(false);
            pen.textIn(kit.lettering().fitLine(Face.TEXT, LINE, told(now.estimate(id), Figure.Unit.SHARE), 162, Align.RIGHT), at.right() - 162, at.y(), 162, at.h(), real ? Ink.WARNING : Ink.CREAM);
            row -= SEAT;
        }
        return row;
    }

    private static void interval(Pen pen, Estimate estimate, Rect track, int colour) {
        if (!estimate.isKnown()) return;
        float low = (float) estimate.low() * track.w(), high = (float) estimate.high() * track.w();
        pen.fill(track.x() + low, track.y(), Math.max(2, high - low), track.h(), Ink.fade(colour, 0.45f));
        pen.fill(track.x() + (float) estimate.value() * track.w() - 1.2f, track.y(), 2.4f, track.h(), colour);
    }

    private float figures(Pen pen, LabBench.Standing standing, Rect page, float y) {
        LabFindings now = standing.now().orElseThrow();
        float column = (page.w() - LABEL) / 2, row = y - ROW;
        pen.textIn(kit.lettering().fitLine(Face.BOLD, LINE, kit.say("lab.now"), column - 6, Align.RIGHT), page.x() + LABEL, row, column - 6, ROW, Ink.GOLD);
        if (standing.last().isPresent()) {
            pen.textIn(kit.lettering().fitLine(Face.BOLD, LINE, kit.say("lab.before"), column, Align.RIGHT), page.x() + LABEL + column, row, column, ROW, BEFORE);
        }
        for (String id : PLAIN) {
            Optional<LabFindings.Finding> finding = now.find(id).filter(found -> !Double.isNaN(found.estimate().value()));
            if (finding.isEmpty()) continue;
            row -= ROW;
            Figure figure = finding.get().figure();
            boolean real = difference(standing, id).map(Difference::real).orElse(false);
            pen.textIn(kit.lettering().fitLine(Face.TEXT, LINE, name(id, figure), LABEL - 4, Align.LEFT), page.x(), row, LABEL - 4, ROW, Ink.CREAM);
            pen.textIn(kit.lettering().fitLine(Face.TEXT, LINE, told(finding.get().estimate(), figure.unit()), column - 6, Align.RIGHT), page.x() + LABEL, row, column - 6, ROW, real ? Ink.WARNING : Ink.CREAM);
            if (standing.last().isEmpty()) continue;
            pen.textIn(kit.lettering().fitLine(Face.TEXT, LINE, told(standing.last().get().estimate(id), figure.unit()), column, Align.RIGHT), page.x() + LABEL + column, row, column, ROW, BEFORE);
        }
        return row;
    }

    private float changes(Pen pen, LabBench.Standing standing, Rect page, float y) {
        if (standing.change().isEmpty()) return y;
        RuleComparison change = standing.change().get();
        List<Difference> real = change.real();
        float row = heading(pen, kit.say("lab.changes"), page, y);
        if (real.isEmpty()) return words(pen, kit.say("lab.no-change", "asked", change.differences().size()), page, row, Ink.PALE);
        row = words(pen, kit.say("lab.real", "real", real.size(), "asked", change.differences().size()), page, row, Ink.WARNING);
        for (Difference one : real.subList(0, Math.min(MOST_CHANGES, real.size()))) {
            row = words(pen, name(one.figure().id(), one.figure()) + ": " + signed(one), page, row, Ink.CREAM);
        }
        if (real.size() > MOST_CHANGES) row = words(pen, kit.say("lab.further", "count", real.size() - MOST_CHANGES), page, row, Ink.PALE);
        return row;
    }

    private float dead(Pen pen, LabFindings now, Rect page, float y) {
        List<Dead> dead = now.dead();
        float row = heading(pen, kit.say("lab.dead"), page, y);
        if (dead.isEmpty()) return words(pen, kit.say("lab.none-dead"), page, row, Ink.GOOD);
        List<String> names = new ArrayList<>();
        for (Dead one : dead.subList(0, Math.min(MOST_DEAD, dead.size()))) names.add(called(one.sort(), one.id()));
        row = words(pen, String.join(", ", names) + (dead.size() > MOST_DEAD ? " …" : ""), page, row, Ink.WARNING);
        return words(pen, kit.say("lab.dead-note"), page, row, Ink.PALE);
    }

    // ------------------------------------------------------------------ words

    private static Optional<Difference> difference(LabBench.Standing standing, String id) {
        return standing.change().flatMap(change -> change.differences().stream().filter(one -> one.figure().id().equals(id)).findFirst());
    }

    /** What a figure is called in the window's language. */
    private String name(String id, Figure figure) {
        if (kit.words().has("lab.plain." + id)) return kit.say("lab.plain." + id);
        String[] parts = id.split("\\.");
        String last = parts[parts.length - 1];
        return switch (figure.group()) {
            case SEATS -> kit.say("lab.of-seat", "seat", parts[1]);
            case SCORES -> kit.say("lab.of-counter", "what", lexicon().counter(parts[0].equals("score") ? score() : parts[1]), "seat", last);
            case ENDS -> kit.say("lab.of-end", "what", last.equals("other") ? "–" : lexicon().word(id.substring(id.indexOf('.') + 1)));
            case MOVES, CARDS, WORDS, SPACES -> kit.say("lab.choice." + last, "what", called(parts[0], id.substring(id.indexOf('.') + 1, id.lastIndexOf('.'))));
            default -> figure.about() + ", " + figure.name();
        };
    }

    private String called(String sort, String id) {
        return switch (sort) {
            case "card" -> lexicon().kind(id);
            case "move" -> lexicon().move(id);
            case "step" -> lexicon().step(id);
            case "word" -> lexicon().word(id);
            default -> id;
        };
    }

    private String score() {
        return inbox.table().blueprint().counter(Counter.Role.SCORE).id();
    }

    private Lexicon lexicon() {
        return inbox.table().lexicon();
    }

    private static String told(Estimate estimate, Figure.Unit unit) {
        if (Double.isNaN(estimate.value())) return "–";
        int times = unit.shownTimes();
        String sign = times == 100 ? " %" : "";
        String value = number(times * estimate.value()) + sign;
        return estimate.isKnown() && estimate.low() != estimate.high() ? value + " (" + number(times * estimate.low()) + "–" + number(times * estimate.high()) + ")" : value;
    }

    private static String signed(Difference one) {
        int times = one.figure().unit().shownTimes();
        return String.format(Locale.ROOT, "%+.1f%s (%+.1f … %+.1f)", times * one.change().value(), times == 100 ? " %" : "", times * one.change().low(), times * one.change().high());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, Math.abs(value) >= 100 ? "%.0f" : "%.1f", value);
    }

    @Override
    public void close() {
        bench.close();
    }
}
