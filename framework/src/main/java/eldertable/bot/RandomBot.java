package eldertable.bot;

import eldertable.script.Intent;
import eldertable.script.ScriptFault;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.GameState;

import java.util.Optional;

/** Takes any legal move, each thing offered as likely as the next. */
public final class RandomBot implements Bot {
    private final Chooser chooser = new RandomChooser();

    @Override
    public Optional<Intent> choose(Thinking thinking) throws ScriptFault {
        GameState world = thinking.world();
        Intent intent = new Intent().reset(thinking.seat());
        chooser.begin(thinking.random().nextLong());
        boolean found = chooser.choose(thinking.engine(), world, intent) != Chooser.NONE;
        return found ? Optional.of(thinking.answer(world, intent)) : Optional.empty();
    }
}
