package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.reading.PackTree;


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
                                "This game is for " + info.minPlayers() + " to " + info.maxPlayers() + " players, not " + count + ".");
                    }
                }
            });
            for (int count = info.minPlayers(); count <= info.maxPlayers() && !option.isNumber(); count++) {
                if (option.valuesFor(count).isEmpty()) {
                    problems.error("no-choice", option.span(), "With " + count + " players nothing can be chosen here."
                            + " Some choice has to go with every number of players.");
                    break;
                }
            }
        }
    }
}
