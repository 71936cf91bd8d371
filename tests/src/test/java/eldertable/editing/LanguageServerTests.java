package eldertable.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLoad;
import eldertable.scenario.ScenarioResult;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import eldertable.support.CopiedPack;
import eldertable.support.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real command in a process of its own, asked for everything that it can do, about copies of shipped games and mods. */
class LanguageServerTests {
    @TempDir
    static Path temp;
    private static final Map<String, CopiedPack> COPIES = new HashMap<>();
    private static Editor editor;

    @BeforeAll
    static void start() throws IOException {
        editor = new Editor(new Program(Files.createDirectories(temp.resolve("data"))));
    }

    @AfterAll
    static void end() throws InterruptedException {
        try {
            assertEquals(0, editor.leave());
        } finally {
            editor.kill();
        }
    }

    private static CopiedPack copy(String pack) {
        return COPIES.computeIfAbsent(pack, id -> CopiedPack.of(id, temp.resolve("packs")));
    }

    private static String with(CopiedPack pack, String path, String from, String to) {
        String text = pack.read(path);
        assertTrue(text.contains(from), path + " has no " + from);
        return text.replace(from, to);
    }

    // ------------------------------------------------------------------ what is wrong

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "tides-of-madness; rules.mjs; moveTo(me.chosen); moveTo(me.chosne); chosen",
        "tides-of-madness; flow.yaml; start: deal; start: deel; deal",
        "waking-void; altars.mjs; push('purchase'); push('purchse'); purchase",
        "waking-void; text/en.yaml; '  armor:'; '  armro:'; armor",
        "seven-candles; table.yaml; mood: embers; mood: embres; embers",
        "seven-candles; table.yaml; dread: ghost; dread: ghots; ghost",
        "gates-of-delirium; cards.yaml; sane: fragment; sane: fragmnt; fragment",
        "pocket-madness; turn.mjs; game.line.deal; game.lien.deal; line",
        "shards-of-madness; components.yaml; visible: owner; visible: onwer; owner",
        "mods/poisoned-gifts; rules.mjs; discardTo:; discrdTo:; discardTo",
        "mods/contagion; rules.mjs; me.madness -= 1; me.madnes -= 1; madness",
        "mods/scarred-coast; pack.yaml; extends: gates-of-delirium; extends: gates-of-delirum; gates-of-delirium"})
    void unsavedSlipsAreToldAndMended(String id, String path, String right, String wrong, String meant) throws Exception {
        CopiedPack pack = copy(id);
        String text = pack.read(path), slipped = with(pack, path, right, wrong);
        editor.open(pack, path, text);
        editor.type(pack, path, slipped);
        int line = (int) slipped.substring(0, slipped.indexOf(wrong)).chars().filter(c -> c == '\n').count();
        List<Diagnostic> told = editor.awaitProblems(pack, path, all -> all.stream().anyMatch(one -> one.getMessage().contains("Did you mean '" + meant + "'?")));
        Diagnostic slip = told.stream().filter(one -> one.getMessage().contains("'" + meant + "'?")).findFirst().orElseThrow();
        assertEquals(line, slip.getRange().getStart().getLine(), slip.toString());
        var fixes = editor.fixes(pack, path, slip);
        assertFalse(fixes.isEmpty(), slip.toString());
        String mended = Editor.edited(slipped, fixes.get(0).getEdit().getChanges().get(Editor.uri(pack, path)));
        assertEquals(text.lines().toList().get(line), mended.lines().toList().get(line));
        editor.type(pack, path, text);
        editor.awaitProblems(pack, path, all -> all.stream().noneMatch(one -> one.getMessage().contains("Did you mean")));
        editor.close(pack, path);
    }

    @Test
    void whatOnlyCheckFindsIsToldWhenNobodyTypes() throws Exception {
        CopiedPack pack = copy("tides-of-madness");
        String path = "scenarios/refresh-and-end.yaml";
        editor.open(pack, path, with(pack, path, "- A keepAndDiscard azathoth hastur", "- A kepeAndDiscard azathoth hastur"));
        editor.awaitProblems(pack, path, all -> all.stream().anyMatch(one -> one.getMessage().contains("kepeAndDiscard")));
        editor.close(pack, path);
        editor.awaitProblems(pack, path, List::isEmpty);
    }

    @Test
    void picturesAndFilesElsewhereDoNoHarm() throws Exception {
        CopiedPack pack = CopiedPack.of("seven-candles", temp.resolve("pictured"));
        Files.write(Files.createDirectories(pack.folder().resolve("art")).resolve("noise.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff, (byte) 0xfe, 0});
        editor.open(pack, "flow.yaml", pack.read("flow.yaml").replace("start:", "strat:"));
        assertFalse(editor.awaitProblems(pack, "flow.yaml", all -> !all.isEmpty()).isEmpty());
        CopiedPack none = CopiedPack.of("seven-candles", temp.resolve("none"));
        Files.delete(none.folder().resolve("pack.yaml"));
        editor.open(none, "rules.mjs", "game.");
        assertEquals(List.of(), editor.completions(none, "rules.mjs", new Position(0, 5)));
    }

    // ------------------------------------------------------------------ completion and hover

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        // keys
        "tides-of-madness; components.yaml; 'deck:       { visible: none, start'; 'deck:       { visible: none, s'; shuffled inPlay per",
        "waking-void; flow.yaml; 'choose:    { who: one, moves'; 'choose:    { who: one, m'; moves repeat phase",
        "mods/moonstruck; pack.yaml; licence: MIT; lic; licence credits requires",
        // ids of the pack, and of the game below a mod
        "tides-of-madness; rules.mjs; card.moveTo(me.chosen; card.moveTo(me.h; hand tableau seat score",
        "pocket-madness; turn.mjs; game.line.deal; game.l; line pool players",
        "mods/scarred-coast; rules.mjs; p.opened.count; p.op; opened hand seat",
        // icons and colours
        "seven-candles; table.yaml; 'emblem: candles'; 'emblem: can'; candles candle-flame ghost",
        "seven-candles; table.yaml; 'moves: { listen: psychic-waves'; 'moves: { listen: '; psychic-waves ghost",
        "seven-candles; table.yaml; '{ accent: gold'; '{ accent: g'; gold crimson teal",
        "shards-of-madness; table.yaml; 'colour: { red: \"#b5483f\"'; 'colour: { red: '; red purple teal",
        // words
        "gates-of-delirium; cards.yaml; '{ sane: page, page: 1'; '{ sane: '; page fragment",
        "shards-of-madness; cards.yaml; 'element: fire'; 'element: '; fire water air",
        // steps and moves
        "waking-void; altars.mjs; push('purchase'; push('p; purchase altar overload",
        "waking-void; flow.yaml; 'moves: [attack'; 'moves: ['; attack cast rest walk",
        "waking-void; scenarios/trade.yaml; '- A walk C6'; '- A '; walk offerTrade accept",
        "pocket-madness; turn.mjs; 'export const turnMoves = {'; 'export const moves = {\n  '; draw endTurn",
        "mods/contagion; rules.mjs; 'export const moves = {'; 'export const moves = {\n  '; nameStart draw",
        "tides-of-madness; rules.mjs; pick: { card: 'hand'; pick: { card: '; hand tableau deck",
        // text keys
        "waking-void; enemies.mjs; say('emerges'; say('e; emerges event fell",
        "waking-void; altars.mjs; why('keepOneSanity'; why('k; keepOneSanity altarSealed noSpell",
        "pocket-madness; text/en.yaml; 'gift: { title: Cthulhu'; 'gift: { t'; title prompt",
        "pocket-madness; text/en.yaml; 'spy: {'; 'spyx'; spy steal turn"})
    void whatCanStandThereIsOffered(String id, String path, String from, String begun, String offered) {
        CopiedPack pack = copy(id);
        String text = with(pack, path, from, begun);
        editor.open(pack, path, text);
        List<String> found = editor.completions(pack, path, Editor.behind(text, begun));
        editor.close(pack, path);
        assertTrue(found.containsAll(List.of(offered.split(" "))), begun + ": " + found);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "tides-of-madness; rules.mjs; game.push('dre; a step",
        "tides-of-madness; components.yaml; deck:       { vis; Who sees",
        "waking-void; flow.yaml; 'choose:    { who'; Who acts",
        "waking-void; flow.yaml; '  tradePh'; a step",
        "gates-of-delirium; cards.yaml; 'a01: { sa'; an attribute",
        "pocket-madness; turn.mjs; game.line.de; Moves so many pieces",
        "mods/poisoned-gifts; rules.mjs; player.left.ha; a zone"})
    void namesAndKeysAreExplained(String id, String path, String upTo, String told) {
        CopiedPack pack = copy(id);
        String text = pack.read(path);
        editor.open(pack, path, text);
        String hover = editor.hover(pack, path, Editor.behind(text, upTo));
        editor.close(pack, path);
        assertTrue(hover.contains(told), hover);
    }

    // ------------------------------------------------------------------ definitions, references, names

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "tides-of-madness; rules.mjs; game.push('dre; flow.yaml; '  dream:'",
        "tides-of-madness; scenarios/refresh-and-end.yaml; 'A keepAndDiscard aza'; cards.yaml; '  azathoth:'",
        "waking-void; scenarios/trade.yaml; 'A offerTr'; flow.yaml; '  trade:'",
        "waking-void; altars.mjs; push('purch; flow.yaml; '  purchase:'",
        "waking-void; enemies.mjs; say('emer; text/en.yaml; '  emerges:'",
        "seven-candles; table.yaml; 'middle: [lett'; components.yaml; '  letters:'",
        "gates-of-delirium; cards.yaml; 'a01: { sa'; components.yaml; '  sane:'"})
    void aNameLeadsToItsDefinition(String id, String path, String upTo, String file, String line) {
        CopiedPack pack = copy(id);
        String text = pack.read(path);
        editor.open(pack, path, text);
        List<? extends Location> found = editor.definitions(pack, path, Editor.behind(text, upTo));
        editor.close(pack, path);
        assertEquals(1, found.size(), found.toString());
        assertEquals(Editor.uri(pack, file), found.get(0).getUri());
        String there = pack.read(file).lines().toList().get(found.get(0).getRange().getStart().getLine());
        assertTrue(there.startsWith(line), there);
    }

    @Test
    void aModLeadsToTheGameBelow() {
        CopiedPack mod = copy("mods/poisoned-gifts");
        String text = mod.read("rules.mjs");
        editor.open(mod, "rules.mjs", text);
        for (String upTo : List.of("discard", "player.left.han")) {
            Location there = editor.definitions(mod, "rules.mjs", Editor.behind(text, upTo)).get(0);
            assertTrue(there.getUri().matches(".*/content/tides-of-madness/(flow|components)\\.yaml"), there.getUri());
        }
        List<String> files = editor.references(mod, "rules.mjs", Editor.behind(text, "discard")).stream().map(Location::getUri).distinct().toList();
        assertTrue(files.stream().anyMatch(uri -> uri.endsWith("/content/tides-of-madness/rules.mjs")) && files.contains(Editor.uri(mod, "rules.mjs")), files.toString());
        AssertionError refused = assertThrows(AssertionError.class, () -> editor.rename(mod, "rules.mjs", Editor.behind(text, "discard"), "throwTo"));
        assertTrue(refused.getMessage().contains("is a name of tides-of-madness: rename it there"), refused.getMessage());
        editor.close(mod, "rules.mjs");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "tides-of-madness; cards.yaml; '\n  dreaml'; cards.yaml rules.mjs text/en.yaml scenarios/dreamlands.yaml",
        "waking-void; flow.yaml; '\n  overl'; flow.yaml altars.mjs scenarios/trade.yaml text/en.yaml",
        "pocket-madness; components.yaml; '\n  line'; components.yaml turn.mjs table.yaml text/en.yaml"})
    void everyMentionIsFound(String id, String path, String upTo, String files) {
        CopiedPack pack = copy(id);
        String text = pack.read(path);
        editor.open(pack, path, text);
        List<String> found = editor.references(pack, path, Editor.behind(text, upTo)).stream().map(place -> place.getUri().substring(Editor.uri(pack, "").length())).distinct().toList();
        editor.close(pack, path);
        assertTrue(found.containsAll(List.of(files.split(" "))), found.toString());
    }

    /** What is renamed everywhere still is a game, and its scenarios say the same. Names that mean something else too, or are keys of the files, are told apart. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "tides-of-madness; rules.mjs; game.push('dre; reverie",
        "tides-of-madness; components.yaml; '\n  han'; palm",
        "tides-of-madness; flow.yaml; 'moves: [kee'; retain",
        "tides-of-madness; cards.yaml; '\n  dreaml'; slumberlands",
        "gates-of-delirium; flow.yaml; 'start: set'; prepare",
        "seven-candles; components.yaml; '\n  shown:'; faceUp",
        "pocket-madness; components.yaml; '\n  line'; queue"})
    void aThingIsRenamedEverywhere(String id, String path, String upTo, String name) throws IOException {
        CopiedPack pack = CopiedPack.of(id, temp.resolve("renamed-" + name));
        String text = pack.read(path);
        editor.open(pack, path, text);
        Position at = Editor.behind(text, upTo);
        WorkspaceEdit edit = editor.rename(pack, path, at.getCharacter() > 0 && upTo.endsWith(":") ? new Position(at.getLine(), at.getCharacter() - 1) : at, name);
        editor.close(pack, path);
        assertTrue(edit.getChanges().size() >= 2, edit.getChanges().keySet().toString());
        edit.getChanges().forEach((uri, edits) -> {
            String file = uri.substring(Editor.uri(pack, "").length());
            pack.write(file, Editor.edited(pack.read(file), edits));
        });
        PackLoad load = pack.load();
        assertEquals(List.of(), load.problems());
        assertEquals(List.of(), failures(pack, load));
    }

    private static List<String> failures(CopiedPack pack, PackLoad load) {
        Problems problems = new Problems();
        List<String> failed = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine(); Scenarios running = new Scenarios(scripts, load.pack().orElseThrow())) {
            for (ScenarioResult result : running.run(Scenarios.of(PackFiles.open(pack.folder(), problems).orElseThrow(), problems))) {
                if (!result.passed()) failed.add(result.scenario().title() + " " + result.problems() + result.failures());
            }
        }
        assertEquals(List.of(), problems.list());
        return failed;
    }

    @Test
    void whatCannotBeANameIsRefused() {
        CopiedPack pack = copy("tides-of-madness");
        String text = pack.read("flow.yaml");
        editor.open(pack, "flow.yaml", text);
        Position step = Editor.behind(text, "start: de"), key = Editor.behind(text, "sta");
        assertTrue(assertThrows(AssertionError.class, () -> editor.rename(pack, "flow.yaml", step, "two words")).getMessage().contains("cannot be a name"));
        assertTrue(assertThrows(AssertionError.class, () -> editor.rename(pack, "flow.yaml", step, "draft")).getMessage().contains("already: a step"));
        assertTrue(assertThrows(AssertionError.class, () -> editor.rename(pack, "flow.yaml", key, "begin")).getMessage().contains("no name that the pack gives"));
        editor.close(pack, "flow.yaml");
    }

    // ------------------------------------------------------------------ scenarios

    @ParameterizedTest
    @CsvSource({"tides-of-madness", "waking-void", "mods/poisoned-gifts"})
    void aScenarioIsRunAsItStandsInTheEditor(String id) {
        CopiedPack pack = copy(id);
        String path = pack.original().keySet().stream().filter(one -> one.startsWith("scenarios/")).findFirst().orElseThrow(), text = pack.read(path);
        editor.open(pack, path, text);
        List<? extends CodeLens> lenses = editor.lenses(pack, path);
        assertEquals(text.lines().filter(line -> line.startsWith("- title:")).count(), lenses.size());
        String told = editor.run(lenses.get(0));
        assertTrue(told.contains("1 passed, 0 failed"), told);
        String unsaved = text.replaceFirst("- title: ", "- title: unsaved ");
        editor.type(pack, path, unsaved);
        told = editor.run(editor.lenses(pack, path).get(0));
        assertTrue(told.contains("unsaved"), told);
        editor.close(pack, path);
    }

    @Test
    void itTellsWhatItCan() {
        var can = editor.abilities.getCapabilities();
        assertTrue(can.getHoverProvider().getLeft() && can.getDefinitionProvider().getLeft() && can.getReferencesProvider().getLeft() && can.getRenameProvider().getLeft());
        assertTrue(can.getCodeActionProvider().getLeft() && can.getCodeLensProvider() != null && can.getCompletionProvider() != null);
    }
}
