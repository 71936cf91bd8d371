package eldertable.desktop.sound;

/** Makes sounds, or does nothing where there is no sound card. */
public interface Sounds {
    Sounds NONE = new Sounds() {
        @Override public void play(Sound sound) {}

        @Override public void volume(float volume) {}

        @Override public void music(float volume) {}
    };

    void play(Sound sound);

    /** From 0, silence, to 1. */
    void volume(float volume);

    /** How loud the music is below everything else, from 0, where there is none, to 1. */
    void music(float volume);

    default void close() {}
}
