package eldertable.state;

/**
 * The numbers of a state as they travel to another process and back. Whoever takes them from there asks first whether they are
 * {@link #isSound sound}: then no number among them can lead anything astray that reads the state.
 */
public final class StateCells {
    public final int[] cells;
    private final Blueprint blueprint;
    private final int everybody;
    private final int[] zoneOfSpace;
    private final int[] seenIn;

    public StateCells(Blueprint blueprint) {
        this.blueprint = blueprint;
        cells = new int[blueprint.layout.length];
        everybody = (1 << blueprint.players) - 1;
        seenIn = new int[blueprint.pieceCount()];
        zoneOfSpace = new int[blueprint.spaces];
        for (int space = 0; space < zoneOfSpace.length; space++) zoneOfSpace[space] = blueprint.boardOfSpace(space).zone;
    }

    public void copyFrom(GameState state) {
        System.arraycopy(state.cells(), 0, cells, 0, cells.length);
    }

    public void copyTo(GameState state) {
        System.arraycopy(cells, 0, state.cells(), 0, cells.length);
    }

    /** How many steps lie on each other. */
    public int depth() {
        return cells[GameState.DEPTH];
    }

    /** Whether a code stands for something that this match has. */
    public boolean isThing(int code) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.PIECE -> value < blueprint.pieceCount();
            case Code.PLAYER -> value < blueprint.players;
            case Code.SPACE -> value < blueprint.spaces;
            case Code.KIND -> value < blueprint.kinds.size();
            case Code.WORD -> value < blueprint.pack.words().size();
            case Code.CELL -> value < blueprint.cellStart.length;
            case Code.NUMBER -> true;
            default -> false;
        };
    }

    /** Whether these can be what rules made of a state: a table of this match on which as many moves were made. */
    public boolean isSound(GameState before) {
        int used = cells[GameState.CHANCE_USED], wasUsed = before.cells()[GameState.CHANCE_USED];
        return cells[GameState.MOVES] == before.moves() && used >= wasUsed && used <= Math.max(wasUsed, before.chance().length)
            && isSoundHeader() && arePiecesSound() && areCountsSound() && isStackSound();
    }

    private boolean isSoundHeader() {
        int active = cells[GameState.ACTIVE];
        if (active < 0 || active >= blueprint.players || (cells[GameState.OUT] & ~everybody) != 0) return false;
        int reason = cells[GameState.REASON];
        if (reason != Code.NOTHING && !isThing(reason)) return false;
        if (cells[GameState.ENDED] == 0) return cells[GameState.WINNERS] == 0 && reason == Code.NOTHING;
        return isEnd(GameState.winners(cells), GameState.places(cells)) && cells[GameState.DEPTH] == 0;
    }

    /** Whether a game of this match can end so. */
    public boolean isEnd(int winners, long places) {
        return (winners & ~everybody) == 0 && places >= 0 && places >>> Ranking.BITS * blueprint.players == 0;
    }

    private boolean arePiecesSound() {
        int pieces = seenIn.length, at = 0;
        for (int zone = 0; zone < blueprint.zones.size(); zone++) {
            int end = cells[GameState.START + zone + 1];
            if (cells[GameState.START + zone] != at || end < at || end > pieces) return false;
            for (; at < end; at++) {
                int piece = cells[blueprint.atOrder + at];
                // No piece lies in two zones, since it tells its own; nor twice in one, since each is told its index here.
                if (piece < 0 || piece >= pieces || cells[blueprint.atZone + piece] != zone || !isPieceSound(piece, zone)) return false;
                seenIn[piece] = at;
            }
        }
        if (at != pieces) return false;
        for (int i = 0; i < pieces; i++) if (seenIn[cells[blueprint.atOrder + i]] != i) return false;
        return true;
    }

    private boolean isPieceSound(int piece, int zone) {
        if ((cells[blueprint.atSeen + piece] & ~(everybody | GameState.FACE_UP)) != 0) return false;
        if (blueprint.boards.isEmpty()) return true;
        int place = cells[blueprint.atPlace + piece];
        return place == -1 || place >= 0 && place < zoneOfSpace.length && zoneOfSpace[place] == zone;
    }

    private boolean areCountsSound() {
        for (int cell = 0; cell < blueprint.cellStart.length; cell++) {
            int count = cells[blueprint.atCells + cell];
            if (count < blueprint.cellMin[cell] || count > blueprint.cellMax[cell]) return false;
        }
        return true;
    }

    private boolean isStackSound() {
        int depth = cells[GameState.DEPTH];
        if (depth < 0 || depth > Blueprint.MAX_DEPTH) return false;
        for (int level = 0; level < Blueprint.MAX_DEPTH; level++) {
            int at = blueprint.atStack + level * blueprint.frameSize;
            if (level < depth ? !isFrameSound(at) : !isEmpty(at)) return false;
        }
        return true;
    }

    private boolean isFrameSound(int at) {
        int step = cells[at + Blueprint.FRAME_STEP];
        if (step < 0 || step >= blueprint.steps.size()) return false;
        if (((cells[at + Blueprint.FRAME_ACTORS] | cells[at + Blueprint.FRAME_ACTED]) & ~everybody) != 0) return false;
        for (int i = Blueprint.FRAME_DATA; i < blueprint.frameSize; i++) {
            if (cells[at + i] != Code.NOTHING && !isThing(cells[at + i])) return false;
        }
        return true;
    }

    private boolean isEmpty(int at) {
        for (int i = 0; i < blueprint.frameSize; i++) if (cells[at + i] != 0) return false;
        return true;
    }
}
