package eldertable.diagnostic;

import eldertable.words.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects what is wrong while content is read, so that an author sees everything at once. Nothing here ever throws
 * for bad content. It knows the files that were read, and adds to every problem the line it speaks of.
 */
public final class Problems {
    /** A file that is wrong from end to end should not bury its reader. */
    private static final int MOST_PER_FILE = 200;
    /** Nor should a line of a million letters. */
    private static final int LONGEST_EXCERPT = 1000;

    private final Map<String, Source> sources = new LinkedHashMap<>();
    private final Map<String, Integer> perFile = new HashMap<>();
    private final Set<Diagnostic> found = new LinkedHashSet<>();
    private int errors;

    /** Makes a file's lines available as excerpts. */
    public void addSource(Source source) {
        sources.put(source.file(), source);
    }

    public void error(String code, Span span, Message telling) {
        add(Diagnostic.error(code, span, telling));
    }

    public void warning(String code, Span span, Message telling) {
        add(Diagnostic.warning(code, span, telling));
    }

    public void error(String code, Span span, String message) {
        add(Diagnostic.error(code, span, message));
    }

    public void warning(String code, Span span, String message) {
        add(Diagnostic.warning(code, span, message));
    }

    /** Takes a problem over from elsewhere; it gets its excerpt here if it has none. */
    public void add(Diagnostic problem) {
        // Counted even when it is no longer listed: an unlisted error is still a reason not to play the pack.
        errors += problem.isError() ? 1 : 0;
        if (countOf(problem.span().file()) > MOST_PER_FILE) return; // before its line is looked for, which takes long in a long file
        Diagnostic shown = problem.excerpt().isEmpty() ? problem.withExcerpt(line(problem.span())) : problem;
        if (!found.contains(shown)) {
            found.add(countOf(shown.span().file()) < MOST_PER_FILE ? shown : tooMany(shown.span()));
            perFile.merge(shown.span().file(), 1, Integer::sum);
        }
    }

    public void addAll(Iterable<Diagnostic> problems) {
        problems.forEach(this::add);
    }

    public boolean hasErrors() {
        return errors > 0;
    }

    /** How many errors were reported so far; readers compare it before and after to know whether a part is sound. */
    public int errors() {
        return errors;
    }

    /** Everything found, file by file in the order the files were read, from top to bottom. */
    public List<Diagnostic> list() {
        Map<String, Integer> order = new HashMap<>();
        sources.keySet().forEach(file -> order.put(file, order.size()));
        List<Diagnostic> sorted = new ArrayList<>(found);
        sorted.sort(Comparator
                .comparingInt((Diagnostic d) -> order.getOrDefault(d.span().file(), -1))
                .thenComparing(d -> d.span().file())
                .thenComparingInt(d -> d.span().line())
                .thenComparingInt(d -> d.span().column()));
        return List.copyOf(sorted);
    }

    private String line(Span span) {
        Source source = sources.get(span.file());
        return source == null || span.column() > LONGEST_EXCERPT ? "" : source.line(span.line(), LONGEST_EXCERPT);
    }

    private int countOf(String file) {
        return perFile.getOrDefault(file, 0);
    }

    private static Diagnostic tooMany(Span span) {
        return Diagnostic.error("too-many-problems", span, Message.of("diagnostic.too-many"));
    }
}
