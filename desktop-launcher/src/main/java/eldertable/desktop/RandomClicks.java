package eldertable.desktop;

import com.badlogic.gdx.Input;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Target;
import eldertable.view.Lexicon;
import eldertable.words.Words;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** Plays a game to its end without knowing it: clicks, or takes by Tab and Enter, anything that can be chosen. */
final class RandomClicks {
    /** What does not bring a game on: commands with a key behind them, and ways back. */
    private static final Pattern COMMAND = Pattern.compile(".*\\((U|R|H|O|S|F1|Esc)\\)");

    private final Set<String> back;
    private final Random random = new Random(11);
    private int clicks;

    RandomClicks(ScreenContext kit) {
        Words table = Words.of(Lexicon.class, "table", kit.language());
        back = Set.of(kit.say("menu.move-now"), table.say("ask.back"), table.say("ask.cancel"));
    }

    /** @return how often it has chosen something */
    int clicks() {
        return clicks;
    }

    /** Chooses something by the mouse: where to click, or null if there is nothing. */
    Target next(List<Target> targets) {
        List<Target> open = targets.stream().filter(target -> target.enabled() && !back.contains(target.label()) && !COMMAND.matcher(target.label()).matches()).toList();
        if (open.isEmpty()) return null;
        clicks++;
        return open.get(random.nextInt(open.size()));
    }

    /** The same by the keyboard: Tab goes over all that is enabled, in order. */
    void press(List<Target> targets, Target wanted, Driver.Hands hands) {
        for (Target target : targets) {
            if (target.enabled()) hands.key(new Key(Input.Keys.TAB, false, false, false));
            if (target == wanted) break;
        }
        hands.key(new Key(Input.Keys.ENTER, false, false, false));
    }
}
