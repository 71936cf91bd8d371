package eldertable.desktop.sound;

import java.util.function.Consumer;

/** Tells somebody of each sound as well, whether or not it can be heard: for those who read it. */
public record ToldSounds(Sounds sounds, Consumer<Sound> listener) implements Sounds {
    @Override public void play(Sound sound) {
        listener.accept(sound);
        sounds.play(sound);
    }

    @Override public void volume(float volume) {
        sounds.volume(volume);
    }

    @Override public void music(float volume) {
        sounds.music(volume);
    }

    @Override public void close() {
        sounds.close();
    }
}
