package eldertable.art;

/** The parts of a {@link Nine} along one of its sides: where each lies, and from where to where it shows the picture. Used again and again. */
public final class Strip {
    private final float[] at = new float[Nine.MOST_TIMES + 3], begin = new float[Nine.MOST_TIMES + 2], end = new float[Nine.MOST_TIMES + 2];
    private int count;

    /**
     * @param inset   of the corners, as much of it as there is room for
     * @param painted how long the whole picture is
     * @param t0      where the picture begins, then its middle, its far edge, and where it ends
     */
    public void lay(Nine nine, float from, float length, float inset, float painted, float t0, float t1, float t2, float t3) {
        float natural = painted - 2 * nine.inset(), room = length - 2 * inset, until = t1 + (t2 - t1) * nine.share(natural, room);
        int times = nine.times(natural, room);
        count = 0;
        at[0] = from;
        add(from + inset, t0, t1);
        float each = room / times;
        boolean odd = times % 2 == 1; // an even number ends where it began: the far edge follows upon it mirrored
        for (int i = 0; i < times; i++) add(from + inset + (i + 1) * each, i % 2 == 0 ? t1 : until, i % 2 == 0 ? until : t1);
        add(from + length, odd ? t2 : t1, odd ? t3 : t0);
    }

    private void add(float until, float from, float to) {
        begin[count] = from;
        end[count++] = to;
        at[count] = until;
    }

    public int count() {
        return count;
    }

    public float at(int part) {
        return at[part];
    }

    public float length(int part) {
        return at[part + 1] - at[part];
    }

    public float begin(int part) {
        return begin[part];
    }

    /** Before its beginning where the picture is mirrored. */
    public float end(int part) {
        return end[part];
    }

    public boolean isMiddle(int part) {
        return part > 0 && part < count - 1;
    }
}
