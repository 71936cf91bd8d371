package eldertable.view;

import eldertable.pack.component.Component;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Stands beside a state while one move is made and notes of each effect who could see it. Whether a player may be told
 * which card was moved depends on what could be seen just then, and is lost a moment later.
 */
public final class EffectWitness implements Consumer<Effect> {
    private final GameState state;
    private final Blueprint blueprint;
    private final int[] first;
    private final int[] seen;
    /** Who has seen a piece since the move began; a shuffle makes it forgotten. */
    private final int[] known;
    private final List<Witnessed> effects = new ArrayList<>();
    /** By piece: the lines that named it, each with who knows by now which piece that was. They are told what they may see before the move is over. */
    private final Map<Integer, List<Named>> named = new HashMap<>();
    private final long chance;
    /** Who has learned something that was hidden from them when the move began. */
    private int uncovered;
    private boolean shuffled;

    /** A piece that a line speaks of. @param known the knowers of the line's values, by name */
    private record Named(String name, Map<String, Integer> known) {}

    /** Has to be there before the move begins. */
    public EffectWitness(GameState state) {
        this.state = state;
        this.blueprint = state.blueprint;
        seen = new int[blueprint.pieceCount()];
        for (int piece = 0; piece < seen.length; piece++) seen[piece] = viewers(piece);
        first = seen.clone();
        known = seen.clone();
        chance = state.chanceMark();
    }

    @Override
    public void accept(Effect effect) {
        if (effect instanceof Effect.Moved moved) moved(moved);
        else if (effect instanceof Effect.Turned turned) looked(effect, turned.piece());
        else if (effect instanceof Effect.Shown shown) looked(effect, shown.piece());
        else if (effect instanceof Effect.Shuffled shuffled) shuffled(shuffled);
        else if (effect instanceof Effect.Counted counted) note(effect, Witnessed.ALL, countedFor(counted.cell()));
        else if (effect instanceof Effect.Said said) said(said);
        else note(effect, Witnessed.ALL, Witnessed.ALL);
    }

    private void moved(Effect.Moved moved) {
        int before = seen[moved.piece()];
        look(moved.piece());
        note(moved, before, seen[moved.piece()]);
        uncover(moved.from());
        uncover(moved.to());
    }

    /** When the top of a zone is open, another piece may be seen now. */
    private void uncover(int zone) {
        if (blueprint.zones.get(zone).def().visible() != Visibility.TOP) return;
        for (int i = 0, n = Math.min(2, state.zoneSize(zone)); i < n; i++) look(state.pieceAt(zone, i));
    }

    private void looked(Effect effect, int piece) {
        int before = seen[piece];
        look(piece);
        effects.add(new Witnessed(effect, before, seen[piece], Code.slot(state.zoneOf(piece), state.indexOf(piece)), Map.of()));
    }

    private void shuffled(Effect.Shuffled shuffled) {
        for (int i = 0, n = state.zoneSize(shuffled.zone()); i < n; i++) {
            int piece = state.pieceAt(shuffled.zone(), i);
            named.remove(piece); // which of them it was that a line named, nobody can see any more
            look(piece);
            known[piece] = seen[piece];
        }
        this.shuffled = true;
        note(shuffled, Witnessed.ALL, Witnessed.ALL);
    }

    private void said(Effect.Said said) {
        Map<String, Integer> knownValues = new HashMap<>();
        said.values().forEach((name, code) -> {
            knownValues.put(name, knowers(code));
            if (Code.tag(code) == Code.PIECE) named.computeIfAbsent(Code.value(code), piece -> new ArrayList<>()).add(new Named(name, knownValues));
        });
        int audience = said.audience() < 0 ? Witnessed.ALL : Witnessed.bit(said.audience());
        if (said.audience() >= 0) uncovered |= audience;
        effects.add(new Witnessed(said, audience, audience, 0, knownValues));
    }

    private void note(Effect effect, int before, int after) {
        effects.add(new Witnessed(effect, before, after, 0, Map.of()));
    }

    private void look(int piece) {
        seen[piece] = viewers(piece);
        uncovered |= seen[piece] & ~known[piece];
        known[piece] |= seen[piece];
        for (Named line : named.getOrDefault(piece, List.of())) line.known.merge(line.name, seen[piece], (one, other) -> one | other);
    }

    private int viewers(int piece) {
        int bits = state.sees(GameState.SPECTATOR, piece) ? Witnessed.bit(GameState.SPECTATOR) : 0;
        for (int seat = 0; seat < blueprint.players; seat++) if (state.sees(seat, piece)) bits |= Witnessed.bit(seat);
        return bits;
    }

    private int knowers(int code) {
        return Code.tag(code) == Code.PIECE ? known[Code.value(code)] : Witnessed.ALL;
    }

    private int countedFor(int cell) {
        int bits = 0;
        Component component = blueprint.componentOf(cell);
        int instance = (cell - component.first()) / component.size();
        for (int viewer = GameState.SPECTATOR; viewer < blueprint.players; viewer++) {
            if (Looking.notices(state, viewer, component, instance)) bits |= Witnessed.bit(viewer);
        }
        return bits;
    }

    // ------------------------------------------------------------------ what came of it

    /** What happened before anybody moved. */
    public MoveRecord beginning() {
        return new MoveRecord(blueprint, -1, -1, List.of(), effects(), uncovered());
    }

    /** The move that was made, with what it brought about. */
    public MoveRecord deed(Move move, MoveHooks hooks) {
        List<MoveRecord.Pick> picks = new ArrayList<>();
        for (int pick = 0; pick < hooks.picks(); pick++) {
            List<Integer> codes = new ArrayList<>();
            List<Integer> knowers = new ArrayList<>();
            for (int i = move.start(pick); i < move.end(pick); i++) {
                int code = move.value(i);
                codes.add(code);
                knowers.add(knowers(code) | (Code.tag(code) == Code.PIECE ? first[Code.value(code)] : 0));
            }
            picks.add(new MoveRecord.Pick(hooks.pickName(pick), hooks.isMany(pick), List.copyOf(codes), List.copyOf(knowers)));
        }
        return new MoveRecord(blueprint, move.player(), move.move(), List.copyOf(picks), effects(), uncovered());
    }

    private List<Witnessed> effects() {
        return effects.stream().map(it -> new Witnessed(it.effect(), it.before(), it.after(), it.slot(), Map.copyOf(it.known()))).toList();
    }

    /** Dice and what is drawn by lot tell everybody something. A shuffle alone does not: what it brought to light counts by itself. */
    private int uncovered() {
        boolean chanced = state.chanceMark() != chance && !shuffled || effects.stream().anyMatch(it -> it.effect() instanceof Effect.Rolled);
        return chanced ? Witnessed.ALL : uncovered;
    }
}
