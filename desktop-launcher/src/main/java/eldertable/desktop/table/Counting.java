package eldertable.desktop.table;

import eldertable.faces.TableLook;
import eldertable.host.Snapshot;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.Counter;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;
import eldertable.view.EffectView;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Points that a move brings, told one by one on the table as it was, before the snapshot that they lead to is shown: numbers and the chronicle
 * come no sooner than what they are of. Needs no GL, and skipping it only shows the end at once.
 */
final class Counting {
    /** From one thing to the next, where it brings something and where it does not; at most so long for all of them; how long all is read at the end, and
     * how long the table is seen before. */
    private static final float BEAT = 0.5f, NOTHING = 0.24f, LONGEST = 6, REST = 0.7f, LEAD = 0.25f;
    /** How long something shines when its turn comes. */
    private static final float FLASH = 0.45f;

    /** What one thing brings. @param what its code; @param sum what that seat has got so far; @param line where it stands in the chronicle, or -1 */
    private record Step(int what, int seat, int points, int sum, int line, float start) {}

    /** A thing with the points that it has brought. @param fresh from 1, as its turn comes, to 0 */
    record Mark(Rect at, int seat, int points, int sum, float fresh) {}

    private final Snapshot before, next;
    private final List<Step> steps = new ArrayList<>();
    /** By seat: how the points of a player go from what they were to what they become. */
    private final Map<Integer, Counter.Counted> running = new HashMap<>();
    private final Set<String> counted = new HashSet<>();
    private final float end;
    private float time;
    private int reached = -1;

    private Counting(Snapshot before, Snapshot next, TableLook look) {
        this.before = before;
        this.next = next;
        look.blueprint.components.stream().filter(one -> one.def() instanceof Counter.Def def && def.role() == Counter.Role.SCORE).forEach(one -> counted.add(one.id()));
        List<EffectView.Said> all = new ArrayList<>();
        for (EffectView effect : next.effects()) {
            if (effect instanceof EffectView.Said said && said.scored()) all.add(said);
            else if (effect instanceof EffectView.Changed changed && changed.change() instanceof Counter.Counted one && isScore(one)) {
                running.merge(one.instance(), one, (old, now) -> new Counter.Counted(one.id(), one.per(), one.instance(), old.before(), now.after()));
            }
        }
        float length = 0;
        for (EffectView.Said said : all) length += beat(said);
        float quicker = Math.min(1, LONGEST / Math.max(0.01f, length)), start = LEAD;
        int line = Math.min(before.chronicle().size(), next.chronicle().size()) - 1;
        Map<Integer, Integer> sums = new HashMap<>();
        for (EffectView.Said said : all) {
            int told = lineOf(look.lexicon.scored(said), line + 1);
            line = Math.max(line, told);
            steps.add(new Step(said.what(), said.player(), said.points(), sums.merge(said.player(), said.points(), Integer::sum), told, start));
            start += beat(said) * quicker;
        }
        end = start + REST;
    }

    /** @param before what is shown now; empty if what comes next brings no points */
    static Optional<Counting> of(Snapshot before, Snapshot next, TableLook look) {
        boolean scored = next.effects().stream().anyMatch(effect -> effect instanceof EffectView.Said said && said.scored());
        return scored ? Optional.of(new Counting(before, next, look)) : Optional.empty();
    }

    private static float beat(EffectView.Said said) {
        return said.points() == 0 ? NOTHING : BEAT;
    }

    private boolean isScore(Counter.Counted one) {
        return one.per().kind() == Per.Kind.PLAYER && counted.contains(one.id());
    }

    private int lineOf(String text, int from) {
        for (int i = from; i < next.chronicle().size(); i++) if (next.chronicle().get(i).text().equals(text)) return i;
        return -1;
    }

    /** What comes when all is counted. */
    Snapshot next() {
        return next;
    }

    /** Whether a change has been told by counting. */
    boolean tells(EffectView effect) {
        return effect instanceof EffectView.Changed changed && changed.change() instanceof Counter.Counted one && isScore(one) && sumOf(one.instance()) != 0;
    }

    boolean isRunning() {
        return time < end;
    }

    void skip() {
        time = Math.max(time, end);
    }

    /** @return whether something came of it: {@link #shown} is another then */
    boolean advance(float seconds) {
        time += seconds;
        int now = -1;
        while (now + 1 < steps.size() && steps.get(now + 1).start() <= time) now++;
        boolean further = now != reached;
        reached = now;
        return further;
    }

    /** Whether what was reached last has brought something. */
    boolean isGain() {
        return reached >= 0 && steps.get(reached).points() != 0;
    }

    /** The table as far as it is counted. Nothing is asked meanwhile. */
    Snapshot shown() {
        int lines = Math.min(before.chronicle().size(), next.chronicle().size());
        for (int i = 0; i <= reached; i++) lines = Math.max(lines, steps.get(i).line() + 1);
        return before.counting(view(), next.chronicle().subList(0, lines));
    }

    private TableView view() {
        TableView view = before.view();
        List<ComponentView> components = view.components().stream().map(this::asCounted).toList();
        return new TableView(view.viewer(), view.zones(), components, view.boards(), view.players(), view.active(), view.step(), view.result(), view.moves());
    }

    /** Never beyond what it comes to: rules may show more than they count here. */
    private ComponentView asCounted(ComponentView component) {
        if (!(component instanceof CounterView counter) || counter.value().isEmpty() || counter.per().kind() != Per.Kind.PLAYER || !counted.contains(counter.id())) {
            return component;
        }
        Counter.Counted change = running.get(counter.instance());
        if (change == null || !change.id().equals(counter.id())) return component;
        int low = Math.min(change.before(), change.after()), high = Math.max(change.before(), change.after());
        int now = Math.max(low, Math.min(high, change.before() + sumOf(counter.instance())));
        return new CounterView(counter.id(), counter.per(), counter.instance(), OptionalInt.of(now));
    }

    private int sumOf(int seat) {
        int sum = 0;
        for (int i = 0; i <= reached; i++) if (steps.get(i).seat() == seat) sum = steps.get(i).sum();
        return sum;
    }

    /** What is marked on a table so far; where several points come from one thing, the last ones. */
    List<Mark> marks(Arrangement table) {
        Map<Integer, Mark> marks = new LinkedHashMap<>();
        for (int i = 0; i <= reached && isRunning(); i++) {
            Step step = steps.get(i);
            Rect at = place(step.what(), table);
            if (at != null) marks.put(step.what(), new Mark(at, step.seat(), step.points(), step.sum(), Math.max(0, 1 - (time - step.start()) / FLASH)));
        }
        return List.copyOf(marks.values());
    }

    private static Rect place(int code, Arrangement table) {
        for (Thing thing : table.things()) {
            boolean there = thing.codes().contains(code) || thing instanceof Thing.Space space && Code.space(space.space()) == code;
            if (there && (thing instanceof Thing.Piece || thing instanceof Thing.Space)) return thing.box();
        }
        return null;
    }
}
