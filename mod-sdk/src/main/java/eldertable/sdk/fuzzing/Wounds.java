package eldertable.sdk.fuzzing;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Damages a text that was sound in the ways people, disks and villains do: mostly so little that much of it is still read. */
final class Wounds {
    private static final Pattern PART = Pattern.compile("[\\p{L}\\p{N}_#*@./+-]+|[{}\\[\\],:>'\"|&!%`$()=]|\\n *");
    private static final List<String> STRANGE = List.of("", "~", "null", "true", "-1", "0", "1", "99999999999", "2147483647", "-2147483648", "1.5", "1e400", ".nan",
        "[]", "{}", "[[]]", "{ a: { b: c } }", "- ", ": ", "? ", "\n", "\n\n", "\n  ", "\t", "''", "\"", "'", "|", ">", "&a x", "*a", "<<: ", "!!java x", "%YAML 1.2", "---", "...",
        "A", "Z", "AA", "any", "done", "hidden", "__proto__", "constructor", "toString", "../../x", "/etc/passwd", "C:\\x", "\u0000", "\u001b[2J", "\u202e", "\ud800", "\ufeff",
        "é\u0301", "\u2028", "A.hand[0]", "deck[-1]", "deck[99999999999]", "crab#0", "[eel, eel", "${x}", "{card", "{}}", "x".repeat(5_000), "[".repeat(300), "(".repeat(300));

    private Wounds() {}

    static String wound(String text, SplittableRandom random) {
        String wounded = text;
        for (int wounds = 1 + random.nextInt(3); wounds > 0; wounds--) wounded = once(wounded, random);
        return wounded;
    }

    private static String once(String text, SplittableRandom random) {
        List<MatchResult> parts = new ArrayList<>();
        PART.matcher(text).results().forEach(parts::add);
        if (parts.isEmpty()) return STRANGE.get(random.nextInt(STRANGE.size()));
        MatchResult part = parts.get(random.nextInt(parts.size())), other = parts.get(random.nextInt(parts.size()));
        int from = Math.min(part.start(), other.start()), to = Math.min(Math.max(part.end(), other.end()), from + 400);
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> text.substring(0, part.start()) + STRANGE.get(random.nextInt(STRANGE.size())) + text.substring(part.end());
            case 3, 4 -> text.substring(0, part.start()) + other.group() + text.substring(part.end());
            case 5 -> text.substring(0, from) + text.substring(to);
            case 6 -> text.substring(0, to) + text.substring(from);
            default -> text.substring(0, part.start()) + (char) random.nextInt(0x300) + text.substring(part.start());
        };
    }

    /** Some bytes changed, or the end cut off. */
    static byte[] wound(byte[] bytes, SplittableRandom random) {
        if (bytes.length == 0) return bytes;
        byte[] wounded = random.nextInt(4) == 0 ? java.util.Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes.clone();
        for (int i = random.nextInt(4); i > 0 && wounded.length > 0; i--) wounded[random.nextInt(wounded.length)] ^= (byte) (1 << random.nextInt(8));
        return wounded;
    }
}
