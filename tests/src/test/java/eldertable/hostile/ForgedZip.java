package eldertable.hostile;

import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes zips byte by byte, also such as no honest program writes: names that lead out or stand twice, links, entries that are said to
 * be encrypted or of another size than they are, and files cut off in the middle.
 */
final class ForgedZip {
    private static final int LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50;
    private static final int DEFLATED = 8, ENCRYPTED = 1, LINK = 0120777, FILE = 0100644;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
    private int entries;

    private ForgedZip() {}

    /** All files of a folder, and what else is noted: `entries`, each with a name and content, and `cut`, how much of the whole is kept. */
    static Path of(Path folder, MapNode notes) throws IOException {
        ForgedZip zip = new ForgedZip();
        String under = notes.text("under", "");
        for (Path file : files(folder)) {
            zip.add(under + folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file), MapNode.empty(notes.span()));
        }
        for (Node node : notes.list("entries").items()) zip.add((MapNode) node);
        byte[] all = zip.bytes();
        double kept = Double.parseDouble(notes.text("keep", "1"));
        return Files.write(folder.resolveSibling(folder.getFileName() + ".zip"), Arrays.copyOf(all, (int) (all.length * kept)));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return new ArrayList<>(all.filter(Files::isRegularFile).sorted().toList());
        }
    }

    private void add(MapNode entry) throws IOException {
        String text = entry.text("text", "");
        byte[] content = entry.has("zeros") ? new byte[Integer.parseInt(entry.text("zeros", "0"))] : text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0, times = Integer.parseInt(entry.text("times", "1")); i < times; i++) {
            add(entry.text("name", "").replace("{i}", String.valueOf(i)), content, entry);
        }
    }

    private void add(String name, byte[] content, MapNode how) throws IOException {
        byte[] packed = deflated(content), bytes = name.getBytes(StandardCharsets.UTF_8);
        CRC32 sum = new CRC32();
        sum.update(content);
        boolean encrypted = how.text("encrypted", "false").equals("true"), link = how.text("link", "false").equals("true");
        int flags = (encrypted ? ENCRYPTED : 0) | 1 << 11, claimed = Integer.parseInt(how.text("claims", String.valueOf(content.length)));
        int at = out.size();
        ByteBuffer local = buffer(30).putInt(LOCAL).putShort((short) 20).putShort((short) flags).putShort((short) DEFLATED).putInt(0)
            .putInt((int) sum.getValue()).putInt(packed.length).putInt(claimed).putShort((short) bytes.length).putShort((short) 0);
        out.write(local.array());
        out.write(bytes);
        out.write(packed);
        ByteBuffer central = buffer(46).putInt(CENTRAL).putShort((short) (3 << 8 | 20)).putShort((short) 20).putShort((short) flags).putShort((short) DEFLATED)
            .putInt(0).putInt((int) sum.getValue()).putInt(packed.length).putInt(claimed).putShort((short) bytes.length).putShort((short) 0)
            .putShort((short) 0).putShort((short) 0).putShort((short) 0).putInt((link ? LINK : FILE) << 16).putInt(at);
        directory.write(central.array());
        directory.write(bytes);
        entries++;
    }

    private byte[] bytes() throws IOException {
        int at = out.size();
        out.write(directory.toByteArray());
        out.write(buffer(22).putInt(END).putInt(0).putShort((short) entries).putShort((short) entries).putInt(directory.size()).putInt(at).putShort((short) 0).array());
        return out.toByteArray();
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] deflated(byte[] content) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(content);
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] buffer = new byte[16384];
        while (!deflater.finished()) packed.write(buffer, 0, deflater.deflate(buffer));
        deflater.end();
        return packed.toByteArray();
    }
}
