package eldertable.sdk.terminal;

import eldertable.sdk.terminal.Paint.Tone;

import java.util.List;

/** Long texts, a screenful at a time where somebody can turn the pages. */
final class Pager {
    private final Console console;

    Pager(Console console) {
        this.console = console;
    }

    void show(List<String> lines) {
        int room = console.height() - 2;
        for (int at = 0; at < lines.size(); at += room) {
            lines.subList(at, Math.min(lines.size(), at + room)).forEach(console::print);
            boolean more = at + room < lines.size();
            if (!more || !console.isInteractive()) continue;
            String question = "-- " + (lines.size() - at - room) + " more lines: Enter, or q to stop -- ";
            String answer = console.readLine(console.paint().as(Tone.FAINT, question));
            if (answer == null || answer.strip().equalsIgnoreCase("q")) return;
        }
    }
}
