package eldertable.scenario;

import eldertable.diagnostic.Span;
import eldertable.rules.TableNames;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What lies in a zone or stands on a space, as somebody sees it.
 *
 * @param space  of a board, or -1
 * @param viewer a seat, the spectator, or {@link #EVERYTHING}
 * @param number for SIZE and COUNT
 */
record ContentCheck(Message name, int zone, int space, int viewer, Rule rule, List<PieceSpec> specs, int number, Span span)
    implements Check {
    /** The viewer from whom nothing is hidden. */
    static final int EVERYTHING = -2;

    enum Rule { EXACT, ORDER, SIZE, TOP, BOTTOM, HAS, LACKS, COUNT, HIDDEN }

    @Override
    public void check(Moment moment, Consumer<ScenarioFailure> failed) {
        GameState state = moment.state();
        List<Integer> pieces = new ArrayList<>();
        for (int i = 0; i < state.zoneSize(zone); i++) {
            int piece = state.pieceAt(zone, i);
            if (space < 0 || state.placeOf(piece) == space) pieces.add(piece);
        }
        Look look = new Look(state, moment.names(), pieces);
        int size = pieces.size();
        String found = look.listed(pieces);
        switch (rule) {
            case EXACT -> look.exact(failed);
            case ORDER -> look.inOrder(pieces, UnaryOperator.identity(), failed);
            case TOP -> look.inOrder(pieces.subList(0, Math.min(specs.size(), pieces.size())), row -> Message.of("scenario.on-top", "pieces", row), failed);
            case BOTTOM -> look.inOrder(pieces.subList(Math.max(0, size - specs.size()), size), row -> Message.of("scenario.at-the-bottom", "pieces", row), failed);
            case SIZE -> look.expect(size == number, pieces(number), pieces(size), failed);
            case HAS -> look.expect(look.hasAll(), Message.of("scenario.among", "pieces", listed(specs)), found, failed);
            case LACKS -> look.expect(specs.stream().noneMatch(spec -> look.count(spec) > 0),
                Message.of("scenario.none-of", "pieces", listed(specs)), found, failed);
            case COUNT -> {
                int count = look.count(specs.get(0));
                look.expect(count == number, number + " " + specs.get(0), count + " (" + found + ")", failed);
            }
            default -> look.expect(size > 0 && pieces.stream().noneMatch(look::seen),
                Message.of("scenario.something-hidden"), found, failed);
        }
    }

    private static Message pieces(int count) {
        return Message.of("scenario.pieces", "count", count);
    }

    /** What is not there, and what should not be, as names or "". */
    static Message difference(String missing, String extra) {
        if (extra.isEmpty()) return Message.of("scenario.missing", "names", missing);
        return missing.isEmpty() ? Message.of("scenario.unexpected", "names", extra) : Message.of("scenario.difference", "missing", missing, "extra", extra);
    }

    /** Equal names together: "crab*3, eel". */
    static String listed(List<?> names) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        names.forEach(name -> counts.merge(name.toString(), 1, Integer::sum));
        if (counts.isEmpty()) return "nothing";
        return counts.entrySet().stream().map(e -> times(e.getKey(), e.getValue())).collect(Collectors.joining(", "));
    }

    private static String times(String name, int count) {
        return count == 1 ? name : name.replaceFirst("( (up|down))?$", "*" + count + "$1");
    }

    /** The pieces at one moment. */
    private final class Look {
        private final GameState state;
        private final TableNames names;
        private final List<Integer> pieces;

        Look(GameState state, TableNames names, List<Integer> pieces) {
            this.state = state;
            this.names = names;
            this.pieces = pieces;
        }

        void expect(boolean fulfilled, Object expected, Object actual, Consumer<ScenarioFailure> failed) {
            if (!fulfilled) failed.accept(new ScenarioFailure(span, name, expected, actual));
        }

        boolean hasAll() {
            return Arrays.stream(match(specs, pieces)).noneMatch(at -> at < 0);
        }

        boolean seen(int piece) {
            return viewer == EVERYTHING || state.sees(viewer, piece);
        }

        boolean shows(PieceSpec spec, int piece) {
            return spec.shows(piece, seen(piece), state, names);
        }

        int count(PieceSpec spec) {
            return (int) pieces.stream().filter(piece -> shows(spec, piece)).count();
        }

        void exact(Consumer<ScenarioFailure> failed) {
            int[] matched = match(specs, pieces);
            List<PieceSpec> missing = new ArrayList<>();
            List<Integer> extra = new ArrayList<>(pieces);
            for (int i = 0; i < matched.length; i++) {
                if (matched[i] < 0) missing.add(specs.get(i));
                else extra.remove(pieces.get(matched[i]));
            }
            if (missing.isEmpty() && extra.isEmpty()) return;
            failed.accept(new ScenarioFailure(span, name, ContentCheck.listed(specs), listed(pieces),
                difference(missing.isEmpty() ? "" : ContentCheck.listed(missing), extra.isEmpty() ? "" : listed(extra))));
        }

        void inOrder(List<Integer> found, UnaryOperator<Message> where, Consumer<ScenarioFailure> failed) {
            boolean same = found.size() == specs.size();
            for (int i = 0; same && i < found.size(); i++) same = shows(specs.get(i), found.get(i));
            if (same) return;
            List<String> expected = specs.stream().map(PieceSpec::text).toList();
            List<String> actual = found.stream().map(this::nameOf).toList();
            failed.accept(new ScenarioFailure(span, name, where.apply(Message.plain(inRow(expected))), inRow(actual)));
        }

        private String inRow(List<String> names) {
            return names.isEmpty() ? "nothing" : String.join(", ", names);
        }

        private String listed(List<Integer> pieces) {
            return ContentCheck.listed(pieces.stream().map(this::nameOf).toList());
        }

        private String nameOf(int piece) {
            String facing = specs.stream().anyMatch(spec -> spec.up() != null) ? state.isFaceUp(piece) ? " up" : " down" : "";
            if (!seen(piece)) return "hidden" + facing;
            if (specs.stream().anyMatch(spec -> spec.copy() >= 0)) return names.piece(piece) + facing;
            int owner = state.blueprint.ownerOf[piece];
            String whose = owner < 0 || owner == state.blueprint.zones.get(zone).owner() ? "" : TableNames.player(owner) + ".";
            return whose + state.blueprint.kindOfPiece(piece).id() + facing;
        }

        /** Pairs names with pieces so that as many as possible fit; by name the place in the list of pieces, or -1. */
        int[] match(List<PieceSpec> wanted, List<Integer> pieces) {
            int[] byPiece = new int[pieces.size()];
            Arrays.fill(byPiece, -1);
            for (int i = 0; i < wanted.size(); i++) augment(i, wanted, pieces, byPiece, new boolean[pieces.size()]);
            int[] bySpec = new int[wanted.size()];
            Arrays.fill(bySpec, -1);
            for (int p = 0; p < byPiece.length; p++) if (byPiece[p] >= 0) bySpec[byPiece[p]] = p;
            return bySpec;
        }

        private boolean augment(int spec, List<PieceSpec> wanted, List<Integer> pieces, int[] byPiece, boolean[] tried) {
            for (int p = 0; p < byPiece.length; p++) {
                if (tried[p] || !shows(wanted.get(spec), pieces.get(p))) continue;
                tried[p] = true;
                if (byPiece[p] < 0 || augment(byPiece[p], wanted, pieces, byPiece, tried)) {
                    byPiece[p] = spec;
                    return true;
                }
            }
            return false;
        }
    }
}
