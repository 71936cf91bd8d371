package eldertable.secrecy;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chance;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Recollection;

import java.util.ArrayList;
import java.util.List;

/**
 * Plays games of a match by chance and looks now and then whether anybody could learn what they may not see: for every seat, and for
 * somebody who only looks on, a second world is made that differs only in hidden things, and what is seen, offered, refused, told
 * and thought has to be the same in both. Everything follows from the seed.
 */
public final class LeakTest {
    /**
     * @param games     how many; the first has the seed, each further one the next number
     * @param oneIn     one moment of so many is looked at
     * @param thoughtIn one of so many of those also by bots
     * @param mostMoves a game is broken off after so many
     */
    public record Plan(int games, long seed, int oneIn, int thoughtIn, int mostMoves) {}

    /**
     * @param faults      where the rules themselves failed, which ended that game
     * @param moments     how many were looked at; @param comparisons how often two things were compared
     */
    public record Result(List<Leak> leaks, List<Diagnostic> faults, int games, int moments, int comparisons) {
        /** Leaks and faults, as an author is told of them. */
        public List<Diagnostic> problems() {
            List<Diagnostic> all = new ArrayList<>(faults);
            leaks.forEach(leak -> all.add(leak.diagnostic()));
            return all;
        }
    }

    private final ScriptEngine scripts;
    private final Blueprint blueprint;
    private final Plan plan;
    private final List<Diagnostic> faults = new ArrayList<>();
    private int moments;

    public LeakTest(ScriptEngine scripts, Blueprint blueprint, Plan plan) {
        this.scripts = scripts;
        this.blueprint = blueprint;
        this.plan = plan;
    }

    /** @throws RuleFault if the rules cannot even be loaded */
    public Result run() throws RuleFault {
        Findings findings = new Findings(blueprint, new HookPlaces(scripts, blueprint));
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            Looks looks = new Looks(new AskedTwice(findings, engine.blueprint), new ToldTwice(findings, engine), new ThoughtTwice(findings, engine));
            for (int game = 0; game < plan.games(); game++) {
                try {
                    play(engine, plan.seed() + game, looks);
                } catch (RuleFault fault) {
                    if (!faults.contains(fault.diagnostic())) faults.add(fault.diagnostic());
                }
            }
        }
        return new Result(findings.leaks(), List.copyOf(faults), plan.games(), moments, findings.comparisons());
    }

    private record Looks(AskedTwice asked, ToldTwice told, ThoughtTwice thought) {}

    private void play(RuleEngine engine, long seed, Looks looks) throws RuleFault {
        Chance chance = new Chance().seed(seed);
        RandomChooser chooser = new RandomChooser();
        chooser.begin(Chance.derive(seed, 1));
        GameState state = new GameState(blueprint, seed);
        looks.told().look(new Moment(engine, state, null, seed, chance), null);
        Recollection memory = new Recollection(state);
        state.listen(memory);
        engine.begin(state);
        while (!state.isOver() && state.moves() < plan.mostMoves()) {
            state.listen(null);
            Move move = new Move().reset(oneOf(engine.mayAct(state), chance));
            boolean looked = chance.below(plan.oneIn()) == 0;
            Moment moment = new Moment(engine, state, memory, seed, chance);
            if (looked) look(moment, looks);
            if (chooser.choose(engine, state, move) == Chooser.NONE) return; // a fault of another kind: `simulate` tells of it
            if (looked) looks.told().look(moment, move);
            memory.look();
            state.listen(memory);
            engine.play(state, move);
        }
    }

    private void look(Moment moment, Looks looks) throws RuleFault {
        moments++;
        for (int viewer = GameState.SPECTATOR; viewer < blueprint.players; viewer++) looks.asked().look(moment, viewer);
        if (moment.chance().below(plan.thoughtIn()) > 0) return;
        for (int seat = 0; seat < blueprint.players; seat++) if (moment.mayAct(seat)) looks.thought().look(moment, seat);
    }

    private static int oneOf(int players, Chance chance) {
        for (int skip = chance.below(Integer.bitCount(players)); skip > 0; skip--) players &= players - 1;
        return Integer.numberOfTrailingZeros(players);
    }
}
