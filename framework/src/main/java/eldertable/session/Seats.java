package eldertable.session;

import java.util.ArrayList;
import java.util.List;

/** Names for players who give none. */
public final class Seats {
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
}
