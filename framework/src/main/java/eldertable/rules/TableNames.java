package eldertable.rules;

import eldertable.pack.component.Component;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.CellNames;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the things of a match are called in plain text: A is a player, "A.hand" a zone, "crab#2" a piece, "salem" a space.
 * Commands, journals, scenarios and the terminal all use these names.
 */
public final class TableNames {
    private final Blueprint blueprint;
    private final Map<String, Integer> zones = new HashMap<>();
    private final List<String> zoneNames = new ArrayList<>();
    private final Map<String, Integer> spaces = new HashMap<>();
    private final List<String> spaceNames = new ArrayList<>();
    private final CellNames cells;
    /** Names that say nothing unless it is told what sort of thing is meant. */
    private final Set<String> ambiguous = new HashSet<>();
    private final Set<String> all = new LinkedHashSet<>();

    public TableNames(Blueprint blueprint) {
        this.blueprint = blueprint;
        for (Blueprint.Zone zone : blueprint.zones) {
            zoneNames.add(CellNames.of(blueprint, zone));
            zones.put(zoneNames.get(zone.index()), zone.index());
        }
        nameSpaces();
        cells = new CellNames(blueprint, this::piece);
        for (int seat = 0; seat < blueprint.players; seat++) know(player(seat));
        blueprint.kinds.forEach(kind -> know(kind.id()));
        spaceNames.forEach(this::know);
        blueprint.pack.words().forEach(this::know);
    }

    private void know(String name) {
        if (!all.add(name)) ambiguous.add(name);
    }

    private void nameSpaces() {
        Set<String> seen = new HashSet<>();
        Set<String> twice = new HashSet<>();
        blueprint.boards.forEach(board -> board.def.spaces().forEach(space -> (seen.add(space.id()) ? seen : twice).add(space.id())));
        for (BoardGraph board : blueprint.boards) {
            for (int i = 0; i < board.size(); i++) {
                String id = board.def.spaces().get(i).id();
                String full = board.def.id() + "." + id;
                spaces.put(full, board.firstSpace + i);
                if (!twice.contains(id)) spaces.put(id, board.firstSpace + i);
                spaceNames.add(twice.contains(id) ? full : id);
            }
        }
    }

    public List<String> members(Per per) {
        return CellNames.members(blueprint, per);
    }

    /** All names that a pick can have, for spelling hints. */
    public Set<String> all() {
        return all;
    }

    // ------------------------------------------------------------------ from names

    /** The seat with that letter, or -1. */
    public int seat(String letter) {
        int seat = letter.length() == 1 ? letter.charAt(0) - 'A' : -1;
        return seat < blueprint.players ? seat : -1;
    }

    /** "deck", "A.hand", "gateDeck.first" or a board's id; -1 if there is no such zone. */
    public int zone(String name) {
        return zones.getOrDefault(name, -1);
    }

    /** "salem" or "map.salem"; -1 if there is no such space, or more than one. */
    public int space(String name) {
        return spaces.getOrDefault(name, -1);
    }

    /** A cell of a component: "score", "A.stash.red"; -1 if there is none. */
    public int cell(String name) {
        return cells.find(name);
    }

    public List<String> cells() {
        return cells.all();
    }

    // ------------------------------------------------------------------ to names

    public static String player(int seat) {
        return String.valueOf((char) ('A' + seat));
    }

    /** Seats given as bits: "A, C", or "nobody". */
    public static String players(int bits) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; bits >>> seat != 0; seat++) if ((bits & 1 << seat) != 0) names.add(player(seat));
        return names.isEmpty() ? "nobody" : String.join(", ", names);
    }

    public String zone(int zone) {
        return zoneNames.get(zone);
    }

    /** "score", "A.score", "crab#2.damage". */
    public String instance(Component component, int instance) {
        return CellNames.of(blueprint, component, instance, this::piece);
    }

    public String space(int space) {
        return spaceNames.get(space);
    }

    /** Tells equal pieces apart: "crab" if there is one only, else "crab#2"; "B.diver#2" for one of several that B owns. */
    public String piece(int piece) {
        Blueprint.Kind kind = blueprint.kindOfPiece(piece);
        String owner = blueprint.ownerOf[piece] < 0 ? "" : player(blueprint.ownerOf[piece]) + ".";
        return owner + kind.id() + (kind.def().copies() == 1 ? "" : "#" + numberOf(piece));
    }

    /** Which of the equal pieces (of one owner) it is, counted from 1. */
    public int numberOf(int piece) {
        Blueprint.Kind kind = blueprint.kindOfPiece(piece);
        return (piece - blueprint.firstPiece(kind)) % kind.def().copies() + 1;
    }

    /** Exact: reading it again gives the same thing. */
    public String name(int code) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.PIECE -> marked("piece", piece(value));
            case Code.PLAYER -> marked("player", player(value));
            case Code.SPACE -> marked("space", space(value));
            case Code.KIND -> marked("kind", blueprint.kinds.get(value).id());
            case Code.WORD -> marked("word", blueprint.word(value));
            case Code.NUMBER -> String.valueOf(value);
            case Code.MOVE -> blueprint.moves.get(value).id();
            case Code.CELL -> cells.name(value);
            case Code.SLOT -> zone(Code.slotZone(code)) + "[" + Code.slotIndex(code) + "]";
            default -> code == Code.DONE ? "done" : "nothing";
        };
    }

    /** Where a piece lies: "line[3]", counted from 0. */
    public String place(GameState state, int piece) {
        return zone(state.zoneOf(piece)) + "[" + state.indexOf(piece) + "]";
    }

    /** A kind with a single piece is offered either as a kind or as a piece, never as both: those two share the name. */
    private String marked(String sort, String name) {
        return ambiguous.contains(name) ? sort + ":" + name : name;
    }
}
