package eldertable.sdk.limits;

import java.util.Arrays;

/** Cards, discs or other numbers that lie in a row, the first on top. */
final class Row {
    private int[] items = new int[16];
    private int size;

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int get(int index) {
        return items[index];
    }

    int last() {
        return items[size - 1];
    }

    void add(int item) {
        if (size == items.length) items = Arrays.copyOf(items, size * 2);
        items[size++] = item;
    }

    void insert(int index, int item) {
        add(item);
        System.arraycopy(items, index, items, index + 1, size - 1 - index);
        items[index] = item;
    }

    int remove(int index) {
        int item = items[index];
        size--;
        System.arraycopy(items, index + 1, items, index, size - index);
        return item;
    }

    /** Moves the first ones behind those of another row; gives how many there were. */
    int deal(int count, Row to) {
        int dealt = Math.min(count, size);
        for (int i = 0; i < dealt; i++) to.add(items[i]);
        size -= dealt;
        System.arraycopy(items, dealt, items, 0, size);
        return dealt;
    }

    void clear() {
        size = 0;
    }

    /** Leaves the first ones. */
    void shorten(int count) {
        size = count;
    }

    void set(int index, int item) {
        items[index] = item;
    }

    int indexOf(int item) {
        for (int i = 0; i < size; i++) if (items[i] == item) return i;
        return -1;
    }

    int count(int item) {
        int count = 0;
        for (int i = 0; i < size; i++) if (items[i] == item) count++;
        return count;
    }

    void shuffle(PlainChance chance) {
        for (int i = size - 1; i > 0; i--) {
            int j = chance.below(i + 1), swapped = items[i];
            items[i] = items[j];
            items[j] = swapped;
        }
    }

    int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
