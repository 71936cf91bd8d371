package eldertable.sdk.commands;

import eldertable.art.IconSet;
import eldertable.icons.IconCatalogue;
import eldertable.json.Json;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.IconDots;
import eldertable.sdk.reports.IconSheet;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "icons")
public final class IconsCommand implements Callable<Integer> {
    static final int DRAWN = 9;
    /** Side by side. */
    private static final int COLUMNS = 3;

    @Parameters(paramLabel = "WORD", arity = "0..1")
    private String word;

    @Option(names = "--sheet", paramLabel = "FILE")
    private Path sheet;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        IconSet icons = new IconSet();
        IconCatalogue catalogue = icons.catalogue();
        List<String> found = word == null ? List.copyOf(catalogue.names()) : catalogue.matching(word);
        if (found.isEmpty()) throw new CommandFailure(Message.of("commands.no-icon", "word", word, "count", catalogue.names().size()));
        PrintWriter out = spec.commandLine().getOut();
        if (sheet != null) {
            Files.writeString(sheet, IconSheet.page(catalogue, found));
            out.println(Speech.of(spec).say("commands.icons.wrote", "file", sheet, "icons", found.size()));
        } else if (json) out.println(Json.write(found.stream().map(name -> forPrograms(catalogue, name)).toList()));
        else {
            if (found.size() <= DRAWN) draw(icons, found, out);
            for (String name : found) out.println(name + (catalogue.words(name).isEmpty() ? "" : "  (" + String.join(", ", catalogue.words(name)) + ")"));
            if (word == null) out.println(Speech.of(spec).say("commands.icons.all", "icons", found.size()));
        }
        out.flush();
        return 0;
    }

    private static void draw(IconSet icons, List<String> names, PrintWriter out) {
        for (int from = 0; from < names.size(); from += COLUMNS) {
            IconDots.row(names.subList(from, Math.min(names.size(), from + COLUMNS)), icons).forEach(out::println);
        }
    }

    private static Map<String, Object> forPrograms(IconCatalogue catalogue, String name) {
        Map<String, Object> icon = new LinkedHashMap<>();
        icon.put("name", name);
        icon.put("author", catalogue.author(name));
        icon.put("words", catalogue.words(name));
        return icon;
    }
}
