package eldertable.pack.reading;

import eldertable.diagnostic.Source;
import eldertable.pack.files.PackFiles;
import eldertable.pack.model.RulesPages;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A pack as nodes: what each of its files says, before anything is made of it. Every node remembers its own file and line,
 * so trees of several packs can be merged by key and everybody still knows who said what.
 *
 * @param cards    cards.yaml and cards/*.yaml joined: sets, then kinds
 * @param text     by language; one whose file could not be read is left out
 * @param scripts  the .mjs files by path
 * @param rules    rules.md and its kin in other languages
 * @param sources  the texts behind the nodes, for excerpts
 * @param complete whether every file that defines something could be read; if not, nothing can be said about what seems
 *                 to be missing
 * @param hash     SHA-256 of all of its own that can influence play
 * @param mods     those that have been laid over it, in load order
 * @param lessons  by id, which is the name of the file; one of a mod takes the place of the game's with that id
 * @param removed names of kinds, zones, moves … that a mod took away, of which scripts and table.yaml may still speak
 */
public record PackTree(PackFiles files, MapNode pack, MapNode components, MapNode cards, MapNode flow, MapNode table,
                       Map<String, MapNode> text, Map<String, String> scripts, RulesPages rules, List<Source> sources,
                       boolean complete, String hash, Map<String, MapNode> lessons, List<PackTree> mods, Set<String> removed) {
    /** The id in pack.yaml, "" if there is none. */
    public String id() {
        return pack.text("id", "");
    }

    /** The pack that this one changes, "" if it is a game of its own. */
    public String extending() {
        Node link = pack.get("extends").orElse(null);
        return link instanceof MapNode map ? map.keys().stream().findFirst().orElse("") : pack.text("extends", "").strip().split("\\s+")[0];
    }

    /** The last mod that was laid over it, or itself. */
    public PackTree top() {
        return mods.isEmpty() ? this : mods.get(mods.size() - 1);
    }
}
