package eldertable.session;

import eldertable.diagnostic.Spelling;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change that an author makes to a table by hand, past the rules. In a journal it is a line that begins with a colon, so
 * that saves and replays know it too: ":set A.score 5", ":move crab#2 A.hand", ":turn eel up", ":force 6 eel".
 */
public final class TableEdit {
    /** What such lines of a journal begin with. */
    static final String MARK = ":";
    private static final Pattern PLACE = Pattern.compile("(.+)\\[(\\d{1,4})]");
    private static final List<String> VERBS = List.of("set", "move", "turn", "force");

    private final GameState state;
    private final Blueprint blueprint;
    private final TableNames names;

    private TableEdit(GameState state, TableNames names) {
        this.state = state;
        this.names = names;
        blueprint = state.blueprint;
    }

    /** Makes the change that a text tells. @return null when it was made, else why not; then the state is as it was */
    static Message make(GameState state, TableNames names, String text) {
        String[] words = text.strip().split("\\s+");
        TableEdit edit = new TableEdit(state, names);
        return switch (words[0]) {
            case "set" -> words.length == 3 ? edit.set(words[1], words[2]) : Message.of("session.edit.set");
            case "move" -> words.length == 3 || words.length == 4 ? edit.move(words[1], words[2], words.length == 4 ? words[3] : "") : Message.of("session.edit.move");
            case "turn" -> words.length == 3 && words[2].matches("up|down") ? edit.turn(words[1], words[2].equals("up")) : Message.of("session.edit.turn");
            case "force" -> edit.force(Arrays.asList(words).subList(1, words.length));
            default -> Message.of("session.edit.unknown", "word", words[0]).and(Spelling.guess(words[0], VERBS));
        };
    }

    private Message set(String name, String value) {
        if (name.equals("active")) {
            int seat = names.seat(value);
            if (seat < 0) return Message.of("session.edit.no-player", "player", value);
            state.setActive(seat);
            return null;
        }
        int cell = names.cell(name);
        if (cell < 0) return Message.of("session.edit.no-cell", "name", name).and(Spelling.guess(name, names.cells()));
        if (!value.matches("-?\\d{1,9}")) return Message.of("session.edit.no-number", "value", value);
        int before = state.count(cell), wanted = Integer.parseInt(value);
        state.setCount(cell, wanted);
        if (state.count(cell) == wanted) return null;
        int bound = state.count(cell);
        state.setCount(cell, before);
        return Message.of(bound < wanted ? "session.edit.up-to" : "session.edit.down-to", "name", name, "bound", bound);
    }

    private Message move(String what, String where, String index) {
        int space = names.space(where);
        int zone = space >= 0 ? blueprint.boardOfSpace(space).zone : names.zone(where);
        if (zone < 0) return Message.of("session.edit.no-place", "place", where).and(Spelling.guess(where, places()));
        int piece = piece(what, zone);
        if (piece < 0) return nothing(what);
        int last = state.zoneSize(zone) - (state.zoneOf(piece) == zone ? 1 : 0);
        if (!index.matches("\\d{0,6}")) return Message.of("session.edit.no-index", "index", index);
        state.move(piece, zone, index.isEmpty() ? last : Math.min(last, Integer.parseInt(index)), space);
        return null;
    }

    private Message turn(String what, boolean up) {
        int piece = piece(what, -1);
        if (piece < 0) return nothing(what);
        state.turn(piece, up);
        return null;
    }

    /** What chance brings next; nothing makes it free again. */
    private Message force(List<String> results) {
        List<Integer> codes = new ArrayList<>();
        for (String result : results) {
            Blueprint.Kind kind = blueprint.kind(result);
            if (result.matches("-?\\d{1,7}")) codes.add(Code.number(Integer.parseInt(result)));
            else if (kind != null) codes.add(Code.kind(kind.index()));
            else return Message.of("session.edit.no-result", "result", result).and(Spelling.guess(result, blueprint.kinds.stream().map(Blueprint.Kind::id).toList()));
        }
        state.scriptChance(codes.stream().mapToInt(code -> code).toArray());
        return null;
    }

    private Message nothing(String name) {
        List<String> known = new ArrayList<>();
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) known.add(names.piece(piece));
        return Message.of("session.edit.no-piece", "name", name).and(Spelling.guess(name, known));
    }

    private List<String> places() {
        List<String> known = new ArrayList<>();
        for (int zone = 0; zone < blueprint.zones.size(); zone++) known.add(names.zone(zone));
        for (int space = 0; space < blueprint.spaces; space++) known.add(names.space(space));
        return known;
    }

    /** "crab#2", "A.diver", "deck[0]"; or a kind: then the first of it that is not there yet. */
    private int piece(String name, int target) {
        Matcher place = PLACE.matcher(name);
        int zone = place.matches() ? names.zone(place.group(1)) : -1;
        if (zone >= 0) {
            int index = Integer.parseInt(place.group(2));
            return index < state.zoneSize(zone) ? state.pieceAt(zone, index) : -1;
        }
        int found = -1;
        for (int piece = blueprint.pieceCount() - 1; piece >= 0; piece--) {
            if (names.piece(piece).equals(name)) return piece;
            if (blueprint.kindOfPiece(piece).id().equals(name) && (found < 0 || state.zoneOf(piece) != target)) found = piece;
        }
        return found;
    }
}
