package eldertable.server.tables;

import eldertable.state.Blueprint;

/** Knows where clients find pictures of a game's things. */
@FunctionalInterface
public interface Pictures {
    /** @param language of the words on cards; @return a name that is the same for equal pictures, and for no others */
    String of(Blueprint blueprint, String language);
}
