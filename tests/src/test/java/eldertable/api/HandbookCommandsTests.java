package eldertable.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.support.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command on the handbook's pages and in the README is run, in a folder of its own and one after the other, and succeeds; the
 * tutorials' own are followed by TutorialTests. Where a page says thousands of games, a few are played; at a table nobody types anything.
 */
class HandbookCommandsTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final List<String> FOLLOWED = List.of("house-rule.md", "board-game.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");
    private static final Pattern COMMAND = Pattern.compile("^(?:\\$ )?(?:printf '[^']*' \\| )?(?:ELDERTABLE_\\w+=(?:'[^']*'|\\S+) )?\\./eldertable (.*?)(?:\\s+#.*)?$");
    private static final long PATIENCE_SECONDS = 600;

    /** What is not run, by how it begins or what is in it, and why. */
    private static final Map<String, String> LEFT_OUT = Map.of(
        "^host\\b.*", "serves until it is stopped, on the network",
        "^worker\\b.*", "serves until it is stopped, on the network",
        ".* --farm .*", "needs that worker",
        ".* --join LINK.*", "needs a table elsewhere",
        ".* --screenshot .*", "draws: OffScreenTests does that",
        ".* --cold$", "measures a whole minute in a fresh process",
        ".* < .*", "a file that everybody writes for themselves");

    /** Fewer games, shorter measuring, and this folder instead of the shipped one; in this order. */
    private static final List<String[]> SHORTER = List.of(new String[][] {
        {"--(games|budget) \\d+", ""},
        {"^(simulate .*)", "$1 --games 40"},
        {"^(league .*)", "$1 --games 2"},
        {"^((?:report|compare) .*)", "$1 --games 12 --bots random"},
        {"^(report .*)", "$1 --depth 2 --levels random,hinted --no-pictures"},
        {"^(tune .*)", "$1 --games 12 --budget 120 --candidates 4 --bots random"},
        {"^(bench .*)", "$1 --warmup 0.1 --seconds 0.1 --starts 1"},
        {"^(check )PACK( --secrets).*", "$1tide-pool$2 --games 2"},
        {"^(new mod .*)", "$1 --into mods"},
    });

    @TempDir Path folder;

    private record Command(String page, String words) {}

    @Test void allOfThemSucceed() throws Exception {
        List<Command> all = new ArrayList<>(), left = new ArrayList<>();
        for (Command command : commands()) (isLeftOut(command) ? left : all).add(command);
        for (String reason : LEFT_OUT.keySet()) assertTrue(left.stream().anyMatch(command -> command.words.matches(reason)), reason + " is in no page any more");
        assertTrue(all.size() >= 30, "only " + all);
        furnish();
        Path orders = folder.resolve("orders.txt");
        Files.write(orders, all.stream().map(command -> shorter(command.words)).toList());
        Path out = folder.resolve("out.txt");
        List<String> java = new ArrayList<>(new Program(folder).command());
        java.set(java.size() - 1, CommandsInTurn.class.getName());
        java.add(orders.toString());
        ProcessBuilder builder = new ProcessBuilder(java).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("ELDERTABLE_") || name.endsWith("DISPLAY"));
        Process process = builder.start();
        process.getOutputStream().close();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running:\n" + Files.readString(out));
        }
        String told = Files.readString(out);
        List<String> wrong = new ArrayList<>();
        for (Command command : all) {
            String words = shorter(command.words);
            if (!told.contains(CommandsInTurn.mark(0, words)) && !isMissedGoal(words, told)) wrong.add(command.page + ": " + words);
        }
        assertEquals(List.of(), wrong, told);
    }

    /** A search in so few games need not find what it looks for; then it says so. */
    private static boolean isMissedGoal(String words, String told) {
        return words.startsWith("tune ") && told.contains(CommandsInTurn.mark(1, words));
    }

    /** What authors have before they read on: a game of theirs, two mods that disagree, and one to play with. */
    private void furnish() throws IOException {
        for (String id : List.of("my-game", "my-pack")) {
            Path copy = folder.resolve(id);
            try (Stream<Path> files = Files.walk(HOME.resolve("mod-sdk/handbook/tide-pool"))) {
                for (Path file : files.toList()) Files.copy(file, copy.resolve(HOME.resolve("mod-sdk/handbook/tide-pool").relativize(file).toString()));
            }
            Path yaml = copy.resolve("pack.yaml");
            Files.writeString(yaml, Files.readString(yaml).replaceFirst("(?m)^id: .*", "id: " + id));
        }
        Path rules = folder.resolve("my-game/rules.mjs");
        Files.writeString(rules, Files.readString(rules).replace("p.score += p", "p.score += game.compute('limit', 9) < 1 ? 0 : p"));
        Path flow = folder.resolve("my-game/flow.yaml");
        Files.writeString(flow, Files.readString(flow) + "questions: { limit: { value: number } }\n");
        mod("rich", "cards:\n  pearl: { points: 5 }\n");
        mod("poor", "cards:\n\n  pearl: { points: 1 }\n");
        mod("open-hands", "");
    }

    private void mod(String id, String cards) throws IOException {
        Path mod = Files.createDirectories(folder.resolve("mods").resolve(id));
        Files.writeString(mod.resolve("pack.yaml"), "id: " + id + "\nversion: 1.0.0\napi: ^1.0\nextends: tide-pool\ntitle: " + id + "\n");
        if (!cards.isEmpty()) Files.writeString(mod.resolve("cards.yaml"), cards);
    }

    private static boolean isLeftOut(Command command) {
        return LEFT_OUT.keySet().stream().anyMatch(command.words::matches);
    }

    private static String shorter(String words) {
        for (String[] each : SHORTER) words = words.replaceAll(each[0], each[1]);
        return words.replace("mod-sdk/handbook", HOME.resolve("mod-sdk/handbook").toString()).replaceAll("\\s+", " ").strip();
    }

    private static List<Command> commands() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(HOME.resolve("README.md")));
        try (Stream<Path> handbook = Files.list(HOME.resolve("mod-sdk/handbook"))) {
            handbook.filter(page -> page.toString().endsWith(".md") && !FOLLOWED.contains(page.getFileName().toString())).sorted().forEach(pages::add);
        }
        List<Command> all = new ArrayList<>();
        for (Path page : pages) {
            for (Matcher block = BLOCK.matcher(Files.readString(page)); block.find(); ) {
                if (!block.group(1).isEmpty()) continue;
                for (String line : block.group(2).replaceAll("\\\\\\n\\s*", "").lines().toList()) {
                    Matcher command = COMMAND.matcher(line);
                    if (command.matches()) all.add(new Command(page.getFileName().toString(), command.group(1)));
                }
            }
        }
        return all;
    }
}
