package eldertable.desktop.screen;

import eldertable.pack.library.PackLoad;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What shall be played: a new match, or one that was saved.
 *
 * @param pack     the game's id or path; for a saved match "" stands for the game it is of
 * @param read     the game with its mods, if it has just been read
 * @param players  0 for the fewest that the game allows, as for options that are not named
 * @param seats    who plays; fewer than players, or none, for people called A, B, C …
 * @param saved    a match to go on with or to look at
 * @param anyway   also if the rules have changed since
 * @param replay   to look at, not to go on with
 * @param author   whether its files are watched and the workshop can be opened
 * @param autoplay how many moves bots shall make, for everybody, before the table is shown
 * @param lesson   the id of a lesson of the game instead of a match, or ""
 * @param open     whether others are invited at once to all seats of people but the first
 */
public record MatchOrder(String pack, List<String> mods, Optional<PackLoad> read, int players, Map<String, Object> options, long seed, List<MatchSetup.Seat> seats,
                         Optional<SaveFolder.Listed> saved, boolean anyway, boolean replay, boolean author, int autoplay, String lesson, boolean open) {
    public static MatchOrder fresh(String pack, List<String> mods, int players, Map<String, Object> options, long seed, List<MatchSetup.Seat> seats) {
        return new MatchOrder(pack, List.copyOf(mods), Optional.empty(), players, options, seed, List.copyOf(seats), Optional.empty(), false, false, false, 0, "", false);
    }

    /** A lesson; the names of the players are those of the seats. */
    public static MatchOrder lesson(String pack, List<String> mods, String lesson, List<MatchSetup.Seat> seats) {
        return new MatchOrder(pack, List.copyOf(mods), Optional.empty(), 0, Map.of(), 0, List.copyOf(seats), Optional.empty(), false, false, false, 0, lesson, false);
    }

    public static MatchOrder resume(SaveFolder.Listed saved) {
        return new MatchOrder("", List.of(), Optional.empty(), 0, Map.of(), 0, List.of(), Optional.of(saved), false, false, false, 0, "", false);
    }

    public static MatchOrder replay(SaveFolder.Listed saved) {
        return new MatchOrder("", List.of(), Optional.empty(), 0, Map.of(), 0, List.of(), Optional.of(saved), false, true, false, 0, "", false);
    }

    /** Spares whoever opens the match reading the game again. */
    public MatchOrder withRead(PackLoad load) {
        return new MatchOrder(pack, mods, Optional.of(load), players, options, seed, seats, saved, anyway, replay, author, autoplay, lesson, open);
    }

    public MatchOrder withAutoplay(int moves) {
        return new MatchOrder(pack, mods, read, players, options, seed, seats, saved, anyway, replay, author, moves, lesson, open);
    }

    public MatchOrder evenSo() {
        return new MatchOrder(pack, mods, read, players, options, seed, seats, saved, true, replay, author, autoplay, lesson, open);
    }

    public MatchOrder forAuthor() {
        return new MatchOrder(pack, mods, read, players, options, seed, seats, saved, anyway, replay, true, autoplay, lesson, open);
    }

    public MatchOrder forGuests() {
        return new MatchOrder(pack, mods, read, players, options, seed, seats, saved, anyway, replay, author, autoplay, lesson, true);
    }
}
