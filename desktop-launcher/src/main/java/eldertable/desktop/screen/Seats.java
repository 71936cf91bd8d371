package eldertable.desktop.screen;

import eldertable.session.MatchSetup;

import java.util.ArrayList;
import java.util.List;

/** The players' colours, the same on every screen, always shown with a letter or a name as well; and names for those who give none. */
public final class Seats {
    private static final int[] COLOURS = {0xb5483fff, 0x3f72b0ff, 0xc9962fff, 0x4c8f5eff, 0x8560b5ff, 0xc4793aff, 0x3f9a9aff, 0x9a9384ff};

    /** By their letters, A to L. */
    private static final String[] NAMES = {"Ada", "Barnabas", "Cordelia", "Dexter", "Esther", "Felix", "Greta", "Horace", "Ines", "Jasper", "Kezia", "Lucius"};

    private Seats() {}

    public static String name(int seat) {
        return NAMES[Math.floorMod(seat, NAMES.length)];
    }

    /** People with those names, the first called otherwise. @param first "" for the usual name */
    public static List<MatchSetup.Seat> named(String first) {
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < NAMES.length; seat++) seats.add(new MatchSetup.Seat(seat == 0 && !first.isBlank() ? first : name(seat), ""));
        return seats;
    }

    public static int colour(int seat) {
        return COLOURS[Math.floorMod(seat, COLOURS.length)];
    }
}
