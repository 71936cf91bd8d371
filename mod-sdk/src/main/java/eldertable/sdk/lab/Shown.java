package eldertable.sdk.lab;

import eldertable.lab.Estimate;
import eldertable.lab.Figure.Unit;

import java.util.Locale;

/** Measured numbers as people read them. */
final class Shown {
    private Shown() {}

    /** The number alone, "51.2 %". */
    static String value(double value, Unit unit) {
        if (Double.isNaN(value)) return "–";
        return switch (unit) {
            case SHARE -> String.format(Locale.ROOT, "%.1f %%", 100 * value);
            case LEAD -> String.format(Locale.ROOT, "%+.1f", 100 * value);
            case MINUTES -> String.format(Locale.ROOT, "%.1f min", value);
            case COUNT -> number(value);
        };
    }

    /** Where it really lies, "49.8 to 52.6"; "" if that is not known. */
    static String range(Estimate estimate, Unit unit) {
        if (!estimate.isKnown()) return "";
        int factor = unit.shownTimes();
        if (unit == Unit.LEAD) return String.format(Locale.ROOT, "%+.1f to %+.1f", factor * estimate.low(), factor * estimate.high());
        if (unit == Unit.COUNT) return number(estimate.low()) + " to " + number(estimate.high());
        return String.format(Locale.ROOT, "%.1f to %.1f", factor * estimate.low(), factor * estimate.high());
    }

    static String number(double value) {
        double size = Math.abs(value);
        return String.format(Locale.ROOT, size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : "%.2f", value);
    }
}
