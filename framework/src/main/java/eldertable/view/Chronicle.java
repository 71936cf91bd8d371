package eldertable.view;

import eldertable.pack.component.CellChange;
import eldertable.pack.component.Component;
import eldertable.pack.model.Per;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect.Purpose;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells what happened in sentences, to one viewer. */
public final class Chronicle {
    /** How much a line matters: a move, what the rules say of it, why they let the game end so, and the small changes that it brought. */
    public enum Weight { MOVE, SAID, REASON, DETAIL }

    public record Line(Weight weight, String text) {}

    private final Blueprint blueprint;
    private final Lexicon lexicon;

    public Chronicle(Blueprint blueprint, Lexicon lexicon) {
        this.blueprint = blueprint;
        this.lexicon = lexicon;
    }

    public List<Line> lines(MoveRecord deed, int viewer) {
        List<Line> lines = new ArrayList<>();
        boolean silent = false;
        if (deed.move() >= 0) {
            String log = lexicon.log(deed.player(), blueprint.moves.get(deed.move()).id(), deed.picksFor(viewer));
            if (!log.isEmpty()) lines.add(new Line(Weight.MOVE, log));
            else silent = true;
        }
        Details details = new Details();
        Dice dice = new Dice();
        boolean scored = false;
        for (EffectView effect : deed.effectsFor(viewer)) {
            if (effect instanceof EffectView.Rolled roll) {
                dice.add(roll, lines);
            } else if (effect instanceof EffectView.Said said) {
                List<String> rolled = lexicon.tellsDice(said.key()) ? dice.take() : List.of();
                dice.tell(lines);
                boolean heads = silent && lines.isEmpty() && isMoveItself(said, deed);
                lines.add(said.scored() ? new Line(Weight.DETAIL, lexicon.scored(said))
                    : heads ? new Line(Weight.MOVE, lexicon.said(said.key(), said.values(), rolled)) : new Line(said.purpose() == Purpose.REASON ? Weight.REASON : Weight.SAID, lexicon.said(said.key(), said.values(), rolled)));
                scored |= said.scored();
            } else if (effect instanceof EffectView.Ended ended) {
                dice.tell(lines);
                lines.add(new Line(Weight.SAID, lexicon.result(ended.result())));
            } else {
                details.add(effect);
            }
        }
        dice.tell(lines);
        // Where the pack has words of its own, the bare changes add nothing but length.
        boolean told = scored || lines.stream().anyMatch(line -> line.weight() == Weight.SAID)
            || deed.move() >= 0 && lexicon.text("moves." + blueprint.moves.get(deed.move()).id() + ".log").isPresent();
        if (!told) details.lines().forEach(text -> lines.add(new Line(Weight.DETAIL, text)));
        return List.copyOf(lines);
    }

    /** Whether it tells the move, better than the names of its picks could: its key begins with the move's, which has an empty line of its own. */
    private boolean isMoveItself(EffectView.Said said, MoveRecord deed) {
        String move = blueprint.moves.get(deed.move()).id(), rest = said.key().startsWith(move) ? said.key().substring(move.length()) : "?";
        return rest.isEmpty() || Character.isUpperCase(rest.charAt(0));
    }

    /** How many lines of a deed are told before its first points. */
    public int linesBeforePoints(MoveRecord deed, int viewer) {
        String points = deed.effectsFor(viewer).stream().filter(effect -> effect instanceof EffectView.Said said && said.scored())
            .map(effect -> lexicon.scored((EffectView.Said) effect)).findFirst().orElse("");
        List<Line> lines = lines(deed, viewer);
        int found = lines.indexOf(new Line(Weight.DETAIL, points));
        return found < 0 ? lines.size() : found;
    }

    /** Dice that are rolled one after the other make one line, where they were rolled. */
    private final class Dice {
        private String die = "";
        private final List<String> faces = new ArrayList<>();

        void add(EffectView.Rolled roll, List<Line> lines) {
            if (!roll.die().equals(die)) tell(lines);
            die = roll.die();
            faces.add(String.valueOf(roll.face()));
        }

        /** What was rolled last, for a sentence that tells it itself. */
        List<String> take() {
            List<String> taken = List.copyOf(faces);
            faces.clear();
            return taken;
        }

        void tell(List<Line> lines) {
            if (!faces.isEmpty()) lines.add(new Line(Weight.DETAIL, lexicon.die(die) + ": " + String.join(", ", faces)));
            faces.clear();
        }
    }

    /** Sums up the changes of one move: cards that came to light, counters. */
    private final class Details {
        private final Map<Integer, Set<Integer>> broughtTo = new LinkedHashMap<>();
        /** By owner, then by component. */
        private final Map<String, Map<Component, List<CellChange>>> changed = new LinkedHashMap<>();

        void add(EffectView effect) {
            if (effect instanceof EffectView.Changed one) {
                CellChange change = one.change();
                changed.computeIfAbsent(owner(change.per(), change.instance()), key -> new LinkedHashMap<>())
                    .computeIfAbsent(blueprint.component(change.id(), change.per()), key -> new ArrayList<>()).add(change);
            } else if (effect instanceof EffectView.Moved moved) {
                if (moved.piece() == EffectView.UNKNOWN) return;
                broughtTo.values().forEach(pieces -> pieces.remove(moved.piece()));
                Visibility visible = blueprint.zones.get(moved.to()).def().visible();
                boolean open = visible == Visibility.ALL || visible == Visibility.FACE || visible == Visibility.TOP;
                if (open && moved.seenAfter() && moved.from() != moved.to()) {
                    broughtTo.computeIfAbsent(moved.to(), key -> new LinkedHashSet<>()).add(moved.piece());
                }
            }
        }

        private String owner(Per per, int instance) {
            return switch (per.kind()) {
                case PLAYER -> lexicon.seat(instance);
                case GROUP -> lexicon.member(per, instance);
                case PIECE -> lexicon.thing(Code.piece(instance));
                case ONCE -> "";
            };
        }

        List<String> lines() {
            List<String> lines = new ArrayList<>();
            broughtTo.forEach((zone, pieces) -> {
                if (pieces.isEmpty()) return;
                List<Integer> things = pieces.stream().map(Code::piece).toList();
                lines.add(lexicon.say("chronicle.brought", "zone", lexicon.zone(zone), "things", lexicon.counted(things), "count", things.size()));
            });
            changed.forEach((owner, changes) -> {
                List<String> parts = new ArrayList<>();
                changes.forEach((component, all) -> parts.add(component.told(lexicon.component(component.def().sort(), component.id()), all, lexicon::term)));
                parts.removeIf(String::isEmpty);
                if (!parts.isEmpty()) lines.add((owner.isEmpty() ? "" : owner + ": ") + String.join(", ", parts));
            });
            return lines;
        }
    }
}
