package eldertable.sdk.terminal;

import eldertable.host.Opening;
import eldertable.host.UndoRights;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game at a terminal where all lines are known beforehand and nobody looks: as a person would play it, line by line. */
public final class TypedGame implements Console {
    private final Deque<String> lines;

    private TypedGame(List<String> lines) {
        this.lines = new ArrayDeque<>(lines);
    }

    /** Plays until the lines have run out. */
    public static void play(ScriptEngine scripts, PackDef pack, SaveFolder saves, long seed, List<String> lines) {
        int players = Math.max(2, pack.info().minPlayers());
        MatchSetup setup = MatchSetup.of("typed", pack, players, Map.of(), seed, MatchSetup.people(players));
        TerminalGame.Manner manner = new TerminalGame.Manner("en", true, false, UndoRights.EVERYTHING);
        try (TerminalGame game = new TerminalGame(new TypedGame(lines), scripts, saves, manner, Optional.empty())) {
            if (game.open(Opening.begin(scripts, pack, setup, Optional.empty())).isEmpty()) game.run();
        }
    }

    @Override
    public String readLine(String prompt) {
        return lines.poll();
    }

    @Override
    public void print(String line) {}

    @Override
    public void clear() {}

    @Override
    public boolean isInteractive() {
        return true;
    }

    @Override
    public int width() {
        return 100;
    }

    @Override
    public int height() {
        return 24;
    }

    @Override
    public Paint paint() {
        return new Paint(true);
    }
}
