package eldertable.sdk.network;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** What all machines of a farm or a cluster share. Whatever they tell each other is sealed with it: nobody else can read it, change it or give orders. */
public final class SharedSecret {
    /** Where commands look for it, so that it need not stand in a list of processes. */
    public static final String FARM_VARIABLE = "ELDERTABLE_FARM_SECRET", CLUSTER_VARIABLE = "ELDERTABLE_CLUSTER_SECRET";
    private static final int NONCE = 12, TAG_BITS = 128, ROUNDS = 100_000, KEY_BYTES = 16, NAME_BYTES = 16;

    private final SecretKeySpec key;
    private final String clusterName;
    private final SecureRandom random = new SecureRandom();

    /** @param purpose one word: machines that share a secret for something else are strangers; @param words the secret as people write it */
    public SharedSecret(String purpose, String words) {
        try {
            byte[] salt = ("eldertable " + purpose).getBytes(StandardCharsets.UTF_8);
            PBEKeySpec spec = new PBEKeySpec(words.toCharArray(), salt, ROUNDS, (KEY_BYTES + NAME_BYTES) * 8);
            byte[] derived = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec).getEncoded();
            key = new SecretKeySpec(derived, 0, KEY_BYTES, "AES");
            clusterName = "eldertable-" + HexFormat.of().formatHex(derived, KEY_BYTES, KEY_BYTES + NAME_BYTES);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** One that nobody has thought of before. */
    public static String madeUp() {
        byte[] bytes = new byte[12];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Machines with another secret do not even find this cluster. */
    public String clusterName() {
        return clusterName;
    }

    public byte[] seal(byte[] message) {
        byte[] nonce = new byte[NONCE];
        random.nextBytes(nonce);
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, nonce));
            byte[] sealed = Arrays.copyOf(nonce, NONCE + cipher.getOutputSize(message.length));
            cipher.doFinal(message, 0, message.length, sealed, NONCE);
            return sealed;
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** @throws IOException if it was not sealed with this secret, or was changed */
    public byte[] open(byte[] sealed) throws IOException {
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, Arrays.copyOf(sealed, NONCE)));
            return cipher.doFinal(sealed, NONCE, sealed.length - NONCE);
        } catch (GeneralSecurityException | IllegalArgumentException wrong) {
            throw new IOException("a message that is not sealed with the shared secret");
        }
    }
}
