package eldertable.sdk.terminal;

import eldertable.sdk.terminal.Paint.Tone;
import eldertable.words.Words;

import java.util.List;

/** Long texts, a screenful at a time where somebody can turn the pages. */
final class Pager {
    private final Console console;
    private final Words words;

    Pager(Console console, Words words) {
        this.console = console;
        this.words = words;
    }

    void show(List<String> lines) {
        int room = console.height() - 2;
        for (int at = 0; at < lines.size(); at += room) {
            lines.subList(at, Math.min(lines.size(), at + room)).forEach(console::print);
            boolean more = at + room < lines.size();
            if (!more || !console.isInteractive()) continue;
            String question = "-- " + words.say("pager.more", "lines", lines.size() - at - room) + " -- ";
            String answer = console.readLine(console.paint().as(Tone.FAINT, question));
            if (answer == null || answer.strip().equalsIgnoreCase("q")) return;
        }
    }
}
