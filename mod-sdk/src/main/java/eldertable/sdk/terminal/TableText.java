package eldertable.sdk.terminal;

import eldertable.lesson.Pointed;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.FlowDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.rules.TableNames;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.view.Entry;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;
import eldertable.view.PlayerView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Sets a view into lines of text: what is common, then a box for each player. */
final class TableText {
    private static final int NARROWEST_BOX = 36;
    /** Longer rows of cards are cut short; `look` shows them whole. */
    private static final int MOST_IN_ROW = 14;
    private static final int LONGEST_TRACK = 20;

    private final Blueprint blueprint;
    private final MatchSetup setup;
    private final Lexicon lexicon;
    private final Paint paint;
    private final TableHints hints;
    private final CardFaces faces;
    private final PieceNames names;
    private final boolean turns;
    private Set<Integer> listedBelow = Set.of();

    TableText(Blueprint blueprint, MatchSetup setup, Lexicon lexicon, Paint paint) {
        this.blueprint = blueprint;
        this.setup = setup;
        this.lexicon = lexicon;
        this.paint = paint;
        hints = new TableHints(blueprint.pack.table());
        faces = new CardFaces(blueprint, lexicon, hints, paint);
        names = new PieceNames(lexicon, faces, paint);
        turns = setup.players() > 1 && blueprint.steps.stream().anyMatch(step -> step.who() == FlowDef.Who.ACTIVE);
    }

    /** @param below pieces that are listed elsewhere on the screen: a row of those alone is only counted */
    List<String> table(TableView view, int width, Set<Integer> below) {
        listedBelow = below;
        List<String> lines = new ArrayList<>(heading(view, width));
        for (int i = 0; i < blueprint.boards.size(); i++) {
            lines.addAll(new BoardDrawing(blueprint.boards.get(i), view.boards().get(i), lexicon, names, paint, width).lines());
        }
        lines.addAll(common(view, width));
        lines.addAll(players(view, width));
        return lines;
    }

    private List<String> heading(TableView view, int width) {
        String phase = view.step()
            .map(step -> step.phase().isEmpty() ? lexicon.step(step.id()) : lexicon.phase(step.phase())).orElse(lexicon.say("end.heading"));
        List<String> shared = new ArrayList<>();
        for (CounterView counter : view.counters()) {
            if (counter.per().kind() != Per.Kind.ONCE) continue;
            if (hints.isTrack(counter.id())) shared.add(track(counter));
            else if (counter.value().orElse(0) != 0 && hints.isShown(counter.id())) shared.add(lexicon.counter(counter.id()) + (isMark(counter.id()) ? "" : " " + counter.value().getAsInt()));
        }
        String left = paint.as(Tone.TITLE, harmless(lexicon.gameTitle())) + "  " + paint.as(Tone.NAME, harmless(phase));
        String right = paint.as(Tone.FAINT, lexicon.say("table.move", "move", view.moves() + (view.isOver() ? 0 : 1)));
        List<String> lines = new ArrayList<>();
        lines.add(Paint.pad(left, width - Paint.width(right)) + right);
        lines.add(paint.as(Tone.FAINT, "─".repeat(width)));
        if (!shared.isEmpty()) lines.addAll(Layout.flow("", shared.stream().map(TableText::harmless).toList(), " ·", width));
        return lines;
    }

    /** As a row of steps if the pack says how many there are: "Guardian's track ●●○○○○ 2 of 6". */
    private String track(CounterView counter) {
        int most = blueprint.counter(counter.id()).def().max(), value = counter.value().orElse(0);
        String name = lexicon.counter(counter.id()) + " ";
        if (most > LONGEST_TRACK || value < 0) return name + value(counter);
        return name + "●".repeat(value) + "○".repeat(most - value) + " " + lexicon.say("ask.of", "count", value(counter), "all", most);
    }

    // ------------------------------------------------------------------ what belongs to nobody

    private List<String> common(TableView view, int width) {
        List<String> lines = new ArrayList<>();
        TreeSet<String> groups = new TreeSet<>();
        for (ZoneView zone : view.zonesOf(-1).stream().sorted(Comparator.comparing(ZoneView::id, hints.order())).toList()) {
            if (zone.id().equals("box") || zone.size() == 0 || isBoard(zone) || hints.isHidden(zone.id())) continue;
            if (zone.member().isEmpty()) lines.addAll(zone(zone, width, false));
            else groups.add(perOf(zone).name());
        }
        for (ComponentView component : view.components()) {
            if (component.per().kind() == Per.Kind.ONCE && isListed(component)) lines.addAll(component(component, width));
            if (component.per().kind() == Per.Kind.GROUP) groups.add(component.per().name());
        }
        for (String group : groups) lines.addAll(group(view, group, width));
        return lines;
    }

    private boolean isBoard(ZoneView zone) {
        return blueprint.boards.stream().anyMatch(board -> board.zone == zone.number());
    }

    private Per perOf(ZoneView zone) {
        return blueprint.zones.get(zone.number()).def().per();
    }

    /** A line for each member of a group, with its zones, tokens and counters. */
    private List<String> group(TableView view, String group, int width) {
        List<String> lines = new ArrayList<>();
        Per per = new Per(Per.Kind.GROUP, group);
        int members = blueprint.pack.groups().stream().filter(g -> g.id().equals(group)).mapToInt(g -> g.members().size()).sum();
        for (int member = 0; member < members; member++) {
            List<String> parts = new ArrayList<>();
            for (ZoneView zone : view.zones()) {
                boolean here = perOf(zone).equals(per) && blueprint.zones.get(zone.number()).member() == member && zone.size() > 0;
                if (here) parts.add(label(lexicon.zone(zone.id())) + String.join(", ", contents(zone, false)));
            }
            for (ComponentView component : view.components()) {
                boolean here = component.per().equals(per) && component.instance() == member && isListed(component);
                if (here) parts.add(label(title(component)) + String.join(" ", names.contents(component)));
            }
            for (CounterView counter : view.counters()) {
                if (!hints.isShown(counter.id())) continue;
                boolean here = counter.per().equals(per) && counter.instance() == member && counter.value().orElse(0) != 0;
                if (here) parts.add(harmless(lexicon.counter(counter.id())) + " " + counter.value().getAsInt());
            }
            String head = paint.as(Tone.NAME, harmless(lexicon.member(per, member))) + "  ";
            if (!parts.isEmpty()) lines.addAll(Layout.flow(head, parts, "; ", width));
        }
        return lines;
    }

    // ------------------------------------------------------------------ players

    private List<String> players(TableView view, int width) {
        int columns = Math.max(1, Math.min((width + 1) / (NARROWEST_BOX + 1), view.players().size()));
        if (view.players().size() == 4 && columns == 3) columns = 2;
        int boxWidth = (width + 1) / columns - 1;
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < view.players().size(); from += columns) {
            List<List<String>> bodies = new ArrayList<>();
            List<PlayerView> row = view.players().subList(from, Math.min(from + columns, view.players().size()));
            for (PlayerView player : row) bodies.add(player(view, player.seat(), boxWidth - 4, false));
            int height = bodies.stream().mapToInt(List::size).max().orElse(0);
            List<List<String>> boxes = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                List<String> body = new ArrayList<>(bodies.get(i));
                while (body.size() < height) body.add("");
                boxes.add(Layout.box(name(view, row.get(i)), body, boxWidth, paint));
            }
            lines.addAll(Layout.beside(boxes, boxWidth));
        }
        return lines;
    }

    private String name(TableView view, PlayerView player) {
        MatchSetup.Seat seat = setup.seats().get(player.seat());
        List<String> notes = new ArrayList<>();
        if (player.seat() == view.viewer()) notes.add(lexicon.say("seat.you"));
        if (!seat.isPerson()) notes.add(lexicon.say("seat.bot", "level", lexicon.bot(seat.bot())));
        if (player.out()) notes.add(lexicon.say("seat.out"));
        else if (!player.toAct() && player.acted()) notes.add(lexicon.say("seat.chosen"));
        else if (!player.toAct() && player.active() && turns && !view.isOver()) notes.add(lexicon.say("seat.turn"));
        String letter = TableNames.player(player.seat());
        String name = harmless(seat.name().equals(letter) ? letter : letter + " " + seat.name());
        return paint.as(player.seat() == view.viewer() ? Tone.OWN : Tone.NAME, (player.toAct() ? "▸ " : "") + name)
            + (notes.isEmpty() ? "" : paint.as(Tone.FAINT, " (" + String.join(", ", notes) + ")"));
    }

    /** Everything of one seat. @param whole also long rows in full, and what is empty */
    List<String> player(TableView view, int seat, int width, boolean whole) {
        List<String> lines = new ArrayList<>();
        List<String> counters = new ArrayList<>();
        for (CounterView counter : view.counters()) {
            if (counter.per().kind() != Per.Kind.PLAYER || counter.instance() != seat) continue;
            if (!whole && (isAllZero(view, counter.id()) || !hints.isShown(counter.id()))) continue;
            String name = harmless(lexicon.counter(counter.id()));
            if (isMark(counter.id())) counters.addAll(counter.value().orElse(0) == 0 ? List.of() : List.of(paint.as(Tone.NAME, name)));
            else counters.add(name + " " + paint.as(Tone.NAME, value(counter)));
        }
        if (!counters.isEmpty()) lines.addAll(Layout.flow("", counters, " ·", width));
        for (ComponentView component : view.components()) {
            boolean own = component.per().kind() == Per.Kind.PLAYER && component.instance() == seat && !(component instanceof CounterView);
            if (own && (whole || !component.isEmpty())) lines.addAll(component(component, width));
        }
        for (ZoneView zone : view.zonesOf(seat).stream().sorted(Comparator.comparing(ZoneView::id, hints.order())).toList()) {
            if (whole || zone.size() > 0 && !hints.isHidden(zone.id())) lines.addAll(zone(zone, width, whole));
        }
        return lines;
    }

    private static String value(CounterView counter) {
        return counter.value().isPresent() ? String.valueOf(counter.value().getAsInt()) : "?";
    }

    /** Something that is so or not, rather than a number. */
    private boolean isMark(String counter) {
        return blueprint.counter(counter).def().max() == 1;
    }

    private static boolean isAllZero(TableView view, String counter) {
        return view.counters().stream().filter(c -> c.id().equals(counter)).allMatch(c -> c.value().orElse(0) == 0);
    }

    /** Points and other counters of all players side by side, for the end of a game. */
    List<String> scores(TableView view, int width) {
        List<String[]> rows = new ArrayList<>();
        Stream<String> ids = view.counters().stream().filter(c -> c.per().kind() == Per.Kind.PLAYER).map(CounterView::id).distinct();
        ids.filter(id -> !isAllZero(view, id) && hints.isOnSheet(id)).forEach(id -> {
            String[] row = new String[setup.players() + 1];
            row[0] = harmless(lexicon.counter(id));
            for (CounterView counter : view.counters()) {
                if (counter.id().equals(id)) row[counter.instance() + 1] = value(counter);
            }
            rows.add(row);
        });
        if (rows.isEmpty()) return List.of();
        int label = Math.min(width / 2, rows.stream().mapToInt(row -> Paint.width(row[0])).max().orElse(0)) + 2;
        int column = Math.max(6, Math.min(14, (width - label) / setup.players()));
        List<String> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder(" ".repeat(label));
        setup.names().forEach(name -> head.append(String.format("%" + column + "s", Paint.clip(harmless(name), column - 1))));
        lines.add(paint.as(Tone.NAME, head.toString()));
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder(Paint.pad(Paint.clip(row[0], label - 1), label));
            for (int i = 1; i < row.length; i++) line.append(String.format("%" + column + "s", row[i]));
            lines.add(line.toString());
        }
        return lines;
    }

    // ------------------------------------------------------------------ rows

    private List<String> zone(ZoneView zone, int width, boolean whole) {
        return Layout.flow(label(lexicon.zone(zone.id())), contents(zone, whole), ", ", width);
    }

    private String label(String text) {
        return paint.as(Tone.LABEL, harmless(text) + ":") + " ";
    }

    private List<String> contents(ZoneView zone, boolean whole) {
        if (zone.size() == 0) return List.of(paint.as(Tone.FAINT, "empty"));
        boolean open = zone.size() == zone.seen().size();
        boolean listed = !whole && open && zone.seen().stream().allMatch(piece -> listedBelow.contains(piece.piece()));
        if (zone.seen().isEmpty() || listed) return List.of(lexicon.say("tip.cards", "count", zone.size()));
        PieceNames own = names.before(zone.owner());
        if (zone.visible() == Visibility.TOP && !whole) {
            return List.of(own.inOrder(zone.entries().subList(0, 1)).get(0), paint.as(Tone.FAINT, lexicon.say("tip.on-top", "count", zone.size() - 1)));
        }
        boolean ordered = zone.visible() == Visibility.FACE || zone.size() <= MOST_IN_ROW;
        List<String> all = ordered ? own.inOrder(zone.entries()) : own.counted(zone.entries());
        if (whole || all.size() <= MOST_IN_ROW) return all;
        List<String> some = new ArrayList<>(all.subList(0, MOST_IN_ROW));
        some.add(paint.as(Tone.FAINT, "… (" + lexicon.say("tip.in-all", "count", zone.size()) + ")"));
        return some;
    }

    /** Counters are told in a line of their own; of the others those that hold something. */
    private static boolean isListed(ComponentView component) {
        return !(component instanceof CounterView) && !component.isEmpty();
    }

    private String title(ComponentView component) {
        return lexicon.component(blueprint.component(component.id(), component.per()).def().sort(), component.id());
    }

    private List<String> component(ComponentView component, int width) {
        List<String> contents = component.isEmpty() ? List.of(paint.as(Tone.FAINT, "empty")) : names.contents(component);
        return Layout.flow(label(title(component)), contents, " ", width);
    }

    /** A zone with its cards one below the other, counted from 0 as commands name them. */
    List<String> wholeZone(ZoneView zone, int width) {
        List<String> lines = new ArrayList<>();
        String title = harmless(lexicon.zone(zone.number()));
        lines.add(paint.as(Tone.NAME, title) + paint.as(Tone.FAINT, " (" + lexicon.say("tip.pieces", "count", zone.size()) + ")"));
        if (zone.seen().isEmpty()) return lines;
        for (int i = 0; i < zone.size(); i++) {
            Entry entry = zone.entries().get(i);
            String name = entry instanceof PieceView piece ? names.name(piece) : paint.as(Tone.FAINT, "?");
            String about = entry instanceof PieceView piece ? about(piece.kind()) : "";
            String head = String.format("%4d  ", i) + Paint.pad(name, 26);
            int room = Math.max(10, width - Paint.width(head) - 1);
            lines.add(about.isEmpty() ? head.stripTrailing() : head + " " + paint.as(Tone.FAINT, Paint.clip(about, room)));
        }
        return lines;
    }

    /** What a card says, in a line. */
    String about(String kind) {
        return faces.about(kind);
    }

    /** A kind with all that is known of it. */
    List<String> card(String kind, TableView view, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(paint.as(Tone.NAME, harmless(lexicon.kind(kind))));
        List<String> attributes = lexicon.attributes(kind).stream().map(TableText::harmless).toList();
        if (!attributes.isEmpty()) lines.addAll(Layout.flow("  ", attributes, " ·", width));
        String text = harmless(lexicon.kindText(kind));
        if (!text.isEmpty()) Layout.wrap(text, width - 2).forEach(line -> lines.add("  " + line));
        List<String> places = new ArrayList<>();
        for (ZoneView zone : view.zones()) {
            for (PieceView piece : zone.seen()) {
                if (piece.kind().equals(kind)) places.add(piece.space() >= 0 ? lexicon.space(piece.space()) : lexicon.zone(zone.number()));
            }
        }
        List<String> seen = places.stream().distinct().map(TableText::harmless).toList();
        if (!seen.isEmpty()) lines.addAll(Layout.flow(paint.as(Tone.FAINT, "  " + lexicon.say("tip.seen-in") + " "), seen, ", ", width));
        return lines;
    }

    PieceNames names() {
        return names;
    }

    String thing(int code) {
        return harmless(lexicon.thing(code));
    }

    /** What a lesson points at, in a word. */
    String pointed(Pointed thing) {
        if (thing instanceof Pointed.Zone zone) return harmless(lexicon.zone(zone.zone()));
        if (thing instanceof Pointed.Part part) return harmless(blueprint.components.stream().filter(one -> one.id().equals(part.component()))
            .findFirst().map(one -> lexicon.component(one.def().sort(), one.id())).orElse(part.component()));
        return thing(((Pointed.Thing) thing).code());
    }

    static String harmless(String text) {
        return Paint.harmless(text);
    }
}
