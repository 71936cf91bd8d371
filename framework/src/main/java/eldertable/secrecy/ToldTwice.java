package eldertable.secrecy;

import eldertable.choosing.Veil;
import eldertable.rules.HookName;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.secrecy.Leak.Channel;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.GameState;
import eldertable.view.Chronicle;
import eldertable.view.EffectView;
import eldertable.view.Lexicon;
import eldertable.view.TableView;
import eldertable.words.Message;

import java.util.List;

/**
 * What a viewer is told of a move in two worlds, or of two moves that look alike to the viewer. Where the rules themselves let
 * something else be seen they may speak of it; where the table and all that happens on it look the same, the words have to be the same.
 */
final class ToldTwice {
    /** A choice of somebody else need not be possible in every world. */
    private static final int ATTEMPTS = 4;

    private final Findings findings;
    private final Chronicle chronicle;
    private final RandomChooser chooser = new RandomChooser();

    ToldTwice(Findings findings, RuleEngine engine) {
        this.findings = findings;
        chronicle = new Chronicle(engine.blueprint, Lexicon.forAuthors(engine.blueprint));
    }

    /** @param move what is chosen at this moment, or null for what happens before anybody chooses */
    void look(Moment moment, Move move) throws RuleFault {
        Enactment here = Enactment.of(moment, moment.state(), move);
        for (int viewer = GameState.SPECTATOR; viewer < moment.engine().blueprint.players; viewer++) otherWorld(moment, move, here, viewer);
        if (move != null) otherChoice(moment, move, here);
    }

    private void otherWorld(Moment moment, Move move, Enactment here, int viewer) throws RuleFault {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            GameState world = moment.other(viewer, here.seenBy(viewer));
            if (world.sameAs(moment.state())) return;
            Move same = move == null ? null : Veil.unveiled(world, veiled(moment.state(), viewer, move));
            if (same == null || moment.engine().isLegal(world, same)) {
                compare(moment, here, Enactment.of(moment, world, same), viewer);
                return;
            }
            if (viewer == move.player()) {
                String name = moment.engine().blueprint.moves.get(move.move()).id();
                Message what = Message.of("secrecy.made", "viewer", Findings.viewer(viewer));
                findings.add(Channel.OPTION, Message.of("secrecy.move", "move", name), findings.places.ofChoice(name, ""), what, Message.of("secrecy.as-it-was"),
                    Message.of("secrecy.no"), moment);
                return;
            }
        }
    }

    /** Another choice of the same player that somebody else cannot tell from this one, and that is kept where nobody else sees it. */
    private void otherChoice(Moment moment, Move move, Enactment here) throws RuleFault {
        Move other = new Move().reset(move.player());
        chooser.begin(moment.number());
        if (chooser.choose(moment.engine(), moment.state(), other) == Chooser.NONE || other.move() != move.move()) return;
        Enactment there = Enactment.of(moment, moment.state(), other);
        if (!here.isHiddenFrom(there)) return;
        for (int viewer = GameState.SPECTATOR; viewer < moment.engine().blueprint.players; viewer++) {
            if (viewer != move.player()) compare(moment, here, there, viewer);
        }
    }

    private void compare(Moment moment, Enactment here, Enactment there, int viewer) {
        List<EffectView> one = here.record.effectsFor(viewer), two = there.record.effectsFor(viewer);
        if (!withoutWords(one).equals(withoutWords(two)) || !TableView.of(here.after, viewer).equals(TableView.of(there.after, viewer))) return;
        findings.compared();
        List<Chronicle.Line> told = chronicle.lines(here.record, viewer), otherwise = chronicle.lines(there.record, viewer);
        if (told.equals(otherwise)) return;
        EffectView.Said said = firstOtherwise(one, two);
        Message whom = Findings.viewer(viewer), first = difference(told, otherwise), second = difference(otherwise, told);
        if (said == null) {
            String move = moment.engine().blueprint.moves.get(here.record.move()).id();
            findings.add(Channel.SAY, Message.of("secrecy.log", "move", move), findings.places.ofChoice(move, ""), Message.of("secrecy.tells", "viewer", whom), first, second, moment);
        } else {
            String hook = here.sayerOf(said.key(), there);
            HookPlaces.Place place = findings.places.ofSaying(said.key(), hook == null ? "" : hook);
            Message sayer = hook == null ? Message.of("secrecy.rule") : HookName.said(hook);
            findings.add(Channel.SAY, sayer, place, Message.of("secrecy.tells-with", "viewer", whom, "key", said.key()), first, second, moment);
        }
    }

    private static List<EffectView> withoutWords(List<EffectView> effects) {
        return effects.stream().filter(effect -> !(effect instanceof EffectView.Said)).toList();
    }

    /** The first line that the rules say in one of the worlds and not so in the other; null if the words of the move itself differ. */
    private static EffectView.Said firstOtherwise(List<EffectView> one, List<EffectView> two) {
        for (int i = 0; i < Math.max(one.size(), two.size()); i++) {
            EffectView a = i < one.size() ? one.get(i) : null, b = i < two.size() ? two.get(i) : null;
            if (a != null && a.equals(b)) continue;
            return a instanceof EffectView.Said said ? said : b instanceof EffectView.Said said ? said : null;
        }
        return null;
    }

    private static Message difference(List<Chronicle.Line> lines, List<Chronicle.Line> others) {
        List<String> own = lines.stream().filter(line -> !others.contains(line)).map(line -> AskedTwice.quoted(line.text())).toList();
        return own.isEmpty() ? Message.of("secrecy.nothing") : Findings.told(String.join(", ", own));
    }

    /** The choice as somebody knows it who need not be the one who chose. */
    private static Move veiled(GameState state, int viewer, Move move) {
        Move copy = new Move().reset(move.player());
        copy.chooseMove(move.move());
        for (int pick = 0; pick < move.finished(); pick++) {
            for (int i = move.start(pick); i < move.end(pick); i++) copy.add(Veil.veiled(state, viewer, move.value(i)));
            copy.finish();
        }
        return copy;
    }
}
