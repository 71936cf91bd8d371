package eldertable.sdk.fuzzing;

import java.util.SplittableRandom;
import java.util.function.Predicate;

/** A reader of files of packs: each input is a shipped file with a few wounds, and its name. */
record FileTarget(String name, int share, SoundPacks packs, Predicate<String> files, Reader reader) implements FuzzTarget {
    interface Reader {
        void read(SoundPacks.Input input) throws Exception;
    }

    @Override
    public byte[] input(SplittableRandom random) {
        SoundPacks.Input sound = packs.file(files, random);
        byte[] bytes = new SoundPacks.Input(sound.head(), Wounds.wound(sound.body(), random)).bytes();
        return random.nextInt(10) == 0 ? Wounds.wound(bytes, random) : bytes;
    }

    @Override
    public void read(byte[] input) throws Exception {
        reader.read(SoundPacks.Input.of(input));
    }
}
