package eldertable.sdk.commands;

import java.util.List;
import picocli.CommandLine.Option;

/** The mods that a command lays over its pack. */
final class ModChoice {
    @Option(names = "--mods", paramLabel = "MODS", split = ",")
    private List<String> mods = List.of();

    List<String> mods() {
        return mods;
    }
}
