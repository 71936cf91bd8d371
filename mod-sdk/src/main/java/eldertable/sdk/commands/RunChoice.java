package eldertable.sdk.commands;

import picocli.CommandLine.Option;

/** Where chance begins and how many cores are used, as options of the commands that play many games. */
final class RunChoice {
    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Option(names = "--threads", paramLabel = "N")
    private int threads = Runtime.getRuntime().availableProcessors();

    long seed() {
        return seed;
    }

    int threads() {
        return threads;
    }

    boolean isNonsense() {
        return threads < 1 || threads > 1024;
    }
}
