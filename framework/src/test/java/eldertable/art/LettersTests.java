package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.check.KnownLetters;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LettersTests {
    /** Checks warn by a list, which has to be made anew when the typeface is another. */
    @Test void theListOfLettersIsThatOfTheTypeface() {
        Lettering lettering = new Lettering();
        KnownLetters known = new KnownLetters();
        List<String> wrong = IntStream.range(KnownLetters.FIRST_LISTED, 0x20000).filter(letter -> lettering.has(letter) != known.has(letter))
            .mapToObj(Integer::toHexString).toList();
        assertEquals(List.of(), wrong);
    }
}
