package eldertable.view;

import eldertable.api.Sort;
import eldertable.pack.component.CounterView;
import eldertable.pack.component.PoolView;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef;
import eldertable.pack.model.TableDef.StandingDef;
import eldertable.pack.model.TableDef.StandingPart;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.OptionalInt;

/** Who is ahead while a game goes on, as far as table.yaml lets it be told and the viewer sees all that counts. Partners stand together. */
public final class Standing {
    private final Blueprint blueprint;
    private final TableView view;
    private final Optional<StandingDef> def;
    /** By seat; empty where the viewer cannot know one of them. */
    private final List<Integer> points = new ArrayList<>();

    /** @param table what table.yaml says; @param view of whoever is told; @param options by id */
    public Standing(Blueprint blueprint, TableDef table, TableView view, Map<String, Object> options) {
        this.blueprint = blueprint;
        this.view = view;
        def = table.standing();
        for (int seat = 0; def.isPresent() && seat < blueprint.players; seat++) {
            OptionalInt sum = sum(seat);
            for (int partner : table.partners(seat, blueprint.players, options)) {
                OptionalInt own = sum, other = sum(partner);
                sum = own.isPresent() && other.isPresent() ? OptionalInt.of(own.getAsInt() + other.getAsInt()) : OptionalInt.empty();
            }
            if (sum.isEmpty()) {
                points.clear();
                return;
            }
            points.add(sum.getAsInt());
        }
    }

    /** Whether a sum is told of each seat. */
    public static boolean isTold(TableDef table) {
        return table.standing().map(StandingDef::told).orElse(false);
    }

    /** The place of a seat, from 1, those before it counted; 0 where nobody is ahead, or the viewer cannot know. */
    public int place(int seat) {
        if (points.isEmpty() || points.stream().distinct().count() < 2) return 0;
        int mine = points.get(seat);
        boolean least = def.orElseThrow().least();
        return 1 + (int) points.stream().filter(other -> least ? other < mine : other > mine).count();
    }

    /** What a seat has so far, if no counter tells it. */
    public OptionalInt told(int seat) {
        return def.isEmpty() || !def.get().told() || points.isEmpty() ? OptionalInt.empty() : OptionalInt.of(points.get(seat));
    }

    /** What is added up besides counters, which speak for themselves: so that the sum can be followed. */
    public List<StandingPart> untold() {
        return def.stream().flatMap(standing -> standing.sum().stream()).filter(part -> part.sort() != Sort.COUNTER).toList();
    }

    private OptionalInt sum(int seat) {
        int sum = 0;
        for (StandingPart part : def.orElseThrow().sum()) {
            OptionalInt worth = worth(part, seat);
            if (worth.isEmpty()) return OptionalInt.empty();
            sum += worth.getAsInt() * part.times();
        }
        return OptionalInt.of(sum);
    }

    /** What one part of the sum is for a seat; empty where the viewer cannot know. */
    public OptionalInt worth(StandingPart part, int seat) {
        return switch (part.sort()) {
            case COUNTER -> view.counters().stream().filter(one -> one.id().equals(part.id()) && one.per().kind() == Per.Kind.PLAYER && one.instance() == seat)
                .findFirst().map(CounterView::value).orElse(OptionalInt.empty());
            case ZONE -> view.zonesOf(seat).stream().filter(zone -> zone.id().equals(part.id())).findFirst().map(zone -> lying(zone, part.number())).orElse(OptionalInt.empty());
            case POOL -> view.pools().stream().filter(one -> one.id().equals(part.id()) && one.per().kind() == Per.Kind.PLAYER && one.instance() == seat)
                .findFirst().map(Standing::placed).orElse(OptionalInt.empty());
            default -> view.boards().stream().filter(one -> one.id().equals(part.id())).findFirst().map(board -> OptionalInt.of(reached(board, seat, part.number())))
                .orElse(OptionalInt.empty());
        };
    }

    private OptionalInt lying(ZoneView zone, String attribute) {
        if (zone.seen().size() < zone.size()) return OptionalInt.empty();
        int sum = 0;
        for (PieceView piece : zone.seen()) sum += attribute.isEmpty() ? 1 : blueprint.kind(piece.kind()).def().attributes().get(attribute) instanceof Integer number ? number : 0;
        return OptionalInt.of(sum);
    }

    private static OptionalInt placed(PoolView pool) {
        if (pool.isHidden()) return pool.isEmpty() ? OptionalInt.of(0) : OptionalInt.empty();
        int sum = 0;
        for (int slot = 0; slot < pool.slots().size(); slot++) for (Entry<String, Integer> kind : pool.slots().get(slot).entrySet()) sum += (slot + 1) * kind.getValue();
        return OptionalInt.of(sum);
    }

    private int reached(BoardView board, int seat, String data) {
        BoardGraph graph = blueprint.board(board.id());
        int sum = 0;
        for (List<PieceView> space : board.spaces()) {
            for (PieceView piece : space) {
                if (piece.owner() != seat) continue;
                sum += data.isEmpty() ? 1 : graph.space(piece.space()).data().get(data) instanceof Integer number ? number : 0;
            }
        }
        return sum;
    }
}
