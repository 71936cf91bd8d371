package eldertable.pack.library;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Timeout;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Whatever is done to a pack's files, reading it ends in a pack or in errors, and never in an exception. */
@Timeout(60)
class MutilatedPackTests {
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9.#+]+");
    private static final List<String> SHAPES = List.of("", "~", "-1", "99999999999", "1.5", "true", "[]", "{}", "[a, [b]]", "{ a: { b: c } }", "[1, 2, 3]",
            "'quoted'", "all", "player", "cards", "box", "-cards", "\"\\u0007\"", "<<", "&a x", "*a", "[{ from: a }]", "deal", "crab", "__proto__");

    private static SamplePack rich() {
        return new SamplePack().and("pack.yaml", """
                options:
                  mode: { values: [alone, teams], start: alone, players: { teams: [4], alone: [2, 3] } }
                  rounds: { min: 1, max: 9, start: 3 }
                """).and("components.yaml", """
                words: [glad, sad]
                groups: { gate: [first, second] }
                pools: { bag: { of: gems, start: 3 }, worn: { of: gems, per: cards, slots: 2 } }
                dice: { power: [0, 1, 2] }
                boards:
                  map: { spaces: { salem: { terrain: town, banner: [1, 2] }, bay: sea }, links: [[salem, bay]] }
                  maze:
                    grid: ["1.+", ".#."]
                    columns: ABC
                    neighbours: diagonal
                    legend: { ".": floor, "#": void, "+": altar, "1": { terrain: rift, number: 1 } }
                    links: [{ from: A1, to: C2, kind: dream }]
                    ways: { walk: { over: [floor], ends: [altar] }, fly: { over: all, links: [dream] } }
                """).and("cards.yaml", "gems: { red: , blue: }\n").and("flow.yaml", "moves: { keep: { anytime: true } }\n")
                .with("cards/more.yaml", "cards: { whale: { points: 1 } }\n").with("table.yaml", "layout: { side: [deck] }\n");
    }

    @RepeatedTest(10)
    void neverThrows(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 40; i++) {
            SamplePack pack = rich();
            List<String> paths = new ArrayList<>(pack.files().keySet());
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                String path = paths.get(random.nextInt(paths.size()));
                pack.with(path, mutilated(new String(pack.files().get(path), StandardCharsets.UTF_8), random));
            }
            PackLoad load = pack.read();
            assertEquals(load.pack().isEmpty(), load.problems().stream().anyMatch(problem -> problem.isError()), load.problems().toString());
            load.problems().forEach(problem -> assertTrue(problem.span().line() > 0 && problem.span().column() > 0));
            assertFalse(load.problems().stream().anyMatch(problem -> problem.message().contains("Exception")));
        }
    }

    private static String mutilated(String text, Random random) {
        List<MatchResult> words = WORD.matcher(text).results().toList();
        if (words.isEmpty()) {
            return text;
        }
        MatchResult word = words.get(random.nextInt(words.size()));
        MatchResult other = words.get(random.nextInt(words.size()));
        String by = random.nextInt(3) == 0 ? other.group() : SHAPES.get(random.nextInt(SHAPES.size()));
        return text.substring(0, word.start()) + by + text.substring(word.end());
    }
}
