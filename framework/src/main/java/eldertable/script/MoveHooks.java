package eldertable.script;

import org.graalvm.polyglot.Value;

/** The hooks of one move, ready to be called. */
public final class MoveHooks {
    final Value when;
    final Value check;
    final Value apply;
    final Value[] offers;
    private final String[] names;
    private final boolean[] many;

    MoveHooks(Value when, Value check, Value apply, Value[] offers, String[] names, boolean[] many) {
        this.when = when;
        this.check = check;
        this.apply = apply;
        this.offers = offers;
        this.names = names;
        this.many = many;
    }

    public int picks() {
        return names.length;
    }

    public String pickName(int pick) {
        return names[pick];
    }

    public boolean isMany(int pick) {
        return many[pick];
    }

    public boolean isConditional() {
        return when != null;
    }

    /** Whether the whole choice is checked only once it is complete: without picks, or when the last pick is of several things. */
    public boolean isCheckedAtEnd() {
        return check != null && (names.length == 0 || many[names.length - 1]);
    }

    /** Which of the move's hooks a function is, or null. */
    String nameOf(Value hook) {
        if (hook == when) return "when";
        if (hook == check) return "check";
        if (hook == apply) return "apply";
        for (int i = 0; i < offers.length; i++) if (hook == offers[i]) return "pick " + names[i];
        return null;
    }
}
