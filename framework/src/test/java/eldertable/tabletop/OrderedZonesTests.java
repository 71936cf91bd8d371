package eldertable.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.faces.TableLook;
import eldertable.pack.model.TableDef.Shape;
import eldertable.rules.RuleEngine;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import eldertable.view.Lexicon;
import eldertable.view.TableView;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Kinds that keep their places, queues that show where they begin, figures beside what is written, piles whose contents can be counted. */
class OrderedZonesTests {
    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private static final class Table {
        final Blueprint blueprint;
        final GameState state;
        final TableLook look;

        /** @param dealt what the rules lay out at first */
        Table(String dealt) throws Exception {
            blueprint = new WrittenPack(1)
                .file("components.yaml", """
                    zones:
                      deck: { visible: none, start: snails }
                      line: { visible: face, start: cards }
                      pool: { visible: all, start: stars }
                      hand: { visible: owner, per: player }
                      mine: { visible: all, per: player }
                    boards:
                      road: { spaces: { a: {}, inn: {} } }
                    """)
                .file("cards.yaml", "cards:\n  ark: { copies: 20 }\nstars:\n  sun: {}\n  moon: {}\n  mars: {}\nsnails:\n  slow: { copies: 3 }\n  fast: { copies: 2 }\npawns:\n  pawn: {}\n")
                .file("flow.yaml", "start: dealt\nsteps:\n  dealt: { auto: true }\n  turn: { moves: [pass], repeat: true }\n")
                .file("table.yaml", """
                    layout: { top: [pool], middle: [line, road], side: [deck], player: [mine], hand: hand }
                    zones: { line: queue, pool: places, mine: row }
                    slots: { line: 20, mine: 2 }
                    faces: { pawns: { shape: pawn } }
                    boards: { road: { written: true, spaces: { a: [0.3, 0.5], inn: [0.7, 0.5] } } }
                    """)
                .file("rules.mjs", "export const steps = { dealt: { run: ({ game }) => { const me = game.players[0]; game.line.forEach(card => { card.faceUp = true; }); DEALT game.go('turn'); } } };\n"
                    .replace("DEALT", dealt) + "export const moves = { pass: { apply: () => {} } };\n")
                .blueprint();
            try (RuleEngine engine = scripts.rules(blueprint)) {
                state = engine.start(1);
            }
            look = new TableLook(blueprint, new Lexicon(blueprint, "en", List.of("Ada")));
        }

        List<Thing> things() {
            return TableLayout.arrange(look, TableView.of(state, 0), 1280, 720, 1).things();
        }

        List<Thing.Piece> pieces(String zone) {
            return things().stream().filter(thing -> thing instanceof Thing.Piece piece && blueprint.zones.get(piece.zone()).def().id().equals(zone))
                .map(Thing.Piece.class::cast).toList();
        }

        Rect of(String kind) {
            return things().stream().filter(thing -> thing instanceof Thing.Piece piece && piece.piece() != null && piece.piece().kind().equals(kind)).findFirst().orElseThrow().box();
        }
    }

    @Test void kindsKeepTheirPlacesAndLeaveAnOutline() throws Exception {
        Table all = new Table(""), less = new Table("game.piece('moon').moveTo(me.mine);");
        assertEquals(all.of("sun"), less.of("sun"));
        assertEquals(all.of("mars"), less.of("mars"));
        int pool = less.blueprint.zone("pool");
        List<Rect> outlines = less.things().stream().filter(thing -> thing instanceof Thing.Slot slot && slot.zone() == pool).map(Thing::box).toList();
        assertEquals(List.of(all.of("moon")), outlines);
        Table back = new Table("game.piece('sun').moveTo(me.mine); game.piece('sun').moveTo(game.pool);");
        assertEquals(all.of("sun"), back.of("sun"), "also when it comes back as the last one");
    }

    @Test void aQueueShowsWhereItBeginsAndGoesOnAndKeepsTheSizeOfItsCards() throws Exception {
        Table full = new Table("me.hand; "), few = new Table("game.line.deal(17, me.hand);");
        List<QueueMark> marks = full.things().stream().filter(QueueMark.class::isInstance).map(QueueMark.class::cast).toList();
        List<Thing.Piece> line = full.pieces("line");
        long rows = line.stream().map(card -> card.box().y()).distinct().count();
        assertEquals(rows, marks.size());
        assertEquals(List.of(true), marks.stream().map(QueueMark::first).filter(first -> first).toList());
        assertTrue(marks.get(0).box().right() <= line.get(0).box().x() + 0.01f && marks.get(0).first(), "before the first card");
        assertEquals(line.get(0).box().h(), few.pieces("line").get(0).box().h(), 0.01f, "a queue that has become short keeps its size");
        assertTrue(marks.get(0).words(full.look).get(0).length() > 5);
    }

    @Test void whereALineEndsMoreThanUsualLieSideBySideAsLargeAsBefore() throws Exception {
        Rect two = new Table("game.line.deal(2, me.mine);").pieces("mine").get(0).box();
        List<Thing.Piece> four = new Table("game.line.deal(4, me.mine);").pieces("mine");
        assertEquals(two, four.get(0).box());
        assertEquals(1, four.stream().map(card -> card.box().y()).distinct().count());
    }

    @Test void aFigureStandsBesideWhatIsWritten() throws Exception {
        Table table = new Table("game.piece('pawn').moveTo(game.road.space('a'));");
        Rect pawn = table.of("pawn");
        Rect letter = table.things().stream().filter(Thing.Space.class::isInstance).findFirst().orElseThrow().box();
        assertTrue(pawn.x() > letter.cx() + letter.w() / 4, "not on the letter");
        assertEquals(letter.cy(), pawn.cy(), 0.01f, "and not on the sign at its foot");
        assertEquals(Shape.PAWN, table.look.face("pawns").shape());
    }

    @Test void whatIsNotOpenOfAPileCanBeCounted() throws Exception {
        Table table = new Table("game.deck.top.moveTo(game.pool);");
        Thing.Pile pile = table.things().stream().filter(thing -> thing instanceof Thing.Pile one && one.zone() == table.blueprint.zone("deck")).map(Thing.Pile.class::cast).findFirst().orElseThrow();
        assertEquals(4, pile.count());
        assertEquals(Map.of("slow", 2, "fast", 2), pile.unseen());
    }
}
