package eldertable.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class IconCatalogueTests {
    private static final IconCatalogue ICONS = new IconCatalogue();

    @Test void everyWordMeansAnIconThatIsThere() {
        assertEquals(Set.of(), ICONS.missing());
    }

    @Test void wordsFindTheirIcons() {
        assertEquals("hourglass", ICONS.best("round"));
        assertEquals("fish-monster", ICONS.best("deepOnes", "x"));
        assertEquals("giant-squid", ICONS.best("giant-squid"));
        assertEquals("sacrificial-dagger", ICONS.best("Knife of the Rite"));
        assertNull(ICONS.fitting("qwertz"));
        assertEquals(ICONS.best("qwertz", "asdf"), ICONS.best("qwertz", "asdf"));
        assertTrue(ICONS.has(ICONS.best("qwertz")));
    }

    @Test void authorsAreKnown() {
        assertTrue(ICONS.authors().size() > 10 && ICONS.names().size() > 500);
    }
}
