package eldertable.sdk.reports;

import eldertable.sdk.measuring.BotDuel;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.List;

/** What {@code bench --bots} and {@code bench --duel} tell their user. */
public final class BotReport {
    private static final int[] SHOWN = {1, 2, 5, 10, 20, 50, 100};

    private BotReport() {}

    public static void print(PrintWriter out, Tongue tongue, Blueprint blueprint, List<Double> paces, int playouts, String engine) {
        Report.title(out, blueprint, tongue, tongue.say("bench.bots.how", "engine", engine));
        Report.print(out, "%10s%36s%n", tongue.say("bench.bots.thought"), tongue.say("bench.bots.playouts"));
        for (int thought : SHOWN) if (thought <= paces.size()) Report.print(out, "%10d%,36.0f%n", thought, paces.get(thought - 1));
        out.println();
        out.println(tongue.say("bench.bots.each", "playouts", playouts));
    }

    public static void print(PrintWriter out, Tongue tongue, Blueprint blueprint, BotDuel.Result result, int clock) {
        Report.title(out, blueprint, tongue, tongue.say("bench.duel.how", "millis", clock));
        Report.print(out, "%-44s%8d%n", tongue.say("bench.duel.games"), result.games());
        Report.print(out, "%-44s%8d%n", tongue.say("bench.duel.translated"), result.translated());
        Report.print(out, "%-44s%8d%n", tongue.say("bench.duel.graaljs"), result.scripted());
        Report.print(out, "%-44s%8d%n", tongue.say("bench.duel.both"), result.shared());
    }
}
