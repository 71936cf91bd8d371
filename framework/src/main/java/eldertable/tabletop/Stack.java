package eldertable.tabletop;

/**
 * Pieces upon each other, each a little lower than the one before, so that the head of each is seen: as large as was planned, lying nearer
 * the more there are, and smaller when their heads could not be read any more.
 *
 * @param top the place of the first; @param step how much lower the next one lies
 */
record Stack(Rect top, float step) {
    /** How much of a covered piece is seen, as a part of its height: usually, and at least. */
    static final float HEAD = 0.28f, LEAST = 0.19f;

    static Stack of(int count, Rect room, float planned, float proportion) {
        float high = Math.min(Math.min(planned, room.h() / (1 + (count - 1) * LEAST)), room.w() / proportion);
        float step = count < 2 ? 0 : Math.min(high * HEAD, (room.h() - high) / (count - 1));
        return new Stack(new Rect(room.x(), room.top() - high, high * proportion, high), step);
    }

    Rect at(int index) {
        return top.moved(0, -index * step);
    }
}
