package eldertable.faces;

import eldertable.art.Box;
import eldertable.art.CardArt;
import eldertable.art.Lettering;
import eldertable.art.Paintings;
import eldertable.art.Pen;
import eldertable.art.Theme;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.RulesPicture;
import eldertable.pack.model.RulesPicture.Subject;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.view.Lexicon;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;

/** What the pages of rules show of a game: cards, pieces, counters, boards and tables, drawn on any pen. */
public final class Illustrations {
    private static final float CARD = 122, PIECE = 64, BOARD = 520, TALLEST = 360, TABLE = 840;

    private final Appearance look;
    private final Paintings paintings;
    private final FacePainter painter;
    private final Lettering lettering;
    private final BoardFace boards;
    private final Optional<Scenes> scenes;

    Illustrations(Appearance look, Paintings paintings, Lettering lettering, FacePainter painter, Optional<Scenes> scenes) {
        this.look = look;
        this.paintings = paintings;
        this.painter = painter;
        this.lettering = lettering;
        this.scenes = scenes;
        boards = new BoardFace(look, painter, paintings, lettering);
    }

    /** Of a pack with which nobody plays yet. @param scenes who draws tables; without them they are left out */
    public static Illustrations of(PackDef pack, String language, Paintings paintings, Lettering lettering, Optional<Scenes> scenes) {
        int players = pack.info().maxPlayers();
        Blueprint blueprint = new Blueprint(pack, players, Map.of());
        Appearance look = new Appearance(blueprint, new Lexicon(blueprint, language, Collections.nCopies(players, "")));
        return new Illustrations(look, paintings, lettering, new FacePainter(look, paintings, lettering, Theme.of(pack.table())), scenes);
    }

    /** Empty for what the pack does not have. */
    public Optional<RulesPicture> find(String target) {
        return RulesPicture.of(target).filter(picture -> picture.isIn(look.blueprint.pack)).filter(picture -> picture.subject() != Subject.TABLE || scenes.isPresent());
    }

    /** How large it should be, from 0, 0 on, where a page has so much room. */
    public Box size(RulesPicture picture, float room) {
        return switch (picture.subject()) {
            case CARD -> new Box(0, 0, CARD, CARD * CardArt.HEIGHT / CardArt.WIDTH);
            case PIECE, COUNTER -> new Box(0, 0, PIECE, PIECE);
            case BOARD -> {
                float proportion = spaces(picture).proportion(), wide = Math.min(Math.min(room, BOARD), TALLEST * proportion);
                yield new Box(0, 0, wide, wide / proportion);
            }
            case TABLE -> new Box(0, 0, Math.min(room, TABLE), Math.min(room, TABLE) / Scenes.PROPORTION);
        };
    }

    public void draw(Pen pen, RulesPicture picture, Box box) {
        switch (picture.subject()) {
            case CARD -> painter.card(pen, picture.id(), box);
            case PIECE -> painter.figure(pen, picture.id(), -1, box);
            case COUNTER -> pen.picture(paintings.token(painter.iconOf("counters", picture.id(), look.lexicon.counter(picture.id())), look.colour("counters", picture.id())),
                box.x(), box.y(), box.w(), box.h());
            case BOARD -> boards.draw(pen, graph(picture), spaces(picture).isGrid(), box, spaces(picture).on(box));
            case TABLE -> scenes.orElseThrow().draw(pen, paintings, lettering, Integer.parseInt(picture.id()), box);
        }
    }

    private BoardGraph graph(RulesPicture picture) {
        return look.blueprint.board(picture.id());
    }

    private BoardSpaces spaces(RulesPicture picture) {
        return new BoardSpaces(look, graph(picture));
    }
}
