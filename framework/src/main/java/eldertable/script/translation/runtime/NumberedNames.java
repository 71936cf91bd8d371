package eldertable.script.translation.runtime;

import java.util.Arrays;
import java.util.Map;

/** Numbers by name, for names that rules say over and over: most of them are the very texts that were put in, so hardly a letter is compared. */
final class NumberedNames {
    private final String[] names;
    private final int[] numbers;

    NumberedNames(Map<String, Integer> all) {
        names = new String[Math.max(8, Integer.highestOneBit(all.size()) * 4)];
        numbers = new int[names.length];
        Arrays.fill(numbers, -1);
        all.forEach((name, number) -> {
            int slot = slot(name);
            names[slot] = name.intern();
            numbers[slot] = number;
        });
    }

    /** Or -1. */
    int of(String name) {
        return numbers[slot(name)];
    }

    /** Where the name is, or would be; there is always an empty one. */
    private int slot(String name) {
        int hash = name.hashCode(), slot = (hash ^ hash >>> 15) & names.length - 1;
        for (String there = names[slot]; there != null && there != name && !there.equals(name); there = names[slot]) slot = slot + 1 & names.length - 1;
        return slot;
    }
}
