package eldertable.desktop.play;

import eldertable.bench.AuthorBench;
import eldertable.bench.AuthorCommand;
import eldertable.bench.BenchConsole;
import eldertable.bench.BenchConsole.Answer;
import eldertable.bench.BenchConsole.Change;
import eldertable.bench.BenchNews;
import eldertable.script.ScriptFault;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The author's bench on the thread of a match. */
final class BenchWork implements AutoCloseable {
    private final AuthorBench bench;
    private final BenchConsole console;
    private Answer last = new Answer(true, List.of("Type a command: " + String.join(", ", AuthorCommand.words()) + "."), Change.NOTHING);

    /** Until something else is done. */
    private BenchNews restarted;

    BenchWork(AuthorBench bench) {
        this.bench = bench;
        console = new BenchConsole(bench);
    }

    /** Puts in force what was changed on disk. */
    Change settle() {
        Optional<BenchNews> news = bench.settle();
        if (news.isEmpty()) return Change.NOTHING;
        restarted = null;
        last = BenchConsole.told(news.get());
        return last.change();
    }

    Answer run(String line) {
        last = console.run(line);
        boolean replay = line.strip().equalsIgnoreCase(AuthorCommand.REPLAY.word);
        restarted = replay ? new BenchNews(BenchNews.Kind.RESTARTED, String.join("\n", last.lines()), List.of()) : null;
        return last;
    }

    String report() {
        return bench.report();
    }

    /** @param whole whether somebody looks at its pages */
    BenchView view(boolean whole) {
        Map<BenchView.Page, List<String>> pages = new EnumMap<>(BenchView.Page.class);
        if (whole) {
            pages.put(BenchView.Page.TABLE, console.run(AuthorCommand.INSPECT, "").lines());
            pages.put(BenchView.Page.STEPS, steps());
            pages.put(BenchView.Page.JOURNAL, console.run(AuthorCommand.JOURNAL, "").lines());
            pages.put(BenchView.Page.HOOKS, console.run(AuthorCommand.HOOKS, "").lines());
            pages.put(BenchView.Page.PRINTS, console.run(AuthorCommand.PRINTS, "").lines());
        }
        return new BenchView(pages, Optional.ofNullable(restarted).or(bench::hindrance), last.lines(), !last.done());
    }

    private List<String> steps() {
        List<String> lines = new ArrayList<>(console.stack());
        lines.add("");
        try {
            lines.addAll(console.legal());
        } catch (ScriptFault fault) {
            lines.add(fault.diagnostic().toString());
        }
        return lines;
    }

    @Override
    public void close() {
        bench.close();
    }
}
