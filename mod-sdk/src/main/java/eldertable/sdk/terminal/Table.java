package eldertable.sdk.terminal;

import eldertable.host.Snapshot;
import eldertable.host.TableInfo;
import eldertable.rules.TableNames;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All that puts a table into words, and who has been told how much of what happened. */
final class Table {
    final Blueprint blueprint;
    final MatchSetup setup;
    final Lexicon lexicon;
    final TableText screen;
    final TableNames names;
    /** By seat, the spectator last: how many deeds were told already; null before anything was shown. */
    private int[] told;

    Table(TableInfo info, Paint paint) {
        blueprint = info.blueprint();
        setup = info.setup();
        lexicon = info.lexicon();
        screen = new TableText(blueprint, setup, lexicon, paint);
        names = new TableNames(blueprint);
    }

    /** What was before the screen came on is in the log; and after moves were taken back nobody knows more than has happened. */
    void follow(Snapshot now) {
        int all = now.moves() + 1;
        if (told == null) {
            told = new int[setup.players() + 1];
            Arrays.fill(told, all);
        }
        for (int i = 0; i < told.length; i++) told[i] = Math.min(told[i], all);
    }

    /** What has happened since somebody was told last. @param reader who is told it now */
    List<Snapshot.Told> news(Snapshot now, int reader) {
        int slot = reader < 0 ? told.length - 1 : reader, from = told[slot];
        told[slot] = now.moves() + 1;
        return now.chronicle().stream().filter(line -> line.move() >= from).toList();
    }

    List<Integer> people() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) if (setup.seats().get(seat).isPerson()) seats.add(seat);
        return seats;
    }

    /** A seat by its letter or its player's name, or -1. */
    int seat(String text) {
        for (int seat = 0; seat < setup.players(); seat++) {
            if (text.equalsIgnoreCase(TableNames.player(seat)) || text.equalsIgnoreCase(lexicon.seat(seat))) return seat;
        }
        return -1;
    }
}
