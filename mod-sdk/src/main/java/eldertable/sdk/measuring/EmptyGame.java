package eldertable.sdk.measuring;

import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import java.nio.charset.StandardCharsets;
import java.util.TreeMap;

/** A game whose one move does nothing: what is left is the cost of calling a hook. */
final class EmptyGame {
    private EmptyGame() { }

    static PackDef pack() {
        TreeMap<String, byte[]> files = new TreeMap<>();
        put(files, "pack.yaml", "id: empty-game\nversion: 1.0.0\napi: ^1.0\ntitle: Empty Game\nplayers: { min: 1, max: 1 }\n");
        put(files, "flow.yaml", "start: turn\nsteps:\n  turn: { who: active, repeat: true, moves: [idle] }\n");
        put(files, "rules.mjs", "export const moves = { idle: { apply: () => {} } };\n");
        return PackReader.read(new PackFiles("empty-game", files)).pack().orElseThrow();
    }

    private static void put(TreeMap<String, byte[]> files, String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
