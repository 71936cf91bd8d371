package eldertable.pack.model;

import eldertable.api.Sort;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a pack wants to be shown, from its table.yaml. All of it may be missing: everything has a sensible look without it.
 *
 * @param areas    which zones, pools and boards lie where, in the order given
 * @param hidden   zones and pools that are not shown
 * @param room     how much of the table each of them has
 * @param zones    how the pieces of a zone lie; @param pools how the tokens of a pool do
 * @param steps    by pool and move, the picks whose numbers are steps of the pool; @param between groups whose members lie between
 *                 players; @param sums zones that tell a sum, with the attribute that is added up; @param wholes those where so many
 *                 equal pieces are a whole, with the attribute that says how many
 * @param table    counters of the table that are always shown; @param player those of players; @param sheet those for the score sheet
 * @param tracks   counters that are drawn as a row of steps; @param candles as candles
 * @param warn     from which number on a counter threatens whoever has it
 * @param markers  counters that stand in a zone behind so many of its pieces, with the zone by the number of players
 * @param listed   whether table.yaml names the counters to show at all: otherwise all of them are
 * @param standing who is ahead while the game goes on, if that can be told; @param teams who plays together, if anybody does
 * @param icons    by category ("kinds", "words", "counters" …), then by id
 * @param colours  by attribute or category, then by value or id, as 0xRRGGBB
 */
public record TableDef(Map<Area, List<String>> areas, List<String> hidden, RoomDef room, Map<String, Spread> zones, Map<String, Heap> pools,
                       Map<String, Map<String, List<String>>> steps, Map<String, String> sums, Map<String, String> wholes, List<String> between,
                       List<String> table, List<String> player, List<String> sheet, List<String> tracks, List<String> candles,
                       Map<String, Map<String, String>> markers, Map<String, Integer> warn, boolean listed,
                       Optional<StandingDef> standing, Optional<TeamsDef> teams, Map<String, FaceDef> faces, List<OverlapDef> overlaps, Map<String, BoardLookDef> boards,
                       Map<String, Map<String, String>> icons, Map<String, Map<String, Integer>> colours) {
    /** The seats that play together with one, as options have it; none without teams. @param options by id */
    public List<Integer> partners(int seat, int players, Map<String, Object> options) {
        return teams.filter(one -> one.option().isEmpty() || one.value().equals(options.get(one.option())))
            .flatMap(one -> one.sides().stream().filter(side -> side.contains(seat)).findFirst()).orElse(List.of()).stream()
            .filter(one -> one != seat && one < players).toList();
    }

    /**
     * How much room things have on the table, whatever lies in them.
     *
     * @param slots   for how many pieces, by id and then by the number of players; "any" for all others
     * @param weights how large they are beside others; @param shared those that share one place; @param rows those that share columns
     * @param absent by zone, the set whose piece it shows while it is empty and that piece stands on a board
     * @param joins  zones whose pieces stand in the next free place of another zone
     * @param others  how the pieces of a zone lie before other players than the viewer, by id and then by the number of players
     */
    public record RoomDef(Map<String, Map<String, Integer>> slots, Map<String, Double> weights, List<List<String>> shared, List<List<String>> rows, Map<String, String> absent,
                          Map<String, String> joins, Map<String, Map<String, Spread>> others) {
        /** For how many pieces there is to be room, if table.yaml says it. */
        public OptionalInt slots(String id, int players) {
            Map<String, Integer> named = slots.getOrDefault(id, Map.of());
            Integer slots = named.getOrDefault(String.valueOf(players), named.get("any"));
            return slots == null ? OptionalInt.empty() : OptionalInt.of(slots);
        }

        public float weight(String id) {
            return weights.getOrDefault(id, 1.0).floatValue();
        }
    }

    /** The parts of the table. */
    public enum Area { TOP, MIDDLE, SIDE, PLAYER, HAND }

    /** How pieces of a zone lie: side by side, on one pile, in the hand, equal ones upon each other, or all so that the head of each is seen. */
    public enum Spread { ROW, PILE, FAN, GROUPS, PLACES, QUEUE, STACK }

    /** How tokens of a pool lie: in the open, as a bag with its count, or on the steps of a dial. */
    public enum Heap { TOKENS, BAG, DIAL }

    public enum Shape { CARD, DISC, PAWN, FIGURE, GEM, GRAVE, RING, TOKEN, PORTAL }

    /**
     * What the face of a set's pieces shows. Everything names an attribute, or "title", "text" and "lore" for words, or
     * "owner" as a tint; "" for nothing.
     *
     * @param half by zone, which of two halves counts there: a word of a half, or a zone where a kind lies that is called as the half's attribute
     * @param undecided steps in which both halves count; @param counters of the table, which tell of these pieces
     */
    public record FaceDef(Shape shape, String title, String text, String lore, String band, String tint, String badge, List<String> icons,
                          String footer, List<String> row, String top, String bottom, Map<String, String> half, List<String> undecided, List<String> counters) {
        static final FaceDef PLAIN = new FaceDef(Shape.CARD, "title", "text", "", "", "", "", List.of(), "", List.of(), "", "", Map.of(), List.of(), List.of());

        /** The attribute that gives the piece its colour, or "". */
        public String colouredBy() {
            return tint.isEmpty() ? band : tint;
        }
    }

    /** Who is ahead. @param sum what is added up; @param told whether the sum has to be shown, since it is no counter; @param least whether the least is first */
    public record StandingDef(List<StandingPart> sum, boolean told, boolean least) {}

    /** Something of each player that counts. @param sort of component, which is called `id`; @param number the attribute or data that counts, "" for one each */
    public record StandingPart(Sort sort, String id, String number, int times) {}

    /** Who plays together. @param option with which `value` of it there are teams, "" for always; @param sides the seats of each team */
    public record TeamsDef(String option, String value, List<List<Integer>> sides) {}

    /**
     * A kind that lies half upon another piece of its zone.
     *
     * @param before whether upon the one before it, else the one behind; @param sign what stands between the two, or ""
     */
    public record OverlapDef(String kind, boolean before, String zone, String sign) {}

    /**
     * @param places  where the spaces of a map lie, from 0 to 1, from the left and from the top
     * @param proportion width by height
     * @param written whether it is one sheet with its spaces written on it
     * @param roads   whether links between spaces are drawn
     * @param show    what of a space's data stands on it, by the number of players; "any" for all others
     */
    public record BoardLookDef(Map<String, List<Double>> places, double proportion, boolean written, boolean roads, Map<String, String> show) {
        /** The key of the data that stands on spaces, or "". */
        public String shown(int players) {
            return show.getOrDefault(String.valueOf(players), show.getOrDefault("any", ""));
        }
    }

    public FaceDef face(String set) {
        return faces.getOrDefault(set, FaceDef.PLAIN);
    }

    /** The counters that stand as markers in a zone. */
    public List<String> markers(String zone, int players) {
        return markers.entrySet().stream()
            .filter(marker -> zone.equals(marker.getValue().getOrDefault(String.valueOf(players), marker.getValue().get("any")))).map(Map.Entry::getKey).toList();
    }

    /** The area that names a zone, pool or board. */
    public Optional<Area> areaOf(String id) {
        return areas.entrySet().stream().filter(area -> area.getValue().contains(id)).map(Map.Entry::getKey).findFirst();
    }

    public Optional<String> icon(String category, String id) {
        return Optional.ofNullable(icons.getOrDefault(category, Map.of()).get(id));
    }

    public Optional<Integer> colour(String category, String value) {
        return Optional.ofNullable(colours.getOrDefault(category, Map.of()).get(value));
    }
}
