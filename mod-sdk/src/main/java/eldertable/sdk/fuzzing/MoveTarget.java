package eldertable.sdk.fuzzing;

import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Games in which moves are right or wrong as the bytes of the input say: offered things, things that were never offered, too many and too
 * few, of players whose turn it is not. What is refused leaves the table as it was.
 */
final class MoveTarget implements FuzzTarget {
    private static final int LENGTH = 400;

    private final SoundPacks packs;
    private final ScriptEngine scripts;
    private final Map<String, RuleEngine> engines = new HashMap<>();

    MoveTarget(SoundPacks packs, ScriptEngine scripts) {
        this.packs = packs;
        this.scripts = scripts;
    }

    @Override
    public String name() {
        return "moves";
    }

    @Override
    public byte[] input(SplittableRandom random) {
        byte[] bytes = new byte[LENGTH];
        random.nextBytes(bytes);
        return bytes;
    }

    @Override
    public void read(byte[] input) throws RuleFault {
        ByteBuffer bytes = ByteBuffer.wrap(input);
        List<String> games = packs.games();
        PackDef pack = packs.game(games.get(next(bytes) % games.size()));
        int most = pack.info().maxPlayers(), least = pack.info().minPlayers();
        RuleEngine engine = engine(pack, least + next(bytes) % (most - least + 1));
        GameState state = engine.start(next(bytes)), before = state.copy();
        while (bytes.hasRemaining() && !state.isOver()) {
            before.copyFrom(state);
            Outcome outcome = engine.apply(state, move(engine, state, bytes));
            if (outcome instanceof Outcome.Faulted faulted) throw new IllegalStateException("a rule failed: " + faulted.diagnostic());
            if (!(outcome instanceof Outcome.Accepted) && !before.sameAs(state)) throw new IllegalStateException("a refused move changed the table");
        }
    }

    private RuleEngine engine(PackDef pack, int players) throws RuleFault {
        RuleEngine known = engines.get(pack.info().id() + players);
        if (known != null) return known;
        RuleEngine engine = scripts.rules(new Blueprint(pack, players, Map.of()));
        engines.put(pack.info().id() + players, engine);
        return engine;
    }

    /** Put together from what is offered; one choice in sixteen is anything at all, and then nothing more is asked. */
    private static Move move(RuleEngine engine, GameState state, ByteBuffer bytes) throws RuleFault {
        int able = engine.mayAct(state), player = next(bytes) % 16 == 0 ? next(bytes) % 12 : Integer.numberOfTrailingZeros(able);
        Move move = new Move().reset(player);
        Offers offers = new Offers().explaining(true);
        while (!engine.isComplete(move)) {
            engine.offer(state, move, offers);
            if (offers.size() == 0 || next(bytes) % 16 == 0) return wrong(engine, move, bytes);
            engine.choose(move, offers.get(next(bytes) % offers.size()), offers);
        }
        return move;
    }

    private static Move wrong(RuleEngine engine, Move move, ByteBuffer bytes) {
        if (move.move() < 0) move.chooseMove(next(bytes) % engine.blueprint.moves.size());
        while (!engine.isComplete(move) && next(bytes) % 8 > 0) wrong(move, bytes);
        return move;
    }

    private static void wrong(Move move, ByteBuffer bytes) {
        for (int things = next(bytes) % 4; things > 0; things--) move.add(next(bytes) << 24 | next(bytes) << 8 | next(bytes));
        move.finish();
    }

    private static int next(ByteBuffer bytes) {
        return bytes.hasRemaining() ? bytes.get() & 0xFF : 0;
    }

    @Override
    public void close() {
        engines.values().forEach(RuleEngine::close);
    }
}
