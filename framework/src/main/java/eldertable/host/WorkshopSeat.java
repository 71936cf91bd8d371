package eldertable.host;

import eldertable.rules.RuleFault;
import eldertable.words.Message;
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
    private Answer last = new Answer(true, List.of(Message.of("author.type", "commands", AuthorCommand.words())), List.of(), Change.NOTHING);

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

    Answer run(String line, String language) {
        last = console.run(line, language);
        news = null;
        boolean replay = line.strip().equalsIgnoreCase(AuthorCommand.REPLAY.word);
        restarted = replay ? new WorkshopNews(WorkshopNews.Kind.RESTARTED, last.lines(), List.of()) : null;
        return last;
    }

    String report() {
        return workshop.report();
    }

    /** @param whole whether somebody looks at its pages; @param language of whoever does */
    WorkshopView view(boolean whole, String language) {
        Map<WorkshopView.Page, List<Message>> pages = new EnumMap<>(WorkshopView.Page.class);
        if (whole) {
            pages.put(WorkshopView.Page.TABLE, console.run(AuthorCommand.INSPECT, "", language).lines());
            pages.put(WorkshopView.Page.STEPS, steps(language));
            pages.put(WorkshopView.Page.JOURNAL, console.run(AuthorCommand.JOURNAL, "", language).lines());
            pages.put(WorkshopView.Page.HOOKS, console.run(AuthorCommand.HOOKS, "", language).lines());
            pages.put(WorkshopView.Page.PRINTS, console.run(AuthorCommand.PRINTS, "", language).lines());
        }
        return new WorkshopView(pages, Optional.ofNullable(restarted).or(workshop::hindrance), last, Optional.ofNullable(news));
    }

    private List<Message> steps(String language) {
        List<Message> lines = new ArrayList<>(console.stack());
        lines.add(Message.NONE);
        try {
            lines.addAll(console.legal(language));
        } catch (RuleFault fault) {
            lines.add(fault.diagnostic().telling());
        }
        return lines;
    }

    @Override
    public void close() {
        workshop.close();
    }
}
