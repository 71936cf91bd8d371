package eldertable.sdk.lab;

import eldertable.lab.RuleComparison;
import eldertable.lab.RuleComparison.Difference;
import eldertable.lab.Estimate;

import java.util.List;

/** The table of what differs between two sets of rules: what really does, and behind a click all the rest. */
final class DifferenceRows {
    private final RuleComparison comparison;
    private final Shown shown;

    DifferenceRows(RuleComparison comparison, Shown shown) {
        this.comparison = comparison;
        this.shown = shown;
    }

    private String say(String key, Object... blanks) {
        return shown.tongue().say(key, blanks);
    }

    @Override
    public String toString() {
        List<Difference> real = comparison.real(), others = comparison.differences().stream().filter(one -> !one.real()).toList();
        Html html = new Html().add("<section class='long'>").element("h2", say("reports.page.differs")).element("p class='note'", say("reports.page.differs.note"));
        if (real.isEmpty()) html.element("p", say("reports.page.differs.nothing"));
        rows(html, real);
        if (!comparison.gone().isEmpty()) html.element("p", say("reports.page.differs.gone", "what", names(comparison.gone())));
        if (!comparison.added().isEmpty()) html.element("p", say("reports.page.differs.added", "what", names(comparison.added())));
        if (!others.isEmpty()) {
            html.add("<details class='more'>").element("summary", say("reports.page.differs.others", "count", others.size()));
            rows(html, others);
            html.add("</details>");
        }
        return html.add("</section>").toString();
    }

    private static List<String> names(List<eldertable.lab.Figure> figures) {
        return figures.stream().map(eldertable.lab.Figure::about).distinct().toList();
    }

    private void rows(Html html, List<Difference> differences) {
        if (differences.isEmpty()) return;
        html.add("<div class='rows'><div class='row wide head'><span></span>").element("span", say("reports.page.before")).element("span", say("reports.page.now")).element("span", say("reports.page.change"))
            .add("<span></span>").element("span", say("reports.page.surely")).add("</div>");
        for (Difference one : differences) {
            var unit = one.figure().unit();
            html.add("<div class='row wide'><span>").words(one.figure().about() + ": " + one.figure().name());
            if (one.real()) html.add("<em class='tag real'>").words(say("reports.page.real")).add("</em>");
            html.add("</span>").add(shown.cell(one.before(), unit)).add(shown.cell(one.now(), unit))
                .element("span", change(one)).add("<span>").add(Plots.spark(scaled(one.change()), SCALE)).add("</span>")
                .element("small", range(one)).add("</div>");
        }
        html.add("</div>");
    }

    /** Differences of shares and of counts go on one scale: how many half intervals they are away from 0. */
    private static final double SCALE = 8;

    private static Estimate scaled(Estimate change) {
        double half = (change.high() - change.low()) / 2;
        if (half == 0) return new Estimate(Math.signum(change.value()) * SCALE, Math.signum(change.value()) * SCALE, Math.signum(change.value()) * SCALE);
        return new Estimate(change.value() / half, change.low() / half, change.high() / half);
    }

    private String change(Difference one) {
        return written(one, one.change().value());
    }

    private String range(Difference one) {
        return one.change().isKnown() ? say("reports.page.range", "low", written(one, one.change().low()), "high", written(one, one.change().high())) : "";
    }

    private String written(Difference one, double change) {
        return shown.format(one.form(), one.figure().unit().shownTimes() * change);
    }
}
