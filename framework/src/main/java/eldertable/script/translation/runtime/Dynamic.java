package eldertable.script.translation.runtime;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.reflect.Method;

/** Members of things whose kind is known only when they are there: each place in the code remembers what it met. */
public final class Dynamic {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final int MOST_KINDS = 4;

    private Dynamic() {}

    /** One place in the code that asks for a member. */
    private static final class Site extends MutableCallSite {
        final String what;
        final String name;
        int met;

        Site(String what, String name, MethodType type) {
            super(type);
            this.what = what;
            this.name = name;
        }
    }

    /** @param what "get", "set" or "call" */
    public static CallSite link(MethodHandles.Lookup caller, String what, MethodType type, String name) throws ReflectiveOperationException {
        Site site = new Site(what, name.intern(), type);
        MethodHandle first = LOOKUP.findStatic(Dynamic.class, "meet", MethodType.methodType(Object.class, Site.class, Object[].class));
        site.setTarget(first.bindTo(site).asCollector(Object[].class, type.parameterCount()).asType(type));
        return site;
    }

    /** Answers for a thing of a kind that the place has not met. */
    static Object meet(Site site, Object[] all) throws Throwable {
        Object thing = all[0];
        if (thing == null) throw new GiveUp("'" + site.name + "' of undefined");
        MethodHandle target = find(site, thing).asType(site.type());
        if (site.met++ < MOST_KINDS) {
            MethodHandle test = LOOKUP.findStatic(Dynamic.class, "isOf", MethodType.methodType(boolean.class, Class.class, Object.class)).bindTo(thing.getClass());
            test = test.asType(MethodType.methodType(boolean.class, site.type().parameterType(0)));
            if (site.type().parameterCount() > 1) test = MethodHandles.dropArguments(test, 1, site.type().parameterList().subList(1, site.type().parameterCount()));
            site.setTarget(MethodHandles.guardWithTest(test, target, site.getTarget()));
        }
        return target.invokeWithArguments(all);
    }

    static boolean isOf(Class<?> type, Object thing) {
        return thing != null && thing.getClass() == type;
    }

    private static MethodHandle find(Site site, Object thing) throws ReflectiveOperationException {
        boolean isHost = thing instanceof HostObject && !(thing instanceof GroupObject);
        Members members = isHost ? ((HostObject) thing).world.members : null;
        switch (site.what) {
            case "get":
                if (isHost) return members.of(thing.getClass(), site.name).getter();
                if (thing instanceof CollectionObject && site.name.equals("size")) return LOOKUP.findVirtual(CollectionObject.class, "size", MethodType.methodType(int.class));
                if (thing instanceof HookArguments) {
                    return MethodHandles.insertArguments(LOOKUP.findVirtual(HookArguments.class, "get", MethodType.methodType(Object.class, String.class)), 1, site.name);
                }
                return MethodHandles.insertArguments(ops("get", Object.class, Object.class, String.class), 1, site.name);
            case "set":
                if (isHost) return members.of(thing.getClass(), site.name).setter();
                return MethodHandles.insertArguments(ops("set", void.class, Object.class, String.class, Object.class), 1, site.name);
            default:
                Method method = isHost ? members.of(thing.getClass(), site.name).call() : called(thing.getClass(), site.name);
                if (method != null) return fitted(LOOKUP.unreflect(method), site.type());
                if (!(thing instanceof PlainObject)) throw new GiveUp("a call of '" + site.name + "'");
                MethodHandle call = LOOKUP.findStatic(Dynamic.class, "callProperty", MethodType.methodType(Object.class, String.class, Object.class, Object[].class));
                return call.bindTo(site.name).asCollector(Object[].class, site.type().parameterCount() - 1);
        }
    }

    private static MethodHandle ops(String name, Class<?> returns, Class<?>... takes) throws ReflectiveOperationException {
        return LOOKUP.findStatic(Ops.class, name, MethodType.methodType(returns, takes));
    }

    private static Method called(Class<?> type, String name) {
        if (type != ListObject.class && type != CollectionObject.class) return null;
        for (Method method : type.getDeclaredMethods()) {
            Member member = method.getAnnotation(Member.class);
            if (member != null && !member.read() && method.getName().equals(name)) return method;
        }
        throw new GiveUp("a call of '" + name + "'");
    }

    /** With undefined for what is not given, and without what is given too much. */
    private static MethodHandle fitted(MethodHandle method, MethodType given) {
        int takes = method.type().parameterCount(), has = given.parameterCount();
        if (has > takes) return MethodHandles.dropArguments(method, takes, given.parameterList().subList(takes, has));
        for (int i = takes - 1; i >= has; i--) {
            if (method.type().parameterType(i).isPrimitive()) throw new GiveUp("a call with too little");
            method = MethodHandles.insertArguments(method, i, (Object) null);
        }
        return method;
    }

    static Object callProperty(String name, Object object, Object[] arguments) {
        return Ops.call(((PlainObject) object).get(name), arguments);
    }
}
