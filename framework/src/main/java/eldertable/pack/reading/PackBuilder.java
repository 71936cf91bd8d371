package eldertable.pack.reading;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.ArtDef;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.FlowDef;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PieceSetDef;
import eldertable.words.Message;
import eldertable.yaml.MapNode;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Makes the definitions of a pack out of its tree. What is wrong is reported and replaced by something harmless, so that
 * one mistake does not make ten others out of everything that refers to it.
 */
public final class PackBuilder {
    private final PackTree tree;
    private final Problems problems;
    private final NameCheck names;

    public PackBuilder(PackTree tree, Problems problems) {
        this.tree = tree;
        this.problems = problems;
        names = new NameCheck(problems, tree.complete());
    }

    public PackDef build() {
        PackInfo info = new InfoReader(problems).read(tree.pack());
        Set<String> setIds = tree.cards().keys();
        ComponentsReader components = new ComponentsReader(tree.components(), setIds, names, problems);
        List<AttributeDef> attributes = components.attributes();
        List<ComponentDef> described = components.components();
        components.done();
        List<PieceSetDef> sets = new CardsReader(attributes, names, problems).read(tree.cards());
        FlowDef flow = flow();
        List<String> words = words(info, components, attributes, described);
        return new PackDef(info, attributes, components.groups(described), described, sets, flow, words, text(),
                tree.table(), tree.scripts(), tree.rules(), tree.hash(), mods(), tree.removed(), art(), new LessonReader(problems).read(tree.lessons()));
    }

    private Map<String, ArtDef> art() {
        Map<String, ArtDef> art = new LinkedHashMap<>();
        for (PackTree from : Stream.concat(Stream.of(tree), tree.mods().stream()).toList()) {
            for (String path : from.files().paths("art/", ".svg", ".png", ".jpg")) {
                ArtDef picture = new ArtDef(path, from.files().bytes(path).orElseThrow());
                art.put(picture.name(), picture);
            }
        }
        return Collections.unmodifiableMap(art);
    }

    private List<ModDef> mods() {
        return tree.mods().stream().map(mod -> new ModDef(new InfoReader(problems).read(mod.pack()), mod.files().label(), mod.scripts(), mod.hash())).toList();
    }

    private FlowDef flow() {
        if (tree.flow().keys().isEmpty() && !tree.files().has("flow.yaml")) {
            problems.error("missing-file", Span.file(tree.flow().span().file()), Message.of("pack.read.no-flow"));
            return FlowDef.NONE;
        }
        // A file that could not be read is no reason to miss its keys.
        return tree.flow().keys().isEmpty() && !tree.complete() ? FlowDef.NONE
                : new FlowReader(names, problems).read(tree.flow());
    }

    private List<String> words(PackInfo info, ComponentsReader components, List<AttributeDef> attributes, List<ComponentDef> described) {
        Set<String> words = new TreeSet<>(components.words());
        attributes.forEach(attribute -> words.addAll(attribute.words()));
        info.options().forEach(option -> words.addAll(option.values()));
        components.groups(described).forEach(group -> words.addAll(group.members()));
        for (ComponentDef component : described) {
            for (BoardDef.SpaceDef space : component instanceof BoardDef board ? board.spaces() : List.<BoardDef.SpaceDef>of()) {
                words.add(space.id());
                words.add(space.terrain());
            }
        }
        words.remove("");
        return List.copyOf(words);
    }

    private Map<String, Map<String, String>> text() {
        Map<String, Map<String, String>> languages = new LinkedHashMap<>();
        for (Map.Entry<String, MapNode> language : tree.text().entrySet()) {
            languages.put(language.getKey(), new TextReader(problems).read(language.getValue()));
        }
        return Collections.unmodifiableMap(languages);
    }
}
