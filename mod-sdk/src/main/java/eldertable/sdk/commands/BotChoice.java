package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.diagnostic.Spelling;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import java.util.List;
import java.util.Optional;

/** Bots that a user has named. */
final class BotChoice {
    private BotChoice() {}

    /** What is wrong with the names, if there is no such bot in that game. */
    static Optional<String> problem(List<String> bots, ScriptEngine scripts, Blueprint blueprint) throws RuleFault {
        if (bots.stream().allMatch(Bots::isForAnyPack)) return Optional.empty();
        List<String> names = Bots.names(scripts, blueprint);
        for (String bot : bots) {
            if (Bots.isForAnyPack(bot) || names.contains(bot)) continue;
            String near = Spelling.hint(bot, names);
            return Optional.of("There is no bot '" + bot + "'." + (near.isEmpty() ? " There are: " + String.join(", ", names) + "." : near));
        }
        return Optional.empty();
    }
}
