package eldertable.server.tables;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/** Makes the secrets that links hold, and compares them. */
final class Tokens {
    private static final int SECRET_BYTES = 16, NAME_BYTES = 6;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Tokens() {}

    /** 128 bits that nobody can guess. */
    static String secret() {
        return random(SECRET_BYTES);
    }

    /** A short name that is no secret. */
    static String name() {
        return random(NAME_BYTES);
    }

    /** Takes equally long whatever was guessed right. */
    static boolean isSame(String secret, String given) {
        return MessageDigest.isEqual(secret.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }

    private static String random(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }
}
