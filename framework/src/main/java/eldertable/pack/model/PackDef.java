package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.words.Languages;
import eldertable.yaml.Node;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A pack as it was read: everything that the framework needs to play it, and nothing that changes.
 *
 * @param components all that components.yaml describes, sort by sort
 * @param words   every word that a pick, an attribute or an option may use, in a fixed order
 * @param text    words for people by language, then by dotted key such as "cards.eel.title"
 * @param table   table.yaml, for the launcher
 * @param scripts the .mjs files by path inside the pack; "rules.mjs" is where the hooks begin
 * @param rulesPages the rules for people
 * @param hash    SHA-256 of all in the game itself that can influence play
 * @param mods    what was laid over the game, in load order
 * @param removed what mods took away, by name: whatever still speaks of it is passed over
 * @param art     the pictures in art/ by name; those of mods take the place of the game's
 * @param lessons those of the game and of its mods
 */
public record PackDef(PackInfo info, List<AttributeDef> attributes, List<GroupDef> groups, List<ComponentDef> components,
                      List<PieceSetDef> sets, FlowDef flow, List<String> words, Map<String, Map<String, String>> text,
                      Node table, Map<String, String> scripts, RulesPages rulesPages, String hash, List<ModDef> mods, Set<String> removed,
                      Map<String, ArtDef> art, List<LessonDef> lessons) {
    /** The rules for people, in English. */
    public String rules() {
        return rulesPages.in(Languages.ENGLISH);
    }

    /** The components of one sort, in the pack's order. */
    public <D extends ComponentDef> List<D> all(Class<D> sort) {
        return components.stream().filter(sort::isInstance).map(sort::cast).toList();
    }

    public List<ComponentDef> all(Sort sort) {
        return components.stream().filter(component -> component.sort() == sort).toList();
    }

    public List<ZoneDef> zones() {
        return all(ZoneDef.class);
    }

    public List<DieDef> dice() {
        return all(DieDef.class);
    }

    public List<BoardDef> boards() {
        return all(BoardDef.class);
    }
}
