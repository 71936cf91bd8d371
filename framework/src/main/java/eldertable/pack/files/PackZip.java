package eldertable.pack.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A pack in one file. The same files give the same bytes everywhere: sorted, of one date, and not compressed, which Javas do differently. */
public final class PackZip {
    private static final LocalDateTime DATE = LocalDateTime.of(1980, 1, 1, 0, 0);

    private PackZip() { }

    public static byte[] of(PackFiles files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String path : files.paths()) {
                byte[] content = files.bytes(path).orElseThrow();
                ZipEntry entry = new ZipEntry(path);
                CRC32 sum = new CRC32();
                sum.update(content);
                entry.setMethod(ZipEntry.STORED);
                entry.setSize(content.length);
                entry.setCrc(sum.getValue());
                entry.setTimeLocal(DATE);
                zip.putNextEntry(entry);
                zip.write(content);
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
