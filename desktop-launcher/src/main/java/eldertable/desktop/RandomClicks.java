package eldertable.desktop;

import com.badlogic.gdx.Input;
import eldertable.art.Box;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.Pad;
import eldertable.desktop.screen.Screen;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Target;
import eldertable.view.Lexicon;
import eldertable.words.Words;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** Plays a game to its end without knowing it: clicks, or takes by keyboard or gamepad, anything that can be chosen. */
final class RandomClicks {
    /** What does not bring a game on: commands with a key behind them, and ways back. */
    private static final Pattern COMMAND = Pattern.compile(".*\\((U|R|H|O|S|N|F1|Esc)\\)");

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

    /** The same by the keyboard: Tab goes over all that is enabled, in order, from where the focus is. */
    void byKeys(Screen screen, Target wanted, Driver.Hands hands) {
        for (int i = screen.targets().size() + 1; i > 0 && !isAt(screen, wanted); i--) hands.key(new Key(Input.Keys.TAB, false, false, false));
        if (isAt(screen, wanted)) hands.key(new Key(Input.Keys.ENTER, false, false, false));
    }

    /** The same by a gamepad: its arrows lead there, and where they do not the bumpers go from one to the next. */
    void byPad(Screen screen, Target wanted, Driver.Hands hands) {
        for (int i = 0; i < 24 && !isAt(screen, wanted); i++) {
            Target from = screen.focused().orElse(null);
            hands.pad(from == null ? Pad.RIGHT : towards(from.box(), wanted.box(), i % 4 == 3));
        }
        for (int i = screen.targets().size() + 1; i > 0 && !isAt(screen, wanted); i--) hands.pad(Pad.RIGHT_BUMPER);
        if (isAt(screen, wanted)) hands.pad(Pad.A);
    }

    private static boolean isAt(Screen screen, Target wanted) {
        return screen.focused().filter(wanted::equals).isPresent();
    }

    /** @param other whether the shorter way is to be tried first for once */
    private static Pad towards(Box from, Box to, boolean other) {
        float dx = to.midX() - from.midX(), dy = to.midY() - from.midY();
        boolean across = Math.abs(dx) > Math.abs(dy) != other;
        return across ? dx > 0 ? Pad.RIGHT : Pad.LEFT : dy > 0 ? Pad.UP : Pad.DOWN;
    }
}
