package eldertable.script;

import eldertable.api.GameTypes;
import eldertable.api.ScriptType;
import eldertable.api.TableTypes;
import eldertable.json.Json;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The scripts of the packs in play: what can be imported, where each pack's rules begin, and where its author keeps them. */
final class RuleModules {
    /** Where a pack's rules begin. */
    record Entry(String pack, String path) {}

    /** Through this every module finds what keeps things from changing, whatever names it declares itself. */
    private static final String KEEPER = Sandbox.ours("/$_keep.mjs");

    /** Text by "/pack-id/path.mjs". */
    final Map<String, String> texts = new LinkedHashMap<>();
    /** What each module declares for itself. */
    final Map<String, ModuleScope> scopes = new LinkedHashMap<>();
    /** In load order. */
    final List<Entry> entries = new ArrayList<>();
    /** By pack id. */
    final Map<String, String> folders = new LinkedHashMap<>();
    /** What the game, players and pieces have, so that a slip can be told from it. */
    final Set<String> members = new LinkedHashSet<>();

    RuleModules(PackDef pack, KnownScopes known) {
        add(pack.info().id(), pack.info().span().file().replaceFirst("/?pack\\.yaml$", ""), pack.scripts(), known);
        for (ModDef mod : pack.mods()) add(mod.info().id(), mod.folder(), mod.scripts(), known);
        for (ScriptType type : List.of(GameTypes.GAME, GameTypes.PLAYER_TYPE, TableTypes.PIECE)) members.addAll(type.names());
        pack.components().forEach(component -> members.add(component.id()));
        pack.attributes().forEach(attribute -> members.add(attribute.id()));
        members.remove("toString"); // everything has it, and nobody means it
    }

    private void add(String id, String folder, Map<String, String> scripts, KnownScopes known) {
        scripts.forEach((path, text) -> {
            texts.put("/" + id + "/" + path, text);
            scopes.put("/" + id + "/" + path, known.of(text));
        });
        if (scripts.containsKey("rules.mjs")) entries.add(new Entry(id, "/" + id + "/rules.mjs"));
        folders.put(id, folder);
    }

    /**
     * The texts as they are run: at its end each module hands over all that it has made, so that no call can change it
     * (harden.js). What is added stands in lines of its own behind the author's.
     */
    Map<String, String> kept() {
        Map<String, String> kept = new LinkedHashMap<>();
        kept.put(KEEPER, Sandbox.ours("export default globalThis.$_keep;"));
        texts.forEach((path, text) -> kept.put(path, text + keeping(path, scopes.get(path))));
        return kept;
    }

    private static String keeping(String path, ModuleScope scope) {
        String names = scope.names.stream().map(ModuleScope.Name::name).distinct().collect(Collectors.joining(", "));
        String self = scope.exportsDefault() ? "import * as __self from " + Json.write(path) + ";\n" : "";
        return "\n;import __keep from '" + KEEPER + "';\n" + self + "__keep({ " + names + (self.isEmpty() ? "" : (names.isEmpty() ? "" : ", ") + "default: __self.default") + " });\n";
    }
}
