package eldertable.sdk.terminal;

import eldertable.diagnostic.PlainText;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program's own standard input and output, always in UTF-8. */
final class SystemConsole implements Console {
    private static final int USUAL_WIDTH = 100, LEAST_WIDTH = 40, MOST_WIDTH = 140, USUAL_HEIGHT = 40;
    private static final String CLEAR = "\u001B[2J\u001B[3J\u001B[H";
    private static final long SIZE_HOLDS_NANOS = 500_000_000;
    private static final Pattern SIZE = Pattern.compile("(\\d+) (\\d+)");

    private final BufferedReader in =
        new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    private final PrintWriter out =
        new PrintWriter(new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8));
    private final Paint paint;
    private final boolean interactive;
    private final boolean screen;
    private final Map<String, String> environment;
    /** Whether lines can be edited; if so the editor is made for the first of them. */
    private boolean editing;
    private LineEditor editor;
    private String size = "";
    private long sizeAsked;

    SystemConsole(Map<String, String> environment) {
        this.environment = environment;
        // Gradle stands between us and the terminal: its start script says whether there is one.
        boolean told = environment.getOrDefault("ELDERTABLE_INTERACTIVE", "").equals("1");
        boolean terminalIn = isTerminal(0), terminalOut = isTerminal(1);
        interactive = terminalIn || told;
        screen = terminalOut && !environment.getOrDefault("TERM", "dumb").equals("dumb");
        editing = terminalIn && screen;
        paint = new Paint((screen || told) && environment.getOrDefault("NO_COLOR", "").isEmpty());
    }

    /** System.console() says different things on different JDKs; the shell always knows. */
    private static boolean isTerminal(int descriptor) {
        try {
            ProcessBuilder test = new ProcessBuilder("sh", "-c", "test -t " + descriptor);
            if (descriptor == 0) test.redirectInput(Redirect.INHERIT);
            else test.redirectOutput(Redirect.INHERIT);
            Process process = test.start();
            return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException noShell) {
            return System.console() != null;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public String readLine(String prompt) {
        return readLine(prompt, List::of);
    }

    @Override
    public String readLine(String prompt, Supplier<List<String>> words) {
        if (editing && editor == null) {
            editor = LineEditor.open().orElse(null);
            editing = editor != null;
        }
        if (editing) {
            out.flush();
            return editor.readLine(shown(prompt), words);
        }
        if (interactive) out.print(shown(prompt));
        out.flush();
        try {
            return in.readLine();
        } catch (IOException gone) {
            return null;
        }
    }

    @Override
    public void print(String line) {
        out.print(shown(line) + "\n");
        out.flush();
    }

    /** The one way for text to this terminal: whoever wrote it, only we move the cursor. */
    private String shown(String text) {
        return PlainText.shown(text, paint.hasColours());
    }

    @Override
    public void clear() {
        if (editor != null) editor.forget();
        // Behind Gradle the screen can only be pushed away.
        out.print(screen && interactive ? CLEAR : interactive ? "\n".repeat(height()) : "\n");
        out.flush();
    }

    @Override
    public boolean isInteractive() {
        return interactive;
    }

    @Override
    public int width() {
        return Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, size(2, "COLUMNS", USUAL_WIDTH)));
    }

    @Override
    public int height() {
        return Math.max(10, size(1, "LINES", USUAL_HEIGHT));
    }

    @Override
    public Paint paint() {
        return paint;
    }

    private int size(int group, String variable, int usual) {
        String told = environment.getOrDefault(variable, "");
        if (told.matches("\\d{1,4}")) return Integer.parseInt(told);
        if (!screen) return usual;
        Matcher size = SIZE.matcher(windowSize());
        int number = size.matches() ? Integer.parseInt(size.group(group)) : 0;
        return number > 0 ? number : usual;
    }

    /** Asked anew now and then: windows change. */
    private String windowSize() {
        if (!size.isEmpty() && System.nanoTime() - sizeAsked < SIZE_HOLDS_NANOS) return size;
        sizeAsked = System.nanoTime();
        try {
            Process stty = new ProcessBuilder("sh", "-c", "stty size < /dev/tty").redirectError(Redirect.DISCARD).start();
            size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException noShell) {
            size = "unknown";
        }
        return size;
    }
}
