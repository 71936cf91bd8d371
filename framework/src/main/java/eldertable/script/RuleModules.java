package eldertable.script;

import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The scripts of the packs in play: what can be imported, where each pack's rules begin, and where its author keeps them. */
final class RuleModules {
    /** Where a pack's rules begin. */
    record Entry(String pack, String path) {}

    /** Text by "/pack-id/path.mjs". */
    final Map<String, String> texts = new LinkedHashMap<>();
    /** In load order. */
    final List<Entry> entries = new ArrayList<>();
    /** By pack id. */
    final Map<String, String> folders = new LinkedHashMap<>();

    RuleModules(PackDef pack) {
        add(pack.info().id(), pack.info().span().file().replaceFirst("/?pack\\.yaml$", ""), pack.scripts());
        for (ModDef mod : pack.mods()) add(mod.info().id(), mod.folder(), mod.scripts());
    }

    private void add(String id, String folder, Map<String, String> scripts) {
        scripts.forEach((path, text) -> texts.put("/" + id + "/" + path, text));
        if (scripts.containsKey("rules.mjs")) entries.add(new Entry(id, "/" + id + "/rules.mjs"));
        folders.put(id, folder);
    }
}
