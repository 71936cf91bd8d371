package eldertable.session;

import java.time.Instant;

/**
 * A match in a file.
 *
 * @param name         what its player called it
 * @param title        the game's title, to be shown without the pack at hand
 * @param automatic    whether the program wrote it by itself after a move
 * @param commandsLine the line of the file that the first command stands in
 */
public record Save(String name, String title, Instant saved, boolean automatic, Journal journal, int commandsLine) {}
