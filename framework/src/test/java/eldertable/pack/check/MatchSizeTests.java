package eldertable.pack.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.diagnostic.Diagnostic;
import eldertable.support.WrittenPack;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tables that are too large are told at their line, in good time, and before they are built. */
class MatchSizeTests {
    private static List<String> told(String components) {
        return new WrittenPack(2).file("components.yaml", components).file("cards.yaml", "cards:\n  crab: { copies: 1000 }\ngems:\n" + many(900, "  g%d: {}\n"))
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [go] }\n").file("rules.mjs", "export const moves = { go: { apply: () => {} } };\n")
            .load().problems().stream().filter(Diagnostic::isError).map(Diagnostic::toString).toList();
    }

    private static String many(int count, String pattern) {
        return IntStream.range(0, count).mapToObj(pattern::formatted).collect(Collectors.joining());
    }

    @Test
    void veryManyWays() {
        String board = "boards:\n  sea:\n    grid:\n" + ("      - " + ".".repeat(26) + "\n").repeat(30) + "    columns: ABCDEFGHIJKLMNOPQRSTUVWXYZ\n"
            + "    legend: { '.': water }\n    ways:\n" + many(200, "      w%d: { over: [water] }\n");
        assertEquals(List.of("shore/components.yaml:2:3  error  out-of-range  The board 'sea' has 780 spaces and 201 ways: each way over 780 spaces takes 608400 "
            + "distances, and all together may take 8000000. Leave out ways or spaces."), told(board));
    }

    @Test
    void aLargeGroup() {
        String group = "groups:\n  crowd: [" + many(20_000, "m%d, ") + "last]\n";
        assertEquals("shore/components.yaml:2:3  error  out-of-range  The group 'crowd' has 20001 members; 500 are possible. Make it smaller, or keep it for fewer things.",
            told(group).get(0));
    }

    @Test
    void manyZonesOfManyMembers() {
        String zones = "groups:\n  crowd: [" + many(400, "m%d, ") + "last]\nzones:\n" + many(6, "  z%d: { visible: all, per: crowd }\n");
        assertEquals(List.of("shore/components.yaml:8:3  error  out-of-range  With 'z4' there are 2005 zones on the table; 2000 are possible. Make it smaller, or keep it for fewer things."),
            told(zones));
    }

    @Test
    void poolsThatMultiply() {
        assertEquals(List.of("shore/components.yaml:3:3  error  out-of-range  With 'dial' the table keeps 901000 numbers; 50000 are possible. Make it smaller, or keep it for fewer things."),
            told("counters: { rust: { per: cards } }\npools:\n  dial: { of: gems, slots: 1000 }\n"));
    }
}
