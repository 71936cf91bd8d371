package eldertable.sdk.endurance;

import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.PackDef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** A mod for any game whose every move never ends: it has to be stopped, and the program has to live on. */
final class Runaway {
    private Runaway() {}

    /** @return its folder */
    static Path write(Path folder, PackDef game) throws IOException {
        String id = "runaway-" + game.info().id();
        Path mod = Files.createDirectories(folder.resolve(id));
        Files.writeString(mod.resolve("pack.yaml"), "id: " + id + "\nversion: 1.0.0\napi: " + game.info().api() + "\nextends: " + game.info().id()
            + "\ntitle: Runaway\nsummary: Every move goes on for ever.\n");
        Files.writeString(mod.resolve("rules.mjs"), game.flow().moves().stream().map(MoveDef::id)
            .map(move -> "  " + move + ": original => ({ ...original, apply: () => { while (true); } }),\n")
            .collect(Collectors.joining("", "export const moves = {\n", "};\n")));
        return mod;
    }
}
