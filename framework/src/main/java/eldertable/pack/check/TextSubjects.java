package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.ComponentSort;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.reading.PackTree;
import eldertable.yaml.MapNode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Words for people are about something that exists. */
final class TextSubjects implements PackCheck {
    /** A mod's `-key` and `+key`. */
    private static final Pattern EDIT = Pattern.compile("[-+]\\p{L}");
    private static final List<String> FREE = List.of("title", "summary", "results", "terms", "seats", "say");
    /** Everything that texts are about, whatever the pack. */
    static final Set<String> SECTIONS = Stream.of(FREE, ComponentSort.sections(),
            List.of("groups", "attributes", "steps", "phases", "moves", "options", "words")).flatMap(List::stream).collect(Collectors.toUnmodifiableSet());
    /** What can be said about a thing, where that is fixed. */
    private static final Map<String, List<String>> FACETS = Map.of(
            "steps", List.of("title", "prompt", "text"),
            "moves", List.of("title", "log", "picks", "text"),
            "options", List.of("title", "text", "values"));

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<String, Collection<String>> subjects = subjects(pack);
        List<String> sections = new ArrayList<>(subjects.keySet());
        sections.addAll(FREE);
        // What a mod says is judged on top of all below it; what is below was judged before something was taken away from it.
        for (MapNode language : tree.top().text().values()) {
            for (MapNode.Entry section : language.entries()) {
                if (EDIT.matcher(section.key()).lookingAt()) continue;
                if (subjects.containsKey(section.key())) {
                    section(pack, section, subjects.get(section.key()), problems);
                } else if (!FREE.contains(section.key())) {
                    problems.error("unknown-text", section.span(), "Nothing in this pack is called '" + section.key()
                            + "', so it can have no texts." + Spelling.hint(section.key(), sections));
                }
            }
        }
    }

    private static void section(PackDef pack, MapNode.Entry section, Collection<String> known, Problems problems) {
        if (!(section.value() instanceof MapNode lines)) {
            if (!section.value().isEmptyValue()) {
                problems.error("wrong-type", section.value().span(), "'" + section.key() + "' has to be a map: the texts of each by its name.");
            }
            return;
        }
        for (MapNode.Entry line : lines.entries()) {
            if (EDIT.matcher(line.key()).lookingAt()) continue;
            if (!known.contains(line.key())) {
                problems.error("unknown-text", line.span(), "There is no '" + line.key() + "' among this pack's " + section.key() + "."
                        + Spelling.hint(line.key(), known));
            } else if (FACETS.containsKey(section.key()) && line.value() instanceof MapNode facets) {
                facets(pack, section.key(), line.key(), facets, problems);
            }
        }
    }

    private static void facets(PackDef pack, String section, String subject, MapNode facets, Problems problems) {
        List<String> known = FACETS.get(section);
        for (MapNode.Entry facet : facets.entries()) {
            if (!known.contains(facet.key())) {
                problems.warning("unknown-text", facet.span(), "Nothing shows a text '" + facet.key() + "' of " + section + "."
                        + Spelling.hint(facet.key(), known));
            } else if (section.equals("options") && facet.value() instanceof MapNode values) {
                List<String> choices = pack.info().options().stream().filter(option -> option.id().equals(subject))
                        .flatMap(option -> option.values().stream()).toList();
                values.entries().stream().filter(value -> !choices.contains(value.key())).forEach(value ->
                        problems.error("unknown-text", value.span(), "The option '" + subject + "' has no choice '" + value.key() + "'."
                                + Spelling.hint(value.key(), choices)));
            }
        }
    }

    private static Map<String, Collection<String>> subjects(PackDef pack) {
        Map<String, Collection<String>> subjects = new LinkedHashMap<>();
        for (ComponentSort sort : ComponentSort.values()) {
            List<String> ids = new ArrayList<>(pack.all(sort).stream().map(ComponentDef::id).toList());
            if (sort == ComponentSort.ZONE) ids.add("box"); // every game has it
            subjects.put(sort.section(), ids);
        }
        subjects.put("groups", pack.groups().stream().map(GroupDef::id).toList());
        subjects.put("attributes", pack.attributes().stream().map(AttributeDef::id).toList());
        subjects.put("steps", pack.flow().steps().stream().map(StepDef::id).toList());
        subjects.put("phases", pack.flow().steps().stream().map(StepDef::phase).filter(phase -> !phase.isEmpty()).distinct().toList());
        subjects.put("moves", pack.flow().moves().stream().map(MoveDef::id).toList());
        subjects.put("options", pack.info().options().stream().map(OptionDef::id).toList());
        subjects.put("words", pack.words());
        pack.sets().forEach(set -> subjects.putIfAbsent(set.id(), set.kinds().stream().map(PieceSetDef.KindDef::id).toList()));
        return subjects;
    }
}
