package eldertable.sdk.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.TerminalBuilder;

/**
 * A line that can be mended while it is typed: arrows, history, and TAB for what could be meant. Made only where a person sits at
 * a real terminal. It goes by stty: JLine's native code would be unpacked at every start, and consoles of Windows, where there is
 * no stty, have arrows and history of their own.
 */
final class LineEditor {
    /** What the user broke off with Ctrl-C ends like any program that was. */
    private static final int INTERRUPTED = 130;

    private final LineReader reader;
    private Supplier<List<String>> words = List::of;

    private LineEditor(org.jline.terminal.Terminal terminal) {
        reader = LineReaderBuilder.builder().terminal(terminal).parser(new WholeLine()).completer((line, parsed, found) -> complete(parsed.word(), found))
            .option(LineReader.Option.CASE_INSENSITIVE, true).option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.AUTO_MENU, false).option(LineReader.Option.INSERT_TAB, false)
            .option(LineReader.Option.AUTO_FRESH_LINE, false).build();
    }

    /** Empty where the terminal cannot do it. */
    static Optional<LineEditor> open() {
        try {
            return Optional.of(new LineEditor(TerminalBuilder.builder().name("eldertable").system(true).dumb(false)
                .exec(true).jni(false).ffm(false).jna(false).jansi(false).build()));
        } catch (IOException | RuntimeException | LinkageError impossible) {
            return Optional.empty();
        }
    }

    /** The next line, or null at the end. */
    String readLine(String prompt, Supplier<List<String>> completions) {
        words = completions;
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException end) {
            return null;
        } catch (UserInterruptException stopped) {
            System.exit(INTERRUPTED);
            return null;
        }
    }

    /** The next at this screen must not leaf through what others have typed. */
    void forget() {
        try {
            reader.getHistory().purge();
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible); // it is kept in memory only
        }
    }

    private void complete(String typed, List<Candidate> found) {
        String start = typed.toLowerCase(Locale.ROOT);
        words.get().stream().map(Paint::harmless).filter(word -> word.toLowerCase(Locale.ROOT).startsWith(start)).distinct()
            .forEach(word -> found.add(new Candidate(word, word, null, null, null, null, false)));
    }

    /** A move is one word here, blanks and all: what is completed is the line. */
    private static final class WholeLine implements Parser {
        @Override public ParsedLine parse(String line, int cursor, ParseContext context) {
            return new CompletingParsedLine() {
                @Override public String word() {
                    return line.substring(0, cursor);
                }

                @Override public int wordCursor() {
                    return cursor;
                }

                @Override public CharSequence escape(CharSequence candidate, boolean complete) {
                    return candidate;
                }

                @Override public int rawWordCursor() {
                    return cursor;
                }

                @Override public int rawWordLength() {
                    return line.length();
                }

                @Override public int wordIndex() {
                    return 0;
                }

                @Override public List<String> words() {
                    return List.of(line);
                }

                @Override public String line() {
                    return line;
                }

                @Override public int cursor() {
                    return cursor;
                }
            };
        }
    }
}
