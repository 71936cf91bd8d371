package eldertable.workshop;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Spelling;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.session.Replayed;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Carries out what an author types at the workshop, for any front end. */
public final class WorkshopConsole {
    /** What has to be shown anew. */
    public enum Change { NOTHING, TABLE, RULES }

    /** @param done whether it could be done; if not, the lines say why */
    public record Answer(boolean done, List<String> lines, Change change) {}

    private final Workshop workshop;

    public WorkshopConsole(Workshop workshop) {
        this.workshop = workshop;
    }

    /** A whole line: a command and what belongs to it. */
    public Answer run(String line) {
        String[] words = line.strip().split("\\s+", 2);
        return AuthorCommand.named(words[0]).map(command -> run(command, words.length > 1 ? words[1] : ""))
            .orElseGet(() -> failed("There is no command '" + words[0] + "'." + Spelling.hint(words[0], AuthorCommand.words())));
    }

    public Answer run(AuthorCommand command, String argument) {
        try {
            return switch (command) {
                case INSPECT -> inspect(argument);
                case STACK -> shown(stack(), "The game is over.");
                case LEGAL -> shown(legal(), "Nobody has to move now.");
                case JOURNAL -> shown(journal(argument), "No move was made yet.");
                case JUMP -> jump(argument);
                case HOOKS -> shown(workshop.hooks().stream().map(Object::toString).toList(), "No move was made yet.");
                case PRINTS -> shown(workshop.prints().all().stream().map(Printed::toString).toList(), "The rules have printed nothing.");
                case SET, MOVE, TURN, FORCE -> edit(command.word + " " + argument);
                case SCENARIO -> scenario(argument);
                case REPORT -> argument.isEmpty() ? shown(workshop.report().lines().toList(), "") : write(argument, workshop.report(), "Saved in " + argument + ".");
                case RELOAD -> told(workshop.reload());
                case REPLAY -> replay();
            };
        } catch (RuleFault fault) {
            return failed(DiagnosticPrinter.plain(Tongue.ENGLISH).print(fault.diagnostic()).stripTrailing());
        }
    }

    private static Answer shown(List<String> lines, String otherwise) {
        return new Answer(true, lines.isEmpty() ? List.of(otherwise) : lines, Change.NOTHING);
    }

    private static Answer failed(String why) {
        return new Answer(false, why.lines().toList(), Change.NOTHING);
    }

    private Answer inspect(String name) {
        List<String> lines = new ArrayList<>();
        if (name.isEmpty()) {
            for (Inspection.Section section : workshop.inspect().sections()) {
                lines.add(section.title());
                section.rows().forEach(row -> lines.add("  " + row.name() + ": " + row.value()));
            }
        } else {
            workshop.inspect().find(name).forEach(row -> lines.add(row.name() + ": " + row.value()));
        }
        return lines.isEmpty() ? failed("There is nothing called '" + name + "' on this table.") : shown(lines, "");
    }

    /** The step in force first. */
    public List<String> stack() {
        List<String> steps = workshop.stack(), lines = new ArrayList<>();
        for (int i = steps.size() - 1; i >= 0; i--) lines.add((i == steps.size() - 1 ? "now   " : "then  ") + steps.get(i));
        return lines;
    }

    public List<String> legal() throws RuleFault {
        List<String> lines = new ArrayList<>();
        for (Workshop.Legal move : workshop.legal()) {
            lines.add(TableNames.player(move.seat()) + " " + move.move() + ": " + (move.open() ? "open" : move.reason()));
        }
        return lines;
    }

    private List<String> journal(String argument) {
        List<String> commands = workshop.session().journal().commands(), lines = new ArrayList<>();
        int from = argument.matches("\\d{1,6}") ? Math.max(0, commands.size() - Integer.parseInt(argument)) : 0;
        for (int i = from; i < commands.size(); i++) lines.add(String.format("%4d  %s", i + 1, commands.get(i)));
        return lines;
    }

    private Answer jump(String argument) {
        if (!argument.matches("\\d{1,6}")) return failed("Say after how many moves: jump 12");
        int wanted = Integer.parseInt(argument), stands = workshop.session().jump(wanted);
        String where = "The game stands after move " + stands + ".";
        return new Answer(true, List.of(stands == wanted ? where : where + " The rules in force cannot show more."), Change.TABLE);
    }

    private Answer edit(String text) {
        Message why = workshop.session().edit(text);
        return why != null ? failed(why.english()) : new Answer(true, List.of(), Change.TABLE);
    }

    private Answer scenario(String file) throws RuleFault {
        if (file.isEmpty()) return failed("Say where to: scenario scenarios/bug.yaml");
        Workshop.Written written = workshop.scenario("the table after " + workshop.session().moves() + " moves");
        Answer answer = write(file, written.text(), "Saved in " + file + ". It passes; change its title and what it expects.");
        return !answer.done() || written.failure().isEmpty() ? answer : failed("Saved in " + file + ", but it does not pass: " + written.failure());
    }

    private static Answer write(String file, String text, String done) {
        try {
            Path path = Path.of(file).toAbsolutePath();
            if (Files.exists(path)) return failed("There is a file " + file + " already.");
            if (path.getParent() != null) Files.createDirectories(path.getParent());
            Files.writeString(path, text);
            return new Answer(true, List.of(done), Change.NOTHING);
        } catch (IOException | InvalidPathException problem) {
            return failed("The file could not be written: " + problem.getMessage());
        }
    }

    /** What there is to say of rules that were changed. */
    public static Answer told(WorkshopNews news) {
        List<String> lines = new ArrayList<>(news.text().lines().toList());
        for (Diagnostic problem : news.problems()) lines.addAll(DiagnosticPrinter.plain(Tongue.ENGLISH).print(problem).stripTrailing().lines().toList());
        boolean reloaded = news.kind() == WorkshopNews.Kind.RELOADED;
        return new Answer(reloaded, lines, reloaded ? Change.RULES : Change.NOTHING);
    }

    private Answer replay() {
        Replayed replayed = workshop.restart();
        return new Answer(replayed.stop().isEmpty(), replayed.told().stream().map(Message::english).toList(), replayed.started() ? Change.RULES : Change.NOTHING);
    }
}
