package eldertable.session;

import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;

/**
 * What tells a match from all others. It is the name of the file that keeps it, so it has nothing but plain letters, digits and
 * dashes: whatever a save says its match is called, it stays inside the folder.
 */
public final class MatchId {
    private static final Pattern SOUND = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,159}");
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final int LONGEST_GAME = 100;

    private MatchId() {}

    /** One that no other match has. @param game the pack's id */
    public static String fresh(String game) {
        String begin = game.substring(0, Math.min(game.length(), LONGEST_GAME));
        return begin + "-" + LocalDateTime.now().format(STAMP) + String.format("-%08x", new SecureRandom().nextInt());
    }

    static boolean isSound(String match) {
        return SOUND.matcher(match).matches();
    }
}
