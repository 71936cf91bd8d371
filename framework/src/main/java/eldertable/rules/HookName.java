package eldertable.rules;

import eldertable.words.Message;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a hook is called: by one name in the program, which people read in their own language. */
public final class HookName {
    /** No hook, but what comes before all of them. */
    public static final String LOADING = "Loading the rules", RELOADING = "Loading the rules again";
    private static final Pattern NAMED = Pattern.compile("(Move|Step) '([^']*)' \\((.*)\\)");
    private static final String OPEN = "which moves are open", PICK = "pick ", SPOT = "where ";

    private HookName() {}

    /** A name as a sentence begins with it, {Hook}, or goes on. */
    public static Message said(String name) {
        if (name.equals(LOADING)) return Message.of("rules.hook.loading");
        if (name.equals(RELOADING)) return Message.of("rules.hook.reloading");
        Matcher named = NAMED.matcher(name);
        if (!named.matches()) return Message.plain(name);
        return Message.of(named.group(1).equals("Move") ? "rules.hook.move" : "rules.hook.step", "id", named.group(2), "part", part(named.group(3)));
    }

    private static Message part(String part) {
        if (part.equals(OPEN)) return Message.of("rules.hook.open");
        if (part.startsWith(SPOT)) return Message.of("rules.hook.spot", "pick", part.substring(SPOT.length()));
        return part.startsWith(PICK) ? Message.of("rules.hook.pick", "pick", part.substring(PICK.length())) : Message.plain(part);
    }

    /** The one that asks which moves of a step are open. */
    public static String ofOpenMoves(String step) {
        return ofStep(step, OPEN);
    }

    public static String ofPick(String move, String pick) {
        return ofMove(move, PICK + pick);
    }

    /** The one that says where the numbers of a pick lie. */
    public static String ofSpot(String move, String pick) {
        return ofMove(move, SPOT + pick);
    }

    /** Such as "Move 'keep' (apply)". */
    public static String ofMove(String id, String part) {
        return "Move '" + id + "' (" + part + ")";
    }

    /** Such as "Step 'draft' (done)". */
    public static String ofStep(String id, String part) {
        return "Step '" + id + "' (" + part + ")";
    }
}
