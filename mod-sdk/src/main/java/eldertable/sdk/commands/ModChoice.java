package eldertable.sdk.commands;

import java.util.List;
import picocli.CommandLine.Option;

/** The mods that a command lays over its pack. */
final class ModChoice {
    @Option(names = "--mods", paramLabel = "MODS", split = ",",
        description = "Mods to lay over it, by id or path, in this order unless they want another.")
    private List<String> mods = List.of();

    List<String> mods() {
        return mods;
    }
}
