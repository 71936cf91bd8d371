package eldertable.sdk.terminal;

import eldertable.rules.TableNames;
import eldertable.session.GameSession;
import eldertable.state.GameState;
import eldertable.view.Chronicle;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A session with all that shows it: words, screen, chronicle, and who has been told how much. */
final class Table {
    final GameSession session;
    final Lexicon lexicon;
    final TableText screen;
    final TableNames names;
    private final Chronicle chronicle;
    /** By seat, the spectator last: how many deeds were told already. */
    private final int[] told;

    Table(GameSession session, String language, Paint paint) {
        this.session = session;
        lexicon = new Lexicon(session.blueprint(), language, session.setup().names());
        screen = new TableText(session.blueprint(), session.setup(), lexicon, paint);
        chronicle = new Chronicle(session.blueprint(), lexicon);
        names = session.commands().names();
        told = new int[session.setup().players() + 1];
        Arrays.fill(told, 1 + session.moves()); // what was before the screen came on is in the log
    }

    /** What has happened since this viewer was told last. */
    List<Chronicle.Line> news(int viewer) {
        int slot = viewer < 0 ? told.length - 1 : viewer;
        int all = session.moves() + 1;
        int from = Math.min(told[slot], all);
        told[slot] = all;
        return lines(viewer, from);
    }

    /** Everything, from a deed on; 0 is the beginning. */
    List<Chronicle.Line> lines(int viewer, int from) {
        List<Chronicle.Line> lines = new ArrayList<>();
        session.deeds().subList(from, session.moves() + 1).forEach(deed -> lines.addAll(chronicle.lines(deed, viewer)));
        return lines;
    }

    /** After moves were taken back nobody knows more than has happened. */
    void forget() {
        for (int i = 0; i < told.length; i++) told[i] = Math.min(told[i], session.moves() + 1);
    }

    List<Integer> people() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < session.setup().players(); seat++) if (session.isPerson(seat)) seats.add(seat);
        return seats;
    }

    /** Whose eyes see the end: the only person's, else those of somebody who only watches. */
    int lastViewer() {
        return people().size() == 1 ? people().get(0) : GameState.SPECTATOR;
    }

    /** A seat by its letter or its player's name, or -1. */
    int seat(String text) {
        for (int seat = 0; seat < session.setup().players(); seat++) {
            if (text.equalsIgnoreCase(TableNames.player(seat)) || text.equalsIgnoreCase(lexicon.seat(seat))) return seat;
        }
        return -1;
    }
}
