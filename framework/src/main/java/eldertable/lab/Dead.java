package eldertable.lab;

import eldertable.simulation.Interval;
import eldertable.state.Blueprint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Something that no game made any use of.
 *
 * @param sort  "card", "move", "step", "word" or "space"
 * @param why   in words, with how sure that is
 */
public record Dead(String sort, String id, String why) {
    /** A space or word that is offered less often than this may just not have had its turn. */
    private static final long OFTEN = 100;

    Map<String, Object> forPrograms() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("sort", sort);
        map.put("id", id);
        map.put("why", why);
        return map;
    }

    static List<Dead> in(Ledger ledger) {
        Columns columns = ledger.columns;
        Blueprint blueprint = columns.blueprint;
        List<Dead> dead = new ArrayList<>();
        if (ledger.finished() == 0) return dead;
        for (int move = 0; move < columns.moves; move++) {
            String id = blueprint.moves.get(move).id();
            if (offered(ledger, move) == 0) dead.add(new Dead("move", id, "never possible in " + games(ledger)));
            else if (taken(ledger, move) == 0) dead.add(new Dead("move", id, neverTaken(offered(ledger, move))));
        }
        addCards(ledger, dead);
        for (int word = 0; word < columns.words; word++) addIgnored(ledger, "word", blueprint.word(word), columns.word(word), dead);
        for (int step = 0; step < columns.steps; step++) {
            if (ledger.sum(columns.atStep + step) == 0) dead.add(new Dead("step", blueprint.steps.get(step).id(), "never reached in " + games(ledger)));
        }
        return List.copyOf(dead);
    }

    /** Only where others of a set are offered, or come up, is it worth a word that one of them is not. */
    private static void addCards(Ledger ledger, List<Dead> dead) {
        Columns columns = ledger.columns;
        Set<String> chosen = new HashSet<>(), moving = new HashSet<>();
        for (Blueprint.Kind kind : columns.blueprint.kinds) {
            int choice = columns.kind(kind.index());
            if (offered(ledger, choice) > 0) chosen.add(kind.set());
            if (ledger.sum(columns.of(choice, Columns.MOVED)) > 0) moving.add(kind.set());
        }
        for (Blueprint.Kind kind : columns.blueprint.kinds) {
            int choice = columns.kind(kind.index());
            if (offered(ledger, choice) > 0) {
                addIgnored(ledger, "card", kind.id(), choice, dead);
            } else if (moving.contains(kind.set()) && ledger.sum(columns.of(choice, Columns.MOVED)) == 0) {
                dead.add(new Dead("card", kind.id(), "never came up in " + games(ledger) + ", though others of its set did"));
            } else if (chosen.contains(kind.set())) {
                dead.add(new Dead("card", kind.id(), "could never be chosen in " + games(ledger) + ", though others of its set could"));
            }
        }
    }

    private static void addIgnored(Ledger ledger, String sort, String id, int choice, List<Dead> dead) {
        if (offered(ledger, choice) >= OFTEN && taken(ledger, choice) == 0) dead.add(new Dead(sort, id, neverTaken(offered(ledger, choice))));
    }

    private static long offered(Ledger ledger, int choice) {
        return ledger.sum(ledger.columns.of(choice, Columns.OFFERED));
    }

    private static long taken(Ledger ledger, int choice) {
        return ledger.sum(ledger.columns.of(choice, Columns.TAKEN));
    }

    private static String neverTaken(long offered) {
        return String.format(Locale.ROOT, "offered %,d times, never taken: at most %.2g %% of the time, 95 %% sure", offered, 100 * Interval.ofShare(0, offered).high());
    }

    private static String games(Ledger ledger) {
        return String.format(Locale.ROOT, "%,d games", ledger.finished());
    }
}
