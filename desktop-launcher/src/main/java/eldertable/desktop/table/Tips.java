package eldertable.desktop.table;

import eldertable.faces.FacePainter;
import eldertable.art.Align;
import eldertable.art.CardArt;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.faces.TableLook;
import eldertable.host.Snapshot;
import eldertable.pack.component.Component;
import eldertable.pack.component.Counter;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.state.BoardGraph;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;
import eldertable.view.EffectView;
import eldertable.view.PieceView;
import eldertable.view.StepView;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is shown beside the mouse: a card enlarged with its whole text, or words about a figure, a counter, a space or a button. */
final class Tips {
    private static final float CARD = 250, WIDTH = 250, PROPORTION = CardArt.HEIGHT / CardArt.WIDTH;

    /** More are only counted. */
    private static final int MOST_BELOW = 12;

    private final TableLook look;
    private final FacePainter faces;
    private final Gallery gallery;
    private final Lettering lettering;
    /** By what brought points, the line that told of them; kept while the step lasts that came of it. */
    private final Map<Integer, String> points = new HashMap<>();
    private String toldIn = "";

    Tips(TableLook look, FacePainter faces, Gallery gallery, Lettering lettering) {
        this.look = look;
        this.faces = faces;
        this.gallery = gallery;
        this.lettering = lettering;
    }

    /** The table has become this one. */
    void heard(Snapshot next) {
        String step = next.view().step().map(StepView::id).orElse("");
        List<EffectView.Said> told = next.effects().stream().filter(effect -> effect instanceof EffectView.Said said && said.scored()).map(EffectView.Said.class::cast).toList();
        if (told.isEmpty() && step.equals(toldIn)) return;
        points.clear();
        toldIn = step;
        told.forEach(said -> points.put(said.what(), look.lexicon.scored(said)));
    }

    /** @param reason why it cannot be chosen, or what clicking it does, or ""; @param screen where there is room */
    void draw(Pen pen, Thing thing, TableView view, Rect at, String reason, Rect screen) {
        PieceView piece = thing instanceof Thing.Piece one ? one.piece() : thing instanceof Thing.Pile pile ? pile.top() : thing instanceof Thing.Absent away ? away.piece() : null;
        if (piece != null) card(pen, piece, thing instanceof Thing.Pile pile ? below(pile) : thing instanceof Thing.Piece one ? whole(one) : List.of(), view, at, reason, screen);
        else {
            List<String> lines = new ArrayList<>(words(thing));
            if (thing instanceof Thing.Space space && !here(space.space(), view).isEmpty()) lines.add(here(space.space(), view));
            if (!lines.isEmpty() || !reason.isEmpty()) note(pen, lines, reason, at, screen);
        }
    }

    /** By which words are larger than designed. */
    private float larger() {
        return Math.max(1, lettering.textScale());
    }

    void note(Pen pen, List<String> lines, String reason, Rect at, Rect screen) {
        List<TextBlock> blocks = new ArrayList<>();
        float height = 16, width = 60;
        for (int i = 0; i < lines.size(); i++) {
            TextBlock block = lettering.wrap(i == 0 ? Face.DISPLAY : Face.TEXT, i == 0 ? 14 : 15, lines.get(i), WIDTH * larger(), Align.LEFT);
            blocks.add(block);
            height += block.height + 3;
            width = Math.max(width, block.width);
        }
        TextBlock why = reason.isEmpty() ? null : lettering.wrap(Face.ITALIC, 15, reason, WIDTH * larger(), Align.LEFT);
        if (why != null) {
            height += why.height + 3;
            width = Math.max(width, why.width);
        }
        Rect box = beside(at, width + 26, height, screen);
        pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h());
        pen.nine(gallery.plaque(), box.x(), box.y(), box.w(), box.h());
        float y = box.top() - 8;
        for (int i = 0; i < blocks.size(); i++) {
            pen.text(blocks.get(i), box.x() + 13, y, i == 0 ? Ink.GOLD : Ink.CREAM);
            y -= blocks.get(i).height + 3;
        }
        if (why != null) pen.text(why, box.x() + 13, y, Ink.WARNING);
    }

    /** How far a heap is whose pieces make a whole. */
    private List<String> whole(Thing.Piece heap) {
        int whole = look.whole(heap.piece(), heap.zone());
        if (whole == 0) return List.of();
        return List.of(look.lexicon.say(heap.count() == whole - 1 ? "tip.whole.last" : "tip.whole", "count", heap.count(), "all", whole));
    }

    /** What lies under the top of an open pile. */
    private List<String> below(Thing.Pile pile) {
        if (pile.below().isEmpty()) return List.of();
        String first = pile.below().stream().limit(MOST_BELOW).map(look.lexicon::kind).collect(Collectors.joining(", "));
        return List.of(look.lexicon.say("tip.below", "things", first + (pile.below().size() > MOST_BELOW ? " " + look.lexicon.say("tip.more", "count", pile.below().size() - MOST_BELOW) : "")));
    }

    private void card(Pen pen, PieceView piece, List<String> more, TableView view, Rect at, String reason, Rect screen) {
        boolean halves = look.isHalved(piece.kind());
        List<String> lines = new ArrayList<>(halves ? halves(piece.kind()) : look.attributes(piece.kind()));
        lines.addAll(more);
        piece.counters().forEach((counter, value) -> {
            if (value != 0) lines.add(look.lexicon.counter(counter) + (look.isMark(counter) ? "" : ": " + value));
        });
        if (piece.owner() >= 0) lines.add(look.lexicon.seat(piece.owner()));
        String brought = points.get(Code.piece(piece.piece()));
        if (brought != null) lines.add(brought);
        String lore = look.lexicon.text(piece.set() + "." + piece.kind() + ".lore").orElse("");
        if (lore.isEmpty() && look.lexicon.kindText(piece.kind()).isEmpty() && look.attributes(piece.kind()).isEmpty()) {
            lines.add(0, look.lexicon.kind(piece.kind())); // its face says no more, and would only hide the table
            if (piece.space() >= 0) { // the ground that it hides
                lines.addAll(space(piece.space()));
                lines.add(here(piece.space(), view));
            }
            note(pen, lines, reason, at, screen);
            return;
        }
        float wide = CARD * larger(), poemWide = wide - 24;
        TextBlock about = lettering.wrap(Face.TEXT, 14, String.join(halves ? "\n" : "  ·  ", lines), poemWide, Align.CENTRE);
        TextBlock poem = lore.isEmpty() ? null : lettering.wrap(Face.ITALIC, 14, lore, poemWide, Align.CENTRE);
        TextBlock why = reason.isEmpty() ? null : lettering.wrap(Face.ITALIC, 15, reason, poemWide, Align.CENTRE);
        float told = (lines.isEmpty() ? 0 : about.height + 6) + (poem == null ? 0 : poem.height + 6) + (why == null ? 0 : why.height + 6);
        float note = told == 0 ? 0 : told + 14, high = Math.min(wide * PROPORTION, screen.h() - note - 12);
        Rect box = beside(at, wide, high + note, screen);
        Rect card = Rect.around(box.cx(), box.top() - high / 2, high / PROPORTION, high);
        if (note > 0) {
            Rect below = box.lower(note + 12);
            pen.nine(gallery.shadow(), below.x(), below.y(), below.w(), below.h());
            pen.nine(gallery.plaque(), below.x(), below.y(), below.w(), below.h());
        }
        pen.nine(gallery.shadow(), card.x(), card.y(), card.w(), card.h());
        faces.card(pen, piece.kind(), card.toBox());
        float y = card.y() - 7;
        if (!lines.isEmpty()) y = line(pen, about, box, y, Ink.CREAM);
        if (poem != null) y = line(pen, poem, box, y, Ink.PALE);
        if (why != null) line(pen, why, box, y, Ink.WARNING);
    }

    /** A card of two halves has pictures instead of its text: what it says, and what the two words mean. */
    private List<String> halves(String kind) {
        List<String> lines = new ArrayList<>(List.of(look.lexicon.kindText(kind)));
        for (String word : look.halves(kind)) {
            String meaning = look.lexicon.meaning("words", word);
            if (!meaning.isEmpty()) lines.add(look.lexicon.word(word) + ": " + meaning);
        }
        lines.removeIf(String::isEmpty);
        return lines;
    }

    private static float line(Pen pen, TextBlock words, Rect box, float top, int colour) {
        pen.textIn(words, box.x() + 12, top - words.height, box.w() - 24, words.height, colour);
        return top - words.height - 6;
    }

    /** Right of it where there is room, else left, and within the screen; but above what lies at the lower edge, whose neighbours stay in sight. */
    private static Rect beside(Rect at, float w, float h, Rect screen) {
        if (at.y() < screen.y() + 60 && at.top() + 8 + h <= screen.top()) {
            return new Rect(Math.max(screen.x() + 4, Math.min(screen.right() - w - 4, at.cx() - w / 2)), at.top() + 8, w, h);
        }
        if (at.y() > screen.top() - 60) { // in the bar
            return new Rect(Math.max(screen.x() + 4, Math.min(screen.right() - w - 4, at.cx() - w / 2)), at.y() - 10 - h, w, h);
        }
        float x = at.right() + 14 + w <= screen.right() ? at.right() + 14 : at.x() - 14 - w;
        if (x < screen.x()) x = Math.max(screen.x(), Math.min(screen.right() - w, at.cx() - w / 2));
        float y = Math.max(screen.y() + 4, Math.min(screen.top() - h - 4, at.cy() - h / 2));
        return new Rect(x, y, w, h);
    }

    List<String> words(Thing thing) {
        if (thing instanceof Thing.Chip chip) {
            String value = chip.value().isPresent() && !chip.mark() ? ": " + counted(chip) : "";
            List<String> lines = Thing.explained(look.lexicon.meaning("counters", chip.counter()), look.lexicon.counter(chip.counter()) + value);
            look.warnsFrom(chip.counter()).ifPresent(from -> lines.add(look.lexicon.say("tip.warn", "count", from)));
            return lines;
        }
        if (thing instanceof Thing.Pile pile) {
            Blueprint.Zone zone = look.blueprint.zones.get(pile.zone());
            String key = look.usualShape(zone.def()) == Shape.CARD ? "tip.cards" : "tip.pieces", count = look.lexicon.say(key, "count", pile.count());
            List<String> lines = new ArrayList<>(List.of(zone.member() < 0 ? pile.title() : look.lexicon.member(zone.def().per(), zone.member()), count));
            String left = pile.unseen().entrySet().stream().filter(kind -> kind.getValue() > 0).map(kind -> kind.getValue() + " × " + look.lexicon.kind(kind.getKey()))
                .collect(Collectors.joining(", "));
            if (pile.count() > 0 && !left.isEmpty()) lines.add(look.lexicon.say("tip.unseen", "things", left));
            if (zone.member() < 0) return Thing.explained(look.lexicon.meaning("zones", zone.def().id()), lines.toArray(String[]::new));
            lines.addAll(between(zone.def().per(), zone.member()));
            return lines;
        }
        if (thing instanceof Thing.Track track) {
            return Thing.explained(look.lexicon.meaning("counters", track.counter()), track.title(), look.lexicon.say("ask.of", "count", track.value(), "all", track.max()));
        }
        if (thing instanceof Thing.Plate plate) return Thing.explained(look.tellsStanding() ? look.lexicon.say("tip.standing") : "", look.lexicon.seat(plate.seat()));
        if (thing instanceof Thing.Dial dial) return Thing.explained(look.lexicon.meaning("pools", dial.pool()), look.lexicon.pool(dial.pool()));
        if (thing instanceof Thing.Token token) {
            String pool = look.lexicon.pool(token.pool());
            if (token.kind().isEmpty()) return List.of(pool, look.lexicon.say("tip.inside", "count", token.count()));
            String text = look.lexicon.kindText(token.kind());
            List<String> lines = new ArrayList<>(List.of(look.lexicon.kind(token.kind()) + " × " + token.count()));
            Per per = look.blueprint.pool(token.pool()).def().per();
            lines.add(per.kind() == Per.Kind.GROUP ? pool + ", " + look.lexicon.member(per, token.instance()) : pool);
            if (!text.isEmpty()) lines.add(text);
            return lines;
        }
        if (thing instanceof Thing.Own own) return own.words(look);
        if (thing instanceof Thing.Space space) return space(space.space());
        if (thing instanceof Thing.Piece piece && piece.piece() == null) return List.of(look.lexicon.zone(piece.zone()));
        return List.of();
    }

    /** Of rounds too how many there are, where that is known. */
    private String counted(Thing.Chip chip) {
        int value = chip.value().orElseThrow();
        return look.blueprint.components.stream().map(Component::def).filter(Counter.Def.class::isInstance).map(Counter.Def.class::cast)
            .filter(def -> def.id().equals(chip.counter()) && def.role() == Counter.Role.ROUND && def.max() < Integer.MAX_VALUE).findFirst()
            .map(def -> look.lexicon.say("ask.of", "count", value, "all", def.max())).orElse(String.valueOf(value));
    }

    /** Whom it lies between. */
    private List<String> between(Per per, int member) {
        List<Integer> seats = look.between(per, member);
        return seats.isEmpty() ? List.of() : List.of(look.lexicon.say("tip.between", "one", look.lexicon.seat(seats.get(0)), "other", look.lexicon.seat(seats.get(1))));
    }

    private List<String> space(int number) {
        BoardGraph graph = look.blueprint.boardOfSpace(number);
        SpaceDef space = graph.space(number);
        List<String> lines = new ArrayList<>(List.of(look.lexicon.space(number)));
        if (!space.terrain().isEmpty()) lines.add(look.lexicon.word(space.terrain()));
        lines.addAll(look.lexicon.meanings(number));
        return lines;
    }

    /** What stands on a space, told where it is pointed at: there small things lie upon each other. */
    private String here(int space, TableView view) {
        List<Integer> codes = view.boards().get(look.blueprint.boards.indexOf(look.blueprint.boardOfSpace(space))).at(space).stream().map(piece -> Code.piece(piece.piece())).toList();
        return codes.isEmpty() ? "" : look.lexicon.say("tip.here", "things", look.lexicon.counted(codes));
    }
}
