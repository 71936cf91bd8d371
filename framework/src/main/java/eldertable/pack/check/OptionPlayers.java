package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;


/** The numbers of players that a choice goes with are possible, and every number has a choice. */
final class OptionPlayers implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        PackInfo info = pack.info();
        for (OptionDef option : info.options()) {
            option.players().forEach((word, counts) -> {
                for (int count : counts) {
                    if (count < info.minPlayers() || count > info.maxPlayers()) {
                        problems.error("out-of-range", Spots.value(tree.pack(), String.valueOf(count), "options", option.id(), "players", word),
                                Message.of("pack.check.option-players", "min", info.minPlayers(), "max", info.maxPlayers(), "count", count));
                    }
                }
            });
            for (int count = info.minPlayers(); count <= info.maxPlayers() && !option.isNumber(); count++) {
                if (option.valuesFor(count).isEmpty()) {
                    problems.error("no-choice", option.span(), Message.of("pack.check.no-choice", "count", count));
                    break;
                }
            }
        }
    }
}
