package eldertable.desktop.sound;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.AudioDevice;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Sounds that are computed, none recorded, played by a thread of their own. */
public final class Synthesised implements Sounds {
    private final AudioDevice device;
    private final Map<Sound, float[]> samples = new EnumMap<>(Sound.class);
    private final BlockingQueue<Optional<Sound>> waiting = new LinkedBlockingQueue<>(4);
    private volatile float volume = 1;

    private final MusicPlayer music;

    private Synthesised(AudioDevice device, Audio audio) {
        this.device = device;
        music = new MusicPlayer(audio);
        Thread player = new Thread(this::run, "sounds");
        player.setDaemon(true);
        player.start();
    }

    /** Silence where there is nothing to play on. */
    public static Sounds start(Audio audio) {
        try {
            AudioDevice device = audio == null || audio.getClass().getSimpleName().contains("Mock") ? null : audio.newAudioDevice(Waves.RATE, true);
            return device == null ? NONE : new Synthesised(device, audio);
        } catch (RuntimeException | LinkageError noCard) {
            return NONE;
        }
    }

    @Override public void play(Sound sound) {
        if (volume > 0) waiting.offer(Optional.of(sound)); // when many come at once, some are lost and nobody minds
    }

    @Override public void volume(float level) {
        volume = level;
    }

    @Override public void music(float level) {
        music.volume(level);
    }

    private void run() {
        try {
            for (var next = waiting.take(); next.isPresent(); next = waiting.take()) {
                float[] wave = samples.computeIfAbsent(next.get(), Waves::of);
                float level = volume;
                short[] out = new short[wave.length];
                for (int i = 0; i < wave.length; i++) out[i] = (short) (Math.max(-1, Math.min(1, wave[i] * level)) * Short.MAX_VALUE);
                device.writeSamples(out, 0, out.length);
            }
        } catch (InterruptedException | RuntimeException over) {
            // no more sounds
        }
    }

    @Override public void close() {
        music.close();
        waiting.clear();
        waiting.offer(Optional.empty());
    }
}
