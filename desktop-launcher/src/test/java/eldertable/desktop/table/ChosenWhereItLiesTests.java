package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Lettering;
import eldertable.choosing.Choice;
import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;
import eldertable.view.PieceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChosenWhereItLiesTests {
    private static final Rect BOX = new Rect(0, 0, 40, 56);

    private static Thing.Piece card(int number, String kind, int zone) {
        return new Thing.Piece(new PieceView(number, kind, "cards", kind, -1, true, -1, List.of()), List.of(Code.piece(number)), zone, Shape.CARD, BOX, 0, 1, false);
    }

    private static Thing.Token token(String pool, String owner, int instance, int kind, int count) {
        return new Thing.Token(pool, owner, instance, 0, "k" + kind, count, count == 0 ? List.of() : List.of(Code.kind(kind)), BOX);
    }

    private static Arrangement table(Thing... things) {
        return Arrangement.of(BOX, BOX, BOX, List.of(things), 56);
    }

    @Test void anyOfEqualCardsMeansTheOneThatIsOffered() {
        Thing.Piece offered = card(1, "crab", 0), equal = card(2, "crab", 0), refused = card(3, "crab", 0), elsewhere = card(4, "crab", 1), other = card(5, "eel", 0);
        Map<Thing, Integer> equals = EqualPieces.of(table(offered, equal, refused, elsewhere, other), Set.of(Code.piece(1)), Set.of(Code.piece(3)));
        assertEquals(Map.of(equal, Code.piece(1)), equals);
    }

    @Test void kindsWithoutAPoolAreMeantWhereJustTheseLieAndNeverBeforeOthers() {
        Thing.Token gateRed = token("seals", "", 0, 1, 2), gateBlue = token("seals", "", 0, 2, 1);
        Thing.Token mineRed = token("hand", "seat:0", 0, 1, 1), mineGreen = token("hand", "seat:0", 0, 3, 1);
        Thing.Token theirRed = token("hand", "seat:1", 1, 1, 1), theirBlue = token("hand", "seat:1", 1, 2, 1);
        List<Thing.Token> all = List.of(gateRed, gateBlue, mineRed, mineGreen, theirRed, theirBlue);
        assertEquals(Set.of(gateRed, gateBlue), OfferedPlaces.meant(all, Set.of(Code.kind(1), Code.kind(2)), "seat:0"));
        assertEquals(Set.of(mineRed, mineGreen), OfferedPlaces.meant(all, Set.of(Code.kind(1), Code.kind(3)), "seat:0"));
        assertEquals(Set.of(theirRed, theirBlue), OfferedPlaces.meant(all, Set.of(Code.kind(1), Code.kind(2)), "seat:1"), "before oneself first");
    }

    @Test void ofAHeapOfTokensEachCanBePicked() {
        Thing.Token heap = token("hand", "seat:0", 0, 1, 2);
        assertTrue(Choosing.isFree(heap, 0) && Choosing.isFree(heap, 1) && !Choosing.isFree(heap, 2));
        assertTrue(Choosing.isFree(card(1, "crab", 0), 0) && !Choosing.isFree(card(1, "crab", 0), 1));
    }

    @Test void tokensThatAreInTheMoveStayMarkedWhereTheyLay() {
        Thing.Token mine = token("hand", "seat:0", 0, 1, 2), gate = token("seals", "", 0, 1, 1), other = token("seals", "", 0, 2, 1);
        ChosenTokens chosen = new ChosenTokens(token -> token.pool().equals("hand") ? 7 : 8);
        int move = Code.space(4), none = Code.NOTHING;
        chosen.arrange(List.of(move), List.of(none), List.of(mine));
        chosen.arrange(List.of(move, Code.kind(1)), List.of(none, none), List.of(gate, other));
        assertEquals(List.of(1, 0, 0), List.of(chosen.count(mine), chosen.count(gate), chosen.count(other)));
        chosen.arrange(List.of(move, Code.kind(1), Code.kind(2)), List.of(none, none, none), List.of());
        assertEquals(List.of(1, 0, 1), List.of(chosen.count(mine), chosen.count(gate), chosen.count(other)));
        chosen.arrange(List.of(move), List.of(none), List.of(mine, gate)); // taken back
        assertEquals(List.of(0, 0, 0), List.of(chosen.count(mine), chosen.count(gate), chosen.count(other)));
        chosen.arrange(List.of(move, Code.kind(1)), List.of(none, 8), List.of());
        assertEquals(List.of(0, 1, 0), List.of(chosen.count(mine), chosen.count(gate), chosen.count(other)), "the move knows from which pool");
    }

    private static Choice choice(int... path) {
        return new Choice(path[path.length - 1], IntStream.of(path).boxed().toList(), "", "", 0);
    }

    @Test void whatLiesNowhereHasAButtonAndAFewBesideItTheirs() {
        Choice up = choice(Code.piece(1)), down = choice(Code.piece(2)), third = choice(Code.piece(3)), fourth = choice(Code.piece(4)), fifth = choice(Code.piece(5));
        Choice word = choice(Code.word(0)), shortcut = choice(Code.move(0), Code.piece(6));
        assertEquals(List.of(up, down), Choosing.withButtons(List.of(up, down, shortcut), Set.of(Code.piece(1))), "both sides of a coin");
        assertEquals(List.of(), Choosing.withButtons(List.of(up, down), Set.of(Code.piece(1), Code.piece(2))));
        assertEquals(List.of(word), Choosing.withButtons(List.of(up, word), Set.of(Code.piece(1))), "a word is no thing");
        assertEquals(List.of(down), Choosing.withButtons(List.of(up, down, third, fourth, fifth), Set.of(Code.piece(1), Code.piece(3), Code.piece(4), Code.piece(5))), "too many");
    }

    /** However many there are, each button has its place in the panel, in the order in which they came. */
    @Test void allButtonsAreSeenAtOnce() {
        SidePanel panel = new SidePanel(null, new Lettering(), null);
        for (int many : new int[] {1, 4, 5, 12, 28, 60}) {
            List<SidePanel.Entry> entries = IntStream.range(0, many).mapToObj(i -> new SidePanel.Entry("Button " + i, "", "", true, false, false, () -> { })).toList();
            Rect box = new Rect(1000, 0, 276, 650);
            panel.arrange(box, "What do you do?", entries, false);
            assertEquals(entries.stream().map(SidePanel.Entry::label).toList(), panel.hots().stream().map(Hot::label).toList());
            List<Hot> hots = new ArrayList<>(panel.hots());
            for (Hot hot : hots) {
                assertTrue(box.holds(hot.box()) && hot.box().h() >= 14, hot.toString());
                assertTrue(hots.stream().noneMatch(other -> other != hot && other.box().overlaps(hot.box())), hot.toString());
            }
        }
    }

    /** Words are of one size on all buttons, and short ones stand side by side before long ones leave nothing of the chronicle. */
    @Test void wordsOnButtonsAreAlike() {
        Lettering lettering = new Lettering();
        SidePanel panel = new SidePanel(null, lettering, null);
        List<String> labels = List.of("Collect: one from each Gate", "Collect: one of every other colour", "Convert: any colours", "Convert: one colour", "Summon", "Pass",
            "Sacrifice a Cultist", "Feed the Necronomicon");
        panel.arrange(new Rect(1000, 0, 276, 560), "What do you do?", labels.stream().map(label -> new SidePanel.Entry(label, "hood", "", true, false, false, () -> { })).toList(), false);
        for (Hot hot : panel.hots()) {
            var words = Buttons.words(lettering, hot.label(), hot.icon(), hot.box().w(), hot.box().h(), panel.letters());
            assertTrue(!words.shortened && words.size > panel.letters() - 0.01f && words.size < panel.letters() + 0.01f, hot.label() + " " + words.size);
        }
        assertEquals(6, panel.hots().stream().map(hot -> hot.box().y()).distinct().count(), "short ones share a row");
    }
}
