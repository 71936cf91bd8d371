package eldertable.desktop.sound;

/** Makes sounds, or does nothing where there is no sound card. */
public interface Sounds {
    Sounds NONE = new Sounds() {
        @Override public void play(Sound sound) {}

        @Override public void volume(float volume) {}
    };

    void play(Sound sound);

    /** From 0, silence, to 1. */
    void volume(float volume);

    default void close() {}
}
