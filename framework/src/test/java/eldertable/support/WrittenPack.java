package eldertable.support;

import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.state.Blueprint;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** A small pack, named "shore", that a test writes itself file by file. */
public final class WrittenPack {
    private final int players;
    private final TreeMap<String, byte[]> files = new TreeMap<>();

    /** For exactly so many players. */
    public WrittenPack(int players) {
        this.players = players;
        file("pack.yaml", "id: shore\nversion: 1.0.0\napi: ^1.0\ntitle: Shore\nplayers: { min: " + players + ", max: " + players + " }\n");
    }

    /** Takes the place of an earlier file of that name. */
    public WrittenPack file(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    public String text(String path) {
        return new String(files.get(path), StandardCharsets.UTF_8);
    }

    public PackLoad load() {
        return PackReader.read(new PackFiles("shore", files));
    }

    public PackDef read() {
        PackLoad load = load();
        return load.pack().orElseThrow(() -> new AssertionError("the test's pack is broken: " + load.problems()));
    }

    public Blueprint blueprint() {
        return new Blueprint(read(), players, Map.of());
    }
}
