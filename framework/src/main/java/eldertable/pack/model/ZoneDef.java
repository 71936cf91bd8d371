package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A place where pieces lie. The zone `box` for pieces that start nowhere is not listed by packs: every game has it.
 *
 * @param start    names of the sets or kinds that begin the game here
 * @param inPlay   whether the hooks of the cards lying here are active
 */
public record ZoneDef(String id, Per per, Visibility visible, List<String> start, boolean shuffled, boolean inPlay, Span span)
    implements ComponentDef {
    @Override
    public Sort sort() {
        return Sort.ZONE;
    }

    @Override
    public List<String> uses() {
        return start;
    }

    @Override
    public Map<String, String> facts() {
        return ComponentDef.facts("of", per.whose(), "who sees it", visible.name().toLowerCase(Locale.ROOT), "in play", inPlay ? "yes" : "");
    }

    public enum Visibility {
        /** Everybody sees every piece. */ ALL,
        /** Only the zone's player sees the pieces; the others see how many there are. */ OWNER,
        /** Nobody sees a piece, only how many there are. */ NONE,
        /** Everybody sees the topmost piece. */ TOP,
        /** Everybody sees the pieces that lie face up. */ FACE
    }
}
