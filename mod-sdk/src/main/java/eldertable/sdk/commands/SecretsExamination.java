package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.secrecy.LeakTest;
import eldertable.words.Amount;
import eldertable.words.Message;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Looks whether packs keep secrets, for every number of players or for the one that was asked for. */
final class SecretsExamination {
    private static final int ONE_IN = 3, THOUGHT_IN = 6, MOST_MOVES = 400;

    private final MatchChoice match;
    private final LeakTest.Plan plan;
    private int games, moments, comparisons;

    SecretsExamination(MatchChoice match, int games, long seed) {
        this.match = match;
        plan = new LeakTest.Plan(games, seed, ONE_IN, THOUGHT_IN, MOST_MOVES);
    }

    List<Diagnostic> of(PackDef pack) {
        Set<Diagnostic> found = new LinkedHashSet<>();
        int fewest = match.players() > 0 ? match.players() : pack.info().minPlayers();
        int most = match.players() > 0 ? match.players() : pack.info().maxPlayers();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (int players = fewest; players <= most; players++) {
                LeakTest.Result result = new LeakTest(scripts, match.of(pack, players), plan).run();
                found.addAll(result.problems());
                games += result.games();
                moments += result.moments();
                comparisons += result.comparisons();
            }
        } catch (RuleFault fault) {
            found.add(fault.diagnostic());
        }
        return List.copyOf(found);
    }

    Message summary() {
        return Message.of("commands.check.secrets", "moments", Amount.of(moments), "games", Amount.of(games), "comparisons", Amount.of(comparisons));
    }
}
