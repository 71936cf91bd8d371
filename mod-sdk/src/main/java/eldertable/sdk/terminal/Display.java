package eldertable.sdk.terminal;

import eldertable.choosing.Options;
import eldertable.choosing.Picking;
import eldertable.diagnostic.Diagnostic;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.state.Code;
import eldertable.view.Chronicle;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Shows a match at a console: the table, what happened, what can be chosen. */
final class Display {
    static final int NOBODY = -2;
    private static final int MOST_NEWS = 12;

    private final Console console;
    /** Whether tables are shown only at the end. */
    private final boolean quiet;

    Display(Console console, boolean quiet) {
        this.console = console;
        this.quiet = quiet;
    }

    /** Between two people: nothing of the one is left on the screen when the other looks. */
    void curtain(Table table, int seat) {
        if (table.people().size() < 2) return;
        String name = Paint.harmless(table.lexicon.seat(seat));
        if (!console.isInteractive()) {
            if (!quiet) console.print("\n--- Pass the seat to " + name + ". ---");
            return;
        }
        console.clear();
        console.print("\n\n" + console.paint().as(Tone.TITLE, "Pass the seat to " + name + "."));
        console.readLine(console.paint().as(Tone.FAINT, name + ", press Enter when nobody else looks. "));
    }

    /** @param picking what the viewer is choosing from, or null */
    void table(Table table, int viewer, Picking picking) {
        if (quiet) return;
        console.clear();
        Set<Integer> below = picking == null ? Set.of() : pieces(picking.options());
        table.screen.table(table.session.view(viewer), console.width(), below).forEach(console::print);
        news(table, viewer);
    }

    private static Set<Integer> pieces(Options options) {
        return options.codes().stream().filter(code -> Code.tag(code) == Code.PIECE).map(Code::value).collect(Collectors.toSet());
    }

    private void news(Table table, int viewer) {
        List<String> news = new ArrayList<>();
        for (Chronicle.Line happened : table.news(viewer)) news.addAll(Layout.wrap(painted(happened), console.width()));
        if (news.size() > MOST_NEWS) {
            int left = news.size() - MOST_NEWS;
            news.subList(0, left).clear();
            console.print(console.paint().as(Tone.FAINT, "… " + left + " more lines: log"));
        }
        news.forEach(console::print);
    }

    String painted(Chronicle.Line happened) {
        String text = Paint.harmless(happened.text());
        return switch (happened.weight()) {
            case MOVE -> console.paint().as(Tone.LABEL, "•") + " " + text;
            case SAID -> "  " + text;
            case DETAIL -> "    " + console.paint().as(Tone.FAINT, text);
        };
    }

    /** What the rules said and who moved, of a game that is only watched. */
    void watched(Table table, int viewer) {
        if (!quiet) table.news(viewer).forEach(happened -> console.print(painted(happened)));
    }

    /** @return the numbered choices, also when they are not shown */
    Choices choices(Table table, Picking picking, int viewer) {
        TableView view = table.session.view(viewer);
        Options options = picking.options();
        Choices choices = new Choices(options, view, table.session.blueprint(), table.lexicon, table.names, table.screen);
        if (quiet) return choices;
        console.print("");
        String question = question(table, picking, view);
        Layout.wrap(question, console.width()).forEach(text -> console.print(console.paint().as(Tone.NAME, text)));
        choices.lines(console.width(), console.paint(), index -> mark(picking, choices.code(index))).forEach(console::print);
        if (picking.isMany() && picking.canFinish()) {
            console.print(console.paint().as(Tone.CHOICE, "  0") + "  " + (picking.added() == 0 ? "none" : "done"));
        } else if (choices.size() == 0) {
            say(Tone.BAD, "There is nothing that can be done here: the rules are stuck. Take moves back with undo, or leave with quit.");
        }
        return choices;
    }

    private static String question(Table table, Picking picking, TableView view) {
        Options options = picking.options();
        String prompt = view.step().map(step -> table.lexicon.prompt(step, options.player())).orElse("");
        if (options.pick().isEmpty()) return Paint.harmless(prompt.isEmpty() ? "What do you do?" : prompt);
        String pick = table.lexicon.pick(options.move(), options.pick());
        boolean first = picking.isAtFirstPick();
        String several = options.many() && !pick.contains("(") ? several(options) : "";
        return Paint.harmless((first && !prompt.isEmpty() ? prompt + "\n" : "") + pick + several);
    }

    private static String several(Options options) {
        if (options.min() == options.max()) return " (" + options.min() + ")";
        return options.max() >= 99 ? " (" + options.min() + " or more)" : " (" + options.min() + " to " + options.max() + ")";
    }

    private static String mark(Picking picking, int code) {
        if (!picking.isMany()) return "";
        int times = picking.timesAdded(code);
        return times == 0 ? "[ ] " : times == 1 ? "[x] " : "[" + times + "] ";
    }

    /**
     * The table at the end of the game or of the input, and who has won.
     *
     * @param reader who is told what happened last, or {@link #NOBODY}
     */
    void end(Table table, int viewer, int reader) {
        TableView view = table.session.view(viewer);
        boolean told = reader != NOBODY && !quiet;
        if (told) console.clear();
        table.screen.table(view, console.width(), Set.of()).forEach(console::print);
        if (told) news(table, reader);
        if (view.result().isEmpty()) return;
        console.print("");
        table.screen.scores(view, console.width()).forEach(console::print);
        console.print("");
        say(Tone.GOOD, table.lexicon.result(view.result().get()));
    }

    void say(Tone tone, String text) {
        Layout.wrap(Paint.harmless(text), console.width()).forEach(part -> console.print(console.paint().as(tone, part)));
    }

    void tell(Diagnostic problem) {
        console.print(new ProblemText(console).text(problem));
    }
}
