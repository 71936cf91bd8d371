package eldertable.desktop.sound;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.AudioDevice;

/** Plays the music by a thread of its own, which rests while it is not to be heard. It grows louder and softer, never at once. */
final class MusicPlayer {
    /** Samples at a time: a fifth of a second. */
    private static final int BLOCK = Waves.RATE / 5;

    private final Audio audio;
    private final MusicBed bed = new MusicBed(17);
    private final Thread player = new Thread(this::run, "music");
    private float wanted, level;
    private boolean over;

    MusicPlayer(Audio audio) {
        this.audio = audio;
        player.setDaemon(true);
        player.start();
    }

    synchronized void volume(float volume) {
        wanted = volume;
        notifyAll();
    }

    /** Waits a moment for the last samples, before the sound card is given back. */
    void close() {
        synchronized (this) {
            over = true;
            notifyAll();
        }
        try {
            player.join(600);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until there is something to hear. @return how loud that is, or -1 at the end */
    private synchronized float awaited() throws InterruptedException {
        while (!over && wanted <= 0 && level <= 0) wait();
        return over ? -1 : wanted;
    }

    private void run() {
        float[] wave = new float[BLOCK];
        short[] out = new short[BLOCK];
        AudioDevice device = null;
        try {
            for (float to = awaited(); to >= 0; to = awaited()) {
                if (device == null) device = audio.newAudioDevice(Waves.RATE, true);
                bed.fill(wave);
                float step = Math.max(-0.5f, Math.min(0.5f, to - level)) / BLOCK / 2;
                for (int i = 0; i < BLOCK; i++) {
                    level = Math.max(0, level + step);
                    out[i] = (short) (Math.max(-1, Math.min(1, wave[i] * level)) * Short.MAX_VALUE);
                }
                if (to == 0 && level < 0.02f) level = 0;
                device.writeSamples(out, 0, BLOCK);
            }
        } catch (InterruptedException | RuntimeException silent) {
            // no more music
        } finally {
            if (device != null) device.dispose();
        }
    }
}
