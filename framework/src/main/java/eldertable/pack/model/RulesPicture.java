package eldertable.pack.model;

import eldertable.api.Sort;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a page of rules shows by a mark such as `![Azathoth](card:azathoth)`: something of the pack, drawn by the program. */
public record RulesPicture(Subject subject, String id) {
    public enum Subject {
        /** A card's face. */
        CARD,
        /** A coin, gem or pawn, as it lies on the table. */
        PIECE,
        COUNTER, BOARD,
        /** A table as it is set up for so many players. */
        TABLE;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A mark on a page. @param offset where what it shows is named; @param target as it was written */
    public record Mark(String target, int offset) {}

    private static final Pattern MARK = Pattern.compile("!\\[[^\\]\\n]{0,400}\\]\\(([^)\\s]{0,400})\\)"), TARGET = Pattern.compile("([a-z]{1,20}):(.{1,100})");

    /** Empty for what is none, such as a picture from elsewhere. */
    public static Optional<RulesPicture> of(String target) {
        Matcher known = TARGET.matcher(target);
        if (!known.matches()) return Optional.empty();
        return Arrays.stream(Subject.values()).filter(subject -> subject.word().equals(known.group(1))).findFirst().map(subject -> new RulesPicture(subject, known.group(2)));
    }

    public static List<Mark> marksIn(String page) {
        return MARK.matcher(page).results().map(mark -> new Mark(mark.group(1), mark.start(1))).toList();
    }

    /** How marks are written, for messages. */
    public static String forms() {
        return Arrays.stream(Subject.values()).map(subject -> subject.word() + ":NAME").collect(Collectors.joining(", "));
    }

    /** What of a pack could be shown so. */
    public List<String> known(PackDef pack) {
        return switch (subject) {
            case CARD, PIECE -> pack.sets().stream().flatMap(set -> set.kinds().stream()).map(PieceSetDef.KindDef::id).toList();
            case COUNTER -> pack.all(Sort.COUNTER).stream().map(ComponentDef::id).toList();
            case BOARD -> pack.boards().stream().map(BoardDef::id).toList();
            case TABLE -> IntStream.rangeClosed(pack.info().minPlayers(), pack.info().maxPlayers()).mapToObj(String::valueOf).toList();
        };
    }

    public boolean isIn(PackDef pack) {
        return known(pack).contains(id);
    }
}
