package eldertable.isolation;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Descriptions, such as packs that were read, as bytes for another process or machine that runs the same program and is trusted. */
public final class Descriptions {
    private Descriptions() {}

    public static byte[] written(Record description) throws IOException {
        Packet packet = new Packet().clear();
        new RecordCodec(packet).write(description);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        packet.send(bytes);
        return bytes.toByteArray();
    }

    public static <T extends Record> T read(byte[] bytes, Class<T> type) throws IOException {
        Packet packet = new Packet();
        packet.receive(new ByteArrayInputStream(bytes), bytes.length);
        return new RecordCodec(packet).read(type);
    }
}
