package eldertable.script.exported;

import eldertable.state.Blueprint;
import org.graalvm.polyglot.HostAccess.Export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which kinds of cards answer an event or a question, and which of those cards are in play just now. */
public final class AnsweringCards extends Part {
    private final Blueprint blueprint;
    private final int[] firstOfKind;
    private final boolean[] zoneInPlay;
    private final int[] zoneOwner;
    /** By event or question: kinds. */
    private final List<int[]> answering = new ArrayList<>();
    /** What was listed last, read back with {@link #listed}. */
    private final int[] list;
    private long[] ranks = new long[16];

    AnsweringCards(Blueprint blueprint) {
        this.blueprint = blueprint;
        firstOfKind = blueprint.kinds.stream().mapToInt(blueprint::firstPiece).toArray();
        list = new int[blueprint.pieceCount()];
        zoneInPlay = new boolean[blueprint.zones.size()];
        zoneOwner = new int[blueprint.zones.size()];
        for (Blueprint.Zone zone : blueprint.zones) {
            zoneInPlay[zone.index()] = zone.def().inPlay();
            zoneOwner[zone.index()] = zone.owner();
        }
    }

    @Export
    public void clear() {
        answering.clear();
    }

    /** A new event or question, that nobody answers yet. */
    @Export
    public int addHooks() {
        answering.add(new int[0]);
        return answering.size() - 1;
    }

    @Export
    public void addAnswer(int hooks, int kind) {
        int[] known = answering.get(hooks);
        int[] kinds = Arrays.copyOf(known, known.length + 1);
        kinds[known.length] = kind;
        answering.set(hooks, kinds);
    }

    /** The seat that a card serves: that of the zone it lies in, else of its owner, else -1. */
    @Export
    public int holder(int piece) {
        int owner = zoneOwner[state.zoneOf(piece)];
        return owner >= 0 ? owner : blueprint.ownerOf[piece];
    }

    /** The cards in play that answer: the active player's first, then clockwise, then those that nobody owns; each as they lie. */
    @Export
    public int list(int hooks) {
        int found = 0;
        for (int kind : answering.get(hooks)) {
            for (int piece = firstOfKind[kind]; piece < blueprint.kindOf.length && blueprint.kindOf[piece] == kind; piece++) {
                if (zoneInPlay[state.zoneOf(piece)]) list[found++] = piece;
            }
        }
        if (found > 1) sort(list, found);
        return found;
    }

    @Export
    public int listed(int index) {
        return list[index];
    }

    /** By insertion: there are few, and those of equal rank keep their order. */
    private void sort(int[] cards, int count) {
        if (ranks.length < count) ranks = new long[count * 2];
        for (int i = 0; i < count; i++) {
            int card = cards[i], at = i;
            long rank = rank(card);
            for (; at > 0 && ranks[at - 1] > rank; at--) {
                ranks[at] = ranks[at - 1];
                cards[at] = cards[at - 1];
            }
            ranks[at] = rank;
            cards[at] = card;
        }
    }

    private long rank(int piece) {
        int holder = holder(piece), players = blueprint.players;
        long turn = holder < 0 ? players : (holder - state.active() + players) % players;
        return turn << 48 | (long) state.zoneOf(piece) << 24 | state.indexOf(piece);
    }
}
