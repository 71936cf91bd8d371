package eldertable.support;

import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** A pack for tests that hides things in every way a pack can. */
public final class Wreck {
    private Wreck() {}

    public static Path folder() {
        try {
            return Path.of(Wreck.class.getResource("/packs/wreck-dive/pack.yaml").toURI()).getParent();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static PackDef pack() {
        PackLoad load = PackReader.read(folder());
        return load.pack().orElseThrow(() -> new AssertionError("the pack for tests is broken: " + load.problems()));
    }
}
