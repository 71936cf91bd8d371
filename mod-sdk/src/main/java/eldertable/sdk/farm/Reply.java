package eldertable.sdk.farm;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** What a worker answers. @param words why not, unless it is done; @param content what came of the games */
record Reply(Result result, String words, byte[] content) {
    enum Result {
        DONE,
        /** It does not know the pack: send it along. */ NEEDS_PACK,
        /** It won't, and says why. */ REFUSED,
        /** The pack's rules cannot be run. */ FAULT
    }

    static Reply done(byte[] content) {
        return new Reply(Result.DONE, "", content);
    }

    static Reply because(Result result, String words) {
        return new Reply(result, words, new byte[0]);
    }

    byte[] written() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes))) { // ledgers are mostly zeros
            out.writeInt(result.ordinal());
            out.writeUTF(words.substring(0, Math.min(words.length(), 10_000)));
            out.writeInt(content.length);
            out.write(content);
        }
        return bytes.toByteArray();
    }

    static Reply read(byte[] bytes) throws IOException {
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(bytes)))) {
            Result result = Result.values()[in.readInt()];
            String words = in.readUTF();
            return new Reply(result, words, in.readNBytes(in.readInt()));
        }
    }
}
