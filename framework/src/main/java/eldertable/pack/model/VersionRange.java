package eldertable.pack.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which versions will do: `1.2.3` just that one, `1.2`, `1.2.x` and `1.x` all that begin so, `^1.2` from there to below 2,
 * `~1.2.3` from there to below 1.3, `>=1.2 <3` both, `1.x || 3.x` either, `*` any. A version before a release (2.0.0-beta)
 * is meant only where the range itself names one of the same numbers.
 *
 * <p>Read by hand, since a slip must never allow too much: the library org.semver4j passes over what it does not know
 * (`1.2 one`), drops parts of what it does (`<=21 ^10` allows 1.0.0 there), and takes `x` for nothing at all.
 */
public final class VersionRange {
    public static final VersionRange ANY = new VersionRange("*", List.of(List.of()));

    private static final Pattern PART = Pattern.compile(
            "(>=|<=|>|<|=|\\^|~)?\\s*v?([0-9]{1,9}|[xX*])(?:\\.([0-9]{1,9}|[xX*]))?(?:\\.([0-9]{1,9}|[xX*]))?(-[0-9A-Za-z.-]+)?");

    private record Bound(String sign, Version version) {
        boolean allows(Version other) {
            int order = other.compareTo(version);
            return switch (sign) {
                case ">=" -> order >= 0;
                case ">" -> order > 0;
                case "<" -> order < 0;
                case "<=" -> order <= 0;
                default -> order == 0;
            };
        }
    }

    private final String text;
    /** One of the lists has to allow a version with all its bounds. */
    private final List<List<Bound>> choices;

    private VersionRange(String text, List<List<Bound>> choices) {
        this.text = text;
        this.choices = choices;
    }

    /** Empty if it is not a range. */
    public static Optional<VersionRange> parse(String text) {
        if (text.length() > Version.LONGEST) {
            return Optional.empty();
        }
        List<List<Bound>> choices = new ArrayList<>();
        for (String choice : text.strip().split("\\|\\|", -1)) {
            List<Bound> bounds = new ArrayList<>();
            if (!readChoice(choice.strip(), bounds)) {
                return Optional.empty();
            }
            choices.add(List.copyOf(bounds));
        }
        return Optional.of(new VersionRange(text.strip(), List.copyOf(choices)));
    }

    private static boolean readChoice(String text, List<Bound> bounds) {
        Matcher part = PART.matcher(text);
        int at = 0;
        do {
            if (!part.find(at) || part.start() != at || !readPart(part, bounds)) {
                return false;
            }
            at = part.end();
            int next = at;
            while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
                next++;
            }
            if (next == at && at < text.length()) {
                return false; // two parts need a blank between them
            }
            at = next;
        } while (at < text.length());
        return true;
    }

    private static boolean readPart(Matcher part, List<Bound> bounds) {
        String sign = part.group(1) == null ? "" : part.group(1);
        int major = number(part.group(2));
        int minor = major < 0 ? -1 : number(part.group(3));
        int patch = minor < 0 ? -1 : number(part.group(4));
        String pre = part.group(5) == null ? "" : part.group(5).substring(1);
        boolean badPre = !pre.isEmpty() && (patch < 0 || Version.parse("1.0.0-" + pre).isEmpty());
        if (badPre || isGap(part)) {
            return false;
        }
        Version low = new Version(Math.max(major, 0), Math.max(minor, 0), Math.max(patch, 0), pre);
        // Just above all that begin with the numbers given.
        Version next = minor < 0 ? below(major + 1, 0, 0) : patch < 0 ? below(major, minor + 1, 0) : null;
        if (major < 0) {
            return !sign.equals("<") && !sign.equals(">"); // everything; below or above everything is nothing
        }
        switch (sign) {
            case "^" -> span(bounds, low, major > 0 || minor < 0 ? below(major + 1, 0, 0)
                    : minor > 0 || patch < 0 ? below(0, minor + 1, 0) : below(0, 0, patch + 1));
            case "~" -> span(bounds, low, minor < 0 ? below(major + 1, 0, 0) : below(major, minor + 1, 0));
            case ">" -> bounds.add(next == null ? new Bound(">", low) : new Bound(">=", new Version(next.major(), next.minor(), next.patch(), "")));
            case ">=" -> bounds.add(new Bound(">=", low));
            case "<" -> bounds.add(new Bound("<", patch < 0 ? below(low.major(), low.minor(), 0) : low));
            case "<=" -> bounds.add(next == null ? new Bound("<=", low) : new Bound("<", next));
            default -> {
                if (next == null) {
                    bounds.add(new Bound("=", low));
                } else {
                    span(bounds, low, next);
                }
            }
        }
        return true;
    }

    /** `1.x.3` says nothing. */
    private static boolean isGap(Matcher part) {
        boolean open = false;
        for (int group = 2; group <= 4; group++) {
            boolean any = number(part.group(group)) < 0;
            if (open && !any) {
                return true;
            }
            open |= any;
        }
        return false;
    }

    /** Leaves out what comes before the release of these numbers, too. */
    private static Version below(int major, int minor, int patch) {
        return new Version(major, minor, patch, "0");
    }

    private static void span(List<Bound> bounds, Version low, Version high) {
        bounds.add(new Bound(">=", low));
        bounds.add(new Bound("<", high));
    }

    private static int number(String text) {
        return text == null || !Character.isDigit(text.charAt(0)) ? -1 : Integer.parseInt(text);
    }

    public boolean allows(Version version) {
        return choices.stream().anyMatch(bounds -> bounds.stream().allMatch(bound -> bound.allows(version))
                && (version.isRelease() || bounds.stream().anyMatch(bound -> isAlso(bound.version(), version))));
    }

    private static boolean isAlso(Version bound, Version version) {
        return !bound.isRelease() && !bound.pre().equals("0") && bound.sameNumbers(version);
    }

    public boolean isAny() {
        return this.equals(ANY);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VersionRange range && range.choices.equals(choices);
    }

    @Override
    public int hashCode() {
        return choices.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
