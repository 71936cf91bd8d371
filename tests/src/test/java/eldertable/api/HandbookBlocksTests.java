package eldertable.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.Main;
import eldertable.state.Blueprint;
import eldertable.support.CopiedPack;
import eldertable.yaml.YamlReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ParameterException;

/** What stands in blocks on the handbook's pages: scripts that can be read, YAML as it is described, commands that there are, and code that is in the games. */
class HandbookBlocksTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");
    private static final Pattern QUOTED = Pattern.compile("^// (content/\\S+)\\n");
    private static final Pattern HEADING = Pattern.compile("(?m)^## (\\S+\\.yaml)$");
    private static final Pattern PART = Pattern.compile("(?m)^# (\\S+\\.yaml)$");
    /** What says that a block cannot be JavaScript; that its names are not those of some game says nothing. */
    private static final Set<String> NO_SCRIPT = Set.of("script-syntax", "script-language");

    @TempDir Path temp;

    private record Block(String page, String language, String text, String before) {
        String head() {
            return page + ": " + text.lines().findFirst().orElse("");
        }
    }

    private static List<Block> blocks(String language) throws IOException {
        List<Block> all = new ArrayList<>();
        try (Stream<Path> pages = Files.list(HOME.resolve("mod-sdk/handbook"))) {
            for (Path page : pages.filter(path -> path.toString().endsWith(".md")).sorted().toList()) {
                String text = Files.readString(page);
                for (Matcher block = BLOCK.matcher(text); block.find(); ) {
                    if (block.group(1).equals(language)) all.add(new Block(page.getFileName().toString(), language, block.group(2), text.substring(0, block.start())));
                }
            }
        }
        return all;
    }

    @Test void scriptsCanBeRead() throws IOException {
        CopiedPack copy = CopiedPack.of("seven-candles", temp);
        List<String> wrong = new ArrayList<>();
        int read = 0;
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (Block block : blocks("js")) {
                if (QUOTED.matcher(block.text).find() || block.text.startsWith("// my-packs/")) continue; // compared, or followed by the tutorials' test
                copy.write("rules.mjs", block.text.replaceAll("\\.(trigger|compute)\\(", ".say(")); // its events are not those of this game
                read++;
                syntax(copy, scripts).ifPresent(told -> wrong.add(block.head() + " → " + told));
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(read >= 6, "only " + read + " scripts");
    }

    private static Optional<Diagnostic> syntax(CopiedPack copy, ScriptEngine scripts) {
        var load = copy.load();
        Optional<Diagnostic> told = load.problems().stream().filter(problem -> NO_SCRIPT.contains(problem.code())).findFirst();
        if (told.isPresent() || load.pack().isEmpty()) return told;
        try {
            scripts.rules(new Blueprint(load.pack().get(), load.pack().get().info().minPlayers(), Map.of())).close();
            return Optional.empty();
        } catch (RuleFault fault) {
            return Optional.of(fault.diagnostic()).filter(problem -> NO_SCRIPT.contains(problem.code()));
        }
    }

    @Test void whatIsQuotedStandsInTheGames() throws IOException {
        List<String> wrong = new ArrayList<>();
        int quoted = 0;
        for (Block block : blocks("js")) {
            Matcher file = QUOTED.matcher(block.text);
            if (!file.find()) continue;
            quoted++;
            String text = Files.readString(HOME.resolve(file.group(1))).replace("\r", "");
            if (!text.contains(block.text.substring(file.end()))) wrong.add(block.head() + " has another text now: " + block.text);
        }
        assertEquals(List.of(), wrong);
        assertTrue(quoted >= 8, "only " + quoted + " quotations");
    }

    @Test void yamlIsAsDescribed() throws IOException {
        List<String> wrong = new ArrayList<>();
        int read = 0;
        for (Block block : blocks("yaml")) {
            if (block.text.startsWith("# my-packs/")) continue;
            String file = "";
            for (Matcher heading = HEADING.matcher(block.before); heading.find(); ) file = heading.group(1);
            int from = 0;
            Matcher part = PART.matcher(block.text);
            for (boolean more = part.find(); ; more = part.find()) {
                String text = block.text.substring(from, more ? part.start() : block.text.length());
                if (!text.isBlank()) wrong.addAll(complaints(block, file, text));
                if (!more) break;
                file = part.group(1);
                from = part.end();
            }
            read++;
        }
        assertEquals(List.of(), wrong);
        assertTrue(read >= 10, "only " + read + " examples");
    }

    private static List<String> complaints(Block block, String file, String text) {
        Problems problems = new Problems();
        var node = YamlReader.read(block.page, text.getBytes(StandardCharsets.UTF_8), problems);
        if (node.isEmpty() || problems.hasErrors()) return List.of(block.head() + " → " + problems.list());
        Optional<YamlFile> described = YamlFile.ALL.stream().filter(known -> known.isAt(file)).findFirst();
        if (described.isEmpty()) return List.of();
        return Conformity.complaints(node.get(), described.get().form(), true).stream().map(told -> block.head() + " → " + told).toList();
    }

    @Test void commandsAreThere() throws IOException {
        List<String> wrong = new ArrayList<>();
        int read = 0;
        for (Block block : blocks("")) {
            for (String line : block.text.replaceAll("\\\\\\n\\s*", "").lines().toList()) {
                String command = line.replaceFirst("^\\$ ", "").replaceFirst("\\s+#.*", "");
                if (!command.startsWith("./eldertable ") || command.contains("…")) continue;
                read++;
                try {
                    Main.commandLine().parseArgs(CommandsInTurn.WORD.matcher(command.substring("./eldertable ".length())).results().map(word -> word.group().replaceAll("[\"']", "")).toArray(String[]::new));
                } catch (ParameterException e) {
                    wrong.add(block.page + ": " + command + " → " + e.getMessage());
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(read >= 30, "only " + read + " commands");
    }
}
