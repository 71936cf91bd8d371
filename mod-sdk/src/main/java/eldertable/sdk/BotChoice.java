package eldertable.sdk;

import eldertable.bot.Bots;
import eldertable.diagnostic.Spelling;
import eldertable.script.ScriptEngine;
import eldertable.script.ScriptFault;
import eldertable.state.Blueprint;
import java.util.List;

/** Bots that a user has named. */
final class BotChoice {
    private BotChoice() {}

    static void refuseUnknown(List<String> bots, ScriptEngine scripts, Blueprint blueprint) throws ScriptFault {
        if (bots.stream().allMatch(Bots::isForAnyPack)) return;
        List<String> names = Bots.names(scripts, blueprint);
        for (String bot : bots) {
            if (Bots.isForAnyPack(bot) || names.contains(bot)) continue;
            String near = Spelling.hint(bot, names);
            throw new CommandFailure("There is no bot '" + bot + "'." + (near.isEmpty() ? " There are: " + String.join(", ", names) + "." : near));
        }
    }
}
