package eldertable.isolation;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * One message between the program and a process of rules: bytes that are read back in the order in which they were written. Reading
 * trusts nothing: what is too large, too long or not there is {@link Nonsense}. Used anew for each message.
 */
final class Packet {
    private static final int LENGTH_BYTES = 4;

    private byte[] bytes = new byte[4096];
    private int size = LENGTH_BYTES;
    private int at = LENGTH_BYTES;

    // ------------------------------------------------------------------ writing

    Packet clear() {
        size = LENGTH_BYTES;
        at = LENGTH_BYTES;
        return this;
    }

    int size() {
        return size;
    }

    private void need(int more) {
        if (size + more > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(size + more, bytes.length * 2));
    }

    Packet put(boolean flag) {
        need(1);
        bytes[size++] = (byte) (flag ? 1 : 0);
        return this;
    }

    /** Numbers near zero, as most are, take a byte or two. */
    Packet put(int number) {
        need(5);
        int rest = number << 1 ^ number >> 31;
        while ((rest & ~0x7F) != 0) {
            bytes[size++] = (byte) (rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        bytes[size++] = (byte) rest;
        return this;
    }

    Packet put(long number) {
        need(8);
        for (int shift = 56; shift >= 0; shift -= 8) bytes[size++] = (byte) (number >>> shift);
        return this;
    }

    Packet put(double number) {
        return put(Double.doubleToRawLongBits(number));
    }

    Packet put(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        put(encoded.length);
        need(encoded.length);
        System.arraycopy(encoded, 0, bytes, size, encoded.length);
        size += encoded.length;
        return this;
    }

    /** A text that may be null, cut where it is too long for the reader. */
    Packet putShort(String text, int longest) {
        put(text != null);
        return text == null ? this : put(text.length() <= longest ? text : text.substring(0, longest));
    }

    /** Puts all of another packet behind what is here. */
    Packet put(Packet other) {
        need(other.size);
        System.arraycopy(other.bytes, LENGTH_BYTES, bytes, size, other.size - LENGTH_BYTES);
        size += other.size - LENGTH_BYTES;
        return this;
    }

    void send(OutputStream out) throws IOException {
        int length = size - LENGTH_BYTES;
        for (int i = 0; i < LENGTH_BYTES; i++) bytes[i] = (byte) (length >>> 24 - 8 * i);
        out.write(bytes, 0, size);
        out.flush();
    }

    // ------------------------------------------------------------------ reading

    /** Waits for the next message; an EOFException if there is none any more. */
    void receive(InputStream in, int mostBytes) throws IOException {
        clear();
        fill(in, 0, LENGTH_BYTES);
        int length = 0;
        for (int i = 0; i < LENGTH_BYTES; i++) length = length << 8 | bytes[i] & 0xFF;
        if (length < 0 || length > mostBytes) throw new Nonsense("a message of " + length + " bytes");
        need(length);
        fill(in, LENGTH_BYTES, length);
        size = LENGTH_BYTES + length;
    }

    private void fill(InputStream in, int from, int count) throws IOException {
        if (in.readNBytes(bytes, from, count) < count) throw new EOFException();
    }

    /** Where reading stands, for {@link #returnTo}. */
    int mark() {
        return at;
    }

    void returnTo(int mark) {
        at = mark;
    }

    private int next() throws Nonsense {
        if (at == size) throw new Nonsense("too short a message");
        return bytes[at++] & 0xFF;
    }

    boolean flag() throws Nonsense {
        int value = next();
        if (value > 1) throw new Nonsense("neither yes nor no");
        return value == 1;
    }

    int number() throws Nonsense {
        int result = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            int value = next();
            result |= (value & 0x7F) << shift;
            if (value < 0x80) return result >>> 1 ^ -(result & 1);
        }
        throw new Nonsense("a number without end");
    }

    int number(int least, int most) throws Nonsense {
        int number = number();
        if (number < least || number > most) throw new Nonsense("the number " + number);
        return number;
    }

    long longNumber() throws Nonsense {
        long result = 0;
        for (int i = 0; i < 8; i++) result = result << 8 | next();
        return result;
    }

    double fraction() throws Nonsense {
        double number = Double.longBitsToDouble(longNumber());
        if (Double.isNaN(number)) throw new Nonsense("no number");
        return number;
    }

    /** @param longest in characters */
    String text(int longest) throws Nonsense {
        int length = number(0, size - at);
        String text = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        if (text.length() > longest) throw new Nonsense("a text of " + text.length() + " characters");
        return text;
    }

    /** What {@link #putShort} has written. */
    String textOrNull(int longest) throws Nonsense {
        return flag() ? text(longest) : null;
    }

    void end() throws Nonsense {
        if (at != size) throw new Nonsense("too long a message");
    }
}
