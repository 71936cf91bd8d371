package eldertable.script.translation.runtime;

import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.StepDef;

/** The step whose hook is running, with what it carries. */
public final class StepObject extends HostObject {
    private final String name;
    /** By slot. */
    private final String[] names;
    private final DataDef.Type[] types;

    StepObject(HostWorld world, StepDef def) {
        super(world);
        name = def.id().intern();
        names = def.data().stream().map(data -> data.id().intern()).toArray(String[]::new);
        types = def.data().stream().map(DataDef::type).toArray(DataDef.Type[]::new);
    }

    @Member(read = true)
    public String name() {
        return name;
    }

    /** Where the value lies; -1 where a step has none of that name. Most names are the very texts that stand in the rules. */
    private int slot(String data) {
        for (int slot = 0; slot < names.length; slot++) if (names[slot] == data) return slot;
        for (int slot = 0; slot < names.length; slot++) if (names[slot].equals(data)) return slot;
        return -1;
    }

    public Object data(String data) {
        int slot = slot(data);
        if (slot < 0) return null;
        int code = world.exports.flow.data(slot);
        DataDef.Type type = types[slot];
        if (type == DataDef.Type.NUMBER) return code == 0 ? (Object) 0 : world.decode(code);
        if (type == DataDef.Type.FLAG) return code != 0 && !Integer.valueOf(0).equals(world.decode(code));
        return world.decode(code);
    }

    public void data(String data, Object value) {
        int slot = slot(data);
        if (slot < 0) throw fail("a step that carries no such thing");
        world.touch();
        boolean isKind = types[slot] == DataDef.Type.KIND;
        world.exports.flow.setData(slot, world.encode(isKind && value instanceof String ? world.kind(value) : value));
    }
}
