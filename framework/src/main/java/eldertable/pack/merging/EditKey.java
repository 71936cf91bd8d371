package eldertable.pack.merging;

/** What the first sign of a key in a mod's file asks for. A sign alone is a name like any other, as in a board's legend. */
public enum EditKey {
    SET, ADD, REMOVE;

    static EditKey of(String key) {
        boolean signed = key.length() > 1 && Character.isLetter(key.charAt(1));
        return signed && key.charAt(0) == '-' ? REMOVE : signed && key.charAt(0) == '+' ? ADD : SET;
    }

    static String nameOf(String key) {
        return of(key) == SET ? key : key.substring(1);
    }
}
