package eldertable.pack.files;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A fingerprint of all that can influence play: YAML and scripts, but not words for people, the look of the table or the
 * pack's own tests. Line ends do not count, so a pack is the same on every system.
 */
public final class PackHash {
    private PackHash() {}

    public static String of(PackFiles files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String path : files.paths("", ".yaml", ".mjs")) {
                boolean forPeople = path.startsWith("text/") || path.startsWith("scenarios/") || path.startsWith("lessons/") || path.startsWith("art/")
                        || path.equals("table.yaml");
                if (!forPeople) {
                    add(digest, path.getBytes(StandardCharsets.UTF_8));
                    add(digest, withoutReturns(files.bytes(path).orElseThrow()));
                }
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The length goes first: otherwise a byte could wander from one file to the next unnoticed. */
    private static void add(MessageDigest digest, byte[] bytes) {
        digest.update(ByteBuffer.allocate(4).putInt(bytes.length).array());
        digest.update(bytes);
    }

    private static byte[] withoutReturns(byte[] bytes) {
        byte[] kept = new byte[bytes.length];
        int length = 0;
        for (int i = 0; i < bytes.length; i++) {
            boolean lineEnd = bytes[i] == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n';
            if (!lineEnd) {
                kept[length++] = bytes[i];
            }
        }
        return Arrays.copyOf(kept, length);
    }
}
