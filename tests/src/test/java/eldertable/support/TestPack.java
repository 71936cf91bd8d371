package eldertable.support;

import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a small pack into a folder, file by file. */
public final class TestPack {
    private final Path folder;

    private TestPack(Path folder) {
        this.folder = folder;
    }

    /** A two-player game of one endless step with the moves `good`, which adds a point, and `bad`, which does as it is told. */
    public static TestPack withBadMove(Path parent, String body) {
        return new TestPack(parent.resolve("probe"))
            .file("pack.yaml", "id: probe\nversion: 1.0.0\napi: ^1.0\ntitle: Probe\nsummary: For tests.\nplayers: { min: 2, max: 2 }\nminutes: 1\n")
            .file("components.yaml", "zones:\n  deck: { visible: none, start: cards }\n  hand: { visible: owner, per: player }\ncounters:\n  score: { per: player }\n")
            .file("cards.yaml", "cards:\n  eel: { copies: 4 }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { who: active, repeat: true, moves: [good, bad] }\n")
            .file("rules.mjs", "export const moves = {\n  good: { apply: ({ me }) => { me.score += 1; } },\n  bad: { apply: ({ game, me }) => {\n"
                + "    game.deck.deal(1, me.hand); me.score += 7;\n    " + body + "\n  } },\n};\n");
    }

    public TestPack file(String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path folder() {
        return folder;
    }

    public PackLoad load() {
        return PackReader.read(folder);
    }

    public PackDef read() {
        PackLoad load = load();
        return load.pack().orElseThrow(() -> new AssertionError("the test's pack is broken: " + load.problems()));
    }
}
