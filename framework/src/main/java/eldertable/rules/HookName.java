package eldertable.rules;

/** What a hook is called in front of people. */
public final class HookName {
    private HookName() {}

    /** Such as "Move 'keep' (apply)". */
    public static String ofMove(String id, String part) {
        return "Move '" + id + "' (" + part + ")";
    }

    /** Such as "Step 'draft' (done)". */
    public static String ofStep(String id, String part) {
        return "Step '" + id + "' (" + part + ")";
    }
}
