package eldertable.desktop.sound;

import java.util.Random;

/** The sounds as waves, from -1 to 1: filtered noise for cards and wood, a few decaying partials for bells. */
final class Waves {
    static final int RATE = 44_100;

    private Waves() {}

    static float[] of(Sound sound) {
        return switch (sound) {
            case CLICK -> knock(0.05, 900, 0.35, 1);
            case CARD -> slide(0.16, 2_600, 0.22, 2);
            case FLIP -> slide(0.09, 3_800, 0.25, 3);
            case SHUFFLE -> shuffle();
            case TOKEN -> knock(0.12, 420, 0.5, 4);
            case DICE -> dice();
            case CHIME -> bell(0.9, 0.25, 784, 1175);
            case DREAD -> bell(1.0, 0.30, 98, 104);
            case TURN -> bell(0.7, 0.22, 523);
            case END -> bell(1.8, 0.25, 392, 494, 587, 784);
        };
    }

    private static float[] blank(double seconds) {
        return new float[(int) (seconds * RATE)];
    }

    /** Noise through a band that swells and fades, as paper does on felt. */
    private static float[] slide(double seconds, double pitch, double loudness, int seed) {
        float[] wave = blank(seconds);
        Random random = new Random(seed);
        double low = 0, band = 0, f = 2 * Math.sin(Math.PI * pitch / RATE);
        for (int i = 0; i < wave.length; i++) {
            double t = (double) i / wave.length, noise = random.nextDouble() * 2 - 1;
            low += f * band;
            band += f * (noise - low - 0.9 * band);
            wave[i] = (float) (band * loudness * Math.pow(Math.sin(Math.PI * Math.sqrt(t)), 2));
        }
        return wave;
    }

    /** Wood on wood. */
    private static float[] knock(double seconds, double pitch, double loudness, int seed) {
        float[] wave = blank(seconds);
        Random random = new Random(seed);
        for (int i = 0; i < wave.length; i++) {
            double t = (double) i / RATE, fall = Math.exp(-t * 60);
            double tone = Math.sin(2 * Math.PI * pitch * t) + 0.4 * Math.sin(2 * Math.PI * pitch * 2.76 * t);
            wave[i] = (float) (loudness * (tone * fall * 0.6 + (random.nextDouble() - 0.5) * Math.exp(-t * 300)));
        }
        return wave;
    }

    private static float[] bell(double seconds, double loudness, double... pitches) {
        float[] wave = blank(seconds);
        double[][] partials = {{1, 1, 4}, {2.01, 0.5, 6}, {2.99, 0.25, 8}, {4.2, 0.12, 12}};
        for (int p = 0; p < pitches.length; p++) {
            int begin = (int) (p * 0.09 * RATE);
            for (int i = begin; i < wave.length; i++) {
                double t = (double) (i - begin) / RATE, sum = 0;
                for (double[] partial : partials) sum += partial[1] * Math.sin(2 * Math.PI * pitches[p] * partial[0] * t) * Math.exp(-t * partial[2]);
                wave[i] += (float) (sum * loudness / pitches.length * Math.min(1, t * 200));
            }
        }
        for (int i = 0; i < wave.length; i++) wave[i] *= (float) Math.min(1, (wave.length - i) / (0.1 * RATE));
        return wave;
    }

    private static float[] shuffle() {
        float[] wave = blank(0.5);
        for (int k = 0; k < 9; k++) mix(wave, slide(0.06, 3_000 + 200 * (k % 3), 0.20, 20 + k), (int) (k * 0.05 * RATE));
        return wave;
    }

    private static float[] dice() {
        float[] wave = blank(0.6);
        double[] times = {0, 0.07, 0.12, 0.21, 0.28, 0.33, 0.45};
        for (int k = 0; k < times.length; k++) mix(wave, knock(0.08, 1_300 + 170 * (k % 4), 0.4 - 0.04 * k, 40 + k), (int) (times[k] * RATE));
        return wave;
    }

    private static void mix(float[] into, float[] wave, int at) {
        for (int i = 0; i < wave.length && at + i < into.length; i++) into[at + i] += wave[i];
    }
}
