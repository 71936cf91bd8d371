package eldertable.pack.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a pack stands to others.
 *
 * @param extending the game or mod that it changes; empty for a game
 * @param requires  mods that it cannot do without: they are loaded with it, before it
 * @param conflicts packs that it cannot be played with
 * @param loadAfter packs that come before it where they are played too
 */
public record PackLinks(Optional<PackLink> extending, List<PackLink> requires, List<PackLink> conflicts, List<PackLink> loadAfter) {
    public static final PackLinks NONE = new PackLinks(Optional.empty(), List.of(), List.of(), List.of());

    /** What has to be there. */
    public List<PackLink> needed() {
        return Stream.concat(extending.stream(), requires.stream()).toList();
    }

    /** What comes before it, if it is there. */
    public List<PackLink> before() {
        return Stream.concat(needed().stream(), loadAfter.stream()).toList();
    }
}
