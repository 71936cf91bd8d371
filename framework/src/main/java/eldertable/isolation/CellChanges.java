package eldertable.isolation;

import java.util.Arrays;

/** What differs between two rows of numbers, as stretches: how far on, how many, which. Most calls change next to nothing. */
final class CellChanges {
    private CellChanges() {}

    /** Writes what has become of what the other side knows, and knows it then too. */
    static void write(Packet packet, int[] known, int[] now) {
        int at = 0;
        while (at < now.length) {
            int skip = Arrays.mismatch(known, at, known.length, now, at, now.length);
            if (skip < 0) break;
            int from = at + skip, until = from;
            while (until < now.length && known[until] != now[until]) until++;
            packet.put(until - from).put(skip);
            for (int i = from; i < until; i++) packet.put(known[i] = now[i]);
            at = until;
        }
        packet.put(0);
    }

    static void read(Packet packet, int[] known) throws Nonsense {
        int at = 0;
        for (int count = packet.number(0, known.length); count > 0; count = packet.number(0, known.length - at)) {
            at += packet.number(0, known.length - at - count);
            for (int i = 0; i < count; i++) known[at++] = packet.number();
        }
    }
}
