package eldertable.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.words.Sentence.Filling;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordsTests {
    private static Words words(String language) {
        return Words.of(WordsTests.class, "sample", language);
    }

    @Test void blanksAreFilledAndNumbersChooseTheirWord() {
        assertEquals("One card is left to Ada.", words("en").say("left", "who", "Ada", "cards", "One", "n", 1));
        assertEquals("7 cards are left to Bo.", words("en").say("left", "who", "Bo", "cards", 7, "n", 7));
        assertEquals("Bo bleiben 0 Karten.", words("de").say("left", "who", "Bo", "cards", 0, "n", 0));
    }

    @Test void kinOfALanguageSpeakIt() {
        assertEquals("Guten Tag", words("de-AT").say("hello"));
        assertEquals("Good day", words("xx").say("hello"));
    }

    @Test void whatATranslationLacksIsSaidInEnglishWithItsPlurals() {
        assertEquals("0 moves", words("fr").say("moves", "n", 0));
        assertEquals("0 pas", words("fr").say("steps", "n", 0));
    }

    @Test void whatIsMissingEverywhereIsItsKey() {
        assertEquals("no.such.key", words("de").say("no.such.key", "n", 1));
    }

    @Test void aBlankThatNothingIsKnownForStays() {
        assertEquals("{n} and Bo", Sentence.fill("{n} and {me}", Map.of("me", new Filling("Bo", 1)), Plural.ONE_OTHER));
        assertEquals(Set.of("n", "me"), Sentence.blanks("{n|a|b} and {me} {n}"));
    }

    @Test void numbersHaveTheirFormsInEachLanguage() {
        assertEquals(List.of(1, 0, 1, 1, 1), forms("de-AT", 0, 1, 2, 11, 21));
        assertEquals(List.of(0, 0, 1, 1, 1), forms("fr", 0, 1, 2, 11, 21));
        assertEquals(List.of(2, 0, 1, 1, 2, 2, 2, 2, 0, 1), forms("ru", 0, 1, 2, 4, 5, 11, 12, 14, 21, 23));
        assertEquals(List.of(2, 0, 1, 1, 2, 2, 2, 2, 2, 1), forms("pl", 0, 1, 2, 4, 5, 11, 12, 14, 21, 23));
        assertEquals(forms("ru", 0, 1, 2, 5, 11, 21, 23), forms("hr", 0, 1, 2, 5, 11, 21, 23));
        assertEquals(List.of(2, 0, 1, 1, 2, 2, 2), forms("cs", 0, 1, 2, 4, 5, 21, 22));
        assertEquals(List.of(2, 0, 1, 1, 2, 2, 2, 0, 1), forms("lt", 0, 1, 2, 9, 10, 11, 12, 21, 22));
        assertEquals(List.of(1, 0, 1, 1, 2, 1, 2), forms("ro", 0, 1, 2, 19, 20, 101, 121));
    }

    /** A third language, with three forms, as somebody would add it; where a sentence has only two, the last stands for all others. */
    @Test void aLanguageWithThreeFormsIsSpokenFromItsFileAlone() {
        Words polish = words("pl");
        assertEquals(List.of("0 ruchów", "1 ruch", "2 ruchy", "5 ruchów", "12 ruchów", "22 ruchy"),
            IntStream.of(0, 1, 2, 5, 12, 22).mapToObj(n -> polish.say("moves", "n", n)).toList());
        assertEquals("2 steps", polish.say("steps", "n", 2), "what it lacks is said in English, in English forms");
        assertEquals("1 step", polish.say("steps", "n", 1));
    }

    private static List<Integer> forms(String language, int... counts) {
        return IntStream.of(counts).mapToObj(Plural.of(language)::form).toList();
    }
}
