package eldertable.sdk.lab;

import eldertable.lab.Estimate;
import eldertable.lab.Figure.Unit;
import eldertable.words.Tongue;

/** Measured numbers as people read them. */
record Shown(Tongue tongue) {
    /** The number alone, "51.2 %". */
    String value(double value, Unit unit) {
        if (Double.isNaN(value)) return "–";
        return switch (unit) {
            case SHARE -> format("%.1f %%", 100 * value);
            case LEAD -> format("%+.1f", 100 * value);
            case MINUTES -> format("%.1f min", value);
            case COUNT -> number(value);
        };
    }

    /** Where it really lies, "49.8 to 52.6"; "" if that is not known. */
    String range(Estimate estimate, Unit unit) {
        if (!estimate.isKnown()) return "";
        int factor = unit.shownTimes();
        String low = unit == Unit.COUNT ? number(estimate.low()) : format(unit == Unit.LEAD ? "%+.1f" : "%.1f", factor * estimate.low());
        String high = unit == Unit.COUNT ? number(estimate.high()) : format(unit == Unit.LEAD ? "%+.1f" : "%.1f", factor * estimate.high());
        return tongue.say("reports.page.range", "low", low, "high", high);
    }

    /** A number in a row of a table, and small below it where it really lies. */
    String cell(Estimate estimate, Unit unit) {
        Html html = new Html().add("<span>").words(value(estimate.value(), unit));
        String range = range(estimate, unit);
        if (!range.isEmpty()) html.add("<i>").words(range).add("</i>");
        return html.add("</span>").toString();
    }

    private String number(double value) {
        double size = Math.abs(value);
        return format(size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : "%.2f", value);
    }

    /** As the language writes numbers. */
    String format(String form, Object... values) {
        return String.format(tongue.numbers(), form, values);
    }
}
