package eldertable.sdk.farm;

import eldertable.api.Sort;
import java.util.List;

/**
 * What a worker is asked to play: some of the games of one run.
 *
 * @param version of the program that asks; another version might play other games
 * @param pack    the hash of the pack, its mods, the number of players and the options
 * @param bots    who plays, seat by seat; in a league who takes part
 * @param from    the number of the first game
 * @param until   the number after the last one
 */
public record Order(String version, String pack, Sort sort, List<String> bots, long seed, int mostMoves, long from, long until, boolean ladder, int leagueGames) {
    /** What is made of the games. */
    public enum Sort { LEDGER, LEAGUE, STATISTICS }

    Order part(long from, long until) {
        return new Order(version, pack, sort, bots, seed, mostMoves, from, until, ladder, leagueGames);
    }

    long games() {
        return until - from;
    }
}
