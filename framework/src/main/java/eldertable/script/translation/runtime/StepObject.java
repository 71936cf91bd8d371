package eldertable.script.translation.runtime;

import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.StepDef;

/** The step whose hook is running, with what it carries. */
public final class StepObject extends HostObject {
    private final StepDef def;
    private final String name;
    private final String[] names;

    StepObject(HostWorld world, StepDef def) {
        super(world);
        this.def = def;
        name = def.id().intern();
        names = def.data().stream().map(data -> data.id().intern()).toArray(String[]::new);
    }

    @Member(read = true)
    public String name() {
        return name;
    }

    private int slot(String data) {
        for (int slot = 0; slot < names.length; slot++) if (names[slot] == data) return slot; // both are interned
        return -1;
    }

    public Object data(String data) {
        int slot = slot(data);
        if (slot < 0) return null;
        int code = world.exports.flow.data(slot);
        DataDef.Type type = def.data().get(slot).type();
        if (type == DataDef.Type.NUMBER) return code == 0 ? (Object) 0 : world.decode(code);
        if (type == DataDef.Type.FLAG) return code != 0 && !Integer.valueOf(0).equals(world.decode(code));
        return world.decode(code);
    }

    public void data(String data, Object value) {
        int slot = slot(data);
        if (slot < 0) throw fail("a step that carries no such thing");
        world.touch();
        boolean isKind = def.data().get(slot).type() == DataDef.Type.KIND;
        world.exports.flow.setData(slot, world.encode(isKind && value instanceof String ? world.kind(value) : value));
    }
}
