package eldertable.sdk.limits;

/** How the Waking Void can be played; see the options of the pack. */
public record VoidOptions(boolean chosenCharacters, boolean addsRange, boolean actsOnEmergence, boolean stopsAdjacent, boolean strikesAlongPaths,
                          boolean counterToCounter, int maxRounds) {
    public static final VoidOptions USUAL = new VoidOptions(false, false, false, false, true, false, 0);
}
