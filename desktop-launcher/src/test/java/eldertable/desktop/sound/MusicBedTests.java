package eldertable.desktop.sound;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MusicBedTests {
    private static final int SECONDS = 40;

    private static float[] music(long seed, int block) {
        MusicBed bed = new MusicBed(seed);
        float[] all = new float[SECONDS * Waves.RATE / block * block], part = new float[block];
        for (int i = 0; i < all.length; i += block) {
            bed.fill(part);
            System.arraycopy(part, 0, all, i, block);
        }
        return all;
    }

    @Test void itFlowsWithoutAClickAndNeverRoars() {
        float[] wave = music(3, 1000);
        double[] loud = new double[SECONDS];
        for (int i = 1; i < wave.length; i++) {
            int at = i;
            assertTrue(Math.abs(wave[i]) < 0.9f, () -> "too loud at " + at);
            assertTrue(Math.abs(wave[i] - wave[i - 1]) < 0.12f, () -> "a click at sample " + at);
            loud[Math.min(SECONDS - 1, i / Waves.RATE)] += wave[i] * wave[i] / Waves.RATE;
        }
        for (int second = 0; second < SECONDS; second++) {
            int at = second;
            assertTrue(loud[second] > 1e-4, () -> "silence in second " + at);
        }
    }

    @Test void theSameSeedMakesTheSameMusicInPiecesOfAnySize() {
        assertArrayEquals(music(5, 1000), music(5, 1000));
        float[] small = music(5, 500), large = music(5, 1000);
        assertArrayEquals(large, java.util.Arrays.copyOf(small, large.length));
    }
}
