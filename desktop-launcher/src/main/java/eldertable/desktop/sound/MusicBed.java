package eldertable.desktop.sound;

import java.util.Random;

/**
 * Music without an end, made up as it goes: slow chords of a dark key that swell and fade into each other over a low drone, and now and then a
 * bell of the chord. The same seed makes the same music.
 */
final class MusicBed {
    /** Seconds from chord to chord, and how long one fades into the next. */
    private static final double CHORD = 11, FADE = 4;
    /** Semitones above the ground note; neighbours share notes, so that each may follow each. */
    private static final int[][] CHORDS = {{0, 7, 12, 15}, {-4, 3, 8, 12}, {-2, 5, 10, 14}, {0, 5, 8, 12}, {-5, 2, 7, 10}, {3, 7, 10, 15}};
    private static final int[] BELLS = {12, 15, 19, 22, 24};
    private static final double GROUND = 73.42, LOUD = 0.5; // the D below the bass clef

    private final Random random;
    private int[] now = CHORDS[0], next;
    private double inChord;
    private long clock;
    private double bellPitch, bellAge = 1e3, untilBell = 5, bellLoud;
    private double wind;

    MusicBed(long seed) {
        random = new Random(seed);
        next = another();
    }

    private int[] another() {
        int[] chord = CHORDS[random.nextInt(CHORDS.length)];
        return chord == now ? CHORDS[random.nextInt(CHORDS.length)] : chord;
    }

    private static double pitch(int semitones) {
        return GROUND * Math.pow(2, semitones / 12.0);
    }

    /** Fills the array with what comes next, from -1 to 1. */
    void fill(float[] wave) {
        for (int i = 0; i < wave.length; i++) wave[i] = (float) (LOUD * sample());
    }

    private double sample() {
        double t = clock++ / (double) Waves.RATE, step = 1.0 / Waves.RATE;
        inChord += step;
        if (inChord >= CHORD) {
            inChord -= CHORD;
            now = next;
            next = another();
        }
        double in = Math.max(0, (inChord - (CHORD - FADE)) / FADE), leaving = Math.cos(in * Math.PI / 2), coming = Math.sin(in * Math.PI / 2);
        double breath = 0.75 + 0.25 * Math.sin(2 * Math.PI * t / 17);
        double drone = Math.sin(2 * Math.PI * GROUND * t) * 0.22 + Math.sin(2 * Math.PI * GROUND * 1.5 * t) * 0.05;
        wind += 0.004 * (random.nextDouble() * 2 - 1 - wind);
        return breath * (0.5 * (leaving * chord(now, t) + (in > 0 ? coming * chord(next, t) : 0)) + drone) + wind * 1.2 + bell(step);
    }

    /** Each note twice, a little apart, so that it is alive. */
    private static double chord(int[] notes, double t) {
        double sum = 0;
        for (int note : notes) {
            double pitch = pitch(note) * 2;
            sum += Math.sin(2 * Math.PI * pitch * t) + 0.7 * Math.sin(2 * Math.PI * (pitch * 1.003 + 0.11) * t) + 0.18 * Math.sin(4 * Math.PI * pitch * t);
        }
        return sum / (notes.length * 1.9) * 0.45;
    }

    private double bell(double step) {
        untilBell -= step;
        if (untilBell <= 0 && bellAge > 3.5) {
            untilBell = 3 + random.nextDouble() * 9;
            bellPitch = pitch(now[0] + BELLS[random.nextInt(BELLS.length)]) * 2;
            bellLoud = 0.05 + random.nextDouble() * 0.06;
            bellAge = 0;
        }
        bellAge += step;
        if (bellAge > 6) return 0;
        double rise = Math.min(1, bellAge * 120);
        return bellLoud * rise * (Math.sin(2 * Math.PI * bellPitch * bellAge) * Math.exp(-bellAge * 1.1)
            + 0.4 * Math.sin(2 * Math.PI * bellPitch * 2.76 * bellAge) * Math.exp(-bellAge * 2.6));
    }
}
