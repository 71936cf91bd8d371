package eldertable.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MessageTests {
    private static final Tongue GERMAN = Tongue.of("de-AT");

    @Test void isSaidInTheLanguageOfItsHearer() {
        Message message = Message.of("diagnostic.both", "errors", 2L, "warnings", 1);
        assertEquals("2 errors, 1 warning", message.english());
        assertEquals("2 Fehler, 1 Warnung", GERMAN.say(message));
        assertEquals("2 errors, 1 warning", Tongue.of("xx").say(message), "English where nothing else is spoken");
        assertEquals("2 errors, 1 warning", "" + message);
    }

    @Test void holdsOtherMessagesAndLists() {
        Message message = Message.of("yaml.key", "what", Message.of("yaml.a.list")).and(Message.of("diagnostic.known", "words", List.of("a", Message.of("yaml.a.map"))));
        assertEquals("A key has to be a single word, not a list. Known here: a, a map.", message.english());
        assertEquals("Ein Schlüssel muss ein einzelnes Wort sein, nicht eine Liste. Bekannt ist hier: a, eine Zuordnung.", GERMAN.say(message));
    }

    @Test void whatBeginsASentenceHasACapitalLetterUnlessItIsAName() {
        Message number = Message.of("pack.read.a.number"), text = Message.of("pack.read.a.text");
        assertEquals("A list has to be a number, not a text.", Message.of("pack.read.wrong-type", "what", Message.of("yaml.a.list"), "wanted", number, "found", text).english());
        assertEquals("eel has to be a number, not a text.", Message.of("pack.read.wrong-type", "what", Message.plain("eel"), "wanted", number, "found", text).english());
        assertEquals("eel muss eine Zahl sein, nicht ein Text.", GERMAN.say("pack.read.wrong-type", "what", "eel", "wanted", number, "found", text));
    }

    @Test void nothingLeavesNoTrace() {
        Message message = Message.of("yaml.tab");
        assertEquals(message, Message.NONE.and(message).and(Message.NONE).and(Message.plain("")));
        assertEquals("", Message.NONE.and(Message.NONE).english());
        assertTrue(Message.NONE.and(Message.plain("")).isEmpty());
        assertEquals("a b", Message.plain("a").and(Message.plain("b")).english());
        assertSame(message, Message.row(List.of(message)));
    }

    @Test void staysAsItWas() {
        List<String> words = new ArrayList<>(List.of("a"));
        StringBuilder word = new StringBuilder("b");
        Message known = Message.of("diagnostic.known", "words", words), nearest = Message.of("diagnostic.nearest", "word", word);
        words.add("c");
        word.append("d");
        assertEquals("Known here: a. Did you mean 'b'?", known.and(nearest).english());
        assertEquals(Message.of("diagnostic.known", "words", List.of("a")), known);
        assertNotEquals(Message.of("diagnostic.known", "words", words), known);
    }

    @Test void blanksInWhatIsFilledInAreNotFilled() {
        assertEquals("Did you mean '{word}'?", Message.of("diagnostic.nearest", "word", "{word}").english());
    }
}
