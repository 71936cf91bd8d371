package eldertable.script.exported;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import org.graalvm.polyglot.HostAccess.Export;

/** Whatever is left to chance: free, or as a scenario has written it down. */
public final class ExportedChance extends Part {
    private final Blueprint blueprint;
    private final Border border;

    ExportedChance(Blueprint blueprint, Border border) {
        this.blueprint = blueprint;
        this.border = border;
    }

    /** The next scripted result, or {@link Code#NOTHING} when chance is free. */
    private int scripted(int tag, String asked) {
        int scripted = state.scripted();
        return scripted == Code.NOTHING || Code.tag(scripted) == tag ? scripted : wrongChance(asked, scripted);
    }

    private int wrongChance(String asked, int scripted) {
        String next = Code.tag(scripted) == Code.KIND ? blueprint.kinds.get(Code.value(scripted)).id() : String.valueOf(Code.value(scripted));
        throw new WrongChance(asked, next);
    }

    @Export
    public int drawToken(int firstCell, int firstKind, int kinds) {
        long total = 0;
        for (int kind = 0; kind < kinds; kind++) total += state.count(firstCell + kind);
        if (total == 0) return -1;
        if (total > Integer.MAX_VALUE) Border.refuse("No pool can hold so many tokens that one is drawn.");
        if (kinds <= 0 || firstKind < 0 || firstKind + kinds > blueprint.kinds.size()) Border.refuse("Only a pool can be drawn from.");
        changing();
        int scripted = scripted(Code.KIND, "a token of a pool");
        int kind = scripted == Code.NOTHING ? tokenAt(state.random((int) total), firstCell) : Code.value(scripted) - firstKind;
        if (kind < 0 || kind >= kinds || state.count(firstCell + kind) == 0) wrongChance("a token that the pool holds", scripted);
        state.setCount(firstCell + kind, state.count(firstCell + kind) - 1);
        return firstKind + kind;
    }

    private int tokenAt(int index, int firstCell) {
        int kind = 0;
        for (int left = index; left >= state.count(firstCell + kind); kind++) left -= state.count(firstCell + kind);
        return kind;
    }

    @Export
    public int random(int bound) {
        changing();
        if (bound < 1) Border.refuse("A random number needs a whole number from 1 on to stay below, not " + bound + ".");
        int scripted = scripted(Code.NUMBER, "a number");
        if (scripted == Code.NOTHING) return state.random(bound);
        int number = Code.value(scripted);
        return number >= 0 && number < bound ? number : wrongChance("a number from 0 to " + (bound - 1), scripted);
    }

    @Export
    public int randomPiece(int zone) {
        changing();
        if (state.zoneSize(border.zone(zone)) == 0) Border.refuse("Nothing lies there that could be drawn.");
        int scripted = scripted(Code.KIND, "a piece");
        if (scripted == Code.NOTHING) return state.pieceAt(zone, state.random(state.zoneSize(zone)));
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            if (blueprint.kindOf[state.pieceAt(zone, i)] == Code.value(scripted)) return state.pieceAt(zone, i);
        }
        return wrongChance("a piece of " + blueprint.zones.get(zone).def().id(), scripted);
    }

    @Export
    public int roll(int die) {
        int face = rollUnseen(die);
        if (state.isListening()) state.tell(new Effect.Rolled(die, face));
        return face;
    }

    /** Nobody is told: what comes of it is for some to see only. */
    @Export
    public int rollUnseen(int die) {
        changing();
        var faces = blueprint.dice.get(border.die(die)).faces();
        int scripted = scripted(Code.NUMBER, "the face of a die");
        int face = scripted == Code.NOTHING ? faces.get(state.random(faces.size())) : Code.value(scripted);
        if (scripted != Code.NOTHING && !faces.contains(face)) wrongChance("one of the faces " + faces, scripted);
        return face;
    }
}
