package eldertable.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What came of each attack, as a table for people. */
final class HostileTable {
    private record Row(Attack attack, Deeds.Result result) {
        private boolean isLate() {
            return result.seconds() > attack.seconds();
        }
    }

    private final Map<String, List<Row>> families = new LinkedHashMap<>();
    private final Map<String, Bystanders.Footprint> after = new LinkedHashMap<>();

    synchronized void add(Attack attack, Deeds.Result result) {
        families.computeIfAbsent(attack.family(), family -> new ArrayList<>()).add(new Row(attack, result));
    }

    synchronized void after(String family, Bystanders.Footprint footprint) {
        after.put(family, footprint);
    }

    synchronized void write(Path file) throws IOException {
        StringBuilder out = new StringBuilder("# Hostile packs\n\n| family | attacks | outcomes | longest, s | late | heap after, MB | threads | contexts |\n"
            + "| --- | --- | --- | --- | --- | --- | --- | --- |\n");
        families.forEach((family, rows) -> out.append(summary(family, rows)));
        families.forEach((family, rows) -> {
            out.append("\n## ").append(family).append("\n\n| attack | what it tries | outcome | seconds |\n| --- | --- | --- | --- |\n");
            rows.forEach(row -> out.append(String.format(Locale.ROOT, "| %s | %s | %s | %.2f%s |%n", row.attack.name(), row.attack.about(), outcome(row),
                row.result.seconds(), row.isLate() ? ", expected " + row.attack.seconds() : "")));
        });
        Files.createDirectories(file.getParent());
        Files.writeString(file, out.toString());
    }

    private String summary(String family, List<Row> rows) {
        Map<String, Integer> outcomes = new LinkedHashMap<>();
        rows.forEach(row -> outcomes.merge(outcome(row), 1, Integer::sum));
        String told = outcomes.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .map(one -> one.getKey() + " " + one.getValue()).reduce((a, b) -> a + ", " + b).orElse("");
        double longest = rows.stream().mapToDouble(row -> row.result.seconds()).max().orElse(0);
        Bystanders.Footprint footprint = after.get(family);
        return String.format(Locale.ROOT, "| %s | %d | %s | %.2f | %d | %s |%n", family, rows.size(), told, longest, rows.stream().filter(Row::isLate).count(), footprint == null ? "? | ? | ?"
            : footprint.megabytes() + " | " + footprint.threads() + " | " + footprint.contexts());
    }

    private static String outcome(Row row) {
        return row.result.told().stream().filter(row.attack::expects).findFirst()
            .map(told -> told.code()).orElse(row.attack.nothing() ? "nothing came of it" : "not as expected");
    }
}
