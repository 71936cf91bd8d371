package eldertable.script.exported;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.words.Message;
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
    private int scripted(int tag, String key) {
        int scripted = state.scripted();
        return scripted == Code.NOTHING || Code.tag(scripted) == tag ? scripted : wrongChance(Message.of("rules.chance.asked." + key), scripted);
    }

    private int wrongChance(Message asked, int scripted) {
        String next = Code.tag(scripted) == Code.KIND ? blueprint.kinds.get(Code.value(scripted)).id() : String.valueOf(Code.value(scripted));
        throw new WrongChance(asked, next);
    }

    @Export
    public int drawToken(int firstCell, int firstKind, int kinds) {
        long total = 0;
        for (int kind = 0; kind < kinds; kind++) total += state.count(firstCell + kind);
        if (total == 0) return -1;
        if (total > Integer.MAX_VALUE) Border.refuse(Message.of("rules.misuse.many-tokens"));
        if (kinds <= 0 || firstKind < 0 || firstKind + kinds > blueprint.kinds.size()) Border.refuse(Message.of("rules.misuse.pool"));
        changing();
        int scripted = scripted(Code.KIND, "token");
        int kind = scripted == Code.NOTHING ? tokenAt(state.random((int) total), firstCell) : Code.value(scripted) - firstKind;
        if (kind < 0 || kind >= kinds || state.count(firstCell + kind) == 0) wrongChance(Message.of("rules.chance.token-held"), scripted);
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
        if (bound < 1) Border.refuse(Message.of("rules.misuse.random", "bound", bound));
        int scripted = scripted(Code.NUMBER, "number");
        if (scripted == Code.NOTHING) return state.random(bound);
        int number = Code.value(scripted);
        return number >= 0 && number < bound ? number : wrongChance(Message.of("rules.chance.number", "most", bound - 1), scripted);
    }

    @Export
    public int randomPiece(int zone) {
        changing();
        if (state.zoneSize(border.zone(zone)) == 0) Border.refuse(Message.of("rules.misuse.nothing-there"));
        int scripted = scripted(Code.KIND, "piece");
        if (scripted == Code.NOTHING) return state.pieceAt(zone, state.random(state.zoneSize(zone)));
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            if (blueprint.kindOf[state.pieceAt(zone, i)] == Code.value(scripted)) return state.pieceAt(zone, i);
        }
        return wrongChance(Message.of("rules.chance.piece-of", "zone", blueprint.zones.get(zone).def().id()), scripted);
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
        int scripted = scripted(Code.NUMBER, "face");
        int face = scripted == Code.NOTHING ? faces.get(state.random(faces.size())) : Code.value(scripted);
        if (scripted != Code.NOTHING && !faces.contains(face)) wrongChance(Message.of("rules.chance.faces", "faces", faces.toString()), scripted);
        return face;
    }
}
