package eldertable.desktop.sound;

/** What can be heard. */
public enum Sound {
    /** A button. */ CLICK,
    /** A card slides over felt. */ CARD,
    /** A card turns over. */ FLIP,
    /** Cards are shuffled. */ SHUFFLE,
    /** A coin or figure is set down. */ TOKEN,
    /** Dice roll. */ DICE,
    /** Something good: points, a gift. */ CHIME,
    /** Something bad: a wound, a refusal. */ DREAD,
    /** It is somebody's turn. */ TURN,
    /** The game is over. */ END
}
