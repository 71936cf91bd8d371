package eldertable.script.translation.runtime;

/** Something of the table as rules see it. It holds no state of its own. */
public abstract class HostObject {
    public final HostWorld world;

    HostObject(HostWorld world) {
        this.world = world;
    }

    /** For places that do not know what they ask. */
    Object get(String name) {
        try {
            return world.members.of(getClass(), name).getter().invoke(this);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new GiveUp(e.toString());
        }
    }

    void set(String name, Object value) {
        try {
            world.members.of(getClass(), name).setter().invoke(this, value);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new GiveUp(e.toString());
        }
    }

    static GiveUp fail(String why) {
        return new GiveUp(why);
    }
}
