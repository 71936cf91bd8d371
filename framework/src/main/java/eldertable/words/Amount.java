package eldertable.words;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.NumberFormat;
import java.util.Locale;

/** Numbers for people, in a sentence: with so many digits behind the point, written as their language does. Plain numbers stay as programs write them. */
public final class Amount {
    private Amount() {}

    /** To be handed over for a blank. */
    public static BigDecimal of(double value, int digits) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
    }

    /** How many there are, with thousands set apart. */
    public static BigDecimal of(long count) {
        return BigDecimal.valueOf(count);
    }

    static String written(BigDecimal amount, String language) {
        NumberFormat format = NumberFormat.getInstance(Locale.forLanguageTag(language.replace('_', '-')));
        format.setMinimumFractionDigits(amount.scale());
        format.setMaximumFractionDigits(amount.scale());
        return format.format(amount);
    }
}
