package eldertable.pack.component;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.ScenarioResult;
import eldertable.scenario.ScenarioWriter;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.state.Translation;
import eldertable.view.Chronicle;
import eldertable.view.EffectView;
import eldertable.view.EffectWitness;
import eldertable.view.Imagination;
import eldertable.view.Lexicon;
import eldertable.view.MoveRecord;
import eldertable.view.TableView;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Dice that lie on the table, from the pack's YAML to the chronicle: tried on a small game of pushing one's luck. */
class TrayTests {
    private static ScriptEngine scripts;
    private static PackFiles files;
    private static PackDef pack;

    @BeforeAll static void open() throws Exception {
        Path folder = Path.of(TrayTests.class.getResource("/packs/last-breath/pack.yaml").toURI()).getParent();
        files = PackFiles.open(folder, new Problems()).orElseThrow();
        pack = PackReader.read(files).pack().orElseThrow();
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private static Tray tray(Blueprint blueprint, String id) {
        return blueprint.all(Tray.class).stream().filter(tray -> tray.id().equals(id)).findFirst().orElseThrow();
    }

    /** The pack with another file. */
    private static PackFiles with(String path, String from, String to) {
        TreeMap<String, byte[]> bytes = new TreeMap<>();
        files.paths().forEach(one -> bytes.put(one, files.bytes(one).orElseThrow()));
        String text = new String(bytes.get(path), StandardCharsets.UTF_8);
        assertTrue(text.contains(from), from);
        bytes.put(path, text.replace(from, to).getBytes(StandardCharsets.UTF_8));
        return new PackFiles("last-breath", bytes);
    }

    private static List<String> problems(String path, String from, String to) {
        return PackReader.read(with(path, from, to)).problems().stream().map(Diagnostic::message).toList();
    }

    // ------------------------------------------------------------------ authors

    @Test void thePackIsSoundAndItsScenariosPass() {
        assertEquals(List.of(), PackReader.read(files).problems());
        try (Scenarios scenarios = new Scenarios(scripts, pack)) {
            List<ScenarioDef> all = Scenarios.of(files, new Problems());
            assertEquals(5, all.size());
            for (ScenarioResult result : scenarios.run(all)) assertTrue(result.passed(), () -> result.failures() + " " + result.problems());
        }
    }

    @Test void mistakesAreTold() {
        assertEquals(List.of("There is no die called 'bode'. Did you mean 'bone'?"), problems("components.yaml", "wind:  { of: bone", "wind:  { of: bode"));
        assertEquals(List.of("'count' has to be from 1 to 100, not 0."), problems("components.yaml", "count: 2", "count: 0"));
        assertEquals(List.of("'cuont' is not a key of a tray. Did you mean 'count'?"), problems("components.yaml", "count: 2", "cuont: 2"));
        assertEquals(List.of("There is no 'bode' among this pack's trays. Did you mean 'bones'?"), problems("text/en.yaml", "  bones: { title: Bones }", "  bode: { title: Bones }"));
        assertEquals(List.of("No script mentions the tray 'sky'."), problems("components.yaml", "counters:", "  sky: { of: bone, count: 1 }\ncounters:"));
        assertEquals(List.of("This counter and the tray 'bones' would both be player.bones for scripts. Rename one."),
            problems("components.yaml", "score:", "bones: { per: player }\n  score:").stream().map(text ->
                text.replace("This tray and the counter", "This counter and the tray")).toList());
    }

    @Test void aScenarioThatMeansNoDiceIsTold() {
        Map<String, String> wrong = Map.of("A: { bones: [1, 2] }", "A.bones has to be a list of 5 dice, such as [1, 1 locked], not a list.",
            "A: { bones: [1, 2, 3, 4, 7] }", "The die bone has no face 7: its faces are [1, 2, 3, 4, 5, 6].",
            "wind: [1, 2 lokced]", "A die has to be the number on a face, with 'locked' behind it or not, not the text '2 lokced'.");
        try (Scenarios scenarios = new Scenarios(scripts, pack)) {
            wrong.forEach((given, message) -> {
                ScenarioResult result = scenarios.run(scenario("title: t\nplayers: 1\ngiven: { step: turn, " + given + " }\nexpect: { step: turn }\n"));
                assertEquals(List.of(message), result.problems().stream().map(Diagnostic::message).toList());
            });
            ScenarioResult failed = scenarios.run(scenario("title: t\nplayers: 1\ngiven: { step: turn, wind: [1, 2 locked] }\nexpect: { wind: [1, 2] }\n"));
            assertEquals("1, 2 instead of 1, 2 locked", failed.failures().get(0).expected() + " instead of " + failed.failures().get(0).actual());
        }
    }

    private static ScenarioDef scenario(String text) {
        TreeMap<String, byte[]> bytes = new TreeMap<>(Map.of("scenarios/one.yaml", text.getBytes(StandardCharsets.UTF_8)));
        return Scenarios.of(new PackFiles("one", bytes), new Problems()).get(0);
    }

    @Test void aTableWithDiceIsWrittenAsAScenarioThatPasses() throws Exception {
        Blueprint blueprint = new Blueprint(pack, 2, Map.of());
        try (RuleEngine engine = scripts.rules(blueprint); Scenarios scenarios = new Scenarios(scripts, pack)) {
            GameState state = engine.start(5);
            Tray bones = tray(blueprint, "bones");
            state.setCount(bones.firstOf(1) + 2, 6);
            state.setCount(bones.firstOf(1) + 5 + 2, 1);
            String text = ScenarioWriter.write("t", state, new TableNames(blueprint), 5, List.of(), Map.of());
            assertTrue(text.contains("6 locked"), text);
            ScenarioResult result = scenarios.run(scenario(text));
            assertTrue(result.passed(), () -> text + result.failures() + result.problems());
        }
    }

    @Test void aFaceThatADieHasNotIsAFault() throws Exception {
        PackDef slip = PackReader.read(with("rules.mjs", "bone.face + 1", "7")).pack().orElseThrow();
        try (GameSession session = new GameSession(scripts, slip, MatchSetup.of("m", slip, 1, Map.of(), 3, MatchSetup.people(1)))) {
            session.edit("set wind[0] 2");
            String told = play(session, "A shift wind[0]").toString();
            assertTrue(told.contains("a die of wind has no face 7"), told);
        }
    }

    private static Outcome play(GameSession session, String command) throws RuleFault {
        Reading reading = session.read(command);
        return session.perform(assertInstanceOf(Reading.Chosen.class, reading, reading::toString).move());
    }

    // ------------------------------------------------------------------ players

    @Test void journalsUndoAndHandsOnKnowDice() throws Exception {
        MatchSetup setup = MatchSetup.of("m", pack, 2, Map.of(), 3, MatchSetup.people(2));
        try (GameSession session = new GameSession(scripts, pack, setup)) {
            Tray bones = tray(session.blueprint(), "bones");
            session.edit("force 6 6 1 2 3");
            assertTrue(play(session, "A roll") instanceof Outcome.Accepted);
            long rolled = session.hash();
            Outcome kept = play(session, "A keep A.bones[1]");
            assertTrue(kept instanceof Outcome.Accepted, kept.toString());
            assertEquals("A keep [A.bones[1]]", session.journal().commands().get(2));
            assertEquals("6, 6 locked, 1, 2, 3", bones.listed(session.table().cells(bones, 0)));
            long locked = session.hash();
            session.undo(1);
            assertEquals(rolled, session.hash());
            session.redo(1);
            assertEquals(locked, session.hash());
            Lexicon lexicon = new Lexicon(session.blueprint(), "en", List.of("Ada", "Bob"));
            MoveRecord last = session.deeds().get(session.deeds().size() - 1);
            assertEquals(List.of("Ada: Keep bones (Ada's bones, no. 2).", "Ada: Bones 2 locked"),
                new Chronicle(session.blueprint(), lexicon).lines(last, 1).stream().map(Chronicle.Line::text).toList());
        }
    }

    @Test void nobodyElseLearnsWhatIsRolledInSecret() throws Exception {
        PackDef secret = PackReader.read(with("rules.mjs", "apply: ({ bone }) => { bone.face = bone.face + 1; }",
            "apply: ({ me }) => { for (let i = 0; i < 9; i++) me.omens.roll(); }")).pack().orElseThrow();
        try (RuleEngine engine = scripts.rules(new Blueprint(secret, 2, Map.of()))) {
            GameState state = engine.start(1);
            EffectWitness witness = new EffectWitness(state);
            Move shift = new Move().reset(0);
            shift.chooseMove(engine.blueprint.move("shift"));
            shift.add(Code.cell(tray(engine.blueprint, "wind").first()));
            shift.finish();
            state.setCount(tray(engine.blueprint, "wind").first(), 1);
            assertTrue(engine.apply(state, shift, witness) instanceof Outcome.Accepted);
            MoveRecord record = witness.deed(shift, engine.move(shift.move()));
            assertEquals(List.of(), record.effectsFor(1));
            assertEquals(List.of(), record.effectsFor(GameState.SPECTATOR));
            assertFalse(record.effectsFor(0).isEmpty());
            assertTrue(record.effectsFor(0).stream().allMatch(effect -> effect instanceof EffectView.Changed changed && changed.change() instanceof Tray.Turned));
        }
    }

    @Test void whoCannotSeeDiceGuessesThem() throws Exception {
        try (RuleEngine engine = scripts.rules(new Blueprint(pack, 2, Map.of()))) {
            GameState state = engine.start(1);
            Tray omens = tray(engine.blueprint, "omens");
            Imagination imagination = new Imagination(state, 0, null, 4);
            Set<Integer> guessed = new HashSet<>();
            for (int i = 0; i < 60; i++) {
                GameState world = imagination.world();
                guessed.add(world.count(omens.firstOf(1)));
                assertEquals(state.count(omens.firstOf(0)), world.count(omens.firstOf(0)));
                assertEquals(TableView.of(state, 0), TableView.of(world, 0));
            }
            assertEquals(Set.of(0, 5, 10), guessed);
        }
    }

    @Test void randomGamesStaySoundAndDoNotDependOnThreads() throws Exception {
        Statistics[] runs = new Statistics[2];
        for (int threads = 1; threads <= 2; threads++) {
            Simulation.Plan plan = new Simulation.Plan(60, 7, threads, 3000, true, 0.05);
            runs[threads - 1] = new Simulation(scripts, new Blueprint(pack, 3, Map.of()), () -> Simulation.randomSeats(3), plan).run(done -> { });
        }
        assertEquals(runs[0].counter("score").get(0).mean(), runs[1].counter("score").get(0).mean());
        assertTrue(runs[0].counter("score").get(0).max() >= 20);
    }

    // ------------------------------------------------------------------ another version of the pack

    @Test void diceAreCarriedOverWhenThereAreMoreOfThem() {
        Blueprint old = new Blueprint(pack, 2, Map.of());
        Blueprint now = new Blueprint(PackReader.read(with("components.yaml", "count: 5", "count: 6")).pack().orElseThrow(), 2, Map.of());
        GameState state = new GameState(old, 1);
        state.setCount(tray(old, "bones").firstOf(1) + 4, 6);
        state.setCount(tray(old, "bones").firstOf(1) + 5 + 4, 1);
        Translation.Translated carried = new Translation(old, now).translate(state);
        assertTrue(carried.isWhole(), carried.lost().toString());
        assertEquals("1, 1, 1, 1, 6 locked, 1", tray(now, "bones").listed(carried.state().cells(tray(now, "bones"), 1)));
        assertFalse(new Translation(now, old).translate(locked(now)).isWhole());
    }

    private static GameState locked(Blueprint now) {
        GameState state = new GameState(now, 1);
        state.setCount(tray(now, "bones").firstOf(0) + 11, 1);
        return state;
    }
}
