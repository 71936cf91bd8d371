package eldertable.remote;

import eldertable.host.Request;

import java.util.Map;
import java.util.Optional;

/** What a front end wants of its table, as it goes over the line. */
final class WishWriter {
    private WishWriter() {}

    /** What to `do` and what that needs; empty for what only those can want who run the table. */
    static Optional<Map<String, Object>> write(Request request) {
        if (request instanceof Request.Choose choose) return wish("choose", "path", choose.path());
        if (request instanceof Request.Unpick unpick) return wish("unpick", "code", unpick.code());
        if (request instanceof Request.Finish) return wish("finish");
        if (request instanceof Request.Back) return wish("back");
        if (request instanceof Request.Typed typed) return wish("type", "text", typed.text());
        if (request instanceof Request.Undo) return wish("undo");
        if (request instanceof Request.Answer answer) return wish(answer.yes() ? "agree" : "disagree");
        if (request instanceof Request.Redo) return wish("redo");
        if (request instanceof Request.Hint) return wish("hint");
        if (request instanceof Request.Jump jump) return wish("jump", "moves", jump.moves());
        if (request instanceof Request.Present) return wish("present");
        if (request instanceof Request.Dismiss) return wish("dismiss");
        return Optional.empty();
    }

    /** The snapshot that something was offered in; 0 where that does not matter. */
    static long snapshot(Request request) {
        if (request instanceof Request.Choose choose) return choose.snapshot();
        if (request instanceof Request.Unpick unpick) return unpick.snapshot();
        return request instanceof Request.Finish finish ? finish.snapshot() : 0;
    }

    private static Optional<Map<String, Object>> wish(String what) {
        return Optional.of(Map.of("do", what));
    }

    private static Optional<Map<String, Object>> wish(String what, String key, Object value) {
        return Optional.of(Map.of("do", what, key, value));
    }
}
