package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.model.PresetDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.Node;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What players read has a name in English, the language that is always there. */
final class Untranslated implements PackCheck {
    private static final int FEW = 6;

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<String, String> english = pack.text().get("en");
        if (english == null && tree.files().has("text/en.yaml")) {
            return; // it cannot be read, and that is reported already
        }
        if (english == null) {
            problems.warning("missing-file", Span.file(tree.files().nameOf("text/en.yaml")),
                    Message.of("pack.check.no-texts"));
            return;
        }
        for (PieceSetDef set : pack.sets()) {
            for (PieceSetDef.KindDef kind : set.kinds()) {
                needs(english, set.id() + "." + kind.id(), kind.span(), problems);
            }
        }
        for (MoveDef move : pack.flow().moves()) {
            needs(english, "moves." + move.id(), move.span(), problems);
        }
        Set<String> phases = new HashSet<>();
        for (StepDef step : pack.flow().steps()) {
            if (!step.phase().isEmpty() && phases.add(step.phase())) {
                needs(english, "phases." + step.phase(), Spots.value(tree.flow(), "", "steps", step.id(), "phase"), problems);
            }
        }
        for (PresetDef preset : pack.info().presets()) {
            needs(english, "presets." + preset.id(), preset.span(), problems);
        }
        words(pack, tree, english, problems);
    }

    private static void words(PackDef pack, PackTree tree, Map<String, String> english, Problems problems) {
        Set<String> told = new HashSet<>();
        tree.components().entry("words").ifPresent(entry -> needAll(english, told, declared(entry.value()), entry.span(), problems));
        for (AttributeDef attribute : pack.attributes()) {
            needAll(english, told, attribute.words(), attribute.span(), problems);
        }
        for (GroupDef group : pack.groups()) {
            if (pack.boards().stream().anyMatch(board -> board.id().equals(group.id()))) continue; // its spaces are told below
            needAll(english, told, group.members(), group.span(), problems);
        }
        for (BoardDef board : pack.boards()) { // the spaces of a grid are called after their place
            needAll(english, told, board.spaces().stream().filter(space -> space.column() < 0).map(BoardDef.SpaceDef::id).toList(),
                    board.span(), problems);
        }
    }

    private static List<String> declared(Node words) {
        return words instanceof ListNode list ? list.items().stream().map(Object::toString).toList() : List.of();
    }

    private static void needs(Map<String, String> english, String key, Span span, Problems problems) {
        if (!english.containsKey(key) && !english.containsKey(key + ".title")) {
            problems.warning("untranslated", span, Message.of("pack.check.no-name", "key", key));
        }
    }

    /** One warning for a list of words, however many are missing. */
    private static void needAll(Map<String, String> english, Set<String> told, Collection<String> words, Span span, Problems problems) {
        List<String> missing = words.stream().filter(word -> told.add(word) && !named(english, word)).toList();
        if (!missing.isEmpty()) {
            String some = String.join(", ", missing.subList(0, Math.min(FEW, missing.size())));
            problems.warning("untranslated", span, missing.size() > FEW
                ? Message.of("pack.check.no-names-and-more", "some", some, "more", missing.size() - FEW) : Message.of("pack.check.no-names", "some", some));
        }
    }

    private static boolean named(Map<String, String> english, String word) {
        return english.containsKey("words." + word) || english.containsKey("words." + word + ".title")
                || english.containsKey("results." + word) || english.containsKey("results." + word + ".title");
    }
}
