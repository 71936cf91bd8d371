package eldertable.pack.check;

import eldertable.api.EditSign;
import eldertable.api.Sort;
import eldertable.api.TextYaml;
import eldertable.api.YamlForm;
import eldertable.api.YamlKey;
import eldertable.api.YamlSection;
import eldertable.api.ZoneApi;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.model.PresetDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;
import eldertable.yaml.MapNode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Words for people are about something that exists. */
final class TextSubjects implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<String, Collection<String>> subjects = subjects(pack);
        Set<String> sections = new LinkedHashSet<>(subjects.keySet());
        sections.addAll(TextYaml.FILE.names());
        // What a mod says is judged on top of all below it; what is below was judged before something was taken away from it.
        for (MapNode language : tree.top().text().values()) {
            for (MapNode.Entry section : language.entries()) {
                if (EditSign.of(section.key()) != EditSign.SET) continue;
                if (subjects.containsKey(section.key())) {
                    section(pack, section, subjects.get(section.key()), problems);
                } else if (TextYaml.FILE.find(section.key()).isPresent()) {
                    isMap(section, TextYaml.FILE.key(section.key()).form(), problems);
                } else {
                    problems.error("unknown-text", section.span(),
                        Message.of("pack.check.no-subject", "key", section.key()).and(Spelling.guess(section.key(), sections)));
                }
            }
        }
    }

    private static void section(PackDef pack, MapNode.Entry section, Collection<String> known, Problems problems) {
        if (!(section.value() instanceof MapNode lines)) {
            isMap(section, described(section.key()), problems);
            return;
        }
        for (MapNode.Entry line : lines.entries()) {
            if (EditSign.of(line.key()) != EditSign.SET) continue;
            if (!known.contains(line.key())) {
                problems.error("unknown-text", line.span(),
                    Message.of("pack.check.no-line", "key", line.key(), "section", section.key()).and(Spelling.guess(line.key(), known)));
            } else if (line.value() instanceof MapNode facets) {
                facets(pack, section.key(), line.key(), facets, problems);
            }
        }
    }

    /** Complains of a text or list where each thing has its own. */
    private static void isMap(MapNode.Entry entry, YamlForm form, Problems problems) {
        boolean wanted = form instanceof YamlForm.MapOf || form instanceof YamlSection;
        if (wanted && !(entry.value() instanceof MapNode) && !entry.value().isEmptyValue()) {
            problems.error("wrong-type", entry.value().span(), Message.of("pack.check.texts-map", "key", entry.key()));
        }
    }

    private static void facets(PackDef pack, String section, String subject, MapNode facets, Problems problems) {
        YamlSection described = described(section);
        for (MapNode.Entry facet : facets.entries()) {
            if (EditSign.of(facet.key()) != EditSign.SET) continue;
            if (described.find(facet.key()).isEmpty() && described.lines().isEmpty()) {
                problems.warning("unknown-text", facet.span(),
                    Message.of("pack.check.unknown-text", "key", facet.key(), "section", section).and(Spelling.guess(facet.key(), described.names())));
                continue;
            }
            described.find(facet.key()).ifPresent(key -> isMap(facet, key.form(), problems));
            if (section.equals("options") && facet.value() instanceof MapNode values) {
                List<String> choices = pack.info().options().stream().filter(option -> option.id().equals(subject))
                        .flatMap(option -> option.values().stream()).toList();
                values.entries().stream().filter(value -> !choices.contains(value.key())).forEach(value ->
                        problems.error("unknown-text", value.span(),
                            Message.of("pack.check.unknown-choice", "option", subject, "key", value.key()).and(Spelling.guess(value.key(), choices))));
            }
        }
    }

    /** What can be said of one thing of a section; what is no section of all packs is a set of pieces. */
    private static YamlSection described(String section) {
        YamlForm things = TextYaml.FILE.find(section).map(YamlKey::form).orElse(TextYaml.FILE.lines().get(0).value());
        return things.find(YamlForm.MapOf.class).flatMap(map -> map.value().find(YamlSection.class)).orElseThrow();
    }

    private static Map<String, Collection<String>> subjects(PackDef pack) {
        Map<String, Collection<String>> subjects = new LinkedHashMap<>();
        for (Sort sort : Sort.components()) {
            List<String> ids = new ArrayList<>(pack.all(sort).stream().map(ComponentDef::id).toList());
            if (sort == Sort.ZONE) ids.add(ZoneApi.BOX); // every game has it
            subjects.put(sort.section(), ids);
        }
        subjects.put("links", pack.boards().stream().flatMap(board -> board.links().stream()).map(LinkDef::kind).distinct().toList());
        subjects.put("groups", pack.groups().stream().map(GroupDef::id).toList());
        subjects.put("attributes", pack.attributes().stream().map(AttributeDef::id).toList());
        subjects.put("steps", pack.flow().steps().stream().map(StepDef::id).toList());
        subjects.put("phases", pack.flow().steps().stream().map(StepDef::phase).filter(phase -> !phase.isEmpty()).distinct().toList());
        subjects.put("moves", pack.flow().moves().stream().map(MoveDef::id).toList());
        subjects.put("options", pack.info().options().stream().map(OptionDef::id).toList());
        subjects.put("presets", pack.info().presets().stream().map(PresetDef::id).toList());
        subjects.put("words", pack.words());
        subjects.put("lessons", pack.lessons().stream().map(LessonDef::id).toList());
        pack.sets().forEach(set -> subjects.putIfAbsent(set.id(), set.kinds().stream().map(PieceSetDef.KindDef::id).toList()));
        return subjects;
    }
}
