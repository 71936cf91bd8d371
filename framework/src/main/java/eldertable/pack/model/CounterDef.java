package eldertable.pack.model;

import eldertable.diagnostic.Span;

/** A number with bounds; `hidden` ones are seen by their owner only. */
public record CounterDef(String id, Per per, int start, int min, int max, boolean hidden, Span span) implements ComponentDef {
    @Override
    public ComponentSort sort() {
        return ComponentSort.COUNTER;
    }
}
