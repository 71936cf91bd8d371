package eldertable.scenario;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.CommandText;
import eldertable.rules.CompletionSearch;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Reads what a scenario expects of the moves that players have. */
final class MoveExpectations {
    private static final String OTHERS = "...";

    private final Terms terms;
    private final CommandText commands;
    private final Consumer<Check> add;

    MoveExpectations(Terms terms, CommandText commands, Consumer<Check> add) {
        this.terms = terms;
        this.commands = commands;
        this.add = add;
    }

    // ------------------------------------------------------------------ legal, illegal

    void legal(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            int seat = terms.seat(entry.key(), entry.span());
            if (seat < 0) continue;
            Set<String> moves = new LinkedHashSet<>();
            boolean complete = true;
            for (Node item : terms.list(entry.value())) {
                String text = terms.text(item, Sort.MOVE.named()).orElse("");
                if (text.equals(OTHERS) || text.contains(" ")) complete = false;
                if (text.contains(" ")) whole(entry.key() + " " + text, item.span(), true);
                else if (!text.isEmpty() && !text.equals(OTHERS) && isMove(text, item.span())) moves.add(text);
            }
            boolean all = complete;
            add.accept((moment, failed) -> {
                Set<String> actual = possibleMoves(moment, seat);
                if (all ? actual.equals(moves) : actual.containsAll(moves)) return;
                Object expected = all ? listed(moves) : Message.of("scenario.perhaps-others", "moves", listed(moves));
                failed.accept(new ScenarioFailure(entry.value().span(),
                    Message.of("scenario.legal-moves", "player", entry.key()), expected, listed(actual)));
            });
        }
    }

    void illegal(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            if (terms.seat(entry.key(), entry.span()) < 0) continue;
            for (Node item : terms.list(entry.value())) {
                terms.text(item, Sort.MOVE.named()).ifPresent(text -> whole(entry.key() + " " + text, item.span(), false));
            }
        }
    }

    private boolean isMove(String id, Span span) {
        boolean known = terms.blueprint.move(id) >= 0;
        if (!known) terms.unknown(span, Sort.MOVE.bare(), id, terms.blueprint.moves.stream().map(MoveDef::id).toList());
        return known;
    }

    private void whole(String command, Span span, boolean legal) {
        if (isUnclear(command, span)) return;
        add.accept((moment, failed) -> {
            Reading reading = commands.read(moment.state(), command);
            boolean possible = reading instanceof Reading.Chosen chosen
                && (chosen.complete() || new CompletionSearch(moment.engine()).isPossible(moment.state(), chosen.move()));
            if (possible == legal) return;
            Message why = reading instanceof Reading.Refused refused ? quoted(refused) : Message.of("scenario.no-rest");
            failed.accept(new ScenarioFailure(span, command, Message.of(legal ? "scenario.legal" : "scenario.not-legal"), possible ? Message.of("scenario.legal") : why));
        });
    }

    private Message quoted(Reading.Refused refused) {
        return Message.of("scenario.refused-because", "reason", terms.said(refused.reason()));
    }

    private boolean isUnclear(String command, Span span) {
        Message complaint = commands.complaint(command);
        if (complaint != null) terms.error("bad-command", span, complaint);
        return complaint != null;
    }

    private static Set<String> possibleMoves(Check.Moment moment, int seat) throws RuleFault {
        Offers offers = new Offers();
        Set<String> moves = new LinkedHashSet<>();
        if (moment.state().isOver()) return moves;
        new CompletionSearch(moment.engine()).offer(moment.state(), new Move().reset(seat), offers);
        offers.codes().forEach(code -> moves.add(moment.names().name(code)));
        return moves;
    }

    private static String listed(Set<String> moves) {
        return moves.isEmpty() ? "none" : String.join(", ", moves);
    }

    // ------------------------------------------------------------------ choices

    void choices(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            if (isUnclear(entry.key(), entry.span())) continue;
            OptionalInt number = Terms.asNumber(entry.value());
            List<String> wanted = new ArrayList<>();
            for (Node item : number.isPresent() ? List.<Node>of() : terms.list(entry.value())) {
                terms.text(item, Message.of("scenario.a.thing")).ifPresent(text -> thing(text, item.span(), wanted));
            }
            add.accept((moment, failed) -> check(entry, wanted, number, moment, failed));
        }
    }

    private void thing(String text, Span span, List<String> into) {
        String[] parts = text.split("\\*", 2);
        Message complaint = commands.complaintAbout(parts[0]);
        if (complaint != null) terms.error("unknown-name", span, complaint);
        int times = parts.length == 1 ? 1 : parts[1].matches("\\d{1,4}") ? Integer.parseInt(parts[1]) : 0;
        for (int i = 0; i < times; i++) into.add(parts[0]);
    }

    private void check(MapNode.Entry entry, List<String> wanted, OptionalInt number, Check.Moment moment, Consumer<ScenarioFailure> failed)
        throws RuleFault {
        Span span = entry.value().span();
        Message what = Message.of("scenario.choices", "move", entry.key());
        Reading reading = commands.read(moment.state(), entry.key());
        if (reading instanceof Reading.Refused refused) {
            boolean nothing = wanted.isEmpty() && number.orElse(0) == 0;
            if (!nothing) failed.accept(new ScenarioFailure(span, what, Message.of("scenario.something-to-choose"), quoted(refused)));
        }
        if (!(reading instanceof Reading.Chosen chosen)) return;
        if (chosen.complete()) {
            failed.accept(new ScenarioFailure(span, what, Message.of("scenario.something-to-choose"), Message.of("scenario.complete")));
            return;
        }
        List<Integer> offered = offered(moment, chosen.move());
        if (number.isPresent()) {
            String actual = offered.size() + " (" + listed(offered, moment) + ")";
            if (number.getAsInt() != offered.size()) failed.accept(new ScenarioFailure(span, what, number.getAsInt(), actual));
            return;
        }
        List<String> missing = new ArrayList<>();
        List<Integer> extra = new ArrayList<>(offered);
        for (String name : wanted) {
            IntPredicate meant = code -> commands.means(name, code, moment.state(), chosen.move().player());
            Integer found = extra.stream().filter(meant::test).findFirst().orElse(null);
            if (found == null) missing.add(name);
            else extra.remove(found);
        }
        if (missing.isEmpty() && extra.isEmpty()) return;
        Message message = ContentCheck.difference(String.join(", ", missing), extra.isEmpty() ? "" : listed(extra, moment));
        failed.accept(new ScenarioFailure(span, what, ContentCheck.listed(wanted), listed(offered, moment), message));
    }

    /** What can be chosen next; of several things, what can be among them. */
    private static List<Integer> offered(Check.Moment moment, Move chosen) throws RuleFault {
        Offers all = new Offers();
        moment.engine().offerAll(moment.state(), chosen, all);
        List<Integer> codes = all.codes().distinct().boxed().toList();
        List<Move> choices = codes.stream().map(code -> {
            Move next = chosen.copy();
            moment.engine().choose(next, code, all);
            return next;
        }).toList();
        boolean[] possible = new CompletionSearch(moment.engine()).arePossible(moment.state(), choices);
        return IntStream.range(0, possible.length).filter(i -> possible[i]).mapToObj(codes::get).toList();
    }

    private static String listed(List<Integer> codes, Check.Moment moment) {
        TableNames names = moment.names();
        return codes.isEmpty() ? "nothing" : String.join(", ", codes.stream().map(names::name).toList());
    }
}
