package eldertable.pack.files;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.library.SamplePack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

@Timeout(60)
class HostileZipTests {
    @TempDir
    Path temp;

    private static byte[] zipped(String prefix, Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (var file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(prefix + file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private Path zip(byte[] bytes) throws IOException {
        return Files.write(temp.resolve("pack.zip"), bytes);
    }

    private Path zip(Map<String, byte[]> files) throws IOException {
        return zip(zipped("", files));
    }

    /** The sample with one more file. */
    private Path sampleWith(String name, byte[] content) throws IOException {
        SamplePack pack = new SamplePack();
        pack.files().put(name, content);
        return zip(pack.files());
    }

    private static List<String> codes(Path zip) {
        return PackReader.read(zip).problems().stream().map(Diagnostic::code).toList();
    }

    @Test
    void readsAZipLikeTheFolder() throws IOException {
        PackLoad load = PackReader.read(zip(new SamplePack().files()));
        assertEquals(List.of(), load.problems());
        assertEquals(new SamplePack().sound().hash(), load.pack().orElseThrow().hash());
    }

    @Test
    void looksIntoTheOnlyFolder() throws IOException {
        PackLoad load = PackReader.read(zip(zipped("tide-pool-main/", new SamplePack().files())));
        assertEquals(List.of(), load.problems());
        assertEquals(new SamplePack().sound().hash(), load.pack().orElseThrow().hash());
    }

    @Test
    void refusesTooMuch() throws IOException {
        byte[] noise = new byte[FileLimits.MOST_BYTES_EACH + 1];
        new Random(1).nextBytes(noise);
        assertEquals(List.of("file-too-large"), codes(sampleWith("art/noise.png", noise)));
    }

    @Test
    void survivesDamage() throws IOException {
        byte[] sound = zipped("", new SamplePack().files());
        Random random = new Random(3);
        for (int i = 0; i < 150; i++) {
            byte[] damaged = random.nextBoolean() ? sound.clone() : java.util.Arrays.copyOf(sound, random.nextInt(sound.length));
            for (int j = 0; j < 3 && damaged.length > 0; j++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            PackLoad load = PackReader.read(zip(damaged));
            assertTrue(load.pack().isPresent() || !load.problems().isEmpty());
        }
    }

    @Test
    void peeksAtNoMoreThanItNeeds() throws IOException {
        Path zip = sampleWith("art/zeros.png", new byte[20 << 20]);
        Problems problems = new Problems();
        assertEquals(List.of("pack.yaml"), PackFiles.peek(zip, problems).orElseThrow().paths());
        assertEquals(List.of(), problems.list());
    }
}
