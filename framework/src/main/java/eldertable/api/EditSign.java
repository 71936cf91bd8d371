package eldertable.api;

/** What the first sign of a key in a mod's file asks for. A sign alone is a name like any other, as in a board's legend. */
public enum EditSign {
    SET("", "Laid over what is there: of a map key by key, else in its place."),
    ADD("+", "Added to the end of a list; before a kind of piece: a new one."),
    REMOVE("-", "Taken away, or with a list behind it taken out of a list.");

    private final String sign;
    private final String meaning;

    EditSign(String sign, String meaning) {
        this.sign = sign;
        this.meaning = meaning;
    }

    /** What stands before the key, "" for nothing. */
    public String sign() {
        return sign;
    }

    /** One sentence for people. */
    public String meaning() {
        return meaning;
    }

    public static EditSign of(String key) {
        for (EditSign edit : values()) {
            if (!edit.sign.isEmpty() && key.length() > 1 && key.startsWith(edit.sign) && Character.isLetter(key.charAt(1))) return edit;
        }
        return SET;
    }

    /** The key that is meant. */
    public static String nameOf(String key) {
        return key.substring(of(key).sign.length());
    }
}
