package eldertable.script.translation.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who answers events and questions, and how they are asked: the rules first, then the cards in play (HookSource.trigger, HookSource.compute). */
public final class Answers {
    /** @param byKind null for kinds that do not answer; @param number in the list of those cards */
    private record Answer(Fn[] own, Fn[][] byKind, int number) {}

    private final HostWorld world;
    private final Map<String, Answer> events = new HashMap<>();
    private final Map<String, Answer> questions = new HashMap<>();
    /** The same by number, of those that flow.yaml declares. */
    private final Answer[] numberedEvents, numberedQuestions;

    Answers(HostWorld world) {
        this.world = world;
        numberedEvents = new Answer[world.blueprint.pack.flow().events().size()];
        numberedQuestions = new Answer[world.blueprint.pack.flow().questions().size()];
    }

    /** @param cards by kind, in the order in which packs gave them */
    public void add(boolean asks, String name, List<Fn> own, Map<Integer, List<Fn>> cards) {
        int number = world.exports.answering.addHooks();
        Fn[][] byKind = new Fn[world.kinds.length][];
        cards.forEach((kind, answers) -> {
            world.exports.answering.addAnswer(number, kind);
            byKind[kind] = answers.toArray(Fn[]::new);
        });
        Answer answer = new Answer(own.toArray(Fn[]::new), byKind, number);
        (asks ? questions : events).put(name, answer);
        int declared = world.members.declared(asks, name);
        if (declared >= 0) (asks ? numberedQuestions : numberedEvents)[declared] = answer;
    }

    /** What the event or question is told with, and what it is about, or null. */
    private PlainObject details(Object details) {
        if (details == null) return new PlainObject(world.shapes);
        if (details instanceof PlainObject object) return object;
        throw new GiveUp("details that are no plain object");
    }

    private PlayerObject holder(int piece) {
        int seat = world.exports.answering.holder(piece);
        return seat < 0 ? null : world.players[seat];
    }

    private int[] listed(int count) {
        int[] cards = new int[count];
        for (int i = 0; i < count; i++) cards[i] = world.exports.answering.listed(i);
        return cards;
    }

    private void about(PlainObject details, int piece) {
        details.set("card", world.pieces[piece]);
        details.set("owner", holder(piece));
    }

    /** Whether anybody would hear of an event, or answer a question, now. */
    public boolean isHeard(boolean asks, String name) {
        return isHeard((asks ? questions : events).get(name));
    }

    public boolean isHeard(boolean asks, int declared) {
        return isHeard((asks ? numberedQuestions : numberedEvents)[declared]);
    }

    private boolean isHeard(Answer answer) {
        return answer != null && (answer.own.length > 0 || world.exports.answering.list(answer.number) > 0);
    }

    void tell(String event, Object given) {
        Answer answer = events.get(event);
        if (answer == null) return;
        PlainObject details = details(given);
        details.set("game", world.game);
        for (Fn own : answer.own) own.call(details);
        int n = world.exports.answering.list(answer.number);
        if (n == 0) return;
        for (int piece : listed(n)) {
            about(details, piece);
            for (Fn one : answer.byKind[world.blueprint.kindOf[piece]]) one.call(details);
        }
    }

    Object ask(String question, Object value, Object given) {
        Answer answer = questions.get(question);
        if (answer == null) return value;
        int n = 0;
        if (answer.own.length == 0) {
            n = world.exports.answering.list(answer.number);
            if (n == 0) return value;
        }
        PlainObject details = details(given);
        details.set("game", world.game);
        details.set("value", value);
        if (answer.own.length > 0) {
            for (Fn own : answer.own) details.set("value", given(own.call(details)));
            n = world.exports.answering.list(answer.number);
        }
        if (n > 0) for (int piece : listed(n)) {
            about(details, piece);
            for (Fn one : answer.byKind[world.blueprint.kindOf[piece]]) details.set("value", given(one.call(details)));
        }
        return details.get("value");
    }

    private static Object given(Object result) {
        if (result == null) throw new GiveUp("a question that is not answered");
        return result;
    }

    private PlainObject cardDetails(PieceObject card, Object value, boolean asks, Object given) {
        PlainObject details = new PlainObject(world.shapes, new Object[8]).set("game", world.game);
        if (asks) details.set("value", value);
        return details.spread(given).set("card", card).set("owner", holder(card.number));
    }

    void tellCard(PieceObject card, String event, Object given) {
        Answer answer = events.get(event);
        Fn[] answers = answer == null ? null : answer.byKind[card.kind.number];
        if (answers != null) for (Fn one : answers) one.call(cardDetails(card, null, false, given));
    }

    Object askCard(PieceObject card, String question, Object value, Object given) {
        Answer answer = questions.get(question);
        Fn[] answers = answer == null ? null : answer.byKind[card.kind.number];
        Object result = value;
        if (answers != null) for (Fn one : answers) result = given(one.call(cardDetails(card, result, true, given)));
        return result;
    }

    /** What the rules say as they are joined for something that wraps them. */
    public static Fn all(List<Fn> earlier, boolean asks) {
        List<Fn> fs = new ArrayList<>(earlier);
        return new Fn() {
            @Override
            public Object call(Object it, Object b, Object c) {
                if (!asks) {
                    for (Fn f : fs) f.call(it);
                    return null;
                }
                PlainObject details = (PlainObject) it;
                Object value = details.get("value");
                for (Fn f : fs) value = given(f.call(new PlainObject(new Shape()).spread(details).set("value", value)));
                return value;
            }
        };
    }
}
