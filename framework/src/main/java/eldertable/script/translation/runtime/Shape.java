package eldertable.script.translation.runtime;

import java.util.HashMap;
import java.util.Map;

/** The names of an object's properties in their order, shared by all objects that were made alike. For one thread. */
public final class Shape {
    /** Of an object without properties. An engine has a tree of shapes of its own. */
    final String[] names;
    /** So many that come next are looked through; others are looked up. */
    private static final int MOST_QUICK = 8;
    private final Map<String, Shape> next = new HashMap<>(4);
    private Shape[] quick = {};
    /** Whether every object has something of the name that came last. */
    final boolean isInherited;
    /** What was asked for last of all that is not there: the same place in the rules will ask for it again. */
    private String missing;

    public Shape() {
        names = new String[0];
        isInherited = false;
    }

    private Shape(String[] names) {
        this.names = names;
        isInherited = PlainObject.isInherited(names[names.length - 1]);
    }

    /** The shape with one more property. */
    public Shape with(String name) {
        for (Shape one : quick) if (one.names[names.length] == name) return one;
        Shape found = next.get(name);
        if (found == null) {
            if (Ops.isIndex(name)) throw new GiveUp("an object with numbers for names");
            String[] more = java.util.Arrays.copyOf(names, names.length + 1);
            more[names.length] = name;
            found = new Shape(more);
            next.put(name, found);
            if (quick.length < MOST_QUICK) {
                quick = java.util.Arrays.copyOf(quick, quick.length + 1);
                quick[quick.length - 1] = found;
            }
        }
        return found;
    }

    int find(String name) {
        String[] all = names;
        for (int i = 0; i < all.length; i++) if (all[i] == name) return i;
        if (name == missing) return -1;
        for (int i = 0; i < all.length; i++) if (all[i].equals(name)) return i;
        missing = name;
        return -1;
    }
}
