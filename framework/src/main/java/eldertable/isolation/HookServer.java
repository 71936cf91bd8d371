package eldertable.isolation;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.state.StateCells;
import eldertable.words.Message;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Consumer;

/**
 * The other end of {@link IsolatedHooks}: answers each call with what the hook made of the table. It keeps the table that it was told last,
 * so that only what changed need be told. One thread.
 */
public final class HookServer {
    /** Makes the rules that are served. */
    public interface Maker {
        /** @param printer hears what they print */
        Hooks make(Assignment assignment, Blueprint blueprint, Consumer<Printed> printer) throws RuleFault;
    }

    private final InputStream in;
    private final OutputStream out;
    private final Packet request = new Packet();
    private final Packet answer = new Packet();
    private final Packet prints = new Packet();
    private int printed;

    private Blueprint blueprint;
    private Hooks hooks;
    private Diagnostic flooded;
    private Diagnostic impossible;
    private StateCells known;
    private StateCells now;
    private EffectCodec effects;
    private GameState before;
    private GameState state;
    private final Move move = new Move();
    private final Offers offers = new Offers();
    private boolean full;

    public HookServer(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    /** Serves until nobody is there any more who could ask. */
    public void serve(Maker maker) throws IOException {
        try {
            request.receive(in, Bounds.ASSIGNMENT_BYTES);
            if (!load(new RecordCodec(request).read(Assignment.class), maker)) return;
            while (true) {
                request.receive(in, Bounds.ASSIGNMENT_BYTES);
                reply();
            }
        } catch (EOFException gone) {
            if (hooks != null) hooks.close();
        }
    }

    private boolean load(Assignment assignment, Maker maker) throws IOException {
        blueprint = assignment.blueprint();
        Span rules = Span.file(blueprint.pack.info().span().file().replaceFirst("[^/]*$", "rules.mjs"));
        flooded = Diagnostic.error("script-flood", rules, Message.of("rules.isolation.flood"));
        impossible = Diagnostic.error("script-error", rules, Message.of("rules.script.impossible", "hook", Message.of("rules.hook.some")));
        known = new StateCells(blueprint);
        now = new StateCells(blueprint);
        effects = new EffectCodec(blueprint, known);
        before = new GameState(blueprint, 0);
        state = new GameState(blueprint, 0);
        answer.clear();
        try {
            Hooks made = maker.make(assignment, blueprint, assignment.printing() ? this::print : Printed.SILENT);
            hooks = assignment.doubting() ? made.doubting() : made;
            answer.put(true);
            HookProfile.write(answer, hooks, blueprint);
        } catch (RuleFault fault) {
            answer.put(false);
            Told.write(answer, fault.diagnostic());
        }
        answer.send(out);
        return hooks != null;
    }

    private void print(Printed line) {
        if (printed == Bounds.PRINTED_LINES || prints.size() > Bounds.FLOOD_BYTES) return;
        Told.write(prints, line);
        printed++;
    }

    // ------------------------------------------------------------------ a call

    private void reply() throws IOException {
        int number = request.number();
        HookQuestion ask = HookQuestion.values()[request.number(0, HookQuestion.values().length - 1)];
        int of = request.number();
        boolean listening = request.flag();
        if (request.flag()) readChance();
        CellChanges.read(request, known.cells);
        known.copyTo(state);
        known.copyTo(before);
        if (ask.hasMove()) Told.read(request, move);
        readOffers(ask);
        printed = 0;
        prints.clear();
        full = false;
        answer.clear().put(number).put(true);
        state.listen(listening ? this::note : null);
        Diagnostic fault = call(ask, of);
        if (fault != null) {
            known.copyFrom(before); // the call never happened
            answer.clear().put(number).put(false);
            Told.write(answer, fault);
        }
        answer.put(printed).put(prints).send(out);
    }

    private void readChance() throws Nonsense {
        int[] results = new int[request.number(0, Integer.MAX_VALUE >> 4)];
        for (int i = 0; i < results.length; i++) results[i] = request.number();
        state.scriptChance(results);
        before.scriptChance(results);
    }

    private void readOffers(HookQuestion ask) throws Nonsense {
        offers.clear();
        if (ask.offers()) offers.explaining(request.flag());
        if (!ask.isOffered()) return;
        for (int left = request.number(); left > 0; left--) offers.add(request.number());
    }

    /** Tells an effect behind what has changed until then: whoever hears of it looks at the table of that moment. */
    private void note(Effect effect) {
        full |= answer.size() > Bounds.FLOOD_BYTES;
        if (full) return;
        answer.put(true);
        tellState();
        effects.write(answer, effect);
    }

    private void tellState() {
        now.copyFrom(state);
        CellChanges.write(answer, known.cells, now.cells);
    }

    /** What went wrong, or null if the answer is written. */
    private Diagnostic call(HookQuestion ask, int of) {
        try {
            Object result = ask(ask, of);
            if (full) return flooded;
            now.copyFrom(state);
            if (!now.isSound(before) || !areOffersSound(ask)) return impossible;
            answer.put(false);
            tellState();
            write(ask, result);
            return answer.size() > Bounds.FLOOD_BYTES + prints.size() ? flooded : null;
        } catch (RuleFault fault) {
            return fault.diagnostic();
        } catch (RuntimeException bug) { // whatever rules have done to us, the program need not suffer for it
            return Diagnostic.error("script-error", impossible.span(), Message.of("rules.isolation.bug", "why", bug));
        }
    }

    private Object ask(HookQuestion ask, int of) throws RuleFault {
        switch (ask) {
            case RUN -> hooks.run(state, of);
            case DONE -> hooks.done(state, of);
            case WHEN -> hooks.when(state, move, offers);
            case OFFER -> hooks.offer(state, move, offers);
            case CHECK -> hooks.check(state, move, offers);
            case SPOT -> hooks.spot(state, move, offers);
            case APPLY -> hooks.apply(state, move);
            case REBUILD -> hooks.rebuild();
            default -> {
                return switch (ask) {
                    case OPEN_MOVES -> hooks.openMoves(state, of, move, offers);
                    case VALUE -> hooks.valueHint(state, of);
                    case WEIGH -> hooks.weigh(state, move, offers);
                    case BOT -> hooks.botChoice(hooks.botNames().get(of), state, move, offers);
                    default -> hooks.brokenInvariant(state);
                };
            }
        }
        return null;
    }

    private boolean areOffersSound(HookQuestion ask) {
        if (!ask.offers()) return true;
        if (offers.size() > Bounds.OFFERS) return false;
        for (int i = 0; i < offers.size(); i++) {
            if (ask == HookQuestion.OPEN_MOVES ? Code.tag(offers.get(i)) != Code.MOVE : !known.isThing(offers.get(i))) return false;
        }
        return true;
    }

    private void write(HookQuestion ask, Object result) {
        switch (ask) {
            case RUN, DONE -> answer.put(hooks.ownLevel());
            case OPEN_MOVES -> {
                answer.put((boolean) result);
                writeOffers();
            }
            case WHEN, OFFER, CHECK, SPOT -> writeOffers();
            case INVARIANTS -> answer.putShort((String) result, Bounds.SENTENCE);
            case VALUE -> answer.put((double) result);
            case BOT -> answer.put((int) result);
            case WEIGH -> {
                answer.put((boolean) result);
                if ((boolean) result) for (int i = 0; i < offers.size(); i++) answer.put(offers.weight(i));
            }
            default -> { }
        }
    }

    private void writeOffers() {
        answer.put(bounded(offers.min())).put(bounded(offers.max())).put(offers.pool()).put(offers.size());
        for (int i = 0; i < offers.size(); i++) answer.put(offers.get(i));
        answer.put(offers.refusals().size());
        for (Offers.Refusal refusal : offers.refusals()) {
            Told.write(answer.put(refusal.code()), refusal.reason());
        }
        answer.put(offers.forbidden() != null);
        if (offers.forbidden() != null) Told.write(answer, offers.forbidden());
    }

    /** More than can be offered at all is as good as any more. */
    private static int bounded(int count) {
        return Math.max(-Bounds.OFFERS, Math.min(Bounds.OFFERS, count));
    }
}
