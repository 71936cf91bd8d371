package eldertable.sdk.lab;

import eldertable.lab.RuleComparison;
import eldertable.lab.RuleComparison.Difference;
import eldertable.lab.Estimate;

import java.util.List;

/** The table of what differs between two sets of rules: what really does, and behind a click all the rest. */
final class DifferenceRows {
    private final RuleComparison comparison;

    DifferenceRows(RuleComparison comparison) {
        this.comparison = comparison;
    }

    @Override
    public String toString() {
        List<Difference> real = comparison.real(), others = comparison.differences().stream().filter(one -> !one.real()).toList();
        Html html = new Html().add("<section class='long'>").element("h2", "What differs").element("p class='note'",
            "Both sets of rules were played from the same seeds. The dot is how much more it is with the new rules, in units of how unsure that is; green and red do not touch zero.");
        if (real.isEmpty()) html.element("p", "Nothing that could not be chance.");
        rows(html, real);
        if (!comparison.gone().isEmpty()) html.element("p", "Only before: " + names(comparison.gone()));
        if (!comparison.added().isEmpty()) html.element("p", "Only now: " + names(comparison.added()));
        if (!others.isEmpty()) {
            html.add("<details class='more'><summary>%d figures that are not shown to differ</summary>", others.size());
            rows(html, others);
            html.add("</details>");
        }
        return html.add("</section>").toString();
    }

    private static String names(List<eldertable.lab.Figure> figures) {
        return String.join(", ", figures.stream().map(eldertable.lab.Figure::about).distinct().toList()) + ".";
    }

    private static void rows(Html html, List<Difference> differences) {
        if (differences.isEmpty()) return;
        html.add("<div class='rows'><div class='row wide head'><span></span><span>before</span><span>now</span><span>change</span><span></span><span>95 % sure</span></div>");
        for (Difference one : differences) {
            var unit = one.figure().unit();
            html.add("<div class='row wide'><span>").words(one.figure().about() + ": " + one.figure().name());
            if (one.real()) html.add("<em class='tag real'>real</em>");
            html.add("</span>").element("span", Shown.value(one.before().value(), unit)).element("span", Shown.value(one.now().value(), unit))
                .element("span", change(one)).add("<span>").add(Plots.spark(scaled(one.change()), SCALE)).add("</span>")
                .element("small", Shown.range(one.change(), unit)).add("</div>");
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

    private static String change(Difference one) {
        String value = Shown.value(one.change().value(), one.figure().unit());
        return one.change().value() > 0 && !value.startsWith("+") ? "+" + value : value;
    }
}
