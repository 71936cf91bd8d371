package eldertable.script.exported;

import eldertable.pack.model.AttributeDef;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import org.graalvm.polyglot.HostAccess.Export;

/** Zones and the pieces that lie in them. */
public final class ExportedTable extends Part {
    private final Blueprint blueprint;
    private final Border border;
    private final int[][] attributeOfKind;
    private final boolean[] kindSeen;
    private final int[] kindTally;
    /** What was listed last, read back with {@link #listed}. */
    private final int[] list;

    ExportedTable(Blueprint blueprint, Border border) {
        this.blueprint = blueprint;
        this.border = border;
        attributeOfKind = blueprint.kinds.stream().map(this::attributes).toArray(int[][]::new);
        kindSeen = new boolean[blueprint.kinds.size()];
        kindTally = new int[blueprint.kinds.size()];
        list = new int[blueprint.pieceCount()];
    }

    private int[] attributes(Blueprint.Kind kind) {
        return blueprint.pack.attributes().stream().map(AttributeDef::id).mapToInt(id -> {
            Object value = kind.def().attributes().get(id);
            if (value instanceof Integer number) return number;
            if (value instanceof Boolean flag) return flag ? 1 : 0;
            if (value instanceof String word && blueprint.word(word) >= 0) return Code.word(blueprint.word(word));
            return 0;
        }).toArray();
    }

    // ------------------------------------------------------------------ what lies where

    @Export
    public int zoneSize(int zone) {
        return state.zoneSize(zone);
    }

    @Export
    public int zoneOwner(int zone) {
        return blueprint.zones.get(zone).owner();
    }

    @Export
    public int pieceAt(int zone, int index) {
        return state.pieceAt(zone, index);
    }

    @Export
    public int zoneOf(int piece) {
        return state.zoneOf(piece);
    }

    @Export
    public int indexOf(int piece) {
        return state.indexOf(piece);
    }

    @Export
    public int placeOf(int piece) {
        return state.placeOf(piece);
    }

    @Export
    public boolean isFaceUp(int piece) {
        return state.isFaceUp(piece);
    }

    @Export
    public int countKind(int zone, int kind) {
        int count = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) if (blueprint.kindOf[state.pieceAt(zone, i)] == kind) count++;
        return count;
    }

    @Export
    public int mostAlike(int zone) {
        int most = 0;
        int n = state.zoneSize(zone);
        for (int i = 0; i < n; i++) most = Math.max(most, ++kindTally[blueprint.kindOf[state.pieceAt(zone, i)]]);
        for (int i = 0; i < n; i++) kindTally[blueprint.kindOf[state.pieceAt(zone, i)]] = 0;
        return most;
    }

    @Export
    public int countBy(int zone, int attribute, int value) {
        int count = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            if (attributeOfKind[blueprint.kindOf[state.pieceAt(zone, i)]][attribute] == value) count++;
        }
        return count;
    }

    @Export
    public ExportedTally tally() {
        return new ExportedTally(blueprint.pack.words().size());
    }

    @Export
    public void tallyWords(ExportedTally tally, int zone, int attribute) {
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int code = attributeOfKind[blueprint.kindOf[state.pieceAt(zone, i)]][attribute];
            if (Code.tag(code) == Code.WORD) tally.counts[Code.value(code)]++;
        }
    }

    @Export
    public int listDistinct(int zone) {
        int found = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int piece = state.pieceAt(zone, i);
            if (!kindSeen[blueprint.kindOf[piece]]) {
                kindSeen[blueprint.kindOf[piece]] = true;
                list[found++] = piece;
            }
        }
        for (int i = 0; i < found; i++) kindSeen[blueprint.kindOf[list[i]]] = false;
        return found;
    }

    @Export
    public int listed(int index) {
        return list[index];
    }

    @Export
    public int move(int piece, int zone, int index) {
        border.piece(piece);
        int size = state.zoneSize(border.zone(zone)) - (state.zoneOf(piece) == zone ? 1 : 0);
        return changing().move(piece, zone, index < 0 || index > size ? size : index, -1);
    }

    /** The same of a piece and a zone that are known to be there. @param from where it lies */
    public int moveKnown(int piece, int from, int zone, int index) {
        GameState table = changing();
        int size = table.zoneSize(zone) - (from == zone ? 1 : 0);
        return table.move(piece, zone, index < 0 || index > size ? size : index, -1);
    }

    /** All pieces of a zone that is known to be there. */
    public int dealAll(int from, int to) {
        GameState table = changing();
        int dealt = table.zoneSize(from);
        table.deal(from, dealt, to);
        return dealt;
    }

    @Export
    public int deal(int from, int count, int to) {
        GameState table = changing();
        border.zone(to);
        int dealt = Math.min(border.count(count), table.zoneSize(border.zone(from)));
        table.deal(from, dealt, to);
        return dealt;
    }

    @Export
    public int dealKind(int from, int count, int to, int kind) {
        GameState table = changing();
        border.zone(to);
        int dealt = Math.min(border.count(count), countKind(border.zone(from), kind));
        for (int left = dealt, i = 0; left > 0; ) {
            int piece = table.pieceAt(from, i);
            if (blueprint.kindOf[piece] == kind) {
                table.move(piece, to);
                left--;
            } else {
                i++;
            }
        }
        return dealt;
    }

    @Export
    public void shuffle(int zone) {
        changing().shuffle(border.zone(zone));
    }

    @Export
    public void rotate(int firstZone, int by) {
        changing().rotate(border.firstOfPlayers(firstZone), blueprint.players, by);
    }

    @Export
    public void turn(int piece, boolean faceUp) {
        changing().turn(border.piece(piece), faceUp);
    }

    @Export
    public void show(int piece, int player) {
        changing().show(border.piece(piece), border.player(player));
    }

    @Export
    public void hide(int piece, int player) {
        changing().hide(border.piece(piece), border.player(player));
    }
}
