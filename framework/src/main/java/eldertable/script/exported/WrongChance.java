package eldertable.script.exported;

import eldertable.words.Message;
import eldertable.words.Sayable;

/** Scripted chance brings something that the rules did not ask for: a mistake of the scenario, told to its author. */
public final class WrongChance extends RuntimeException implements Sayable {
    private static final long serialVersionUID = 1L;

    private final transient Message telling;

    WrongChance(Message asked, String scripted) {
        this(Message.of("rules.chance.wrong", "asked", asked, "scripted", scripted));
    }

    private WrongChance(Message telling) {
        super(telling.english(), null, false, false);
        this.telling = telling;
    }

    @Override
    public Message telling() {
        return telling;
    }
}
