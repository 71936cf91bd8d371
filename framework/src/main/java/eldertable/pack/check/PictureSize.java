package eldertable.pack.check;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** How large a picture says it is, read from its first bytes: nothing of it is unpacked. */
record PictureSize(int width, int height) {
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int HEADER_END = 33;

    long pixels() {
        return (long) width * height;
    }

    /** Empty if it is neither PNG nor JPEG, or has no size. */
    static Optional<PictureSize> of(byte[] bytes) {
        boolean png = bytes.length >= HEADER_END && Arrays.equals(PNG, Arrays.copyOf(bytes, PNG.length));
        return (png ? ofPng(ByteBuffer.wrap(bytes)) : ofJpeg(ByteBuffer.wrap(bytes))).filter(size -> size.width > 0 && size.height > 0);
    }

    private static Optional<PictureSize> ofPng(ByteBuffer in) {
        byte[] name = new byte[4];
        in.position(12).get(name);
        return new String(name, StandardCharsets.US_ASCII).equals("IHDR") ? Optional.of(new PictureSize(in.getInt(), in.getInt())) : Optional.empty();
    }

    /** Goes from mark to mark until the one that tells the size. */
    private static Optional<PictureSize> ofJpeg(ByteBuffer in) {
        if (in.remaining() < 4 || (in.getShort() & 0xFFFF) != 0xFFD8) return Optional.empty();
        while (in.remaining() >= 4 && (in.get() & 0xFF) == 0xFF) {
            int mark = in.get() & 0xFF, length = in.getShort() & 0xFFFF;
            boolean frame = mark >= 0xC0 && mark <= 0xCF && mark != 0xC4 && mark != 0xC8 && mark != 0xCC;
            if (frame && in.remaining() >= 5) {
                int height = in.position(in.position() + 1).getShort() & 0xFFFF;
                return Optional.of(new PictureSize(in.getShort() & 0xFFFF, height));
            }
            if (length < 2 || in.remaining() < length - 2) return Optional.empty();
            in.position(in.position() + length - 2);
        }
        return Optional.empty();
    }
}
