package eldertable.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.bot.Bots;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ArgumentsTests {
    private static Arguments read(String... words) {
        return Arguments.read(List.of(words));
    }

    private static String problem(String... words) {
        return assertThrows(Arguments.Problem.class, () -> read(words)).getMessage();
    }

    @Test void withoutAnyTheTitleOpens() {
        Arguments none = read();
        assertFalse(none.opensTable());
        assertFalse(none.drives());
    }

    @Test void aPackLeadsStraightToATable() {
        Arguments table = read("tide-pool", "--players", "3", "--seed=7", "--mods", "a, b", "--option", "level=hard", "--size", "1920x1080");
        assertTrue(table.opensTable());
        assertEquals("tide-pool", table.pack());
        assertEquals(3, table.players());
        assertEquals(7, table.seed());
        assertEquals(List.of("a", "b"), table.mods());
        assertEquals("hard", table.options().get("level"));
        assertEquals(1920, table.width());
    }

    @Test void theLanguageIsThatOfTheSystemUnlessAnotherIsSaid() {
        assertEquals(Locale.getDefault().toLanguageTag(), read().language());
        assertEquals("de", read("tide-pool", "--language", "de").language());
    }

    @Test void botsSitAsInTheTerminal() {
        assertEquals(List.of("", "hard"), bots(2, "hard"));
        assertEquals(List.of("", "easy", "hard"), bots(3, "easy,hard"));
        assertEquals(List.of("random", "random"), bots(2, "all"));
        assertEquals(List.of("easy", "easy"), bots(2, "all=easy"));
        assertEquals(List.of("", "", "hard"), bots(3, "C=hard"));
        assertEquals(List.of("", "hard", ""), bots(3, "person,hard,person"));
    }

    private static List<String> bots(int seats, String bots) {
        return read("--bots", bots).seats(seats, "").stream().map(seat -> seat.bot()).toList();
    }

    @Test void theUserSitsAtTheFirstSeatOfPeople() {
        assertEquals(List.of("Zadok", "Barnabas"), read("--bots", "hard").seats(2, "Zadok").stream().map(seat -> seat.name()).toList());
        assertEquals(List.of("Cy", "Barnabas"), read("--names", "Cy").seats(2, "Ada").stream().map(seat -> seat.name()).toList());
    }

    @Test void whatIsWrongIsTold() {
        assertTrue(problem("--playrs", "2").contains("Did you mean '--players'"), problem("--playrs", "2"));
        assertTrue(problem("--seed").contains("wants a value"));
        assertTrue(problem("--seed", "x").contains("a number"));
        assertTrue(problem("--size", "large").contains("1280x720"));
        assertTrue(problem("--option", "x").contains("ID=VALUE"));
        assertTrue(problem("--screen", "setings").contains("settings"));
        assertTrue(assertThrows(Arguments.Problem.class, () -> Arguments.checkBots(read("--bots", "hrad").seats(2, ""), Bots.names())).getMessage().contains("hard"));
        assertTrue(assertThrows(Arguments.Problem.class, () -> read("--bots", "D=hard").seats(2, "")).getMessage().contains("A to B"));
    }
}
