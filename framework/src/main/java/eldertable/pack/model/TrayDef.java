package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;

/**
 * Dice that lie on the table, each showing a face and perhaps locked, so that it is not rolled with the others.
 *
 * @param of     the die that all of them are
 * @param count  how many there are
 * @param hidden whether only their owner sees them
 */
public record TrayDef(String id, Per per, String of, int count, boolean hidden, Span span) implements ComponentDef {
    @Override
    public Sort sort() {
        return Sort.TRAY;
    }

    @Override
    public List<String> uses() {
        return List.of(of);
    }

    @Override
    public Map<String, String> facts() {
        return ComponentDef.facts("of", per.whose(), "die", of, "dice", "" + count);
    }
}
