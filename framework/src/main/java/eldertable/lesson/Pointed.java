package eldertable.lesson;

/** Something that a lesson points at. */
public sealed interface Pointed {
    /** All of a zone. */
    record Zone(int zone) implements Pointed {}

    /** A piece, space, player, move or whatever else can be chosen, by its {@link eldertable.state.Code}. */
    record Thing(int code) implements Pointed {}

    /** A counter, pool or tray. @param instance whose, as the component numbers them */
    record Part(String component, int instance) implements Pointed {}
}
