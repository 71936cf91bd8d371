package eldertable.pack.model;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version as semver.org has it: three numbers, and perhaps what comes before a release (`-beta.2`). What follows a plus
 * says nothing about order and is left out.
 *
 * @param pre "" for a release
 */
public record Version(int major, int minor, int patch, String pre) implements Comparable<Version> {
    /** Nobody writes a longer version or range in earnest, and a pattern's depth grows with what it is given. */
    static final int LONGEST = 200;
    private static final String NUMBER = "(0|[1-9][0-9]{0,8})";
    private static final String PRE = "(?:-((?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*))?";
    private static final Pattern FORM = Pattern.compile(NUMBER + "\\." + NUMBER + "\\." + NUMBER + PRE + "(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?");

    public static Optional<Version> parse(String text) {
        Matcher form = FORM.matcher(text);
        if (text.length() > LONGEST || !form.matches()) {
            return Optional.empty();
        }
        String pre = form.group(4) == null ? "" : form.group(4);
        return Optional.of(new Version(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)), Integer.parseInt(form.group(3)), pre));
    }

    boolean isRelease() {
        return pre.isEmpty();
    }

    boolean sameNumbers(Version other) {
        return major == other.major && minor == other.minor && patch == other.patch;
    }

    @Override
    public int compareTo(Version other) {
        int order = Integer.compare(major, other.major);
        order = order != 0 ? order : Integer.compare(minor, other.minor);
        order = order != 0 ? order : Integer.compare(patch, other.patch);
        if (order != 0 || pre.equals(other.pre)) {
            return order;
        }
        if (isRelease() || other.isRelease()) {
            return isRelease() ? 1 : -1;
        }
        return comparePre(pre.split("\\."), other.pre.split("\\."));
    }

    /** Word by word: numbers by size and before words, words by their letters, fewer words before more. */
    private static int comparePre(String[] one, String[] two) {
        for (int i = 0; i < Math.min(one.length, two.length); i++) {
            boolean first = isNumber(one[i]);
            boolean second = isNumber(two[i]);
            int order = first && second ? compareNumbers(one[i], two[i]) : first ? -1 : second ? 1 : one[i].compareTo(two[i]);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.length, two.length);
    }

    private static boolean isNumber(String word) {
        return word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** They may be longer than any int; none begins with 0. */
    private static int compareNumbers(String one, String two) {
        int order = Integer.compare(one.length(), two.length());
        return order != 0 ? order : one.compareTo(two);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch + (pre.isEmpty() ? "" : "-" + pre);
    }
}
