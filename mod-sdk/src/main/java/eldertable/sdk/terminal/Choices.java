package eldertable.sdk.terminal;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.rules.TableNames;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The things that can be chosen, numbered for the screen and findable by name. */
final class Choices {
    private static final int MANY = 14;
    private static final int LABEL_WIDTH = 28;
    private static final int LEAST_ROOM = 20;

    private final List<Integer> codes;
    private final List<String> labels = new ArrayList<>();
    private final Blueprint blueprint;
    private final Lexicon lexicon;
    private final TableNames tableNames;
    private final TableText screen;
    private final TableView view;
    private final Map<Integer, PieceView> pieces = new HashMap<>();
    private final Map<Integer, Integer> zoneOf = new HashMap<>();

    Choices(Ask ask, TableView view, Table table) {
        codes = codes(ask).collect(Collectors.toCollection(ArrayList::new));
        blueprint = table.blueprint;
        lexicon = table.lexicon;
        tableNames = table.names;
        screen = table.screen;
        this.view = view;
        for (ZoneView zone : view.zones()) {
            for (PieceView piece : zone.seen()) {
                pieces.put(piece.piece(), piece);
                zoneOf.put(piece.piece(), zone.number());
            }
        }
        long zones = codes.stream().filter(code -> Code.tag(code) == Code.PIECE).map(code -> zoneOf.get(Code.value(code))).distinct().count();
        for (int code : codes) labels.add(label(code, zones > 1));
        if (!ask.many()) joinEqualCardsInHand();
        tellApart();
    }

    /** The terminal names a move before the things that it is made with. */
    static Stream<Integer> codes(Ask ask) {
        return ask.choices().stream().filter(choice -> !choice.isShortcut()).map(Choice::code);
    }

    private String label(int code, boolean withPlace) {
        if (Code.tag(code) != Code.PIECE) return screen.thing(code);
        PieceView piece = pieces.get(Code.value(code));
        if (piece == null) return screen.thing(code);
        String name = screen.names().name(piece, false);
        if (piece.space() >= 0) return lexicon.say("thing.in", "thing", name, "place", TableText.harmless(lexicon.space(piece.space())));
        return withPlace ? name + " (" + TableText.harmless(lexicon.zone(zoneOf.get(piece.piece()))) + ")" : name;
    }

    /** Of equal cards in a hand any will do; elsewhere their order may matter. */
    private void joinEqualCardsInHand() {
        for (int i = 0; i < codes.size(); i++) {
            int times = 1;
            for (int j = codes.size() - 1; j > i; j--) {
                if (!isInHand(codes.get(j)) || !labels.get(j).equals(labels.get(i))) continue;
                times++;
                codes.remove(j);
                labels.remove(j);
            }
            if (times > 1) labels.set(i, labels.get(i) + " ×" + times);
        }
    }

    private boolean isInHand(int code) {
        Integer zone = Code.tag(code) == Code.PIECE ? zoneOf.get(Code.value(code)) : null;
        return zone != null && view.zone(zone).visible() == Visibility.OWNER;
    }

    /** Equal cards are told apart by their exact names. */
    private void tellApart() {
        for (int i = 0; i < labels.size(); i++) {
            String label = labels.get(i);
            boolean twice = Collections.frequency(labels, label) > 1 && Code.tag(codes.get(i)) == Code.PIECE;
            if (!twice) continue;
            for (int j = i; j < labels.size(); j++) {
                if (labels.get(j).equals(label)) labels.set(j, label + " #" + tableNames.numberOf(Code.value(codes.get(j))));
            }
        }
    }

    int size() {
        return codes.size();
    }

    int code(int index) {
        return codes.get(index);
    }

    String label(int index) {
        return labels.get(index);
    }

    /** What can be typed for each: its label without how often it is there. */
    List<String> words() {
        return labels.stream().map(label -> Paint.plain(label).replaceFirst(" ×\\d+$", "")).toList();
    }

    /** The kind that a choice is about, or "". */
    String kind(int index) {
        int code = codes.get(index);
        if (Code.tag(code) == Code.KIND) return blueprint.kinds.get(Code.value(code)).id();
        return Code.tag(code) == Code.PIECE && pieces.containsKey(Code.value(code)) ? pieces.get(Code.value(code)).kind() : "";
    }

    // ------------------------------------------------------------------ showing

    /** @param marks by index: what stands before a choice, such as how often it is taken already */
    List<String> lines(int width, Paint paint, IntFunction<String> marks) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < codes.size(); i++) shown.add(number(i, paint) + marks.apply(i) + (isNumber(i) ? "" : labels.get(i)));
        if (codes.size() > MANY) return Layout.columns(shown, width);
        int widest = shown.stream().mapToInt(Paint::width).filter(w -> w <= LABEL_WIDTH + 6).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < codes.size(); i++) {
            String about = about(i);
            int room = width - widest - 2;
            if (about.isEmpty() || room < LEAST_ROOM) {
                lines.add(shown.get(i));
                continue;
            }
            List<String> parts = Layout.wrap(about, room);
            boolean tooLong = Paint.width(shown.get(i)) > widest;
            if (tooLong) lines.add(shown.get(i));
            for (int part = 0; part < parts.size(); part++) {
                lines.add(Paint.pad(part == 0 && !tooLong ? shown.get(i) : "", widest) + "  " + paint.as(Tone.FAINT, parts.get(part)));
            }
        }
        return lines;
    }

    private String number(int index, Paint paint) {
        return paint.as(Tone.CHOICE, String.format("%3d", isNumber(index) ? Code.value(codes.get(index)) : index + 1)) + "  ";
    }

    /** Numbers stand for themselves. */
    private boolean isNumber(int index) {
        return Code.tag(codes.get(index)) == Code.NUMBER;
    }

    private String about(int index) {
        int code = codes.get(index);
        if (Code.tag(code) == Code.MOVE) return TableText.harmless(lexicon.moveText(blueprint.moves.get(Code.value(code)).id()));
        return kind(index).isEmpty() ? "" : screen.about(kind(index));
    }

    // ------------------------------------------------------------------ finding

    /** The one choice that a text means: by number, by exact name, by title or the beginning of one. */
    OptionalInt find(String text) {
        if (text.matches("-?\\d{1,4}")) {
            int number = Integer.parseInt(text);
            boolean listed = number >= 1 && number <= codes.size();
            // Where numbers are what is chosen, they mean themselves.
            OptionalInt itself = only(i -> codes.get(i) == Code.number(number));
            return itself.isPresent() ? itself : listed ? OptionalInt.of(number - 1) : OptionalInt.empty();
        }
        OptionalInt exact = only(i -> tableNames.name(codes.get(i)).equals(text));
        if (exact.isPresent()) return exact;
        String wanted = squashed(text);
        if (wanted.isEmpty()) return OptionalInt.empty();
        OptionalInt named = first(i -> squashed(tableNames.name(codes.get(i))).equals(wanted) || squashed(labels.get(i)).equals(wanted)
            || squashed(screen.thing(codes.get(i))).equals(wanted) || squashed(kind(i)).equals(wanted));
        if (named.isPresent()) return named;
        return only(i -> squashed(labels.get(i)).startsWith(wanted) || squashed(tableNames.name(codes.get(i))).startsWith(wanted));
    }

    private OptionalInt only(IntPredicate is) {
        OptionalInt found = OptionalInt.empty();
        for (int i = 0; i < codes.size(); i++) {
            if (!is.test(i)) continue;
            // Equal labels are as good as one another.
            if (found.isPresent() && !withoutNumber(found.getAsInt()).equals(withoutNumber(i))) return OptionalInt.empty();
            if (found.isEmpty()) found = OptionalInt.of(i);
        }
        return found;
    }

    private String withoutNumber(int index) {
        return labels.get(index).replaceFirst(" #\\d+$", "");
    }

    private OptionalInt first(IntPredicate is) {
        for (int i = 0; i < codes.size(); i++) if (is.test(i)) return OptionalInt.of(i);
        return OptionalInt.empty();
    }

    private static String squashed(String text) {
        return text.replaceAll("\u001B\\[[0-9;]*m", "").toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}\\[\\]#-]", "");
    }
}
