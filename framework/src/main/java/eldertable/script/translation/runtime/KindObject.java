package eldertable.script.translation.runtime;

import eldertable.state.Blueprint;

/** A kind of pieces or tokens. */
public final class KindObject extends HostObject {
    public final int number;
    public final String id;
    public final String set;
    /** By attribute. */
    final Object[] attributes;
    final int[] numbers;

    KindObject(HostWorld world, Blueprint.Kind kind, Object[] attributes) {
        super(world);
        number = kind.index();
        id = kind.id().intern();
        set = kind.set().intern();
        this.attributes = attributes;
        numbers = new int[attributes.length];
        for (int i = 0; i < numbers.length; i++) numbers[i] = attributes[i] instanceof Integer whole ? whole : attributes[i] == Boolean.TRUE ? 1 : 0;
    }

    @Member(read = true)
    public String id() {
        return id;
    }

    @Member(read = true)
    public String set() {
        return set;
    }

    @Member(read = true)
    public KindObject kind() {
        return this;
    }

    @Member
    public boolean is(Object kind) {
        return kind == this || kind instanceof String name && id.equals(name);
    }

    public Object attribute(int index) {
        return attributes[index];
    }

    public int numberAttribute(int index) {
        return numbers[index];
    }

    public boolean flagAttribute(int index) {
        return numbers[index] != 0;
    }

    public String wordAttribute(int index) {
        return (String) attributes[index];
    }

    public ListObject listAttribute(int index) {
        return (ListObject) attributes[index];
    }

    @Override
    public String toString() {
        return id;
    }
}
