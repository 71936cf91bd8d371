package eldertable.api;

import java.util.List;
import java.util.Optional;

/**
 * A file that authors write.
 *
 * @param path    its place in the pack; `*` stands for any name
 * @param form    what stands in it
 * @param meaning one sentence for people
 */
public record YamlFile(String path, YamlForm form, String meaning) {
    public static final List<YamlFile> ALL = List.of(
        new YamlFile("pack.yaml", PackYaml.FILE, "Who the pack is."),
        new YamlFile("components.yaml", ComponentsYaml.FILE, "What lies on the table."),
        new YamlFile("cards.yaml", CardsYaml.FILE, "The pieces, set by set."),
        new YamlFile("cards/*.yaml", CardsYaml.FILE, "More pieces; a set may go on in another file."),
        new YamlFile("flow.yaml", FlowYaml.FILE, "The steps of a game and the moves that they offer."),
        new YamlFile("table.yaml", TableYaml.FILE, "How a game looks."),
        new YamlFile("text/*.yaml", TextYaml.FILE, "Words for people, a file for each language."),
        new YamlFile("scenarios/*.yaml", ScenarioYaml.FILE, "Rule examples that run as tests."),
        new YamlFile("lessons/*.yaml", LessonYaml.FILE, "Guided games that teach by playing."));

    /** Whether a mod's lines in it are laid over the game's, so that they may add and take away; else a mod writes it as a game does. */
    public boolean isLaidOver() {
        return !path.equals("pack.yaml") && !path.startsWith("scenarios/") && !path.startsWith("lessons/");
    }

    /** Whether the file at a path is one of these. */
    public boolean isAt(String place) {
        int star = path.indexOf('*');
        return star < 0 ? path.equals(place) : place.startsWith(path.substring(0, star)) && place.endsWith(path.substring(star + 1));
    }

    /** The file at whose top a key stands, other than the one that it was found in: who puts it elsewhere is told where it belongs. */
    public static Optional<String> of(String key, YamlSection foundIn) {
        Optional<String> named = ALL.stream().map(YamlFile::path).filter(path -> path.equals(key + ".yaml")).findFirst(); // `cards:`, a set
        return named.isPresent() ? named : ALL.stream().filter(file -> file.form != foundIn && file.form instanceof YamlSection section
            && section.find(key).isPresent())
            .map(file -> file.path.replace("*", "en")).findFirst();
    }
}
