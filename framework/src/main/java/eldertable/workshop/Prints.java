package eldertable.workshop;

import eldertable.rules.Printed;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** The last lines that the rules of a match have printed; from any thread. */
public final class Prints implements Consumer<Printed> {
    private static final int MOST = 500;

    private final Deque<Printed> lines = new ArrayDeque<>();
    private int fresh;

    @Override
    public synchronized void accept(Printed line) {
        lines.addLast(line);
        fresh++;
        if (lines.size() > MOST) lines.removeFirst();
    }

    public synchronized List<Printed> all() {
        return List.copyOf(lines);
    }

    /** Those that were not asked for before. */
    public synchronized List<Printed> news() {
        List<Printed> all = new ArrayList<>(lines);
        List<Printed> news = all.subList(Math.max(0, all.size() - fresh), all.size());
        fresh = 0;
        return List.copyOf(news);
    }
}
