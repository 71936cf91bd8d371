package eldertable.view;

import eldertable.pack.component.Component;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.Ranking;
import eldertable.state.Translation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A move that was made and everything that it brought about, with who could see what. It knows the whole truth: hand out
 * only what a viewer may know of it.
 */
public final class MoveRecord {
    /** @param knowers for each code, who may know it */
    record Pick(String name, boolean many, List<Integer> codes, List<Integer> knowers) {}

    private final Blueprint blueprint;
    private final int player;
    private final int move;
    private final List<Pick> picks;
    private final List<Witnessed> effects;
    private final int uncovered;

    MoveRecord(Blueprint blueprint, int player, int move, List<Pick> picks, List<Witnessed> effects, int uncovered) {
        this.blueprint = blueprint;
        this.player = player;
        this.move = move;
        this.picks = picks;
        this.effects = effects;
        this.uncovered = uncovered;
    }

    /** As it reads under other rules, without what they no longer know. */
    public MoveRecord translated(Translation translation) {
        List<Pick> known = new ArrayList<>();
        for (Pick pick : picks) {
            List<Integer> codes = new ArrayList<>(), knowers = new ArrayList<>();
            for (int i = 0; i < pick.codes().size(); i++) {
                int code = translation.code(pick.codes().get(i));
                if (code < 0) continue;
                codes.add(code);
                knowers.add(pick.knowers().get(i));
            }
            known.add(new Pick(pick.name(), pick.many(), List.copyOf(codes), List.copyOf(knowers)));
        }
        List<Witnessed> seen = new ArrayList<>();
        for (Witnessed witnessed : effects) {
            Effect effect = translation.effect(witnessed.effect());
            int slot = translation.code(witnessed.slot());
            if (effect != null && slot >= 0) seen.add(new Witnessed(effect, witnessed.before(), witnessed.after(), slot, witnessed.known()));
        }
        return new MoveRecord(translation.to, player, translation.move(move), List.copyOf(known), List.copyOf(seen), uncovered);
    }

    /** Who moved, or -1 for what happened before anybody did. */
    public int player() {
        return player;
    }

    /** Whether the move let a player see something that was hidden from them: a card, a whisper, how chance decided. */
    public boolean uncoveredFor(int seat) {
        return (uncovered & Witnessed.bit(seat)) != 0;
    }

    /** The number of the move that was made, or -1. */
    public int move() {
        return move;
    }

    /** What was chosen, by the name of the pick, as codes; pieces that the viewer cannot know are {@link Code#UNSEEN}. */
    public Map<String, List<Integer>> picksFor(int viewer) {
        Map<String, List<Integer>> known = new LinkedHashMap<>();
        for (Pick pick : picks) {
            List<Integer> codes = new ArrayList<>();
            for (int i = 0; i < pick.codes().size(); i++) {
                codes.add((pick.knowers().get(i) & Witnessed.bit(viewer)) != 0 ? pick.codes().get(i) : Code.UNSEEN);
            }
            known.put(pick.name(), List.copyOf(codes));
        }
        return Collections.unmodifiableMap(known);
    }

    /** What happened, in order, without what the viewer cannot know. */
    public List<EffectView> effectsFor(int viewer) {
        List<EffectView> views = new ArrayList<>();
        for (Witnessed witnessed : effects) {
            EffectView view = view(witnessed, viewer);
            if (view != null) views.add(view);
        }
        return List.copyOf(views);
    }

    private EffectView view(Witnessed witnessed, int viewer) {
        Effect effect = witnessed.effect();
        if (effect instanceof Effect.Moved moved) return moved(moved, witnessed.before(viewer), witnessed.after(viewer));
        if (effect instanceof Effect.Turned turned) {
            boolean seen = witnessed.before(viewer) || witnessed.after(viewer);
            int zone = Code.slotZone(witnessed.slot());
            int index = seen || isOrderOpen(zone) ? Code.slotIndex(witnessed.slot()) : EffectView.UNKNOWN;
            return new EffectView.Turned(seen ? turned.piece() : EffectView.UNKNOWN, zone, index, turned.faceUp());
        }
        if (effect instanceof Effect.Shown shown) {
            int piece = witnessed.after(viewer) ? shown.piece() : EffectView.UNKNOWN;
            return new EffectView.Shown(piece, Code.slotZone(witnessed.slot()), shown.player());
        }
        if (effect instanceof Effect.Shuffled shuffled) return new EffectView.Shuffled(shuffled.zone());
        if (effect instanceof Effect.Counted counted) return witnessed.after(viewer) ? counted(counted) : null;
        if (effect instanceof Effect.Rolled rolled) return new EffectView.Rolled(blueprint.dice.get(rolled.die()).id(), rolled.face());
        if (effect instanceof Effect.Said said) return witnessed.after(viewer) ? said(said, witnessed, viewer) : null;
        Effect.Ended ended = (Effect.Ended) effect;
        String reason = Code.tag(ended.reason()) == Code.WORD ? blueprint.word(Code.value(ended.reason())) : "";
        return new EffectView.Ended(new ResultView(Looking.seats(ended.winners()), Ranking.of(ended.places(), blueprint.players), reason));
    }

    private EffectView moved(Effect.Moved moved, boolean before, boolean after) {
        return new EffectView.Moved(before || after ? moved.piece() : EffectView.UNKNOWN,
            moved.from(), before || isOrderOpen(moved.from()) ? moved.fromIndex() : EffectView.UNKNOWN,
            moved.to(), after || isOrderOpen(moved.to()) ? moved.toIndex() : EffectView.UNKNOWN, moved.place(), before, after);
    }

    /** Whether everybody sees which place of a zone something happens at. In a hand that went round, the place tells the card. */
    private boolean isOrderOpen(int zone) {
        Visibility visible = blueprint.zones.get(zone).def().visible();
        return visible == Visibility.ALL || visible == Visibility.FACE;
    }

    private EffectView counted(Effect.Counted counted) {
        Component component = blueprint.componentOf(counted.cell());
        int offset = counted.cell() - component.first();
        int owner = blueprint.ownerOf(component, offset / component.size());
        return new EffectView.Changed(component.change(owner, offset % component.size(), counted.before(), counted.after()));
    }

    private static EffectView said(Effect.Said said, Witnessed witnessed, int viewer) {
        Map<String, Integer> values = new LinkedHashMap<>();
        said.values().forEach((name, code) ->
            values.put(name, (witnessed.known().get(name) & Witnessed.bit(viewer)) != 0 ? code : Code.UNSEEN));
        return new EffectView.Said(said.key(), Collections.unmodifiableMap(values), said.purpose());
    }
}
