package eldertable.sdk.reports;

import eldertable.sdk.measuring.BotDuel;
import eldertable.state.Blueprint;
import java.io.PrintWriter;
import java.util.List;

/** What {@code bench --bots} and {@code bench --duel} tell their user. */
public final class BotReport {
    private static final int[] SHOWN = {1, 2, 5, 10, 20, 50, 100};

    private BotReport() {}

    public static void print(PrintWriter out, Blueprint blueprint, List<Double> paces, int playouts, String engine) {
        title(out, blueprint, "from the start of the process, " + engine);
        Report.print(out, "%10s%32s%n", "thought", "playouts a processor second");
        for (int thought : SHOWN) if (thought <= paces.size()) Report.print(out, "%10d%,32.0f%n", thought, paces.get(thought - 1));
        Report.print(out, "%nEach is %d playouts of the strongest bot, on one thread; making the rules ready is no part of it.%n", playouts);
    }

    public static void print(PrintWriter out, Blueprint blueprint, BotDuel.Result result, int clock) {
        title(out, blueprint, "the strongest bot against itself, " + clock + " ms of processor time a thought");
        Report.print(out, "%-44s%8d%n", "games", result.games());
        Report.print(out, "%-44s%8d%n", "won with translated rules", result.translated());
        Report.print(out, "%-44s%8d%n", "won with GraalJS alone", result.scripted());
        Report.print(out, "%-44s%8d%n", "won by both", result.shared());
    }

    private static void title(PrintWriter out, Blueprint blueprint, String how) {
        Report.print(out, "%s %s, %d players, %s%n%n", blueprint.pack.info().title(), blueprint.pack.info().version(), blueprint.players, how);
    }
}
