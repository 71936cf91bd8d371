package eldertable.editing;

import eldertable.api.YamlFile;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.check.RuleNames;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.typings.ApiFiles;
import eldertable.sdk.typings.CheckedBefore;
import eldertable.sdk.typings.TypeCheck;
import eldertable.state.Blueprint;
import eldertable.support.CopiedPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A hundred mistakes in the six games (mistakes.tsv): how many are told at their line before the game is played, and by whom. */
class MistakesTests {
    private static final int AIM = 95, OF_CHECK = 65, FEW = 10;

    private record Mistake(String pack, String file, String right, String wrong) {
        boolean inScript() {
            return file.endsWith(".mjs");
        }
    }

    @TempDir
    Path temp;
    private final Map<String, CopiedPack> copies = new HashMap<>();
    private final Map<String, SchemaCheck> schemas = new HashMap<>();

    @Test
    void mistakesAreToldWhereTheyStand() throws IOException {
        List<Mistake> all = mistakes();
        assertEquals(100, all.size());
        assertTrue(all.stream().filter(Mistake::inScript).count() >= 40);
        int byCheck = 0, bySchema = 0, yaml = 0;
        List<Mistake> gone = new ArrayList<>(), unseen = new ArrayList<>(), inScripts = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (Mistake mistake : all) {
                CopiedPack copy = copies.computeIfAbsent(mistake.pack, id -> CopiedPack.of(id, temp));
                if (!copy.read(mistake.file).contains(mistake.right)) {
                    gone.add(mistake);
                    continue;
                }
                copy.replace(mistake.file, mistake.right, mistake.wrong);
                int line = lineOf(copy.read(mistake.file), mistake.wrong);
                boolean checked = check(copy.load(), scripts).stream().anyMatch(found -> isAt(found, mistake.file, line));
                boolean schema = !mistake.inScript() && schema(mistake.file).of(mistake.file, copy.read(mistake.file)).stream().anyMatch(one -> one.span().line() == line);
                copy.restore();
                byCheck += checked ? 1 : 0;
                bySchema += schema ? 1 : 0;
                yaml += mistake.inScript() ? 0 : 1;
                if (!checked && !schema) (mistake.inScript() ? inScripts : unseen).add(mistake);
            }
        }
        int left = inScripts.size();
        unseen.addAll(untyped(inScripts));
        int byTypes = left - (int) unseen.stream().filter(Mistake::inScript).count();
        String told = byCheck + " of 100 by check, " + bySchema + " of " + yaml + " by the schemas, " + byTypes + " more by types; unseen: " + unseen;
        System.out.println(told);
        assertTrue(gone.size() <= FEW, "these lines are not in the packs any more: put others into mistakes.tsv: " + gone);
        assertTrue(all.size() - gone.size() - unseen.size() >= AIM - gone.size(), told);
        assertTrue(byCheck >= OF_CHECK, told);
    }

    /** Those that TypeScript does not tell, either. It takes its time, so that all mistakes of a game are made at once, as far as they are in different lines. */
    private List<Mistake> untyped(List<Mistake> mistakes) {
        List<Mistake> unseen = new ArrayList<>(), left = new ArrayList<>(mistakes);
        try (TypeCheck types = new TypeCheck(new CheckedBefore(temp.resolve("cache")))) {
            while (!left.isEmpty()) {
                CopiedPack copy = copies.get(left.get(0).pack);
                Map<Mistake, Integer> made = new LinkedHashMap<>();
                for (Mistake mistake : left) {
                    if (!mistake.pack.equals(left.get(0).pack) || !copy.read(mistake.file).contains(mistake.right)) continue;
                    copy.replace(mistake.file, mistake.right, mistake.wrong);
                    made.put(mistake, lineOf(copy.read(mistake.file), mistake.wrong));
                }
                List<Diagnostic> found = copy.load().pack().map(types::of).orElse(List.of());
                made.forEach((mistake, line) -> {
                    if (found.stream().noneMatch(one -> isAt(one, mistake.file, line))) unseen.add(mistake);
                });
                left.removeAll(made.keySet());
                copy.restore();
            }
        }
        return unseen;
    }

    private static List<Diagnostic> check(PackLoad load, ScriptEngine scripts) {
        List<Diagnostic> all = new ArrayList<>(load.problems());
        load.pack().ifPresent(pack -> {
            all.addAll(RuleNames.of(pack));
            fault(pack, scripts).ifPresent(all::add);
        });
        return all;
    }

    private static Optional<Diagnostic> fault(PackDef pack, ScriptEngine scripts) {
        try {
            scripts.rules(new Blueprint(pack, pack.info().maxPlayers(), Map.of())).close();
            return Optional.empty();
        } catch (RuleFault fault) {
            return Optional.of(fault.diagnostic());
        }
    }

    private static boolean isAt(Diagnostic found, String file, int line) {
        return found.span().file().endsWith("/" + file) && found.span().line() == line;
    }

    private SchemaCheck schema(String file) {
        YamlFile described = YamlFile.ALL.stream().filter(one -> one.isAt(file)).findFirst().orElseThrow();
        return schemas.computeIfAbsent(ApiFiles.schemaOf(described, false), path -> new SchemaCheck(ApiFiles.all().get(path)));
    }

    private static int lineOf(String text, String wrong) {
        return (int) text.substring(0, text.indexOf(wrong)).chars().filter(c -> c == '\n').count() + 1;
    }

    private static List<Mistake> mistakes() throws IOException {
        Path data = Path.of(System.getProperty("eldertable.home"), "tests/src/test/resources/mistakes.tsv");
        return Files.readAllLines(data).stream().filter(line -> !line.startsWith("#")).map(line -> line.split("\t")).map(parts -> new Mistake(parts[0], parts[1], parts[2], parts[3])).toList();
    }
}
