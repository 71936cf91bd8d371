package eldertable.pack.model;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A picture that a pack brings along.
 *
 * @param file its path inside the pack, such as "art/crab.svg"
 * @param key  a name that no other picture has, of this pack or any other: it follows from what the file holds
 */
public record ArtDef(String file, byte[] bytes, String key) {
    public ArtDef(String file, byte[] bytes) {
        this(file, bytes, "art:" + hash(file, bytes));
    }

    /** Drawn in lines rather than pixels. */
    public boolean isDrawing() {
        return file.endsWith(".svg");
    }

    /** How table.yaml calls it: "crab" for art/crab.svg. */
    public String name() {
        String last = file.substring(file.lastIndexOf('/') + 1);
        return last.substring(0, last.lastIndexOf('.'));
    }

    private static String hash(String file, byte[] bytes) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(file.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest(bytes), 0, 10);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
