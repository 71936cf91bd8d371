package eldertable.art;

/** Paints a picture; on any thread, and the same picture each time. */
@FunctionalInterface
public interface Painting {
    void paint(Canvas canvas);
}
