package eldertable.view;

/** One place of a zone: a piece that the viewer sees, or just that there is one. */
public sealed interface Entry permits PieceView, Entry.Unseen {
    /** A piece that the viewer cannot see. */
    record Unseen() implements Entry {}

    Unseen UNSEEN = new Unseen();
}
