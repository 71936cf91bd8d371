package eldertable.sdk.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** One thing that a server tells another. @param id of the line, or of the question, that it is about */
record Envelope(Kind kind, String id, String text) {
    enum Kind {
        /** Somebody wants to join a table over there. */ COME,
        /** ... says something there. */ SAY,
        /** ... has lost the line. */ LEAVE,
        /** They are told something. */ TELL,
        /** Their line is ended for good. */ CLOSE,
        /** ... is cut: they may come again. */ CUT,
        ASK, ANSWER,
        /** A server has opened. */ HELLO
    }

    byte[] written() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(kind.ordinal());
            out.writeUTF(id);
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    static Envelope read(byte[] bytes) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int kind = in.readUnsignedByte();
            if (kind >= Kind.values().length) throw new IOException("a message of another version");
            return new Envelope(Kind.values()[kind], in.readUTF(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
