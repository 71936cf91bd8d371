package eldertable.secrecy;

import eldertable.bot.Bot;
import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.bot.Thinking;
import eldertable.choosing.Veil;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.secrecy.Leak.Channel;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What bots make of two worlds, as they are asked in a match; and what the pack's own hooks for them would make of the real table. */
final class ThoughtTwice {
    private static final int PLAYOUTS = 6, MOST_CHOICES = 12;

    private final Findings findings;
    private final List<String> bots = new ArrayList<>(List.of("hinted", Integer.toString(PLAYOUTS)));

    ThoughtTwice(Findings findings, RuleEngine engine) {
        this.findings = findings;
        bots.addAll(engine.botNames());
    }

    void look(Moment moment, int seat) throws RuleFault {
        GameState world = moment.other(seat);
        long seed = moment.number();
        for (String bot : bots) {
            String here = thought(moment, moment.state(), seat, bot, seed), there = thought(moment, world, seat, bot, seed);
            findings.compared();
            if (here.equals(there)) continue;
            HookPlaces.Place place = findings.places.of("bots." + bot + ".choose");
            findings.add(Channel.BOT, Message.of("secrecy.bot", "bot", bot), place, Message.of("secrecy.thinks", "viewer", Findings.viewer(seat)), Findings.told(here), Findings.told(there), moment);
        }
        peek(moment, world, seat);
    }

    /** All that a bot weighed and what it chose, as text. */
    private String thought(Moment moment, GameState state, int seat, String name, long seed) throws RuleFault {
        try (Bot bot = Bots.reproducible(name, moment.engine()).orElseThrow()) {
            Budget budget = Budget.playouts(PLAYOUTS);
            Thinking thinking = new Thinking(moment.engine(), state, moment.memory(), List.of(), seat, budget, seed, part -> { });
            StringBuilder text = new StringBuilder(bot.choose(thinking).map(this::told).orElse("–"));
            bot.considered().forEach(one -> text.append("; " + told(one.choice()) + " " + one.visits() + " times " + one.value()));
            return text.toString();
        }
    }

    private String told(Move choice) {
        StringBuilder text = new StringBuilder(findings.name(Code.move(choice.move())));
        int end = choice.finished() == 0 ? 0 : choice.end(choice.finished() - 1);
        for (int i = 0; i < end; i++) text.append(' ').append(findings.name(choice.value(i)));
        return text.toString();
    }

    // ------------------------------------------------------------------ what the hooks look at

    /** Goes through the choices of a move, the same in both worlds, and asks the pack's hints and bots about each. */
    private void peek(Moment moment, GameState world, int seat) throws RuleFault {
        RuleEngine engine = moment.engine();
        Move here = new Move().reset(seat), there = new Move().reset(seat);
        Offers one = new Offers(), two = new Offers();
        for (int choice = 0; choice < MOST_CHOICES && !engine.isComplete(here); choice++) {
            engine.offer(moment.state(), here, one);
            engine.offer(world, there, two);
            Map<Integer, Integer> places = places(world, seat, two);
            if (one.size() == 0 || !places(moment.state(), seat, one).keySet().equals(places.keySet())) return; // told as an option
            weigh(moment, world, here, there, one, two);
            for (String bot : engine.botNames()) choose(moment, world, bot, here, there, one, two);
            int taken = one.get(moment.chance().below(one.size()));
            engine.choose(there, two.get(places.get(Veil.veiled(moment.state(), seat, taken))), two);
            engine.choose(here, taken, one);
        }
    }

    /** Where each thing that is offered stands, by what the seat calls it. */
    private static Map<Integer, Integer> places(GameState state, int seat, Offers offers) {
        Map<Integer, Integer> places = new TreeMap<>();
        for (int i = 0; i < offers.size(); i++) places.put(Veil.veiled(state, seat, offers.get(i)), i);
        return places;
    }

    private void weigh(Moment moment, GameState world, Move here, Move there, Offers one, Offers two) throws RuleFault {
        if (!moment.engine().weigh(moment.state(), here, one) || !moment.engine().weigh(world, there, two)) return;
        findings.compared();
        Map<Integer, Integer> first = places(moment.state(), here.player(), one), second = places(world, here.player(), two);
        for (int code : first.keySet()) {
            double weight = one.weight(first.get(code)), otherwise = two.weight(second.get(code));
            if (weight == otherwise) continue;
            String name = here.move() < 0 ? findings.name(code) : hookOf(moment, here);
            findings.add(Channel.PEEKING_HINT, Message.of("secrecy.hint", "hint", name), findings.places.of("hints.weigh." + name),
                Message.of("secrecy.weighs", "viewer", Findings.viewer(here.player()), "thing", findings.name(code)), Findings.told("" + weight), Findings.told("" + otherwise), moment);
            return;
        }
    }

    private void choose(Moment moment, GameState world, String bot, Move here, Move there, Offers one, Offers two) throws RuleFault {
        if (one.size() < 2) return;
        int seat = here.player();
        int first = Veil.veiled(moment.state(), seat, one.get(moment.engine().botChoice(bot, moment.state().copy(), here, one)));
        int second = Veil.veiled(world, seat, two.get(moment.engine().botChoice(bot, world.copy(), there, two)));
        findings.compared();
        if (first == second) return;
        findings.add(Channel.PEEKING_BOT, Message.of("secrecy.bot", "bot", bot), findings.places.of("bots." + bot + ".choose"),
            Message.of("secrecy.peeks", "viewer", Findings.viewer(seat)), Findings.told(findings.name(first)), Findings.told(findings.name(second)), moment);
    }

    private static String hookOf(Moment moment, Move move) {
        return moment.engine().blueprint.moves.get(move.move()).id() + "." + moment.engine().move(move.move()).pickName(move.finished());
    }
}
