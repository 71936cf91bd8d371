package eldertable.rules;

import eldertable.diagnostic.Spelling;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A thing as a command names it: "crab" (any of that kind), "crab#2", "B.diver@salem", "line[3]", "salem", "red", "3".
 * What it means is found out among the things on offer, so one name may fit several of them.
 */
final class ThingName {
    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,7}");
    private static final Pattern PLACE = Pattern.compile("((?:[A-Za-z][\\w-]*\\.)?[A-Za-z][\\w-]*)\\[(\\d{1,6})]");
    private static final Pattern NAMED = Pattern.compile(
        "(?:(piece|player|space|kind|word):)?((?:([A-Za-z][\\w-]*)\\.)?([A-Za-z][\\w-]*))(?:#(\\d{1,6}))?(?:@([A-Za-z][\\w.-]*))?");

    private final String text;
    private final TableNames names;
    private final Blueprint blueprint;
    private final OptionalInt number;
    private final Matcher place;
    private final Matcher named;
    /** Of the piece (or of the thing in a component) that is meant, or -1. */
    private int zone = -1, index = -1, owner = -1, copy = -1, cell = -1, atZone = -1, atSpace = -1;
    private Message complaint;

    ThingName(String text, Blueprint blueprint, TableNames names) {
        this.text = text;
        this.blueprint = blueprint;
        this.names = names;
        number = text.equals("true") ? OptionalInt.of(1) : text.equals("false") ? OptionalInt.of(0)
            : NUMBER.matcher(text).matches() ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
        place = PLACE.matcher(text);
        named = NAMED.matcher(text);
        if (number.isPresent() || text.equals("any")) return;
        if (place.matches()) readPlace();
        else if (named.matches()) readName();
        else complaint = Message.of("rules.no-name", "text", text);
    }

    private void readPlace() {
        zone = names.zone(place.group(1));
        index = Integer.parseInt(place.group(2));
        cell = zone < 0 ? names.cell(text) : -1;
        if (zone < 0 && cell < 0) complaint = Message.of("rules.no-zone", "zone", place.group(1));
    }

    private void readName() {
        String qualifier = named.group(3), id = named.group(4), where = named.group(6);
        boolean known = names.space(named.group(2)) >= 0;
        if (qualifier == null) known |= names.seat(id) >= 0 || blueprint.kind(id) != null || blueprint.word(id) >= 0;
        else if (names.seat(qualifier) >= 0) {
            owner = names.seat(qualifier);
            known |= blueprint.kind(id) != null;
        }
        if (!known) complaint = Message.of("rules.nothing-called", "name", named.group(2)).and(Spelling.guess(id, names.all()));
        if (named.group(5) != null) readCopy(id, Integer.parseInt(named.group(5)));
        if (where == null) return;
        atZone = names.zone(where);
        atSpace = names.space(where);
        if (atZone < 0 && atSpace < 0) complaint = Message.of("rules.no-place", "place", where);
    }

    private void readCopy(String id, int number) {
        copy = number;
        int copies = blueprint.kind(id) == null ? 0 : blueprint.kind(id).def().copies();
        if (complaint == null && (number < 1 || number > copies)) {
            complaint = copies == 0 ? Message.of("rules.no-numbers", "text", text) : Message.of("rules.no-number", "text", text, "kind", id, "copies", copies);
        }
    }

    /** Why this can never be the name of anything in the game, or null. */
    Message complaint() {
        return complaint;
    }

    boolean isPlace() {
        return index >= 0;
    }

    boolean isAny() {
        return text.equals("any");
    }

    /** Whether at most one thing can be meant; such names are served before those that fit several. */
    boolean isExact() {
        return index >= 0 || copy >= 0;
    }

    /** @param actor whose pieces are meant where several players own such pieces, or -1 */
    boolean means(int code, GameState state, int actor) {
        int tag = Code.tag(code), value = Code.value(code);
        if (isAny()) return true;
        if (number.isPresent()) return tag == Code.NUMBER && value == number.getAsInt();
        if (cell >= 0) return tag == Code.CELL && value == cell;
        if (index >= 0) return tag == Code.PIECE && state.zoneOf(value) == zone && state.indexOf(value) == index;
        String sort = named.group(1), full = named.group(2);
        return switch (tag) {
            case Code.PIECE -> isSort(sort, "piece") && meansPiece(value, state, actor);
            case Code.PLAYER -> isSort(sort, "player") && names.seat(full) == value;
            case Code.SPACE -> isSort(sort, "space") && names.space(full) == value;
            case Code.KIND -> isSort(sort, "kind") && blueprint.kinds.get(value).id().equals(full);
            case Code.WORD -> isSort(sort, "word") && blueprint.word(value).equals(full);
            default -> false;
        };
    }

    private static boolean isSort(String wanted, String sort) {
        return wanted == null || wanted.equals(sort);
    }

    private boolean meansPiece(int piece, GameState state, int actor) {
        if (!blueprint.kindOfPiece(piece).id().equals(named.group(4))) return false;
        int belongsTo = blueprint.ownerOf[piece];
        if (owner >= 0 && owner != (belongsTo >= 0 ? belongsTo : blueprint.zones.get(state.zoneOf(piece)).owner())) return false;
        // "diver#2" without an owner is the actor's own second diver.
        if (copy >= 0 && (names.numberOf(piece) != copy || owner < 0 && belongsTo >= 0 && actor >= 0 && belongsTo != actor)) return false;
        if (atSpace >= 0 && state.placeOf(piece) == atSpace) return true;
        return atZone >= 0 ? state.zoneOf(piece) == atZone : atSpace < 0;
    }

    @Override
    public String toString() {
        return text;
    }
}
