package eldertable.art;

public enum Align {
    LEFT(0), CENTRE(0.5f), RIGHT(1);

    /** How much of the free room goes to the left of the words. */
    final float share;

    Align(float share) {
        this.share = share;
    }
}
