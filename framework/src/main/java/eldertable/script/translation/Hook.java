package eldertable.script.translation;

import eldertable.rules.HookUse;
import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.tree.Untranslatable;

/** A translated hook, and how it has done so far. One that gives up too often is left to GraalJS. */
final class Hook {
    private static final int PATIENCE = 20;

    /** Such as "Move 'keep' (apply)". */
    final String name;
    /** Null where a hook consists of several functions. */
    final Fn function;
    private int calls;
    /** How many of them were made here. */
    private int called;
    private int failures;
    private String reason;
    private boolean isOff;

    Hook(String name, Fn function) {
        this.name = name;
        this.function = function;
    }

    /** Null if there is none. */
    static Hook of(String name, Object function) throws Untranslatable {
        if (function == null) return null;
        if (function instanceof Fn fn) return new Hook(name, fn);
        throw new Untranslatable(name + " is no function");
    }

    boolean isOn() {
        calls++;
        if (isOff) return false;
        called++;
        return true;
    }

    /** Whether it is left to GraalJS from now on. */
    boolean failed(Throwable why) {
        failures++;
        reason = String.valueOf(why.getMessage() == null ? why : why.getMessage());
        isOff |= failures > PATIENCE && failures > calls / 10;
        return isOff;
    }

    HookUse use() {
        return new HookUse(name, calls, isOff ? failures + calls - called : failures, reason);
    }
}
