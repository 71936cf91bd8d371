package eldertable.sdk.terminal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/** A console whose lines are known beforehand. What was shown is cut into screens where it was cleared. */
final class FakeConsole implements Console {
    private final Deque<String> lines = new ArrayDeque<>();
    private final boolean interactive;
    private final int width;
    private final List<StringBuilder> screens = new ArrayList<>(List.of(new StringBuilder()));

    /** Whether what is shown is painted. */
    boolean colours;
    private final List<String> offered = new ArrayList<>();

    FakeConsole(boolean interactive, int width, String... lines) {
        this.interactive = interactive;
        this.width = width;
        this.lines.addAll(List.of(lines));
    }

    @Override public String readLine(String prompt) {
        String line = lines.poll();
        last().append(prompt).append(line == null ? "" : line).append('\n');
        return line;
    }

    @Override public String readLine(String prompt, Supplier<List<String>> words) {
        offered.addAll(words.get());
        return readLine(prompt);
    }

    /** All words that could have been completed so far. */
    List<String> offered() {
        return offered;
    }

    @Override public void print(String line) {
        last().append(line).append('\n');
    }

    @Override public void clear() {
        if (interactive) screens.add(new StringBuilder());
        else last().append('\n');
    }

    private StringBuilder last() {
        return screens.get(screens.size() - 1);
    }

    String all() {
        return String.join("\n=====\n", screens);
    }

    String lastScreen() {
        return last().toString();
    }

    List<String> screens() {
        return screens.stream().map(StringBuilder::toString).toList();
    }

    @Override public boolean isInteractive() {
        return interactive;
    }

    @Override public int width() {
        return width;
    }

    @Override public int height() {
        return 24;
    }

    @Override public Paint paint() {
        return new Paint(colours);
    }
}
