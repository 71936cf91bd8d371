package eldertable.scenario;

import eldertable.diagnostic.Problems;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.words.Tongue;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

/** Whatever somebody writes into a scenario, the outcome is a result and never an exception. */
class MutilatedScenarioTests {
    private static final int ROUNDS = 250;
    private static final Pattern PART = Pattern.compile("[A-Za-z0-9_#*@.]+|[{}\\[\\],:>-]|\\n *");
    private static final List<String> STRANGE = List.of("", "-1", "99999999", "2147483648", "A", "Z", "hidden", "any", "crab", "crab#0", "crab*9999", "red*999999@9",
        "diver", "A.diver#3", "box", "[]", "{}", "~", "step", "sea", "A.hand[0]", "deck[99]", "''", "A1", "sees", "true", "*", "\n", ": ", "- ", "A sees B");

    @Test
    void neverThrows() throws IOException, URISyntaxException {
        Path base = Path.of(MutilatedScenarioTests.class.getResource("/eldertable/scenario/workbench/pack.yaml").toURI()).getParent().getParent();
        PackDef pack = PackReader.read(base.resolve("workbench")).pack().orElseThrow();
        List<String> texts = new ArrayList<>();
        for (String name : List.of("passing/given", "passing/moves", "passing/looks", "failing/mistakes")) {
            texts.add(Files.readString(base.resolve(name + ".yaml"), StandardCharsets.UTF_8));
        }
        Random random = new Random(11);
        int ran = 0;
        try (ScriptEngine scripts = new ScriptEngine(); Scenarios scenarios = new Scenarios(scripts, pack)) {
            for (int round = 0; round < ROUNDS; round++) {
                String text = mutilated(texts.get(random.nextInt(texts.size())), random);
                try {
                    List<ScenarioDef> read = ScenarioReader.read("mutilated.yaml", text.getBytes(StandardCharsets.UTF_8), new Problems());
                    for (ScenarioResult result : scenarios.run(read)) new ResultPrinter(Tongue.ENGLISH).print(result, true);
                    ran += read.size();
                } catch (RuntimeException e) {
                    fail("round " + round + ":\n" + text, e);
                }
            }
        }
        assertTrue(ran > ROUNDS, ran + " scenarios could still be read");
    }

    private static String mutilated(String text, Random random) {
        List<int[]> parts = new ArrayList<>();
        Matcher part = PART.matcher(text);
        while (part.find()) parts.add(new int[] {part.start(), part.end()});
        StringBuilder out = new StringBuilder(text);
        int wounds = 1 + random.nextInt(3);
        for (int i = 0; i < wounds; i++) {
            int[] at = parts.get(random.nextInt(parts.size()));
            if (at[1] > out.length()) continue;
            int[] other = parts.get(random.nextInt(parts.size()));
            String with = random.nextBoolean() ? STRANGE.get(random.nextInt(STRANGE.size())) : text.substring(other[0], other[1]);
            out.replace(at[0], at[1], with);
        }
        return out.toString();
    }
}
