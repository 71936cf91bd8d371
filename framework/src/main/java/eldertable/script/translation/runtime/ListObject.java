package eldertable.script.translation.runtime;

import java.util.Arrays;

/** A list. One with holes can be read, but what skips holes is left to GraalJS. */
public final class ListObject {
    public Object[] items;
    public int size;
    boolean frozen;
    /** The numbers of the words that it consists of, where it never changes and that is known; or null. */
    int[] words;
    private boolean hasHoles;

    public ListObject(Object[] items, int size) {
        this.items = items;
        this.size = size;
    }

    public ListObject(Object[] items) {
        this(items, items.length);
    }

    public ListObject() {
        this(new Object[8], 0);
    }

    /** Empty, with room for so many. */
    public static ListObject room(int items) {
        return new ListObject(new Object[items], 0);
    }

    public static ListObject frozen(Object[] items) {
        ListObject list = new ListObject(items);
        list.frozen = true;
        return list;
    }

    /** As long as that, with nothing in it. */
    public static ListObject holes(int length) {
        if (length < 0) throw new GiveUp("a list of less than nothing");
        ListObject list = new ListObject(new Object[Ops.bounded(length)]);
        list.hasHoles = length > 0;
        return list;
    }

    public ListObject add(Object item) {
        if (size == items.length) items = Arrays.copyOf(items, Ops.bounded(size * 2 + 4));
        items[size++] = item;
        return this;
    }

    public ListObject addAll(ListObject more) {
        whole(more);
        for (int i = 0, n = more.size; i < n; i++) add(more.items[i]);
        return this;
    }

    public Object get(int index) {
        return index >= 0 && index < size ? items[index] : null;
    }

    public void set(int index, Object item) {
        if (frozen || index < 0) throw new GiveUp("a change of a frozen list");
        if (index > size) {
            hasHoles = true;
            Ops.bounded(index);
            while (size < index) add(null);
        }
        if (index == size) add(item);
        else items[index] = item;
    }

    static void whole(ListObject list) {
        if (list.hasHoles) throw new GiveUp("a list with holes");
    }

    private ListObject whole() {
        if (hasHoles) throw new GiveUp("a list with holes");
        return this;
    }

    private void change() {
        if (frozen || hasHoles) throw new GiveUp("a change of a frozen list");
    }

    // ------------------------------------------------------------------ for rules

    @Member(read = true)
    public int length() {
        return size;
    }

    @Member
    public int push(Object item) {
        change();
        add(item);
        return size;
    }

    @Member
    public Object pop() {
        change();
        if (size == 0) return null;
        Object last = items[--size];
        items[size] = null;
        return last;
    }

    @Member
    public Object at(int index) {
        return get(index < 0 ? size + index : index);
    }

    @Member
    public boolean includes(Object item) {
        for (int i = 0; i < size; i++) if (Ops.sameZero(items[i], item)) return true;
        return false;
    }

    @Member
    public int indexOf(Object item) {
        whole();
        for (int i = 0; i < size; i++) if (Ops.same(items[i], item)) return i;
        return -1;
    }

    @Member
    public ListObject slice(Object from, Object to) {
        whole();
        int start = clamp(from, 0), end = clamp(to, size);
        return start >= end ? new ListObject() : new ListObject(Arrays.copyOfRange(items, start, end));
    }

    private int clamp(Object at, int usual) {
        if (at == null) return usual;
        int index = (Integer) at;
        return index < 0 ? Math.max(0, size + index) : Math.min(size, index);
    }

    @Member
    public ListObject concat(Object other) {
        ListObject made = new ListObject(Arrays.copyOf(whole().items, size + 8), size);
        if (other instanceof ListObject list) return made.addAll(list);
        if (other instanceof PlainObject || Ops.isHost(other)) throw new GiveUp("concat with an object");
        return made.add(other);
    }

    @Member
    public ListObject reverse() {
        change();
        for (int i = 0, j = size - 1; i < j; i++, j--) {
            Object kept = items[i];
            items[i] = items[j];
            items[j] = kept;
        }
        return this;
    }

    /** Stable, as in JavaScript. A comparison that contradicts itself is given up. */
    @Member
    public ListObject sort(Object comparison) {
        change();
        if (!(comparison instanceof Fn compare)) throw new GiveUp("sort without a comparison");
        for (int i = 0; i < size; i++) if (items[i] == null) throw new GiveUp("sort with undefined");
        Arrays.sort(items, 0, size, (a, b) -> {
            double order = Ops.number(compare.call(a, b, null));
            return order < 0 ? -1 : order > 0 ? 1 : 0;
        });
        return this;
    }

    /** Something to go through. */
    @Member
    public CollectionObject keys() {
        ListObject numbers = new ListObject();
        for (int i = 0; i < size; i++) numbers.add(i);
        return new CollectionObject(true, numbers);
    }

    @Member
    public boolean some(Fn test) {
        for (int i = 0, n = whole().size; i < n; i++) if (Ops.truth(test.call(get(i), i, this))) return true;
        return false;
    }

    @Member
    public boolean every(Fn test) {
        for (int i = 0, n = whole().size; i < n; i++) if (!Ops.truth(test.call(get(i), i, this))) return false;
        return true;
    }

    @Member
    public Object find(Fn test) {
        for (int i = 0, n = whole().size; i < n; i++) {
            Object item = get(i);
            if (Ops.truth(test.call(item, i, this))) return item;
        }
        return null;
    }

    @Member
    public int findIndex(Fn test) {
        for (int i = 0, n = whole().size; i < n; i++) if (Ops.truth(test.call(get(i), i, this))) return i;
        return -1;
    }

    @Member
    public ListObject filter(Fn test) {
        ListObject made = new ListObject();
        for (int i = 0, n = whole().size; i < n; i++) {
            Object item = items[i];
            if (Ops.truth(test.call(item, i, this))) made.add(item);
        }
        return made;
    }

    @Member
    public ListObject map(Fn change) {
        ListObject made = new ListObject(new Object[whole().size], 0);
        for (int i = 0, n = size; i < n; i++) made.add(change.call(items[i], i, this));
        return made;
    }

    @Member
    public ListObject flatMap(Fn change) {
        ListObject made = new ListObject();
        for (int i = 0, n = whole().size; i < n; i++) {
            Object item = change.call(items[i], i, this);
            if (item instanceof ListObject list) made.addAll(list);
            else made.add(item);
        }
        return made;
    }

    @Member
    public void forEach(Fn act) {
        for (int i = 0, n = whole().size; i < n; i++) act.call(items[i], i, this);
    }

    @Member
    public Object reduce(Fn fold, Object start) {
        if (start == null) throw new GiveUp("reduce without a beginning");
        Object value = start;
        for (int i = 0, n = whole().size; i < n; i++) value = fold.call(value, items[i], i);
        return value;
    }
}
