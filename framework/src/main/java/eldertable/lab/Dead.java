package eldertable.lab;

import eldertable.simulation.Interval;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Something that no game made any use of.
 *
 * @param sort  "card", "move", "step", "word" or "space"
 * @param name  what people call it; its id if it has no name
 * @param why   in words, with how sure that is
 */
public record Dead(String sort, String id, String name, String why) {
    /** A space or word that is offered less often than this may just not have had its turn. */
    private static final long OFTEN = 100;

    Map<String, Object> forPrograms() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("sort", sort);
        map.put("id", id);
        map.put("why", why);
        return map;
    }

    /** Such as "move 'Spy' (spyOn)": what it is, its name if it has one, and where to find it. */
    public String told(Tongue tongue) {
        Message sort = Message.of("balance.sort." + this.sort);
        if (name.equals(id)) return tongue.say("balance.unnamed", "sort", sort, "id", id);
        return tongue.say("balance.named", "sort", sort, "name", name, "id", id);
    }

    static List<Dead> in(LabFindings findings) {
        return new Search(findings.ledger(), findings.tongue()).all();
    }

    /** Looks through a ledger. */
    private static final class Search {
        private final Ledger ledger;
        private final Columns columns;
        private final Blueprint blueprint;
        private final Tongue tongue;
        private final Lexicon lexicon;
        private final List<Dead> dead = new ArrayList<>();

        Search(Ledger ledger, Tongue tongue) {
            this.ledger = ledger;
            this.tongue = tongue;
            columns = ledger.columns;
            blueprint = columns.blueprint;
            lexicon = new Lexicon(blueprint, tongue.language(), Collections.nCopies(blueprint.players, ""));
        }

        List<Dead> all() {
            if (ledger.finished() == 0) return dead;
            for (int move = 0; move < columns.moves; move++) {
                String id = blueprint.moves.get(move).id();
                if (offered(move) == 0) add("move", id, lexicon.move(id), Message.of("balance.dead.impossible", "games", games()));
                else if (taken(move) == 0) add("move", id, lexicon.move(id), neverTaken(move));
            }
            addCards();
            for (int word = 0; word < columns.words; word++) addIgnored("word", blueprint.word(word), lexicon.word(blueprint.word(word)), columns.word(word));
            for (int step = 0; step < columns.steps; step++) {
                String id = blueprint.steps.get(step).id();
                if (ledger.sum(columns.atStep + step) == 0) add("step", id, lexicon.step(id), Message.of("balance.dead.unreached", "games", games()));
            }
            return List.copyOf(dead);
        }

        /** Only where others of a set are offered, or come up, is it worth a word that one of them is not. */
        private void addCards() {
            Set<String> chosen = new HashSet<>(), moving = new HashSet<>();
            for (Blueprint.Kind kind : blueprint.kinds) {
                int choice = columns.kind(kind.index());
                if (offered(choice) > 0) chosen.add(kind.set());
                if (ledger.sum(columns.of(choice, Columns.MOVED)) > 0) moving.add(kind.set());
            }
            for (Blueprint.Kind kind : blueprint.kinds) {
                int choice = columns.kind(kind.index());
                String name = lexicon.kind(kind.id());
                if (offered(choice) > 0) addIgnored("card", kind.id(), name, choice);
                else if (moving.contains(kind.set()) && ledger.sum(columns.of(choice, Columns.MOVED)) == 0) add("card", kind.id(), name, Message.of("balance.dead.unseen", "games", games()));
                else if (chosen.contains(kind.set())) add("card", kind.id(), name, Message.of("balance.dead.unchosen", "games", games()));
            }
        }

        private void addIgnored(String sort, String id, String name, int choice) {
            if (offered(choice) >= OFTEN && taken(choice) == 0) add(sort, id, name, neverTaken(choice));
        }

        private void add(String sort, String id, String name, Message why) {
            dead.add(new Dead(sort, id, name, tongue.say(why)));
        }

        private long offered(int choice) {
            return ledger.sum(columns.of(choice, Columns.OFFERED));
        }

        private long taken(int choice) {
            return ledger.sum(columns.of(choice, Columns.TAKEN));
        }

        private Message neverTaken(int choice) {
            return Message.of("balance.dead.never-taken", "times", String.format(tongue.numbers(), "%,d", offered(choice)),
                "share", String.format(tongue.numbers(), "%.2g", 100 * Interval.ofShare(0, offered(choice)).high()));
        }

        private String games() {
            return String.format(tongue.numbers(), "%,d", ledger.finished());
        }
    }
}
