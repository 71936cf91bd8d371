package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;

import java.util.Map;

/** A number with bounds; `hidden` ones are seen by their owner only. */
public record CounterDef(String id, Per per, int start, int min, int max, boolean hidden, Role role, Span span) implements ComponentDef {
    /** What a counter means to bots, statistics and reports. */
    public enum Role {
        /** Nothing in particular. */ NONE,
        /** A player's points: who has more is ahead. */ SCORE,
        /** How many rounds the game has come to. */ ROUND
    }

    @Override
    public Sort sort() {
        return Sort.COUNTER;
    }

    @Override
    public Map<String, String> facts() {
        return ComponentDef.facts("of", per.whose(), "from", "" + min, "to", max == Integer.MAX_VALUE ? "" : "" + max, "start", "" + start);
    }
}
