package eldertable.script.translation.runtime;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The names of an object's properties in their order, shared by all objects that were made alike. */
public final class Shape {
    /** Of an object without properties. A match has a tree of shapes of its own. */
    final String[] names;
    private final Map<String, Shape> next = new ConcurrentHashMap<>(4);
    private Shape lastNext;

    public Shape() {
        names = new String[0];
    }

    private Shape(String[] names) {
        this.names = names;
    }

    /** The shape with one more property. */
    public Shape with(String name) {
        Shape last = lastNext;
        if (last != null && last.names[last.names.length - 1] == name) return last;
        if (Ops.isIndex(name)) throw new GiveUp("an object with numbers for names");
        Shape found = next.computeIfAbsent(name, key -> {
            String[] more = java.util.Arrays.copyOf(names, names.length + 1);
            more[names.length] = key;
            return new Shape(more);
        });
        lastNext = found;
        return found;
    }

    int find(String name) {
        String[] all = names;
        for (int i = 0; i < all.length; i++) if (all[i] == name) return i;
        for (int i = 0; i < all.length; i++) if (all[i].equals(name)) return i;
        return -1;
    }
}
