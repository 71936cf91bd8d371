package eldertable.workshop;

import eldertable.diagnostic.Diagnostic;
import eldertable.words.Message;

import java.util.List;

/**
 * Something that an author should know at once.
 *
 * @param text     one or more lines, of which those of {@link Kind#BROKEN} say no more than the problems
 * @param problems what is wrong with the files; empty once it is put right
 */
public record WorkshopNews(Kind kind, List<Message> text, List<Diagnostic> problems) {
    public enum Kind {
        /** New rules are in force. */ RELOADED,
        /** The files have errors: the old rules play on. */ BROKEN,
        /** What is in use is gone: the old rules play on until the author restarts, or puts it back. */ PARTED,
        /** The match was started again with the same seed and moves. */ RESTARTED
    }

    public WorkshopNews {
        text = List.copyOf(text);
        problems = List.copyOf(problems);
    }
}
