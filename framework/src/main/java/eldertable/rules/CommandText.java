package eldertable.rules;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves as text: "A give B [crab, eel]" is a player, a move and its picks in order; a pick of several things stands in
 * brackets. Names are looked up among what is on offer. What {@link #print} writes can be read again exactly.
 */
public final class CommandText {
    private static final Pattern PART = Pattern.compile("\\s*(\\[[^\\[\\]]*(?:\\[\\d+][^\\[\\]]*)*]|\\S+)");

    /** What came of reading a command. */
    public sealed interface Reading {
        /** As far as it goes it is legal; it may still lack picks. */
        record Chosen(Move move, boolean complete) implements Reading {}

        /** It makes sense, but the rules do not allow it now. */
        record Refused(Reason reason) implements Reading {}

        /** It can never be a command of this game. */
        record Unclear(Message message) implements Reading {}
    }

    private final RuleEngine engine;
    private final TableNames names;
    private final boolean fair;

    public CommandText(RuleEngine engine) {
        this(engine, new TableNames(engine.blueprint));
    }

    public CommandText(RuleEngine engine, TableNames names) {
        this(engine, names, false);
    }

    private CommandText(RuleEngine engine, TableNames names, boolean fair) {
        this.engine = engine;
        this.names = names;
        this.fair = fair;
    }

    /** For what players type: a piece that they cannot see is meant only by its place, so that names cannot probe for it. */
    public CommandText forPlayers() {
        return new CommandText(engine, names, true);
    }

    public TableNames names() {
        return names;
    }

    // ------------------------------------------------------------------ writing

    /** A complete move. */
    public String print(Move move) {
        MoveHooks hooks = engine.move(move.move());
        String id = engine.blueprint.moves.get(move.move()).id();
        StringBuilder text = new StringBuilder(TableNames.player(move.player())).append(' ').append(id);
        for (int pick = 0; pick < hooks.picks(); pick++) {
            List<String> things = new ArrayList<>();
            for (int i = move.start(pick); i < move.end(pick); i++) things.add(names.name(move.value(i)));
            text.append(' ').append(hooks.isMany(pick) ? "[" + String.join(", ", things) + "]" : String.join(" ", things));
        }
        return text.toString();
    }

    // ------------------------------------------------------------------ reading

    /** Why a text can never be a command of this game, whatever the state; null if it can. */
    public Message complaint(String text) {
        return parse(text).complaint;
    }

    /** Reads a command for a state, which stays as it is. */
    public Reading read(GameState state, String text) throws RuleFault {
        Parsed parsed = parse(text);
        if (parsed.complaint != null) return new Reading.Unclear(parsed.complaint);
        return new Search(state, parsed).run();
    }

    private static final class Parsed {
        Message complaint;
        int player;
        int move;
        final List<List<ThingName>> picks = new ArrayList<>();
        final List<Boolean> bracketed = new ArrayList<>();
    }

    private Parsed parse(String text) {
        Parsed parsed = new Parsed();
        List<String> parts = new ArrayList<>();
        Matcher part = PART.matcher(text);
        while (part.find()) parts.add(part.group(1));
        List<String> moves = engine.blueprint.moves.stream().map(MoveDef::id).toList();
        if (parts.size() < 2) return complain(parsed, Message.of("rules.command", "move", moves.get(0)));
        parsed.player = names.seat(parts.get(0));
        parsed.move = engine.blueprint.move(parts.get(1));
        if (parsed.player < 0) {
            String last = TableNames.player(engine.blueprint.players - 1);
            return complain(parsed, Message.of("rules.no-player", "player", parts.get(0), "last", last));
        }
        if (parsed.move < 0) {
            return complain(parsed, Message.of("rules.no-move", "move", parts.get(1)).and(Spelling.guess(parts.get(1), moves)));
        }
        for (String pick : parts.subList(2, parts.size())) readPick(parsed, pick);
        MoveHooks hooks = engine.move(parsed.move);
        if (parsed.picks.size() > hooks.picks()) {
            return complain(parsed, hooks.picks() == 0 ? Message.of("rules.no-picks", "move", parts.get(1), "given", parsed.picks.size())
                : Message.of("rules.picks", "move", parts.get(1), "count", hooks.picks(), "picks", names(hooks), "given", parsed.picks.size()));
        }
        for (int i = 0; i < parsed.picks.size(); i++) {
            boolean fits = hooks.isMany(i) || parsed.picks.get(i).size() == 1;
            if (!fits) return complain(parsed, Message.of("rules.one-thing", "pick", hooks.pickName(i)));
        }
        return parsed;
    }

    private void readPick(Parsed parsed, String text) {
        boolean brackets = text.length() > 1 && text.startsWith("[") && text.endsWith("]");
        List<ThingName> things = new ArrayList<>();
        for (String thing : (brackets ? text.substring(1, text.length() - 1) : text).split("[,\\s]+")) {
            if (thing.isEmpty()) continue;
            ThingName name = new ThingName(thing, engine.blueprint, names);
            if (name.complaint() != null && parsed.complaint == null) parsed.complaint = name.complaint();
            things.add(name);
        }
        parsed.picks.add(things);
        parsed.bracketed.add(brackets);
    }

    private static Parsed complain(Parsed parsed, Message complaint) {
        if (parsed.complaint == null) parsed.complaint = complaint;
        return parsed;
    }

    private static List<String> names(MoveHooks hooks) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < hooks.picks(); i++) names.add(hooks.pickName(i));
        return names;
    }

    /** Follows the names of one command through what is offered. */
    private final class Search {
        private final GameState state;
        private final Parsed parsed;
        private final Offers offers = new Offers().explaining(true);
        private final Move move = new Move();

        Search(GameState state, Parsed parsed) {
            this.state = state;
            this.parsed = parsed;
        }

        Reading run() throws RuleFault {
            move.reset(parsed.player);
            if (state.isOver()) return new Reading.Refused(Reason.OVER);
            if ((engine.mayAct(state) & 1 << parsed.player) == 0) return new Reading.Refused(Reason.NOT_YOUR_TURN);
            engine.offer(state, move, offers);
            int wanted = Code.move(parsed.move);
            if (!offers.contains(wanted)) return new Reading.Refused(reason(code -> code == wanted, Reason.NOT_NOW));
            engine.choose(move, wanted, offers);
            for (int pick = 0; pick < parsed.picks.size(); pick++) {
                Reason reason = engine.move(parsed.move).isMany(pick) ? takeSeveral(pick) : takeOne(parsed.picks.get(pick).get(0));
                if (reason != null) return new Reading.Refused(reason);
            }
            return new Reading.Chosen(move, engine.isComplete(move));
        }

        private Reason takeOne(ThingName name) throws RuleFault {
            engine.offer(state, move, offers);
            for (int i = 0; i < offers.size(); i++) {
                if (!means(name, offers.get(i))) continue;
                engine.choose(move, offers.get(i), offers);
                return null;
            }
            return reason(code -> means(name, code), Reason.NOT_OFFERED);
        }

        /** Several things stand in a move as they are listed: each thing in the list is taken if a name that is left means it. */
        private Reason takeSeveral(int pick) throws RuleFault {
            List<ThingName> wanted = new ArrayList<>(parsed.picks.get(pick));
            boolean fewest = !parsed.bracketed.get(pick) && wanted.size() == 1 && wanted.get(0).isAny();
            engine.offerAll(state, move, offers);
            for (int i = 0; i < offers.size() && !wanted.isEmpty(); i++) {
                if (fewest && Legality.refusalToClose(engine, state, move, offers) == null) break;
                ThingName fitting = fitting(wanted, offers.get(i));
                if (fitting == null) continue;
                move.add(offers.get(i));
                if (!fewest) wanted.remove(fitting);
            }
            boolean missing = !fewest && !wanted.isEmpty();
            if (missing) return reason(code -> fitting(wanted, code) != null, Reason.NOT_OFFERED);
            Reason reason = Legality.refusalToClose(engine, state, move, offers);
            if (reason == null) move.finish();
            return reason;
        }

        private ThingName fitting(List<ThingName> wanted, int code) {
            ThingName fitting = null;
            for (ThingName name : wanted) if (means(name, code) && (fitting == null || name.isExact())) fitting = name;
            return fitting;
        }

        private boolean means(ThingName name, int code) {
            return code != Code.DONE && name.means(code, state, parsed.player) && mayMean(name, code, state, parsed.player);
        }

        private Reason reason(java.util.function.IntPredicate which, Reason usual) {
            for (Offers.Refusal refusal : offers.refusals()) if (which.test(refusal.code())) return refusal.reason();
            return usual;
        }
    }

    /** Whether a name can stand for a thing on offer; null if the name is no name at all. */
    public boolean means(String name, int code, GameState state, int actor) {
        ThingName thing = new ThingName(name, engine.blueprint, names);
        return thing.complaint() == null && code != Code.DONE && thing.means(code, state, actor) && mayMean(thing, code, state, actor);
    }

    private boolean mayMean(ThingName name, int code, GameState state, int actor) {
        return !fair || name.isPlace() || name.isAny() || Code.tag(code) != Code.PIECE || state.sees(actor, Code.value(code));
    }

    /** Why nothing in this game can be called so, or null. */
    public Message complaintAbout(String name) {
        return new ThingName(name, engine.blueprint, names).complaint();
    }
}
