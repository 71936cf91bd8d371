package eldertable.view;

import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.component.PoolView;
import eldertable.state.GameState;

import java.util.List;
import java.util.Optional;

/**
 * A match as one viewer may see it at one moment. It never changes, and two states that differ only in what the viewer
 * cannot see give equal views.
 *
 * @param viewer a seat, or {@link GameState#SPECTATOR}
 * @param components those of the table, of seats and of members of groups; those of pieces stand with the piece
 * @param active the seat whose turn it is
 * @param step   what the game is at; empty once it is over
 * @param result how it ended; empty while it goes on
 * @param moves  how many moves have been made
 */
public record TableView(int viewer, List<ZoneView> zones, List<ComponentView> components, List<BoardView> boards,
                        List<PlayerView> players, int active, Optional<StepView> step, Optional<ResultView> result, int moves) {

    public static TableView of(GameState state, int viewer) {
        return new Looking(state, viewer).table();
    }

    public boolean isOver() {
        return result.isPresent();
    }

    /** The zones of a seat; those of the table for -1. */
    public List<ZoneView> zonesOf(int seat) {
        return zones.stream().filter(zone -> zone.owner() == seat).toList();
    }

    /** The components of one sort. */
    public <V extends ComponentView> List<V> all(Class<V> sort) {
        return components.stream().filter(sort::isInstance).map(sort::cast).toList();
    }

    public List<CounterView> counters() {
        return all(CounterView.class);
    }

    public List<PoolView> pools() {
        return all(PoolView.class);
    }

    /** By the match's number. */
    public ZoneView zone(int number) {
        return zones.get(number);
    }
}
