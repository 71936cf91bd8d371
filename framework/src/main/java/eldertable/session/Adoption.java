package eldertable.session;

import eldertable.bot.Bots;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came of putting other rules in force in the middle of a match.
 *
 * @param adopted whether they are in force; if not, the old ones are, and nothing has changed
 * @param lost    what is in use and the new rules do not know: why they are not in force
 * @param changes what the author should know of those that are: what was added and where it lies
 * @param fault   of a hook that the new rules had to run at once
 */
public record Adoption(boolean adopted, List<Message> lost, List<Message> changes, Optional<Diagnostic> fault) {
    public Adoption {
        lost = List.copyOf(lost);
        changes = List.copyOf(changes);
    }

    static Adoption lost(List<Message> lost) {
        return new Adoption(false, lost, List.of(), Optional.empty());
    }

    static Adoption of(List<Message> added, List<Message> changed) {
        List<Message> changes = new ArrayList<>(added);
        changes.addAll(changed);
        return new Adoption(true, List.of(), changes, Optional.empty());
    }

    static Adoption failed(Diagnostic fault) {
        return new Adoption(false, List.of(), List.of(), Optional.of(fault));
    }

    /** What a pack no longer offers of that which was settled before the first move. */
    static List<Message> unsettled(RuleEngine rules, MatchSetup setup) {
        PackDef pack = rules.blueprint.pack;
        List<Message> lost = new ArrayList<>();
        if (!pack.info().id().equals(setup.game())) lost.add(Message.of("session.lost.game", "game", setup.game(), "other", pack.info().id()));
        if (!pack.info().complaint(setup.players()).isEmpty()) {
            lost.add(Message.of("session.lost.players", "players", setup.players()));
        }
        setup.options().forEach((id, value) -> {
            if (!pack.info().complaint(id, value, setup.players()).isEmpty()) lost.add(Message.of("session.lost.option", "option", id + "=" + value));
        });
        for (MatchSetup.Seat seat : setup.seats()) {
            boolean known = seat.isPerson() || Bots.isForAnyPack(seat.bot()) || rules.botNames().contains(seat.bot());
            if (!known) lost.add(Message.of("session.lost.bot", "bot", seat.bot()));
        }
        return lost;
    }
}
