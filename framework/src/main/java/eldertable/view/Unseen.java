package eldertable.view;

import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/** Pieces of one set that a viewer cannot see, and the places where they lie: which lies where is anybody's guess. */
final class Unseen {
    private static final int MOST_ATTEMPTS = 10;

    /** Those of which the viewer remembers something, those with the fewest possible places first; then all others by number. */
    private final int[] pieces;
    private final int remembered;
    /** By piece as in the row above, as far as something is remembered: the zones where it can be. */
    private final BitSet[] allowed;
    private final int[] zoneOfPlace, indexOfPlace;
    /** Places that are still free come first; and what lies where in the world that is being laid. */
    private final int[] free, laid;

    Unseen(GameState truth, List<Integer> group, Recollection memory, int viewer) {
        List<Integer> sure = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int piece : group) (memory == null || memory.zones(viewer, piece) == null ? others : sure).add(piece);
        if (!sure.isEmpty()) sure.sort(Comparator.comparing(piece -> memory.zones(viewer, piece).cardinality()));
        remembered = sure.size();
        allowed = sure.stream().map(piece -> memory.zones(viewer, piece)).toArray(BitSet[]::new);
        sure.addAll(others);
        pieces = sure.stream().mapToInt(Integer::intValue).toArray();
        zoneOfPlace = new int[pieces.length];
        indexOfPlace = new int[pieces.length];
        findPlaces(truth, group);
        free = new int[pieces.length];
        laid = new int[pieces.length];
    }

    private Unseen(Unseen other) {
        pieces = other.pieces;
        remembered = other.remembered;
        allowed = other.allowed;
        zoneOfPlace = other.zoneOfPlace;
        indexOfPlace = other.indexOfPlace;
        free = new int[pieces.length];
        laid = new int[pieces.length];
    }

    Unseen another() {
        return new Unseen(this);
    }

    /** Zone by zone and from the top, so that the order says nothing about which piece lies where. */
    private void findPlaces(GameState truth, List<Integer> group) {
        BitSet members = new BitSet();
        group.forEach(members::set);
        int place = 0;
        for (int zone = 0; zone < truth.blueprint.zones.size(); zone++) {
            for (int i = 0, n = truth.zoneSize(zone); i < n; i++) {
                if (!members.get(truth.pieceAt(zone, i))) continue;
                zoneOfPlace[place] = zone;
                indexOfPlace[place++] = i;
            }
        }
    }

    /** Lays the pieces anew. What is remembered can be true in the real world, so trying again helps when it does not work out. */
    void lay(GameState world, SplittableRandom random) {
        boolean consistent = false;
        for (int attempt = 0; attempt < MOST_ATTEMPTS && !consistent; attempt++) consistent = draw(random);
        for (int place = 0; place < laid.length; place++) {
            int there = world.pieceAt(zoneOfPlace[place], indexOfPlace[place]);
            if (there != laid[place]) world.exchange(there, laid[place]);
        }
    }

    private boolean draw(SplittableRandom random) {
        boolean consistent = true;
        int open = pieces.length;
        for (int i = 0; i < open; i++) free[i] = i;
        for (int i = 0; i < pieces.length; i++) {
            int at = i < remembered ? somewhere(allowed[i], open, random) : random.nextInt(open);
            if (at < 0) {
                consistent = false;
                at = random.nextInt(open);
            }
            laid[free[at]] = pieces[i];
            free[at] = free[--open];
        }
        return consistent;
    }

    /** One of the free places in those zones, each as likely as the others; or -1. */
    private int somewhere(BitSet zones, int open, SplittableRandom random) {
        int found = 0, chosen = -1;
        for (int i = 0; i < open; i++) if (zones.get(zoneOfPlace[free[i]]) && random.nextInt(++found) == 0) chosen = i;
        return chosen;
    }
}
