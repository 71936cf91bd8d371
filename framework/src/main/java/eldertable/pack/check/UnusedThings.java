package eldertable.pack.check;

import eldertable.api.Sort;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Things that no script mentions: left over, or written differently over there. */
final class UnusedThings implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        if (pack.scripts().isEmpty() || problems.hasErrors()) { // much is unused just because it is misspelt elsewhere
            return;
        }
        List<String> scripts = new ArrayList<>(pack.scripts().values());
        pack.mods().forEach(mod -> scripts.addAll(mod.scripts().values()));
        Mentions mentions = new Mentions(scripts);
        Set<String> used = pack.components().stream().flatMap(component -> component.uses().stream()).collect(Collectors.toSet());
        for (ComponentDef component : pack.components()) {
            if (!used.contains(component.id())) mentioned(mentions, component.sort(), component.id(), component.span(), problems);
        }
        pack.flow().events().forEach(event -> mentioned(mentions, Sort.EVENT, event.id(), event.span(), problems));
        pack.flow().questions().forEach(question -> mentioned(mentions, Sort.QUESTION, question.id(), question.span(), problems));
        pack.info().knobs().forEach(knob -> mentioned(mentions, Sort.KNOB, knob.id(), knob.span(), problems));
        for (StepDef step : pack.flow().steps()) {
            if (!step.id().equals(pack.flow().start()) && !mentions.asText(step.id())) {
                problems.warning("unused-step", step.span(), Message.of("pack.check.unused-step", "id", step.id()));
            }
        }
        moves(pack, mentions, problems);
        sets(pack, used, mentions, problems);
    }

    private static void moves(PackDef pack, Mentions mentions, Problems problems) {
        Set<String> offered = new HashSet<>();
        pack.flow().steps().forEach(step -> offered.addAll(step.moves()));
        for (MoveDef move : pack.flow().moves()) {
            if (!offered.contains(move.id()) && !move.anytime()) {
                problems.warning("unused-move", move.span(), Message.of("pack.check.unoffered", "id", move.id()));
            } else {
                mentioned(mentions, Sort.MOVE, move.id(), move.span(), problems);
            }
        }
    }

    private static void sets(PackDef pack, Set<String> used, Mentions mentions, Problems problems) {
        for (PieceSetDef set : pack.sets()) {
            boolean found = used.contains(set.id()) || mentions.of(set.id())
                    || set.kinds().stream().anyMatch(kind -> used.contains(kind.id()) || mentions.of(kind.id()));
            if (!found && !set.kinds().isEmpty()) {
                problems.warning("unused-set", set.span(), Message.of("pack.check.unused-set", "id", set.id()));
            }
        }
    }

    private static void mentioned(Mentions mentions, Sort sort, String name, Span span, Problems problems) {
        if (!mentions.of(name)) {
            problems.warning("unused-" + sort.noun(), span, Message.of("pack.check.unmentioned", "what", sort.bare(), "name", name));
        }
    }
}
