package eldertable.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.program.CommandFailure;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTests {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Callable<Integer> breaking, String... arguments) {
        CommandLine line = Main.commandLine();
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
