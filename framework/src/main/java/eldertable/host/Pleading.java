package eldertable.host;

import eldertable.session.GameSession;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** People who sit at different front ends ask one another whether moves may be taken back. What is asked is forgotten when something else happens. */
final class Pleading {
    /** @param moves how many of people are to be taken back; @param asked those who have not answered */
    private record Asked(int seat, int moves, Set<Integer> asked) {}

    private final GameSession session;
    private Optional<Asked> open = Optional.empty();

    Pleading(GameSession session) {
        this.session = session;
    }

    /** Asks all others who are there. @param here the people's seats that somebody is connected for; @return false if there is nothing to ask, or nobody */
    boolean ask(Set<Integer> by, Set<Integer> here) {
        List<Integer> movers = session.undoing(by);
        Set<Integer> others = new TreeSet<>(here);
        others.removeAll(by);
        boolean allThere = movers.stream().allMatch(mover -> by.contains(mover) || here.contains(mover)); // nobody is passed over who cannot answer
        if (movers.isEmpty() || others.isEmpty() || !allThere) return false;
        open = Optional.of(new Asked(movers.get(movers.size() - 1), movers.size(), others));
        return true;
    }

    Optional<Plea> plea(Set<Integer> seats) {
        return open.map(asked -> new Plea(asked.seat(), !Collections.disjoint(asked.asked(), seats)));
    }

    boolean isAsked(Set<Integer> seats) {
        return plea(seats).map(Plea::yours).orElse(false);
    }

    /** @return how many moves of people are to be taken back now, since everybody has agreed; 0 while others are still asked */
    int agree(Set<Integer> seats) {
        Asked asked = open.orElseThrow();
        asked.asked().removeAll(seats);
        if (!asked.asked().isEmpty()) return 0;
        drop();
        return asked.moves();
    }

    void drop() {
        open = Optional.empty();
    }
}
