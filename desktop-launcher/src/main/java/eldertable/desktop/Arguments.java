package eldertable.desktop;

import eldertable.desktop.screen.Seats;
import eldertable.diagnostic.Spelling;
import eldertable.rules.TableNames;
import eldertable.session.MatchSetup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the launcher was started with. Anything that cannot be understood is told by {@link Problem}.
 *
 * @param pack    straight to a table of this game, or "" for the title
 * @param load    a saved match to go on with, or ""; @param resume the last unfinished one
 * @param width   of the window in pixels, 0 where it was not said
 * @param bots    as written: "normal", "B=hard", "all=easy", "person,hard"
 * @param language of the games' texts, where they have it: that of the system unless another was said
 * @param author  whether the files of games are watched, and their workshop can be opened
 * @param screen  which screen to open first: "" for the title, else new, load, mods, settings, credits, rules
 */
public record Arguments(String pack, List<String> mods, int players, Map<String, String> options, Long seed, List<String> bots, List<String> names,
                        String load, boolean resume, boolean replay, boolean anyway, int autoplay, String screenshot, String script, int width, int height,
                        boolean offScreen, boolean frames, String screen, boolean author, String language) {
    static final class Problem extends RuntimeException {
        private static final long serialVersionUID = 1;

        Problem(String message) {
            super(message, null, false, false);
        }
    }

    static final String HELP = """
        Eldertable's window. Without arguments it opens the title.

          --pack PACK         straight to a table of this game: its id, or the path of its folder or zip
          --players N         how many play          --seed N            where chance begins
          --bots BOTS         normal; easy,hard (the last seats); B=hard; all; all=easy; person,hard,person
          --names A,B         the players' names     --option ID=VALUE   one of the game's options; may be repeated
          --mods MODS         mods to play with, by id or path, in this order
          --load NAME         go on with a saved game: its name, or its file      --continue   with the last one
          --replay            with --load: look at it move by move        --anyway     also if the rules have changed
          --language CODE     the language of the games' texts, where they have it: en, de …
          --author            watch the game's files and put what changes in force at once; F10 opens the author's workshop
          --autoplay N        bots make N moves for everybody first
          --screen NAME       open with that screen: library, new, load, mods, settings, credits, rules
          --size WxH          the window's size in pixels; 1280x720 by default
          --screenshot FILE   draw, save a PNG, and leave
          --script FILE       do what the file says (see the handbook, "Driving the window")
          --frames            at the end tell how fast the picture flowed
          --offscreen         draw into memory, without a window (needs Mesa's libosmesa6)
        """;

    static Arguments read(List<String> words) {
        return new Reader(words).read();
    }

    boolean drives() {
        return !screenshot.isEmpty() || !script.isEmpty();
    }

    boolean opensTable() {
        return opensNewTable() || goesOn();
    }

    boolean opensNewTable() {
        return !pack.isEmpty() && screen.isEmpty() && !goesOn();
    }

    /** Whether a saved match is to be gone on with. */
    boolean goesOn() {
        return !load.isEmpty() || resume;
    }

    /** Who sits where, for a game of so many players. */
    List<MatchSetup.Seat> seats(int count, String person) {
        List<String> playing = new ArrayList<>(java.util.Collections.nCopies(count, ""));
        String first = bots.isEmpty() ? "" : bots.get(0);
        if (bots.size() == 1 && first.matches("all(=.*)?")) playing.replaceAll(seat -> first.equals("all") ? "random" : first.substring(4));
        else if (!bots.isEmpty() && bots.stream().allMatch(bot -> bot.contains("="))) bots.forEach(bot -> seat(playing, bot));
        else {
            if (bots.size() > count) throw new Problem("--bots names " + bots.size() + " bots for " + count + " seats.");
            for (int i = 0; i < bots.size(); i++) playing.set(count - bots.size() + i, bots.get(i).equals("person") ? "" : bots.get(i));
        }
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String bot = playing.get(i);
            String name = i < names.size() ? names.get(i).strip() : "";
            boolean own = name.isEmpty() && i == 0 && bot.isEmpty() && !person.isBlank();
            seats.add(new MatchSetup.Seat(own ? person : name.isEmpty() ? Seats.name(i) : name, bot));
        }
        return seats;
    }

    /** @param known the bots of the pack and those for any pack */
    static void checkBots(List<MatchSetup.Seat> seats, List<String> known) {
        seats.stream().map(MatchSetup.Seat::bot).filter(bot -> !bot.isEmpty() && !known.contains(bot)).findFirst().ifPresent(bot -> {
            throw new Problem("There is no bot '" + bot + "'." + Spelling.hint(bot, known) + " There are: " + String.join(", ", known) + ".");
        });
    }

    private static void seat(List<String> playing, String bot) {
        String[] parts = bot.split("=", 2);
        int seat = parts[0].length() == 1 ? Character.toUpperCase(parts[0].charAt(0)) - 'A' : -1;
        if (seat < 0 || seat >= playing.size()) {
            throw new Problem("There is no seat '" + parts[0] + "': the seats are A to " + TableNames.player(playing.size() - 1) + ".");
        }
        playing.set(seat, parts[1].equals("person") ? "" : parts[1]);
    }

    /** Goes through the words one by one. */
    private static final class Reader {
        private static final List<String> WITH_VALUE = List.of("--pack", "--players", "--seed", "--bots", "--names", "--option", "--mods", "--load",
            "--autoplay", "--language", "--screen", "--size", "--screenshot", "--script");
        private static final List<String> ALONE = List.of("--continue", "--replay", "--anyway", "--author", "--offscreen", "--frames", "--help");

        private final Map<String, List<String>> given = new LinkedHashMap<>();

        Reader(List<String> words) {
            for (int i = 0; i < words.size(); i++) {
                String word = words.get(i), value = null;
                if (word.startsWith("--") && word.contains("=")) {
                    value = word.substring(word.indexOf('=') + 1);
                    word = word.substring(0, word.indexOf('='));
                }
                if (!word.startsWith("-") && !given.containsKey("--pack")) {
                    value = word;
                    word = "--pack";
                }
                if (ALONE.contains(word)) value = "";
                else if (!WITH_VALUE.contains(word)) {
                    List<String> all = new ArrayList<>(WITH_VALUE);
                    all.addAll(ALONE);
                    throw new Problem("There is no argument '" + word + "'." + Spelling.hint(word, all) + " --help tells them all.");
                } else if (value == null) {
                    if (i + 1 == words.size()) throw new Problem(word + " wants a value. --help tells more.");
                    value = words.get(++i);
                }
                given.computeIfAbsent(word, none -> new ArrayList<>()).add(value);
            }
        }

        Arguments read() {
            if (given.containsKey("--help")) throw new Problem(HELP);
            int[] size = size(text("--size"));
            Map<String, String> options = new LinkedHashMap<>();
            for (String option : given.getOrDefault("--option", List.of())) {
                if (!option.matches("[^=]+=.+")) throw new Problem("--option wants ID=VALUE, not '" + option + "'.");
                options.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
            }
            Long seed = text("--seed").isEmpty() ? null : (Long) number("--seed", Long.MIN_VALUE, Long.MAX_VALUE);
            return new Arguments(text("--pack"), list("--mods"), (int) number("--players", 0, 26), options, seed, list("--bots"), list("--names"),
                text("--load"), given.containsKey("--continue"), given.containsKey("--replay"), given.containsKey("--anyway"), (int) number("--autoplay", 0, 1_000_000),
                text("--screenshot"), text("--script"), size[0], size[1], given.containsKey("--offscreen"), given.containsKey("--frames"), screen(), given.containsKey("--author"),
                text("--language").isEmpty() ? Locale.getDefault().toLanguageTag() : text("--language"));
        }

        private String screen() {
            String screen = text("--screen");
            List<String> known = List.of("", "library", "new", "load", "mods", "settings", "credits", "rules");
            if (!known.contains(screen)) throw new Problem("There is no screen '" + screen + "'." + Spelling.hint(screen, known));
            return screen;
        }

        private String text(String word) {
            List<String> values = given.getOrDefault(word, List.of(""));
            return values.get(values.size() - 1);
        }

        private List<String> list(String word) {
            String text = text(word).strip();
            return text.isEmpty() ? List.of() : List.of(text.split("\\s*,\\s*"));
        }

        private long number(String word, long least, long most) {
            String text = text(word);
            if (text.isEmpty()) return 0;
            try {
                long number = Long.parseLong(text);
                if (number >= least && number <= most) return number;
            } catch (NumberFormatException notOne) {
                // told below
            }
            throw new Problem(word + " wants a number" + (least == Long.MIN_VALUE ? "" : " from " + least + " to " + most) + ", not '" + text + "'.");
        }

        private static int[] size(String text) {
            if (text.isEmpty()) return new int[] {0, 0};
            if (!text.matches("\\d{3,4}x\\d{3,4}")) throw new Problem("--size wants something like 1280x720, not '" + text + "'.");
            String[] parts = text.split("x");
            int w = Integer.parseInt(parts[0]), h = Integer.parseInt(parts[1]);
            if (w < 320 || h < 200) throw new Problem("--size " + text + " is too small: at least 320x200.");
            return new int[] {w, h};
        }
    }
}
