package eldertable.pack.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RulesPagesTests {
    private final RulesPages game = new RulesPages(Map.of("en", "# Rules\n", "de", "# Regeln\n"));

    @Test void aPageIsInTheLanguageOrItsKinOrEnglish() {
        assertEquals("# Regeln\n", game.in("de"));
        assertEquals("# Regeln\n", game.in("de-AT"));
        assertEquals("# Rules\n", game.in("fr"));
        assertEquals("", RulesPages.NONE.in("en"));
    }

    @Test void whatAModAddsStandsBehindInEveryLanguage() {
        RulesPages both = game.followedBy(new RulesPages(Map.of("en", "More.", "fr", "Encore.")));
        assertEquals("# Rules\n\nMore.", both.in("en"));
        assertEquals("# Regeln\n\nMore.", both.in("de"));
        assertEquals("# Rules\n\nEncore.", both.in("fr"));
        assertEquals(game, game.followedBy(RulesPages.NONE));
    }
}
