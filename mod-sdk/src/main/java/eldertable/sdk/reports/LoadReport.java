package eldertable.sdk.reports;

import eldertable.sdk.measuring.ServerLoad;
import eldertable.words.Tongue;
import java.io.PrintWriter;

/** What {@code bench --load} tells its user. */
public final class LoadReport {
    private LoadReport() {}

    public static void print(PrintWriter out, Tongue tongue, String title, int players, ServerLoad.Result result) {
        out.println(tongue.say("bench.load.how", "game", title, "players", players));
        out.println();
        Report.print(out, "%8s%12s%12s%10s%10s%13s%10s%12s%10s%n", tongue.say("bench.load.tables"), tongue.say("bench.load.lines"), tongue.say("bench.load.wishes"), tongue.say("bench.median"), "95 %",
            tongue.say("bench.worst"), tongue.say("bench.load.lost"), tongue.say("bench.load.megabytes"), tongue.say("bench.load.cores"));
        for (ServerLoad.Stage stage : result.stages()) {
            Report.print(out, "%8d%12d%12.0f%10.1f%10.1f%13.1f%10d%12d%10.2f%n", stage.tables(), stage.lines(), stage.aSecond(), stage.median(), stage.part95(), stage.worst(),
                stage.lost(), stage.megabytes(), stage.cores());
        }
        out.println();
        out.println(result.most() == 0 ? tongue.say("bench.load.none") : tongue.say("bench.load.held", "tables", result.most(), "millis", Math.round(ServerLoad.SOON_MILLIS)));
        if (result.apart() > 0) out.println(tongue.say("bench.load.apart", "tables", result.apart()));
    }
}
