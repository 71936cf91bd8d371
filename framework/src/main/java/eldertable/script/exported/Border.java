package eldertable.script.exported;

import eldertable.pack.model.Per;
import eldertable.state.Blueprint;

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
        return piece >= 0 && piece < pieces ? piece : refuse("There is no piece " + piece + ": give one that the table handed out.");
    }

    int zone(int zone) {
        return zone >= 0 && zone < zones ? zone : refuse("There is no zone " + zone + ": give one of game or of a player.");
    }

    /** The first of the zones that players have one of each. */
    int firstOfPlayers(int zone) {
        if (first[zone(zone)]) return zone;
        return refuse("'" + blueprint.zones.get(zone).def().id() + "' cannot be passed on: only zones with per: player go round.");
    }

    int space(int space) {
        return space >= 0 && space < blueprint.spaces ? space : refuse("There is no space " + space + ": give one of a board.");
    }

    int player(int seat) {
        return seat >= 0 && seat < players ? seat : refuse("There is no player " + seat + ": give one of game.players.");
    }

    /** Players as bits. */
    int players(int bits) {
        return (bits & -1 << players) == 0 ? bits : refuse("Somebody is named who does not play: give players of game.players.");
    }

    int step(int step) {
        return step >= 0 && step < steps ? step : refuse("There is no step " + step + ": give the name of one in flow.yaml.");
    }

    int place(int place) {
        return place >= 1 && place <= players ? place : refuse("There is no place " + place + " in a ranking of " + players + ".");
    }

    int die(int die) {
        return die >= 0 && die < blueprint.dice.size() ? die : refuse("There is no die " + die + ": give the name of one in components.yaml.");
    }

    /** What the state keeps, or nothing. */
    int code(int code) {
        return blueprint.names(code) ? code : refuse("A game keeps pieces, players, spaces, kinds, numbers and words of its own only.");
    }

    int count(int count) {
        return count >= 0 ? count : refuse("It cannot be " + count + " of them: give a whole number from 0 on.");
    }

    static int refuse(String why) {
        throw new Misuse(why);
    }
}
