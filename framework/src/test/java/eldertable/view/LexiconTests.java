package eldertable.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.support.Wreck;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LexiconTests {
    private final Blueprint blueprint = new Blueprint(Wreck.pack(), 2, Map.of());
    private final Lexicon english = new Lexicon(blueprint, "en", List.of("Ada", "Bo"));
    private final Lexicon german = new Lexicon(blueprint, "de-AT", List.of("Ada", "Bo"));

    private int piece(String kind) {
        return Code.piece(blueprint.firstPiece(blueprint.kind(kind)));
    }

    @Test void textsComeFromTheLanguageThenFromEnglishThenFromIds() {
        assertEquals("Coin", english.kind("coin"));
        assertEquals("Münze", german.kind("coin"));
        assertEquals("Jade Idol", german.kind("idol"));
        assertEquals("Map of the Deep", german.kind("map_of_the_deep"));
        assertEquals("Wreck Dive", english.gameTitle());
        assertEquals("Ballot", english.zone("ballot"));
        assertEquals("Hoard", english.move("hoard"));
    }

    @Test void cardTextsAreFilledWithTheirAttributes() {
        assertEquals("Worth 5 points. It stares.", english.kindText("idol"));
        assertEquals("", english.kindText("coin"));
        assertEquals(List.of("Worth: 5", "Rare", "Tone: Dark"), english.attributes("idol"));
    }

    @Test void everythingThatCanBeChosenHasAName() {
        assertEquals("Coin", english.thing(piece("coin")));
        assertEquals("Ada's Diver", english.thing(piece("diver")));
        assertEquals("Diver von Ada", german.thing(piece("diver")));
        assertEquals("Bo", english.thing(Code.player(1)));
        assertEquals("Hull", english.thing(Code.space(1)));
        assertEquals("A1", english.thing(Code.space(3)));
        assertEquals("Ruby", english.thing(Code.kind(blueprint.kind("ruby").index())));
        assertEquals("Up", english.thing(Code.word(blueprint.word("up"))));
        assertEquals("-3", english.thing(Code.number(-3)));
        assertEquals("Lay", english.thing(Code.move(blueprint.move("lay"))));
        assertEquals("Bo's hand, no. 3", english.thing(Code.slot(blueprint.zone("hand") + 1, 2)));
        assertEquals("Hand von Bo, Nr. 3", german.thing(Code.slot(blueprint.zone("hand") + 1, 2)), "other languages have great nouns");
        assertEquals("Grotto (North), no. 1", english.thing(Code.slot(blueprint.zone("grotto"), 0)));
        assertEquals("a card", english.thing(Code.UNSEEN));
        assertEquals("eine Karte", german.thing(Code.UNSEEN));
        assertEquals("Done", english.thing(Code.DONE));
        assertEquals("nothing", english.thing(Code.NOTHING));
    }

    @Test void linesOfTheChronicleAreFilledIn() {
        assertEquals("Ada lays Coin face Up.", english.log(0, "lay", Map.of("card", List.of(piece("coin")), "way", List.of(Code.word(blueprint.word("up"))))));
        assertEquals("Bo buries Coin, Jade Idol and a card.", english.log(1, "bury", Map.of("cards", List.of(piece("coin"), piece("idol"), Code.UNSEEN))));
        assertEquals("Bo buries Münze und eine Karte.", german.log(1, "bury", Map.of("cards", List.of(piece("coin"), Code.UNSEEN))));
        assertEquals("Bo sinks 1 fathom.", english.said("sank", Map.of("me", Code.player(1), "n", Code.number(1))));
        assertEquals("Bo sinks 2 fathoms.", english.said("sank", Map.of("me", Code.player(1), "n", Code.number(2))));
    }

    @Test void whereNothingWasPickedTheLineSaysSo() {
        assertEquals("Bo buries nothing at all.", english.log(1, "bury", Map.of("cards", List.of())));
    }

    @Test void aLineTellsWhatStandsOnACardAndWhatWasRolled() {
        assertEquals("Bo throws 2, 5 and finds Jade Idol. Worth 5 points. It stares.",
            english.said("found", Map.of("me", Code.player(1), "card", piece("idol")), List.of("2", "5")));
        assertTrue(english.tellsDice("found"));
        assertFalse(english.tellsDice("drawn"), "then the dice have a line of their own");
    }

    @Test void aSpaceTellsWhereItsLinksLead() {
        int hull = blueprint.boards.get(0).firstSpace + 1;
        assertEquals(List.of("A way to Reef.", "A way to Mast."), english.meanings(hull));
        assertEquals("Way", english.link("step"));
    }

    @Test void whatHasNoTemplateStillReads() {
        assertEquals("Ada: Hoard.", english.log(0, "hoard", Map.of()));
        assertEquals("Ada: Peek (Coin).", english.log(0, "peek", Map.of("card", List.of(piece("coin")))));
        assertEquals("Monster slain.", english.said("monsterSlain", Map.of()));
        assertEquals("Monster slain (Coin).", english.said("monsterSlain", Map.of("card", piece("coin"))));
        assertEquals("Peek: card?", english.pick("peek", "card", Optional.empty(), 0, -1));
    }

    @Test void severalThingsThatAreAlikeAreCounted() {
        assertEquals("Coin × 2 and Jade Idol", english.counted(List.of(piece("coin"), piece("idol"), piece("coin"))));
        assertEquals("Coin", english.counted(List.of(piece("coin"))));
    }

    @Test void resultsAreSentences() {
        assertEquals("The wreck is gone: Ada has the most gold.", english.result(new ResultView(List.of(0), List.of(), "sunk")));
        assertEquals("The wreck is gone: Ada and Bo have the most gold.", english.result(new ResultView(List.of(0, 1), List.of(), "sunk")));
        assertEquals("Bo wins (Up).", english.result(new ResultView(List.of(1), List.of(), "up")));
        assertEquals("Ada and Bo win together.", english.result(new ResultView(List.of(0, 1), List.of(), "")));
        assertEquals("Nobody wins.", english.result(new ResultView(List.of(), List.of(), "")));
    }

    @Test void promptsAreFilledWithWhatTheStepCarries() {
        StepView step = new StepView("answer", "quarrel", Map.of("from", Code.player(0), "card", Code.UNSEEN, "left", Code.number(2)));
        assertEquals("Ada wants a card, 2 times.", english.prompt(step, 1));
        assertEquals("", english.prompt(new StepView("turn", "dive", Map.of()), 0));
    }
}
