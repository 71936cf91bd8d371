package eldertable.sdk.reports;

import eldertable.sdk.measuring.ServerLoad;
import java.io.PrintWriter;

/** What {@code bench --load} tells its user. */
public final class LoadReport {
    private LoadReport() {}

    public static void print(PrintWriter out, String title, int players, ServerLoad.Result result) {
        Report.print(out, "%s, tables of %d, one server; whoever is asked chooses once a second; milliseconds until the answer%n%n", title, players);
        Report.print(out, "%8s%8s%10s%10s%10s%10s%8s%12s%10s%n", "tables", "lines", "wishes/s", "median", "95 %", "worst", "lost", "server MB", "cores");
        for (ServerLoad.Stage stage : result.stages()) {
            Report.print(out, "%8d%8d%10.0f%10.1f%10.1f%10.1f%8d%12d%10.2f%n", stage.tables(), stage.lines(), stage.aSecond(), stage.median(), stage.part95(), stage.worst(),
                stage.lost(), stage.megabytes(), stage.cores());
        }
        Report.print(out, "%n%s%n", result.most() == 0 ? "Not even the first stage held." : "It held with " + result.most() + " tables: 95 % of the answers within "
            + Math.round(ServerLoad.SOON_MILLIS) + " ms, nothing lost.");
        if (result.apart() > 0) Report.print(out, "At %d tables people were not told the same at the end.%n", result.apart());
    }
}
