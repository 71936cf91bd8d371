package eldertable.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.program.CommandFailure;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

class MainTests {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Callable<Integer> breaking, String... arguments) {
        return run(Main.commandLine(), breaking, arguments);
    }

    private int run(CommandLine line, Callable<Integer> breaking, String... arguments) {
        if (breaking != null) {
            line.addSubcommand("break", new Breaking(breaking));
            CommandLine sub = line.getSubcommands().get("break");
            sub.setExecutionExceptionHandler(line.getExecutionExceptionHandler());
        }
        return line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    @Command(name = "break")
    private record Breaking(Callable<Integer> deed) implements Callable<Integer> {
        @Override public Integer call() throws Exception {
            return deed.call();
        }
    }

    @Test void helpNamesEveryCommand() {
        assertEquals(0, run(null, "--help"));
        Main.commandLine().getSubcommands().keySet().forEach(name -> assertTrue(out.toString().contains("  " + name), name));
    }

    @Test void everyCommandHasHelpOfItsOwn() {
        for (String name : Main.commandLine().getSubcommands().keySet()) {
            assertEquals(0, run(null, name, "--help"), name);
            assertTrue(out.toString().contains("Usage: eldertable " + name), name);
        }
    }

    private static void all(CommandLine line, List<CommandLine> into) {
        into.add(line);
        line.getSubcommands().values().stream().distinct().forEach(sub -> all(sub, into));
    }

    /** Every command and option is explained in every language, and nothing else is. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyCommandAndOptionIsExplained(String language) {
        List<CommandLine> commands = new ArrayList<>();
        all(Main.commandLine(language), commands);
        ResourceBundle words = new HelpWords(language);
        Set<String> unused = new TreeSet<>(words.keySet());
        for (CommandLine command : commands) {
            CommandSpec spec = command.getCommandSpec();
            String name = spec.qualifiedName(".");
            assertTrue(spec.usageMessage().description().length > 0, name);
            assertTrue(words.containsKey(name + ".usage.description"), name);
            unused.removeAll(List.of("usage.synopsisHeading", "usage.commandListHeading", name + ".usage.description", name + ".usage.footer"));
            for (ArgSpec argument : spec.args()) {
                String key = argument instanceof OptionSpec option ? option.longestName().replaceFirst("^-+", "") : argument.paramLabel() + "[" + ((PositionalParamSpec) argument).index() + "]";
                List<String> keys = List.of(name + "." + key, key, "mixinStandardHelpOptions." + key);
                assertTrue(keys.stream().anyMatch(words::containsKey), name + " " + key);
                assertTrue(String.join("", argument.description()).length() > 5, name + " " + key);
                unused.remove(keys.stream().filter(words::containsKey).findFirst().orElseThrow());
                if (words.containsKey(name + "." + key)) assertEquals(words.getString(name + "." + key).replace("%n", System.lineSeparator()), String.join("", argument.description()));
            }
        }
        assertEquals(Set.of(), unused);
    }

    @Test void helpIsInTheLanguageAskedFor() {
        assertEquals(0, run(Main.commandLine("de"), null, "check", "--help"));
        assertTrue(out.toString().startsWith("Aufruf: eldertable check"), out.toString());
        assertTrue(out.toString().contains("Warnungen als Fehler zählen."), out.toString());
    }

    @Test void slipsAreToldInTheLanguageAskedForWhereverThatStands() {
        assertEquals(2, run(null, "--language", "de", "docter"));
        assertTrue(err.toString().startsWith("eldertable: „docter“ ist kein Befehl."), err.toString());
        assertEquals(2, run(null, "check", "--language=de"));
        assertTrue(err.toString().contains("Es fehlt: „PACK“"), err.toString());
        assertEquals(2, run(null, "simulate", "tide-pool", "--language", "de", "--games", "many"));
        assertTrue(err.toString().contains("Die Option --games kann nicht „many“ sein; erwartet ist eine ganze Zahl"), err.toString());
        assertEquals(2, run(null, "simulate", "tide-pool", "--games", "many"));
        assertTrue(err.toString().contains("Invalid value for option '--games': 'many' is not a long"), err.toString());
        assertEquals(1, run(() -> { throw new NoSuchFileException("a/pack.yaml"); }, "break", "--language", "de"));
        assertTrue(err.toString().contains("eldertable: a/pack.yaml gibt es nicht"), err.toString());
    }

    @Test void aCommandThatIsNamedFirstIsAllThatIsDescribed() {
        Main.commandLine().getSubcommands().forEach((name, line) -> assertEquals(List.of(line.getCommandSpec().userObject().getClass()), Main.needed(name, "--help"), name));
        for (String other : List.of("--help", "docter", "--debug", "")) assertEquals(Main.commandLine().getSubcommands().size(), Main.needed(other, "check").size(), other);
        assertEquals(Main.commandLine().getSubcommands().size(), Main.needed().size());
        assertEquals(2, Main.run("check", "--nonsense"));
        assertEquals(0, Main.run("check", "--help"));
    }

    @Test void saysItsVersion() {
        assertEquals(0, run(null, "--version"));
        assertTrue(out.toString().startsWith("Eldertable "), out.toString());
    }

    @Test void noCommandIsAUsageError() {
        assertEquals(2, run(null));
        assertTrue(err.toString().contains("Try 'eldertable --help'"), err.toString());
    }

    @Test void aMisspeltCommandIsAUsageErrorWithASuggestion() {
        assertEquals(2, run(null, "docter"));
        assertTrue(err.toString().startsWith("eldertable: 'docter' is not a command."), err.toString());
        assertTrue(err.toString().contains("eldertable doctor"), err.toString());
        assertFalse(err.toString().contains("\tat "), err.toString());
    }

    @Test void aFailureIsItsMessage() {
        assertEquals(1, run(() -> { throw new CommandFailure("There is no such pack."); }, "break"));
        assertEquals("eldertable: There is no such pack.", err.toString().strip());
    }

    @Test void aMissingFileIsNamed() {
        assertEquals(1, run(() -> { throw new NoSuchFileException("a/pack.yaml"); }, "break"));
        assertEquals("eldertable: there is no a/pack.yaml", err.toString().strip());
    }

    @Test void aBugShowsItsStackOnlyWithDebug() {
        assertEquals(1, run(() -> { throw new IllegalStateException("odd"); }, "break"));
        assertTrue(err.toString().contains("odd") && err.toString().contains("--debug"), err.toString());
        assertFalse(err.toString().contains("\tat "), err.toString());

        assertEquals(1, run(() -> { throw new IllegalStateException("odd"); }, "--debug", "break"));
        assertTrue(err.toString().contains("\tat eldertable.sdk.MainTests"), err.toString());
    }

    @Test void anErrorOfTheMachineEndsInWords() {
        assertEquals(1, run(() -> { throw new OutOfMemoryError("Java heap space"); }, "break"));
        assertTrue(err.toString().startsWith("eldertable: out of memory"), err.toString());
        assertFalse(err.toString().contains("\tat "), err.toString());
    }
}
