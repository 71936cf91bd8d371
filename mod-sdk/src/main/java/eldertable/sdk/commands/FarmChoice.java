package eldertable.sdk.commands;

import eldertable.sdk.farm.Farm;
import eldertable.sdk.network.SharedSecret;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.ProgramVersion;
import eldertable.words.Message;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Whether a farm plays the games, as options of the commands that play many. */
final class FarmChoice {
    @Option(names = "--farm", paramLabel = "HOST:PORT", split = ",")
    private List<String> farm = List.of();

    @Option(names = "--secret", paramLabel = "WORDS")
    private String secret;

    @Option(names = "--farm-host", paramLabel = "ADDRESS", defaultValue = "")
    private String host;

    boolean isWanted() {
        return !farm.isEmpty();
    }

    /** Empty if games are to be played here. */
    Optional<Farm> join() {
        if (farm.isEmpty()) return Optional.empty();
        for (String address : farm) if (!address.matches("[^:]+(:\\d{1,5})?")) throw new CommandFailure(Message.of("commands.no-address", "address", address));
        return Optional.of(new Farm(new SharedSecret("farm", words(secret).orElseThrow(() -> new CommandFailure(Message.of("commands.farm.secret", "variable", SharedSecret.FARM_VARIABLE)))),
            ProgramVersion.exact(), host, farm));
    }

    /** The secret as it was given, or as the environment has it. */
    static Optional<String> words(String given) {
        return Optional.ofNullable(given != null ? given : System.getenv(SharedSecret.FARM_VARIABLE)).filter(words -> !words.isBlank());
    }
}
