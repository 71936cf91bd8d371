package eldertable.host;

import java.time.Duration;
import java.util.Optional;

/**
 * How long people may think.
 *
 * @param per     whether the time is for each move or for all moves of a game together
 * @param standIn the name of the bot that moves for whoever has no time left; if empty, that is told and nothing else happens
 */
public record TimeControl(Per per, Duration time, Optional<String> standIn) {
    public enum Per { MOVE, GAME }
}
