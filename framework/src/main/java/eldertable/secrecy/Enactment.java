package eldertable.secrecy;

import eldertable.rules.Move;
import eldertable.rules.RuleFault;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.view.EffectWitness;
import eldertable.view.MoveRecord;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** A move made on a copy of a table, with all that came of it: who saw which piece meanwhile, and which hook said what. */
final class Enactment {
    private record Saying(String key, Object values, String hook) {}

    final GameState after;
    MoveRecord record;
    /** By viewer, the one who only looks on first: the pieces that were in sight at some time. */
    private final BitSet[] seen;
    private final List<Effect.Said> unclaimed = new ArrayList<>();
    private final List<Saying> sayings = new ArrayList<>();

    private Enactment(GameState state) {
        after = state.copy();
        seen = new BitSet[state.blueprint.players + 1];
        for (int i = 0; i < seen.length; i++) seen[i] = new BitSet();
    }

    /** @param move null for what happens before anybody chooses */
    static Enactment of(Moment moment, GameState state, Move move) throws RuleFault {
        Enactment enactment = new Enactment(state);
        EffectWitness witness = new EffectWitness(enactment.after);
        Consumer<Effect> noting = enactment::note;
        enactment.after.listen(noting.andThen(witness));
        moment.engine().watchHooks((hook, nanos) -> enactment.claim(hook));
        try {
            if (move == null) moment.engine().begin(enactment.after);
            else moment.engine().play(enactment.after, move);
        } finally {
            moment.engine().watchHooks(null);
            enactment.after.listen(null);
        }
        enactment.lookAround();
        enactment.record = move == null ? witness.beginning() : witness.deed(move, moment.engine().move(move.move()));
        return enactment;
    }

    private void note(Effect effect) {
        if (effect instanceof Effect.Said said) unclaimed.add(said);
        else lookAround();
    }

    private void lookAround() {
        for (int i = 0; i < seen.length; i++) {
            for (int piece = 0; piece < after.blueprint.pieceCount(); piece++) if (after.sees(i - 1, piece)) seen[i].set(piece);
        }
    }

    /** A hook has come to its end: what was said last was said by it. */
    private void claim(String hook) {
        unclaimed.forEach(said -> sayings.add(new Saying(said.key(), said.values(), hook)));
        unclaimed.clear();
    }

    BitSet seenBy(int viewer) {
        return seen[viewer + 1];
    }

    /** The hook that said something of that key, here or else there; null if that is not known. */
    String sayerOf(String key, Enactment there) {
        for (List<Saying> all : List.of(sayings, there.sayings)) {
            for (Saying saying : all) if (saying.key().equals(key)) return saying.hook();
        }
        return null;
    }

    /** Whether the tables differ, but not in where the game has come to: then what differs is kept in things that can be hidden. */
    boolean isHiddenFrom(Enactment other) {
        GameState one = after, two = other.after;
        if (one.sameAs(two) || one.depth() != two.depth()) return false;
        for (int level = 0; level < one.depth(); level++) {
            int slots = one.blueprint.steps.get(one.stepAt(level)).data().size();
            if (one.stepAt(level) != two.stepAt(level) || one.actorsAt(level) != two.actorsAt(level)) return false;
            for (int slot = 0; slot < slots; slot++) if (!Objects.equals(one.dataAt(level, slot), two.dataAt(level, slot))) return false;
        }
        return true;
    }
}
