package eldertable.workshop;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Spelling;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.session.Replayed;
import eldertable.words.Languages;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Carries out what an author types at the workshop, for any front end. */
public final class WorkshopConsole {
    /** What has to be shown anew. */
    public enum Change { NOTHING, TABLE, RULES }

    /** @param done whether it could be done; if not, the lines say why */
    public record Answer(boolean done, List<Message> lines, List<Diagnostic> problems, Change change) {
        public Answer {
            lines = List.copyOf(lines);
            problems = List.copyOf(problems);
        }

        /** In somebody's language, line by line. */
        public List<String> said(Tongue tongue) {
            String said = Stream.concat(lines.stream().map(tongue::say), problems.stream().map(problem -> DiagnosticPrinter.plain(tongue).print(problem).stripTrailing())).collect(Collectors.joining("\n"));
            return said.isEmpty() ? List.of() : said.lines().toList();
        }
    }

    private final Workshop workshop;

    public WorkshopConsole(Workshop workshop) {
        this.workshop = workshop;
    }

    /** A whole line: a command and what belongs to it. */
    public Answer run(String line) {
        return run(line, Languages.ENGLISH);
    }

    /** @param language in which the pack tells why something cannot be done */
    public Answer run(String line, String language) {
        String[] words = line.strip().split("\\s+", 2);
        return AuthorCommand.named(words[0]).map(command -> run(command, words.length > 1 ? words[1] : "", language))
            .orElseGet(() -> failed(Message.of("author.no-command", "word", words[0]).and(Spelling.guess(words[0], AuthorCommand.words()))));
    }

    public Answer run(AuthorCommand command, String argument, String language) {
        try {
            return switch (command) {
                case INSPECT -> inspect(argument);
                case STACK -> shown(stack(), Message.of("author.is-over"));
                case LEGAL -> shown(legal(language), Message.of("author.nobody"));
                case JOURNAL -> shown(journal(argument), Message.of("author.no-move"));
                case JUMP -> jump(argument);
                case HOOKS -> shown(workshop.hooks().stream().map(HookCall::told).toList(), Message.of("author.no-move"));
                case PRINTS -> shown(workshop.prints().all().stream().map(line -> Message.plain(line.toString())).toList(), Message.of("author.no-prints"));
                case SET, MOVE, TURN, FORCE -> edit(command.word + " " + argument);
                case SCENARIO -> scenario(argument);
                case REPORT -> argument.isEmpty() ? shown(workshop.report().lines().map(Message::plain).toList(), Message.NONE) : write(argument, workshop.report(), Message.of("author.written", "file", argument));
                case RELOAD -> told(workshop.reload());
                case REPLAY -> replay();
            };
        } catch (RuleFault fault) {
            return new Answer(false, List.of(), List.of(fault.diagnostic()), Change.NOTHING);
        }
    }

    private static Answer shown(List<Message> lines, Message otherwise) {
        return new Answer(true, lines.isEmpty() ? List.of(otherwise) : lines, List.of(), Change.NOTHING);
    }

    private static Answer failed(Message why) {
        return new Answer(false, List.of(why), List.of(), Change.NOTHING);
    }

    private Answer inspect(String name) {
        List<Message> lines = new ArrayList<>();
        if (name.isEmpty()) {
            for (Inspection.Section section : workshop.inspect().sections()) {
                lines.add(section.title());
                section.rows().forEach(row -> lines.add(Message.plain(" ").and(row.told())));
            }
        } else {
            workshop.inspect().find(name).forEach(row -> lines.add(row.told()));
        }
        return lines.isEmpty() ? failed(Message.of("author.nothing-called", "name", name)) : shown(lines, Message.NONE);
    }

    /** The step in force first. */
    public List<Message> stack() {
        List<Message> steps = workshop.stack(), lines = new ArrayList<>();
        for (int i = steps.size() - 1; i >= 0; i--) lines.add(Message.of(i == steps.size() - 1 ? "author.now" : "author.then", "step", steps.get(i)));
        return lines;
    }

    public List<Message> legal(String language) throws RuleFault {
        List<Message> lines = new ArrayList<>();
        for (Workshop.Legal move : workshop.legal(language)) {
            lines.add(Message.plain(TableNames.player(move.seat()) + " " + move.move() + ":").and(move.open() ? Message.of("author.open") : move.reason()));
        }
        return lines;
    }

    private List<Message> journal(String argument) {
        List<String> commands = workshop.session().journal().commands();
        List<Message> lines = new ArrayList<>();
        int from = argument.matches("\\d{1,6}") ? Math.max(0, commands.size() - Integer.parseInt(argument)) : 0;
        for (int i = from; i < commands.size(); i++) lines.add(Message.plain(String.format("%4d  %s", i + 1, commands.get(i))));
        return lines;
    }

    private Answer jump(String argument) {
        if (!argument.matches("\\d{1,6}")) return failed(Message.of("author.jump-where"));
        int wanted = Integer.parseInt(argument), stands = workshop.session().jump(wanted);
        Message where = Message.of("author.stands", "move", stands);
        return new Answer(true, List.of(stands == wanted ? where : where.and(Message.of("author.no-further"))), List.of(), Change.TABLE);
    }

    private Answer edit(String text) {
        Message why = workshop.session().edit(text);
        return why != null ? failed(why) : new Answer(true, List.of(), List.of(), Change.TABLE);
    }

    private Answer scenario(String file) throws RuleFault {
        if (file.isEmpty()) return failed(Message.of("author.scenario-where"));
        Workshop.Written written = workshop.scenario(Message.of("author.after", "moves", workshop.session().moves()).english());
        Answer answer = write(file, written.text(), Message.of("author.scenario-passes", "file", file));
        return !answer.done() || written.failure().isEmpty() ? answer : failed(Message.of("author.scenario-fails", "file", file, "why", written.failure()));
    }

    private static Answer write(String file, String text, Message done) {
        try {
            Path path = Path.of(file).toAbsolutePath();
            if (Files.exists(path)) return failed(Message.of("author.file-there", "file", file));
            if (path.getParent() != null) Files.createDirectories(path.getParent());
            Files.writeString(path, text);
            return new Answer(true, List.of(done), List.of(), Change.NOTHING);
        } catch (IOException | InvalidPathException problem) {
            return failed(Message.of("author.unwritten", "why", String.valueOf(problem.getMessage())));
        }
    }

    /** What there is to say of rules that were changed. */
    public static Answer told(WorkshopNews news) {
        boolean reloaded = news.kind() == WorkshopNews.Kind.RELOADED;
        return new Answer(reloaded, lines(news), news.problems(), reloaded ? Change.RULES : Change.NOTHING);
    }

    /** The text of news, as somebody reads it who sees nothing else of them. */
    public static List<Message> lines(WorkshopNews news) {
        if (news.kind() != WorkshopNews.Kind.BROKEN) return news.text();
        List<Message> lines = new ArrayList<>(news.text());
        lines.set(0, Message.of("author.old-rules", "why", lines.get(0)));
        return lines;
    }

    private Answer replay() {
        Replayed replayed = workshop.restart();
        return new Answer(replayed.stop().isEmpty(), replayed.told(), List.of(), replayed.started() ? Change.RULES : Change.NOTHING);
    }
}
