package eldertable.lab;

import java.util.LinkedHashMap;
import java.util.Map;

/** A number that was measured, and between which two it really lies, with 95 % confidence. All are NaN where nothing can be said. */
public record Estimate(double value, double low, double high) {
    public static final Estimate UNKNOWN = new Estimate(Double.NaN, Double.NaN, Double.NaN);

    public boolean isKnown() {
        return !Double.isNaN(value) && !Double.isNaN(low);
    }

    public boolean allows(double other) {
        return !isKnown() || other >= low && other <= high;
    }

    Estimate within(double least, double most) {
        return new Estimate(value, Math.max(least, low), Math.min(most, high));
    }

    /** For JSON, which has no word for what is not a number. */
    public Map<String, Object> forPrograms() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("value", Double.isNaN(value) ? null : value);
        all.put("low", Double.isNaN(low) ? null : low);
        all.put("high", Double.isNaN(high) ? null : high);
        return all;
    }
}
