package eldertable.script.translation.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers by name, for names that rules say over and over: most of them are the very texts that were put in, so hardly a letter is compared. */
final class NumberedNames {
    private static final int MOST_FACTORS = 200;

    private final String[] names;
    private final int[] numbers;
    private int factor;

    NumberedNames(Map<String, Integer> all) {
        names = new String[Math.max(8, Integer.highestOneBit(all.size()) * 4)];
        numbers = new int[names.length];
        factor = 1;
        for (int i = 0; i < MOST_FACTORS && collisions(all) > 0; i++) factor += 2;
        all.forEach((name, number) -> {
            int slot = slot(name);
            while (names[slot] != null) slot = slot + 1 & names.length - 1;
            names[slot] = name.intern();
            numbers[slot] = number;
        });
    }

    /** Names by their place in a list; of equal ones the first. */
    static NumberedNames of(List<String> names) {
        Map<String, Integer> all = new HashMap<>();
        for (int i = 0; i < names.size(); i++) all.putIfAbsent(names.get(i), i);
        return new NumberedNames(all);
    }

    /** How many names would want a place that another one has. */
    private long collisions(Map<String, Integer> all) {
        return all.size() - all.keySet().stream().mapToInt(this::slot).distinct().count();
    }

    private int slot(String name) {
        int hash = name.hashCode() * factor;
        return (hash ^ hash >>> 15) & names.length - 1;
    }

    /** Or -1. There is always an empty place. */
    int of(String name) {
        for (int slot = slot(name); ; slot = slot + 1 & names.length - 1) {
            String there = names[slot];
            if (there == name) return numbers[slot];
            if (there == null) return -1;
            if (there.hashCode() == name.hashCode() && there.equals(name)) return numbers[slot];
        }
    }
}
