package eldertable.script.translation.runtime;

import java.util.LinkedHashMap;
import java.util.Map;

/** A Map or a Set, which is one whose keys are its values. */
public final class CollectionObject {
    private final Map<Object, Object> entries = new LinkedHashMap<>();
    private final boolean isSet;
    boolean frozen;
    private boolean wasListed;

    private static final Object UNDEFINED = new Object();

    public CollectionObject(boolean isSet, Object from) {
        this.isSet = isSet;
        if (from == null) return;
        ListObject list = Ops.list(from);
        for (int i = 0; i < list.size; i++) {
            if (isSet) put(list.items[i], list.items[i]);
            else if (list.items[i] instanceof ListObject pair) put(pair.get(0), pair.get(1));
            else throw new GiveUp("a Map of something that is no list of pairs");
        }
    }

    private static Object key(Object key) {
        if (key == null) return UNDEFINED;
        return key instanceof Double number && number == 0 ? Integer.valueOf(0) : key;
    }

    private void put(Object key, Object value) {
        if (frozen || wasListed) throw new GiveUp("a change of something that is frozen or being gone through");
        Ops.bounded(entries.size());
        entries.put(key(key), value);
    }

    @Member(read = true)
    public int size() {
        return entries.size();
    }

    @Member
    public boolean has(Object key) {
        return entries.containsKey(key(key));
    }

    @Member
    public Object get(Object key) {
        if (isSet) throw new GiveUp("get of a Set");
        return entries.get(key(key));
    }

    @Member
    public CollectionObject set(Object key, Object value) {
        if (isSet) throw new GiveUp("set of a Set");
        put(key, value);
        return this;
    }

    @Member
    public CollectionObject add(Object value) {
        if (!isSet) throw new GiveUp("add of a Map");
        put(value, value);
        return this;
    }

    @Member
    public boolean delete(Object key) {
        if (frozen || wasListed) throw new GiveUp("a change of something that is frozen or being gone through");
        boolean had = has(key);
        entries.remove(key(key));
        return had;
    }

    /** What a loop over it sees, as it is now; who changes it afterwards is given up, since that may be in the loop. */
    ListObject listed() {
        wasListed = true;
        ListObject list = new ListObject();
        entries.forEach((key, value) -> {
            Object name = key == UNDEFINED ? null : key;
            list.add(isSet ? name : new ListObject(new Object[] {name, value}));
        });
        return list;
    }

    Iterable<Object> contents() {
        ListObject all = new ListObject();
        entries.forEach((key, value) -> all.add(key).add(value));
        return java.util.Arrays.asList(all.items).subList(0, all.size);
    }
}
