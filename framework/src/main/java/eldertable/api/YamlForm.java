package eldertable.api;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a value in a YAML file may look like. */
public sealed interface YamlForm permits YamlSection, YamlForm.Text, YamlForm.Number, YamlForm.Fraction, YamlForm.Flag, YamlForm.Choice,
        YamlForm.Name, YamlForm.Reference, YamlForm.EntryOf, YamlForm.ListOf, YamlForm.MapOf, YamlForm.Either, YamlForm.Anything,
        YamlForm.Nothing {
    /**
     * Any single value, taken as it is written.
     *
     * @param pattern a regular expression for all of it, "" for any text
     * @param example what it may look like, "" where that is plain
     */
    record Text(String pattern, String example) implements YamlForm {
        /** Nobody writes a longer text of a certain look in earnest, and a pattern's depth grows with what it is given. */
        private static final int LONGEST = 200;

        /** Whether a text looks as it should. */
        public boolean fits(String text) {
            return pattern.isEmpty() || text.length() <= LONGEST && text.matches(pattern);
        }
    }

    /**
     * A whole number.
     *
     * @param from the key beside it whose number it may not go below, "" for none
     * @param to   the key beside it whose number it may not exceed, "" for none
     */
    record Number(int min, int max, String from, String to) implements YamlForm {}

    /** A number that may have a fraction; only looks have those. */
    record Fraction(double min, double max) implements YamlForm {}

    /** `true` or `false`. */
    record Flag() implements YamlForm {}

    /** One of some fixed words. */
    record Choice(List<Word> words) implements YamlForm {
        public Choice {
            words = List.copyOf(words);
        }

        public List<String> names() {
            return words.stream().map(Word::name).toList();
        }
    }

    record Word(String name, String meaning) {}

    /** A name that is given here to something new. */
    record Name(Sort sort) implements YamlForm {}

    /** The name of something that the pack (or, for packs, the library) has. */
    record Reference(Sort sort) implements YamlForm {}

    /** One of the words that are listed under a key beside it. */
    record EntryOf(String key) implements YamlForm {}

    /** @param alone whether a single item may stand without brackets */
    record ListOf(YamlForm item, int fewest, int most, boolean alone) implements YamlForm {}

    /** Lines of one sort: names before the colon, and behind it what is said of each. */
    record MapOf(YamlForm key, YamlForm value) implements YamlForm {}

    /** Any of several forms; those that are told apart at first glance come first. */
    record Either(List<YamlForm> forms) implements YamlForm {
        public Either {
            forms = List.copyOf(forms);
        }
    }

    /** Whatever the author likes: texts, whole numbers, flags, lists and maps of those. */
    record Anything() implements YamlForm {}

    /** No value at all: `key:`. */
    record Nothing() implements YamlForm {}

    // ------------------------------------------------------------------ how descriptions write them

    static Text text() {
        return new Text("", "");
    }

    static Text text(String pattern, String example) {
        return new Text(pattern, example);
    }

    static Number number() {
        return number(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static Number number(int min, int max) {
        return new Number(min, max, "", "");
    }

    /** A number between those of two keys beside it. */
    static Number between(String from, String to) {
        return new Number(Integer.MIN_VALUE, Integer.MAX_VALUE, from, to);
    }

    static Fraction fraction(double min, double max) {
        return new Fraction(min, max);
    }

    static Flag flag() {
        return new Flag();
    }

    static Choice choice(Word... words) {
        return new Choice(List.of(words));
    }

    static Word word(String name, String meaning) {
        return new Word(name, meaning);
    }

    static Name name(Sort sort) {
        return new Name(sort);
    }

    static Reference any(Sort sort) {
        return new Reference(sort);
    }

    static EntryOf entryOf(String key) {
        return new EntryOf(key);
    }

    static ListOf list(YamlForm item) {
        return list(item, 0, Integer.MAX_VALUE);
    }

    static ListOf list(YamlForm item, int fewest, int most) {
        return new ListOf(item, fewest, most, fewest < 2);
    }

    static ListOf bracketed(YamlForm item, int fewest, int most) {
        return new ListOf(item, fewest, most, false);
    }

    static MapOf map(YamlForm key, YamlForm value) {
        return new MapOf(key, value);
    }

    static Either either(YamlForm... forms) {
        return new Either(List.of(forms));
    }

    static Anything anything() {
        return new Anything();
    }

    static Nothing nothing() {
        return new Nothing();
    }

    /** The first form of a sort that this one is or allows for. */
    default <F extends YamlForm> Optional<F> find(Class<F> sort) {
        if (sort.isInstance(this)) return Optional.of(sort.cast(this));
        return this instanceof Either either ? either.forms().stream().flatMap(form -> form.find(sort).stream())
            .findFirst() : Optional.empty();
    }

    /** This form or any of the others. */
    default Either or(YamlForm... others) {
        YamlForm[] all = Arrays.copyOf(others, others.length + 1);
        System.arraycopy(others, 0, all, 1, others.length);
        all[0] = this;
        return either(all);
    }
}
