package eldertable.isolated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.isolation.Assignment;
import eldertable.isolation.ChildClock;
import eldertable.isolation.ChildJvm;
import eldertable.isolation.IsolatedHooks;
import eldertable.isolation.Isolation;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.Limits;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.TestPack;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Rules in a process of their own: whatever they do to it, the match goes on, and no process is left behind. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class RulesProcessTests {
    private static final Limits UNLIMITED = new Limits(0, 600_000, 1L << 40);
    private static ScriptEngine scripts;

    @TempDir
    Path folder;

    @BeforeAll
    static void open() {
        scripts = new ScriptEngine().with(Isolation.PROCESS);
    }

    @AfterAll
    static void close() {
        scripts.close();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        endless loop  | while (true) {}                                                       | script-
        memory        | const a = []; while (true) a.push(new Array(100000).fill(a.length));  | script-
        recursion     | const f = n => f(n + 1) + 1; f(0);                                    | script-recursion
        throwing      | throw new Error('out of ideas');                                      | script-error
        many words    | for (let i = 0; i < 1e6; i++) me.score += (i % 2) * 2 - 1;            | script-
        """)
    void isStoppedAndTheGameGoesOn(String what, String body, String code) throws RuleFault {
        Blueprint blueprint = blueprint(body);
        try (RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            play(engine, state, "good");
            long before = state.hash();
            Diagnostic told = fault(engine, state, "bad");
            assertTrue(told.code().startsWith(code), told.toString());
            assertTrue(told.span().file().endsWith("probe/rules.mjs"), told.toString());
            assertEquals(before, state.hash(), "a failed move leaves the state untouched");
            play(engine, state, "good");
            assertEquals(2, state.count(blueprint.counter("score").first()));
        }
    }

    @Test
    void aProcessThatIsKilledBetweenTwoCallsIsReplacedWithoutAWord() throws RuleFault {
        try (RuleEngine engine = scripts.rules(blueprint(""))) {
            GameState state = engine.start(1);
            play(engine, state, "good");
            children().forEach(ProcessHandle::destroyForcibly);
            play(engine, state, "good");
            assertEquals(2, state.count(0));
        }
    }

    @Test
    void aProcessThatIsKilledInMidCallIsReplacedWithoutAWord() throws Exception {
        String slow = "let n = 0; for (let i = 0; i < 3e6; i++) n += i % 7; me.score += n > 0 ? 1 : 0;";
        try (RuleEngine engine = scripts.rules(blueprint(slow), UNLIMITED, Printed.SILENT)) {
            GameState state = engine.start(1);
            Thread killer = new Thread(() -> {
                pause(300);
                children().forEach(ProcessHandle::destroyForcibly);
            });
            killer.start();
            play(engine, state, "bad");
            killer.join();
            assertEquals(8, state.count(0), "made once");
        }
    }

    @Test
    void aProcessThatIsKilledAgainAndAgainIsAFaultAndTheThirdTimeThePackIsLockedOut() throws Exception {
        try (RuleEngine engine = scripts.rules(blueprint("while (true) {}"), UNLIMITED, Printed.SILENT)) {
            GameState state = engine.start(1);
            play(engine, state, "good");
            assertEquals("rules-process", whileKilling(() -> fault(engine, state, "bad")).code());
            play(engine, state, "good");
            assertEquals(2, state.count(0), "what was played stays");
            assertEquals("script-locked", whileKilling(() -> fault(engine, state, "bad")).code());
            assertEquals("script-locked", fault(engine, state, "good").code());
            assertEquals(2, state.count(0), "what was played stays");
            assertNoneIsLeft();
        }
    }

    private static Diagnostic whileKilling(Supplier<Diagnostic> call) throws InterruptedException {
        AtomicBoolean done = new AtomicBoolean();
        Thread killer = new Thread(() -> {
            while (!done.get()) {
                pause(3_000); // by then it has loaded, or has not: both may be
                if (!done.get()) children().forEach(ProcessHandle::destroyForcibly);
            }
        });
        killer.start();
        try {
            return call.get();
        } finally {
            done.set(true);
            killer.join();
        }
    }

    @Test
    void aProcessThatDoesNotAnswerIsEnded() throws RuleFault {
        Blueprint blueprint = blueprint("while (true) {}");
        Assignment assignment = Assignment.of(blueprint, 0, 1_000, 1L << 40, false);
        ChildJvm unwatched = new ChildJvm(UnwatchedRules.class.getName());
        try (ChildClock clock = new ChildClock(); RuleEngine engine = new RuleEngine(blueprint,
                new IsolatedHooks(blueprint, assignment, unwatched, clock, Printed.SILENT))) {
            GameState state = engine.start(1);
            Diagnostic told = fault(engine, state, "bad");
            assertEquals("script-time", told.code(), told.toString());
            assertTrue(told.message().startsWith("Move 'bad' (apply)"), told.toString());
            play(engine, state, "good");
        }
    }

    @Test
    void aProcessThatRunsOutOfMemoryIsToldAsSuch() throws RuleFault {
        String hog = "const a = []; for (;;) a.push(new Array(2000000).fill(1.5));";
        try (RuleEngine engine = scripts.rules(blueprint(hog), UNLIMITED, Printed.SILENT)) {
            GameState state = engine.start(1);
            Diagnostic told = fault(engine, state, "bad");
            assertEquals("script-memory", told.code(), told.toString());
            play(engine, state, "good");
        }
    }

    @Test
    void rulesThatDoNotLoadAreToldAsInTheProgramItself() {
        Blueprint blueprint = new Blueprint(TestPack.withBadMove(folder, "").file("rules.mjs", "export const moves = {").read(), 2, Map.of());
        Diagnostic there = assertThrows(RuleFault.class, () -> scripts.rules(blueprint)).diagnostic();
        Diagnostic here = assertThrows(RuleFault.class, () -> scripts.with(Isolation.NONE).rules(blueprint)).diagnostic();
        assertEquals(here, there);
        assertNoneIsLeft();
    }

    @Test
    void whatRulesPrintIsHeard() throws RuleFault {
        List<Printed> lines = new ArrayList<>();
        try (RuleEngine engine = scripts.rules(blueprint("print('a', 1); print('b');"), Limits.PLAY, lines::add)) {
            GameState state = engine.start(1);
            play(engine, state, "bad");
        }
        assertEquals(List.of("a 1", "b"), lines.stream().map(Printed::text).toList());
        assertEquals(5, lines.get(0).span().line());
    }

    @Test
    void rebuildingDoubtingAndAnotherAreTheSameRules() throws RuleFault {
        assertNoneIsLeft();
        try (RuleEngine engine = scripts.rules(blueprint(""))) {
            GameState state = engine.start(1);
            engine.rebuildScripts();
            play(engine, state, "good");
            try (RuleEngine another = engine.another()) {
                play(another, state, "good");
                play(engine, state, "good");
                assertEquals(2, children().size());
            }
            engine.doubting();
            play(engine, state, "good");
            assertEquals(4, state.count(0));
        }
        assertNoneIsLeft();
    }

    @Test
    void aRuleThatRemembersIsFoundByDoubting() throws RuleFault {
        String remembering = "export const moves = { good: { apply: ({ me }) => { me.score += 1; } }, bad: (() => { let n = 0; return { apply: ({ me }) => { me.score += n++; } }; })() };";
        Blueprint blueprint = new Blueprint(TestPack.withBadMove(folder, "").file("rules.mjs", remembering).read(), 2, Map.of());
        try (RuleEngine engine = scripts.rules(blueprint).doubting()) {
            GameState state = engine.start(1);
            play(engine, state, "bad");
            assertEquals(RuleFault.STATE, fault(engine, state, "bad").code());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"good", "bad"})
    void noProcessIsLeftWhenTheProgramIsKilled(String move) throws Exception {
        Path pack = TestPack.withBadMove(folder, "while (true) {}").folder();
        Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
            System.getProperty("java.class.path"), ProgramWithRules.class.getName(), pack.toString(), move)
            .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        ProcessHandle child;
        try (BufferedReader out = program.inputReader()) {
            child = ProcessHandle.of(Long.parseLong(out.readLine())).orElseThrow();
            pause(1_000);
            assertTrue(child.isAlive());
        } finally {
            program.destroyForcibly();
        }
        program.waitFor();
        child.onExit().get(2, TimeUnit.MINUTES);
    }

    // ------------------------------------------------------------------

    private Blueprint blueprint(String body) {
        return new Blueprint(TestPack.withBadMove(folder, body).read(), 2, Map.of());
    }

    private static Move move(RuleEngine engine, String id) {
        Move move = new Move().reset(0);
        move.chooseMove(engine.blueprint.move(id));
        return move;
    }

    private static void play(RuleEngine engine, GameState state, String id) {
        assertInstanceOf(Outcome.Accepted.class, engine.apply(state, move(engine, id)));
    }

    private static Diagnostic fault(RuleEngine engine, GameState state, String id) {
        return assertInstanceOf(Outcome.Faulted.class, engine.apply(state, move(engine, id))).diagnostic();
    }

    private static List<ProcessHandle> children() {
        return ProcessHandle.current().children().filter(ProcessHandle::isAlive).toList();
    }

    /** Ended processes are gone a moment later. */
    private static void assertNoneIsLeft() {
        for (int i = 0; i < 100 && !children().isEmpty(); i++) pause(50);
        assertEquals(List.of(), children());
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
