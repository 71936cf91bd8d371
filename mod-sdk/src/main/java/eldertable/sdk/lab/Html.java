package eldertable.sdk.lab;

import java.util.Locale;

/** Puts HTML and SVG together; words of packs and people are never taken for tags. */
final class Html {
    private final StringBuilder text = new StringBuilder();

    static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    /** Adds what is HTML already; numbers look the same everywhere. */
    Html add(String format, Object... values) {
        text.append(values.length == 0 ? format : String.format(Locale.ROOT, format, values));
        return this;
    }

    Html words(String words) {
        text.append(escaped(words));
        return this;
    }

    Html element(String tag, String words) {
        return add("<" + tag + ">").words(words).add("</" + tag.split(" ")[0] + ">");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
