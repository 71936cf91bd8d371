package eldertable.api;

import java.util.Objects;

/**
 * A key of a map.
 *
 * @param meaning   one sentence for people
 * @param required  whether it has to be there
 * @param otherwise what holds if it is not
 * @param unless    for a key that is needed: the key that makes it needless, "" for none
 * @param with      the key without which it may not be there, "" for none
 * @param without   the key with which it may not be there, "" for none
 * @param since     the version of the api that brought it
 */
public record YamlKey(String name, YamlForm form, String meaning, boolean required, Otherwise otherwise, String unless, String with,
                      String without, String since) {
    /** What holds if a key is left out. */
    public sealed interface Otherwise {}

    /** Nothing: whoever reads it has nothing to go by, and can do without. */
    public record Nothing() implements Otherwise {}

    /** A text, number or flag. Where bounds of keys beside it exclude a number, the nearest one that they allow. */
    public record Value(Object value) implements Otherwise {}

    /** The value of the key beside it. */
    public record SameAs(String key) implements Otherwise {}

    /** The first of what is listed under the key beside it. */
    public record FirstOf(String key) implements Otherwise {}

    public YamlKey {
        Objects.requireNonNull(otherwise);
    }

    static YamlKey required(String name, YamlForm form, String meaning) {
        return new YamlKey(name, form, meaning, true, new Nothing(), "", "", "", ApiVersion.FIRST);
    }

    static YamlKey optional(String name, YamlForm form, String meaning) {
        return new YamlKey(name, form, meaning, false, new Nothing(), "", "", "", ApiVersion.FIRST);
    }

    /** An optional key that has a value of its own if it is left out. */
    static YamlKey optional(String name, YamlForm form, Object otherwise, String meaning) {
        return optional(name, form, meaning).otherwise(otherwise instanceof Otherwise told ? told : new Value(otherwise));
    }

    YamlKey otherwise(Otherwise value) {
        return new YamlKey(name, form, meaning, required, value, unless, with, without, since);
    }

    /** Not required where that key is there. */
    YamlKey unless(String key) {
        return new YamlKey(name, form, meaning, required, otherwise, key, with, without, since);
    }

    YamlKey onlyWith(String key) {
        return new YamlKey(name, form, meaning, required, otherwise, unless, key, without, since);
    }

    YamlKey notWith(String key) {
        return new YamlKey(name, form, meaning, required, otherwise, unless, with, key, since);
    }

    YamlKey since(String version) {
        return new YamlKey(name, form, meaning, required, otherwise, unless, with, without, version);
    }
}
