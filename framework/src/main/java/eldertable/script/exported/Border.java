package eldertable.script.exported;

import eldertable.pack.model.FlowDef;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.words.Message;

/**
 * Where numbers of rules enter a match. Whatever would change the state, or be kept in it, has to name something that there is; what is
 * only looked up may name anything, since it finds nothing then.
 */
final class Border {
    private final Blueprint blueprint;
    private final int pieces, zones, players, steps;
    /** By zone: whether it is the first of those that players have one of each. */
    private final boolean[] first;

    Border(Blueprint blueprint) {
        this.blueprint = blueprint;
        pieces = blueprint.pieceCount();
        zones = blueprint.zones.size();
        players = blueprint.players;
        steps = blueprint.steps.size();
        first = new boolean[zones];
        for (Blueprint.Zone zone : blueprint.zones) first[zone.index()] = zone.owner() == 0 && zone.def().per().kind() == Per.Kind.PLAYER;
    }

    int piece(int piece) {
        return piece >= 0 && piece < pieces ? piece : refuse(Message.of("rules.misuse.piece", "piece", piece));
    }

    int zone(int zone) {
        return zone >= 0 && zone < zones ? zone : refuse(Message.of("rules.misuse.zone", "zone", zone));
    }

    /** The first of the zones that players have one of each. */
    int firstOfPlayers(int zone) {
        if (first[zone(zone)]) return zone;
        return refuse(Message.of("rules.misuse.passed-on", "zone", blueprint.zones.get(zone).def().id()));
    }

    int space(int space) {
        return space >= 0 && space < blueprint.spaces ? space : refuse(Message.of("rules.misuse.space", "space", space));
    }

    int player(int seat) {
        return seat >= 0 && seat < players ? seat : refuse(Message.of("rules.misuse.player", "player", seat));
    }

    /** Players as bits. */
    int players(int bits) {
        return (bits & -1 << players) == 0 ? bits : refuse(Message.of("rules.misuse.players"));
    }

    int step(int step) {
        return step >= 0 && step < steps ? step : refuse(Message.of("rules.misuse.step", "step", step));
    }

    /** A step that needs nobody to be named when it is pushed. */
    int namesItsActors(int step) {
        return blueprint.steps.get(step).who() != FlowDef.Who.ONE ? step : refuse(Message.of("rules.misuse.who", "step", blueprint.steps.get(step).id()));
    }

    int place(int place) {
        return place >= 1 && place <= players ? place : refuse(Message.of("rules.misuse.place", "place", place, "players", players));
    }

    int die(int die) {
        return die >= 0 && die < blueprint.dice.size() ? die : refuse(Message.of("rules.misuse.die", "die", die));
    }

    /** What the state keeps, or nothing. */
    int code(int code) {
        return blueprint.names(code) ? code : refuse(Message.of("rules.misuse.code"));
    }

    /** The first cell of a pool. */
    int pool(int cell) {
        return blueprint.isPool(cell) ? cell : refuse(Message.of("rules.misuse.code"));
    }

    int count(int count) {
        return count >= 0 ? count : refuse(Message.of("rules.misuse.count", "count", count));
    }

    static int refuse(Message why) {
        throw new Misuse(why);
    }
}
