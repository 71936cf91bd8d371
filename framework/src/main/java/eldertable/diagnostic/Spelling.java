package eldertable.diagnostic;

import eldertable.words.Message;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Guesses what an author meant by a word that nothing is called. */
public final class Spelling {
    private static final int FEW = 10;

    private Spelling() {}

    /** The candidate closest to the word, if one is close enough to be a slip of the finger. */
    public static Optional<String> nearest(String word, Collection<String> candidates) {
        String best = null;
        int nearer = slips(word) + 1;
        for (String candidate : candidates) {
            int apart = distance(plain(word), plain(candidate), slips(word));
            if (apart < nearer) {
                best = candidate;
                nearer = apart;
            }
        }
        return Optional.ofNullable(best);
    }

    /** As {@link #guess}, in English and with a blank before it. */
    public static String hint(String word, Collection<String> candidates) {
        Message guess = guess(word, candidates);
        return guess.isEmpty() ? "" : " " + guess.english();
    }

    /** A sentence to put behind a complaint: the nearest candidate, or else all of them while they are few, or nothing. */
    public static Message guess(String word, Collection<String> candidates) {
        Optional<String> nearest = nearest(word, candidates);
        if (nearest.isPresent()) return Message.of("diagnostic.nearest", "word", nearest.get());
        return candidates.isEmpty() || candidates.size() > FEW ? Message.NONE : Message.of("diagnostic.known", "words", candidates);
    }

    /** How many slips are believed in a word of this length. */
    private static int slips(String word) {
        return word.length() < 4 ? 1 : Math.min(word.length() / 3 + 1, 5);
    }

    /** Letters that people mix up without meaning anything by it. */
    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Damerau-Levenshtein: how many letters must be added, dropped, changed or swapped with their neighbour.
     * Anything above `most` is told as `most + 1`.
     */
    static int distance(String a, String b, int most) {
        if (Math.abs(a.length() - b.length()) > most) {
            return most + 1;
        }
        int[] twoAgo = new int[b.length() + 1];
        int[] before = new int[b.length() + 1];
        int[] now = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            now[0] = i;
            int rowLeast = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = before[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                now[j] = Math.min(change, Math.min(before[j], now[j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    now[j] = Math.min(now[j], twoAgo[j - 2] + 1);
                }
                rowLeast = Math.min(rowLeast, now[j]);
            }
            if (rowLeast > most) {
                return most + 1;
            }
            int[] spare = twoAgo;
            twoAgo = before;
            before = now;
            now = spare;
        }
        return Math.min(before[b.length()], most + 1);
    }
}
