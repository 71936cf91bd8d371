package eldertable.desktop.table;

import eldertable.desktop.sound.Sound;
import eldertable.desktop.sound.Sounds;
import eldertable.host.Snapshot;
import eldertable.pack.component.Counter;
import eldertable.view.EffectView;

import java.util.EnumSet;
import java.util.Set;

/** What is heard of what happens. */
final class TableSounds {
    private final Sounds sounds;
    private int askedFor = -1;

    TableSounds(Sounds sounds) {
        this.sounds = sounds;
    }

    void of(Snapshot now) {
        Set<Sound> heard = EnumSet.noneOf(Sound.class);
        for (EffectView effect : now.effects()) {
            if (effect instanceof EffectView.Moved) heard.add(Sound.CARD);
            else if (effect instanceof EffectView.Turned) heard.add(Sound.FLIP);
            else if (effect instanceof EffectView.Shuffled) heard.add(Sound.SHUFFLE);
            else if (effect instanceof EffectView.Rolled) heard.add(Sound.DICE);
            else if (effect instanceof EffectView.Changed changed && !(changed.change() instanceof Counter.Counted)) heard.add(Sound.TOKEN);
            else if (effect instanceof EffectView.Ended) heard.add(Sound.END);
        }
        if (!now.problems().isEmpty()) heard.add(Sound.DREAD);
        int asked = now.ask().map(ask -> ask.seat()).orElse(-1);
        if (asked >= 0 && asked != askedFor && heard.isEmpty()) heard.add(Sound.TURN);
        askedFor = asked;
        heard.forEach(sounds::play);
    }

    /** Points were told on the table. */
    void gain() {
        sounds.play(Sound.CHIME);
    }

    void click(Hot hot) {
        sounds.play(hot.thing() == null ? Sound.CLICK : Sound.TOKEN);
    }
}
