package eldertable.host;

import eldertable.rules.RuleFault;
import eldertable.workshop.AuthorCommand;
import eldertable.workshop.Workshop;
import eldertable.workshop.WorkshopConsole.Answer;
import eldertable.workshop.WorkshopConsole.Change;
import eldertable.workshop.WorkshopConsole;
import eldertable.workshop.WorkshopNews;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The author's workshop on the thread of a match. */
final class WorkshopSeat implements AutoCloseable {
    private final Workshop workshop;
    private final WorkshopConsole console;
    private Answer last = new Answer(true, List.of("Type a command: " + String.join(", ", AuthorCommand.words()) + "."), Change.NOTHING);

    /** Until something else is done. */
    private WorkshopNews restarted, news;

    WorkshopSeat(Workshop workshop) {
        this.workshop = workshop;
        console = new WorkshopConsole(workshop);
    }

    /** Puts in force what was changed on disk. */
    Change settle() {
        Optional<WorkshopNews> found = workshop.settle();
        news = found.orElse(null);
        if (news == null) return Change.NOTHING;
        restarted = null;
        last = WorkshopConsole.told(news);
        return last.change();
    }

    Answer run(String line) {
        last = console.run(line);
        news = null;
        boolean replay = line.strip().equalsIgnoreCase(AuthorCommand.REPLAY.word);
        restarted = replay ? new WorkshopNews(WorkshopNews.Kind.RESTARTED, String.join("\n", last.lines()), List.of()) : null;
        return last;
    }

    String report() {
        return workshop.report();
    }

    /** @param whole whether somebody looks at its pages */
    WorkshopView view(boolean whole) {
        Map<WorkshopView.Page, List<String>> pages = new EnumMap<>(WorkshopView.Page.class);
        if (whole) {
            pages.put(WorkshopView.Page.TABLE, console.run(AuthorCommand.INSPECT, "").lines());
            pages.put(WorkshopView.Page.STEPS, steps());
            pages.put(WorkshopView.Page.JOURNAL, console.run(AuthorCommand.JOURNAL, "").lines());
            pages.put(WorkshopView.Page.HOOKS, console.run(AuthorCommand.HOOKS, "").lines());
            pages.put(WorkshopView.Page.PRINTS, console.run(AuthorCommand.PRINTS, "").lines());
        }
        return new WorkshopView(pages, Optional.ofNullable(restarted).or(workshop::hindrance), last, Optional.ofNullable(news));
    }

    private List<String> steps() {
        List<String> lines = new ArrayList<>(console.stack());
        lines.add("");
        try {
            lines.addAll(console.legal());
        } catch (RuleFault fault) {
            lines.add(fault.diagnostic().toString());
        }
        return lines;
    }

    @Override
    public void close() {
        workshop.close();
    }
}
