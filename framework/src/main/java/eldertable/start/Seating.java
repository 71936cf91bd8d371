package eldertable.start;

import eldertable.rules.TableNames;
import eldertable.session.MatchSetup;
import eldertable.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Who shall sit where, as it was said.
 *
 * @param bots  `normal`: everybody but the first; `easy,hard`: the last seats; `B=hard`: that seat; `all`, `all=easy`: everybody;
 *              `person,hard,person`: each
 * @param names seat by seat; those that are blank or missing are made up
 */
public record Seating(List<String> bots, List<String> names) {
    public static final Seating OPEN = new Seating(List.of(), List.of());
    private static final String PERSON = "person", ALL = "all", USUAL = "random";

    /** Why so many players cannot sit like that. */
    public Optional<Message> problem(int players) {
        if (isBySeat()) {
            for (String bot : bots) {
                String letter = letter(bot);
                if (seatOf(letter) < 0 || seatOf(letter) >= players) {
                    return Optional.of(Message.of("session.no-seat", "seat", letter, "last", TableNames.player(players - 1)));
                }
            }
        } else if (bots.size() > players) {
            return Optional.of(Message.of("session.many-bots", "bots", bots.size(), "seats", players));
        }
        return names.size() > players ? Optional.of(Message.of("session.many-names", "names", names.size(), "seats", players)) : Optional.empty();
    }

    /** For a number of players that is no {@link #problem}. @param usual what is called, at a seat, whoever was given no name: a person, or not */
    public List<MatchSetup.Seat> seats(int players, BiFunction<Integer, Boolean, String> usual) {
        List<String> playing = new ArrayList<>(Collections.nCopies(players, PERSON));
        if (isForAll()) playing.replaceAll(seat -> bots.get(0).equals(ALL) ? USUAL : botOf(bots.get(0)));
        else if (isBySeat()) bots.forEach(bot -> playing.set(seatOf(letter(bot)), botOf(bot)));
        else if (bots.size() == 1) Collections.fill(playing.subList(1, players), bots.get(0));
        else for (int i = 0; i < bots.size(); i++) playing.set(players - bots.size() + i, bots.get(i));
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            String name = i < names.size() ? names.get(i).strip() : "";
            boolean person = playing.get(i).equals(PERSON);
            seats.add(new MatchSetup.Seat(name.isEmpty() ? usual.apply(i, person) : name, person ? "" : playing.get(i)));
        }
        return seats;
    }

    private boolean isForAll() {
        return bots.size() == 1 && bots.get(0).matches(ALL + "(=.*)?");
    }

    private boolean isBySeat() {
        return !isForAll() && !bots.isEmpty() && bots.stream().allMatch(bot -> bot.contains("="));
    }

    private static String letter(String bot) {
        return bot.substring(0, bot.indexOf('='));
    }

    private static String botOf(String bot) {
        return bot.substring(bot.indexOf('=') + 1);
    }

    private static int seatOf(String letter) {
        return letter.length() == 1 ? Character.toUpperCase(letter.charAt(0)) - 'A' : -1;
    }
}
