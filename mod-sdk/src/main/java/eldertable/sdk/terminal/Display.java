package eldertable.sdk.terminal;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.diagnostic.Diagnostic;
import eldertable.host.Snapshot;
import eldertable.lesson.LessonView;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.state.Code;
import eldertable.view.TableView;
import eldertable.words.Tongue;
import eldertable.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Shows a match at a console: the table, what happened, what can be chosen. */
final class Display {
    static final int NOBODY = -2;
    private static final int MOST_NEWS = 12;
    private static final int WIDEST_TEXT = 92;

    private final Console console;
    /** Whether tables are shown only at the end. */
    private final boolean quiet;
    private final Words words;

    Display(Console console, boolean quiet, Words words) {
        this.console = console;
        this.quiet = quiet;
        this.words = words;
    }

    /** Between two people: nothing of the one is left on the screen when the other looks. */
    void curtain(Table table, int seat) {
        if (table.people().size() < 2) return;
        String name = Paint.harmless(table.lexicon.seat(seat));
        if (!console.isInteractive()) {
            if (!quiet) console.print("\n--- " + words.say("curtain.pass", "name", name) + " ---");
            return;
        }
        console.clear();
        console.print("\n\n" + console.paint().as(Tone.TITLE, words.say("curtain.pass", "name", name)));
        console.readLine(console.paint().as(Tone.FAINT, words.say("curtain.enter", "name", name) + " "));
    }

    void table(Table table, Snapshot now) {
        if (quiet) return;
        console.clear();
        Set<Integer> below = now.ask().map(Display::pieces).orElse(Set.of());
        table.screen.table(now.view(), console.width(), below).forEach(console::print);
        news(table, now, now.viewer());
    }

    private static Set<Integer> pieces(Ask ask) {
        return Choices.codes(ask).filter(code -> Code.tag(code) == Code.PIECE).map(Code::value).collect(Collectors.toSet());
    }

    private void news(Table table, Snapshot now, int reader) {
        List<String> news = new ArrayList<>();
        for (Snapshot.Told happened : table.news(now, reader)) news.addAll(Layout.wrap(painted(happened), console.width()));
        if (news.size() > MOST_NEWS) {
            int left = news.size() - MOST_NEWS;
            news.subList(0, left).clear();
            console.print(console.paint().as(Tone.FAINT, words.say("news.more", "lines", left)));
        }
        news.forEach(console::print);
    }

    String painted(Snapshot.Told happened) {
        String text = Paint.harmless(happened.text());
        return switch (happened.weight()) {
            case MOVE -> console.paint().as(Tone.LABEL, "•") + " " + text;
            case SAID, REASON -> "  " + text;
            case DETAIL -> "    " + console.paint().as(Tone.FAINT, text);
        };
    }

    /** What the rules said and who moved, of a game that is only watched. */
    void watched(Table table, Snapshot now) {
        if (!quiet) table.news(now, now.viewer()).forEach(happened -> console.print(painted(happened)));
    }

    /** @return the numbered choices, also when they are not shown */
    Choices choices(Table table, Snapshot now) {
        Ask ask = now.ask().orElseThrow();
        Choices choices = new Choices(ask, now.view(), table);
        if (quiet) return choices;
        console.print("");
        String question = question(table, ask, now.view());
        Layout.wrap(question, console.width()).forEach(text -> console.print(console.paint().as(Tone.NAME, text)));
        choices.lines(console.width(), console.paint(), index -> mark(ask, choices.code(index))).forEach(console::print);
        if (ask.many() && ask.canFinish()) {
            console.print(console.paint().as(Tone.CHOICE, "  0") + "  " + words.say(ask.added() == 0 ? "choices.none" : "choices.done"));
        } else if (choices.size() == 0) {
            say(Tone.BAD, words.say("choices.stuck"));
        }
        return choices;
    }

    private String question(Table table, Ask ask, TableView view) {
        String prompt = view.step().map(step -> table.lexicon.prompt(step, ask.seat())).orElse("");
        if (ask.move().isEmpty()) return Paint.harmless(prompt.isEmpty() ? words.say("choices.what") : prompt);
        String several = ask.many() && !ask.prompt().contains("(") ? several(ask) : "";
        return Paint.harmless((ask.first() && !prompt.isEmpty() ? prompt + "\n" : "") + ask.prompt() + several);
    }

    private String several(Ask ask) {
        if (ask.min() == ask.max()) return " (" + ask.min() + ")";
        return ask.max() >= 99 ? " " + words.say("choices.at-least", "min", ask.min()) : " " + words.say("choices.from-to", "min", ask.min(), "max", ask.max());
    }

    private static String mark(Ask ask, int code) {
        if (!ask.many()) return "";
        int times = ask.choices().stream().filter(choice -> choice.code() == code && !choice.isShortcut()).mapToInt(Choice::times).sum();
        return times == 0 ? "[ ] " : times == 1 ? "[x] " : "[" + times + "] ";
    }

    /**
     * The table at the end of the game or of the input, and who has won.
     *
     * @param reader who is told what happened last, or {@link #NOBODY}
     */
    void end(Table table, Snapshot now, int reader) {
        TableView view = now.view();
        boolean told = reader != NOBODY && !quiet;
        if (told) console.clear();
        table.screen.table(view, console.width(), Set.of()).forEach(console::print);
        if (told) news(table, now, reader);
        if (view.result().isEmpty()) return;
        console.print("");
        table.screen.scores(view, console.width()).forEach(console::print);
        console.print("");
        say(Tone.GOOD, table.lexicon.result(view.result().get()));
    }

    /** What a lesson says, and what it speaks of. */
    void lesson(Table table, LessonView lesson) {
        console.print("");
        console.print(console.paint().as(Tone.TITLE, Paint.harmless(lesson.title())) + console.paint().as(Tone.FAINT, "  " + table.lexicon.say("ask.of", "count", lesson.step(), "all", lesson.steps())));
        for (String paragraph : lesson.text().split("\n")) {
            Layout.wrap(Paint.harmless(paragraph), Math.min(console.width(), WIDEST_TEXT)).forEach(console::print);
        }
        List<String> pointed = lesson.pointed().stream().map(thing -> table.screen.pointed(thing)).distinct().toList();
        if (!pointed.isEmpty()) say(Tone.FAINT, "→ " + String.join(", ", pointed));
        if (!lesson.waits()) say(Tone.FAINT, words.say(lesson.isLast() ? "lesson.enter-last" : "lesson.enter"));
    }

    void say(Tone tone, String text) {
        Layout.wrap(Paint.harmless(text), console.width()).forEach(part -> console.print(console.paint().as(tone, part)));
    }

    void tell(Diagnostic problem) {
        console.print(new ProblemText(console, Tongue.of(words.language())).text(problem));
    }
}
