package eldertable.pack.component;

import eldertable.pack.model.Per;

import java.util.List;
import java.util.OptionalInt;

/**
 * A counter of the table, of a seat or of a member of a group; those of pieces stand with the piece.
 *
 * @param instance the seat or the member's number; 0 for a counter of the table
 * @param value    empty when it is hidden from the viewer
 */
public record CounterView(String id, Per per, int instance, OptionalInt value) implements ComponentView {
    @Override
    public boolean isEmpty() {
        return value.orElse(0) == 0;
    }

    @Override
    public List<String> listed() {
        return List.of(value.isPresent() ? String.valueOf(value.getAsInt()) : "?");
    }
}
