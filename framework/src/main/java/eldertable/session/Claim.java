package eldertable.session;

import eldertable.diagnostic.Diagnostic;

import java.util.Optional;

/**
 * A saved match that somebody goes on with, and nobody else under the same id: two that keep one match would each undo what the
 * other has told its players.
 *
 * @param save    what to go on with, as it is now
 * @param match   under which id: its own if it is what the program kept by itself, else a new one, so that whatever was kept stays
 * @param warning what to know about it
 */
public record Claim(SaveFolder.Listed save, String match, Optional<Diagnostic> warning, Hold hold) {}
