package eldertable.script.exported;

/** Scripted chance brings something that the rules did not ask for: a mistake of the scenario, told to its author. */
public final class WrongChance extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongChance(String asked, String scripted) {
        super("The rules ask for " + asked + ", but the next result in 'chance' is " + scripted + ".", null, false, false);
    }
}
