package eldertable.sdk.fuzzing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Half a minute of it, the same inputs each time. */
class FuzzTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final long INPUTS = 600;

    @TempDir Path temp;

    @Test void nothingDoesHarm() throws Exception {
        try (Fuzz fuzz = new Fuzz(CONTENT, temp, temp.resolve("crashes"))) {
            fuzz.run(1, () -> fuzz.inputs().values().stream().mapToLong(Long::longValue).sum() < INPUTS);
            assertEquals(List.of(), fuzz.crashes());
            assertTrue(fuzz.inputs().keySet().containsAll(fuzz.names()));
        }
    }

    @Test void whatDoesHarmIsKeptAndReadAgain() throws Exception {
        FuzzTarget fragile = new FuzzTarget() {
            @Override public String name() {
                return "fragile";
            }

            @Override public byte[] input(SplittableRandom random) {
                return new byte[] {(byte) random.nextInt(4)};
            }

            @Override public void read(byte[] input) {
                if (input[0] == 2) throw new IllegalArgumentException("two");
                if (input[0] == 3) throw new StackOverflowError();
            }
        };
        try (Fuzz fuzz = new Fuzz(List.of(fragile), temp.resolve("crashes"))) {
            fuzz.run(1, () -> fuzz.inputs().getOrDefault("fragile", 0L) < 50);
            assertEquals(2, fuzz.crashes().size(), "each once");
            for (Fuzz.Crash crash : fuzz.crashes()) assertEquals(crash.what().contains("two") ? 2 : 3, Files.readAllBytes(crash.file())[0]);
        }
        try (Fuzz again = new Fuzz(List.of(fragile), temp.resolve("again"))) {
            again.again("fragile", new byte[] {1});
            assertEquals(List.of(), again.crashes());
            again.again("fragile", new byte[] {2});
            assertEquals(1, again.crashes().size());
        }
    }

    @Test void theSameSeedMakesTheSameInputs() throws Exception {
        SoundPacks packs = new SoundPacks(CONTENT);
        FileTarget target = new FileTarget("yaml", 1, packs, path -> path.endsWith(".yaml"), input -> { });
        assertArrayEquals(target.input(new SplittableRandom(4)), target.input(new SplittableRandom(4)));
        assertFalse(Arrays.equals(target.input(new SplittableRandom(4)), target.input(new SplittableRandom(5))));
    }
}
