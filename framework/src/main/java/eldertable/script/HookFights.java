package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.Change;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackLink;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds mods that throw away each other's hooks: a move or step that is replaced, rather than wrapped, loses what an earlier
 * mod did to it. Where one says that it comes after the other, that is meant.
 */
public final class HookFights {
    private final PackDef pack;

    private HookFights(PackDef pack) {
        this.pack = pack;
    }

    /** One warning for each hook. A pack whose rules cannot be loaded has other problems. */
    public static List<Diagnostic> of(ScriptEngine engine, PackDef pack) {
        if (pack.mods().size() < 2) return List.of();
        try {
            return among(pack, HookTrace.of(engine, new Blueprint(pack, pack.info().minPlayers(), Map.of())));
        } catch (RuleFault fault) {
            return List.of();
        }
    }

    /** The same where all that was done to the pack's hooks is known already. */
    public static List<Diagnostic> among(PackDef pack, List<Change> changes) {
        return new HookFights(pack).among(changes);
    }

    private List<Diagnostic> among(List<Change> changes) {
        List<Diagnostic> warnings = new ArrayList<>();
        for (int i = 0; i < changes.size(); i++) {
            Change later = changes.get(i);
            boolean throwsAway = later.kind() == Change.Kind.CHANGED || later.kind() == Change.Kind.REMOVED;
            if (!throwsAway) continue;
            Optional<Change> lost = lastBefore(changes.subList(0, i), later);
            lost.filter(earlier -> !comesAfter(later.pack(), earlier.pack(), new HashSet<>())).ifPresent(earlier -> warnings.add(warning(earlier, later)));
        }
        return warnings;
    }

    /** What another mod did to the same hook before. */
    private Optional<Change> lastBefore(List<Change> earlier, Change later) {
        return earlier.stream().filter(change -> change.path().equals(later.path()) && !change.pack().equals(later.pack())
            && !change.pack().equals(pack.info().id())).reduce((first, second) -> second);
    }

    private boolean comesAfter(String id, String before, Set<String> seen) {
        Optional<ModDef> mod = pack.mods().stream().filter(one -> one.info().id().equals(id)).findFirst();
        if (mod.isEmpty() || !seen.add(id)) return false;
        List<PackLink> links = mod.get().info().links().before();
        return links.stream().anyMatch(link -> link.id().equals(before) || comesAfter(link.id(), before, seen));
    }

    private static Diagnostic warning(Change earlier, Change later) {
        String one = earlier.pack();
        String two = later.pack();
        return Diagnostic.warning("mods-disagree", later.span(), Message.of("rules.script.fight", "one", one, "two", two, "hook", later.path(), "place", earlier.span().file() + ":" + earlier.span().line()));
    }
}
