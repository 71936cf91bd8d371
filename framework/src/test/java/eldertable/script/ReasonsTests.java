package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.isolation.Isolation;
import eldertable.pack.check.RuleNames;
import eldertable.rules.HookUse;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Reason;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import eldertable.view.Lexicon;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Why not: a key of the pack's texts with values, a plain sentence, or a mere no. Whoever reads it reads their own language. */
class ReasonsTests {
    private static final String COMPONENTS = """
        attributes: { points: number }
        zones:
          sea: { start: cards, visible: none }
          hand: { per: player, visible: owner }
        counters: { gold: { per: player } }
        """;
    private static final String ENGLISH = """
        cards: { crab: Crab }
        zones: { sea: Sea, hand: Hand }
        moves: { keyed: Keyed, plain: Plain, mere: Mere, all: All, check: Check, picked: Picked, hidden: Hidden }
        reasons:
          tooDear: "{who} needs {gold} {gold|coin|coins}, {who}!"
          poor: You are poor.
          lost: "{card} lies too deep."
        """;
    private static final String GERMAN = """
        cards: { crab: Krabbe }
        zones: { sea: Meer, hand: Hand }
        moves: { keyed: K, plain: P, mere: M, all: A, check: C, picked: W, hidden: H }
        reasons: { tooDear: "{who} braucht {gold} {gold|Münze|Münzen}, {who}!", poor: Du bist arm., lost: "{card} liegt zu tief." }
        """;
    private static final String RULES = """
        const dear = (game, me) => me.gold > 2 || game.why('tooDear', { gold: 3 - me.gold, who: me });
        export const moves = {
          keyed: { when: ({ game, me }) => dear(game, me), apply: () => {} },
          plain: { when: ({ me }) => me.gold > 2 || 'It costs three.', apply: () => {} },
          mere: { when: ({ me }) => me.gold > 2, apply: () => {} },
          all: { when: ({ game, me }) => game.all([true, () => me.gold > 2 || game.why('poor'), 'Unread']), apply: () => {} },
          check: { check: ({ game, me }) => me.gold > 2 || game.why('poor', {}), apply: () => {} },
          hidden: { when: ({ game, me }) => me.gold > 2 || game.why('lost', { card: game.sea.top }), apply: () => {} },
          picked: { pick: { n: [1, 2, 3] }, check: ({ game, me, n }) => n > 2 || game.why('tooDear', { gold: n, who: me.left }), apply: () => {} },
        };
        export const steps = {};
        """;

    private static WrittenPack pack() {
        return new WrittenPack(2).file("components.yaml", COMPONENTS).file("cards.yaml", "cards: { crab: { points: 1, copies: 3 } }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [keyed, plain, mere, all, check, hidden, picked] }\n")
            .file("text/en.yaml", ENGLISH).file("text/de.yaml", GERMAN).file("rules.mjs", RULES);
    }

    /** By move, or by number that is picked: why not. */
    private static Map<String, Reason> refusals(RuleEngine rules) throws RuleFault {
        GameState state = rules.start(1);
        Map<String, Reason> all = new LinkedHashMap<>();
        Move move = new Move().reset(0);
        Offers offers = new Offers().explaining(true);
        rules.offer(state, move, offers);
        for (Offers.Refusal refusal : offers.refusals()) all.put(rules.blueprint.moves.get(Code.value(refusal.code())).id(), refusal.reason());
        rules.choose(move, Code.move(rules.blueprint.move("picked")), offers);
        rules.offer(state, move, offers);
        assertEquals(List.of(Code.number(3)), offers.codes().boxed().toList());
        for (Offers.Refusal refusal : offers.refusals()) all.put(String.valueOf(Code.value(refusal.code())), refusal.reason());
        return all;
    }

    private static Map<String, String> told(Blueprint blueprint, String language, Map<String, Reason> reasons) {
        Lexicon lexicon = new Lexicon(blueprint, language, List.of("Ada", "Bo"));
        Map<String, String> all = new LinkedHashMap<>();
        reasons.forEach((of, reason) -> all.put(of, lexicon.reason(reason)));
        return all;
    }

    @Test void everyReaderIsToldInTheirLanguage() throws RuleFault {
        Blueprint blueprint = pack().blueprint();
        try (ScriptEngine engine = new ScriptEngine(); RuleEngine rules = engine.rules(blueprint)) {
            Map<String, Reason> reasons = refusals(rules);
            assertEquals(Map.of("keyed", "Ada needs 3 coins, Ada!", "plain", "It costs three.", "mere", "That is not possible now.", "all", "You are poor.",
                "check", "You are poor.", "hidden", "a card lies too deep.", "1", "Bo needs 1 coin, Bo!", "2", "Bo needs 2 coins, Bo!"), told(blueprint, "en", reasons));
            assertEquals(Map.of("keyed", "Ada braucht 3 Münzen, Ada!", "plain", "It costs three.", "mere", "Das ist jetzt nicht möglich.", "all", "Du bist arm.",
                "check", "Du bist arm.", "hidden", "eine Karte liegt zu tief.", "1", "Bo braucht 1 Münze, Bo!", "2", "Bo braucht 2 Münzen, Bo!"), told(blueprint, "de-AT", reasons));
        }
    }

    @Test void theyAreTheSameWhereverRulesRun() throws RuleFault {
        Blueprint blueprint = pack().blueprint();
        try (ScriptEngine engine = new ScriptEngine(); RuleEngine rules = engine.rules(blueprint); RuleEngine fast = ScriptEngine.translating(true).fastRules(blueprint);
                RuleEngine elsewhere = engine.with(Isolation.PROCESS).rules(blueprint); RuleEngine doubting = engine.rules(blueprint).doubting()) {
            Map<String, Reason> reasons = refusals(rules);
            assertEquals(reasons, refusals(fast));
            assertEquals(reasons, refusals(elsewhere));
            for (int i = 0; i < 5; i++) assertEquals(reasons, refusals(doubting));
            Offers offers = new Offers();
            GameState state = fast.start(1);
            fast.offer(state, new Move().reset(0), offers);
            assertEquals(List.of(Code.move(blueprint.move("picked"))), offers.codes().boxed().toList());
            List<HookUse> uses = fast.hookUses();
            assertTrue(uses.stream().mapToLong(HookUse::calls).sum() > 3, "it was translated");
            assertEquals(List.of(), uses.stream().filter(use -> use.why() != null).toList());
        }
    }

    @Test void whatCannotGoIntoABlankIsAFaultOfTheRules() {
        for (String values : List.of("{ gold: 1.5 }", "{ gold: 'treasure' }", "{ gold: {} }")) {
            Blueprint blueprint = pack().file("rules.mjs", RULES.replace("{ gold: 3 - me.gold, who: me }", values)).blueprint();
            try (ScriptEngine engine = new ScriptEngine(); RuleEngine rules = engine.rules(blueprint)) {
                assertThrows(RuleFault.class, () -> refusals(rules), values);
            } catch (RuleFault fault) {
                throw new AssertionError(fault);
            }
        }
    }

    /** Bots and simulations ask again and again and never why: then nothing is put together for the blanks. */
    @Test void whatNobodyReadsCostsNoMemory() throws RuleFault {
        Blueprint blueprint = pack().blueprint();
        try (ScriptEngine engine = new ScriptEngine(); RuleEngine fast = engine.fastRules(blueprint)) {
            GameState state = fast.start(1);
            Move move = new Move();
            Offers offers = new Offers();
            for (int i = 0; i < 2_000; i++) fast.offer(state, move.reset(0), offers);
            ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long thread = Thread.currentThread().getId(), before = memory.getThreadAllocatedBytes(thread);
            int times = 2_000;
            for (int i = 0; i < times; i++) fast.offer(state, move.reset(0), offers);
            long each = (memory.getThreadAllocatedBytes(thread) - before) / times;
            // The list of `all` and its function are made each time; three reasons with their values would be another 300 bytes.
            assertTrue(each < 200, each + " bytes");
            assertEquals(List.of(), fast.hookUses().stream().filter(use -> use.why() != null).toList());
        }
    }

    @Test void aFaultInWhatNobodyReadsIsOneAllTheSame() throws RuleFault {
        String wrong = RULES.replace("{ card: game.sea.top }", "{ card: me.hand.top.kind }");
        Blueprint blueprint = pack().file("rules.mjs", wrong).blueprint();
        try (ScriptEngine engine = new ScriptEngine(); RuleEngine fast = engine.fastRules(blueprint)) {
            GameState state = fast.start(1);
            assertThrows(RuleFault.class, () -> fast.offer(state, new Move().reset(0), new Offers()));
        }
    }

    @Test void whatIsWrongWithATableIsNamedByItsReason() throws RuleFault {
        String invariants = RULES + "export const invariants = ({ game }) => game.players[0].gold < 5 || game.why('tooDear', { gold: game.players[0].gold });\n";
        Blueprint blueprint = pack().file("rules.mjs", invariants).blueprint();
        try (ScriptEngine engine = new ScriptEngine(); RuleEngine rules = engine.rules(blueprint); RuleEngine fast = engine.fastRules(blueprint)) {
            GameState state = fast.start(1);
            assertEquals(null, fast.brokenInvariant(state));
            state.setCount(0, 7);
            assertEquals("tooDear", rules.brokenInvariant(state));
            assertEquals("tooDear", fast.brokenInvariant(state));
        }
    }

    // ------------------------------------------------------------------ what check says

    private static List<String> found(String from, String to) {
        return RuleNames.of(pack().file("rules.mjs", RULES.replace(from, to)).read()).stream().map(Diagnostic::code).toList();
    }

    @Test void slipsAreFoundInTheText() {
        assertEquals(List.of("plain-reason"), found("", ""));
        assertEquals(List.of("unknown-reason", "plain-reason"), found("'tooDear', { gold: 3", "'toDear', { gold: 3"));
        assertEquals(List.of("unfilled-blank", "plain-reason"), found("{ gold: 3 - me.gold, who: me }", "{ gold: 3 - me.gold }"));
        assertEquals(List.of("unfilled-blank", "unfilled-blank", "plain-reason"), found(", { gold: 3 - me.gold, who: me }", ""));
        assertEquals(List.of("plain-reason", "reason-accepts"), found("me.gold > 2 || game.why('poor', {})", "(me.gold > 2 || game.why('poor', {})) && me.gold < 9"));
        assertEquals(List.of(), found("|| 'It costs three.'", "|| game.why('poor')"));
        List<String> alone = RuleNames.of(new WrittenPack(2).file("components.yaml", COMPONENTS).file("cards.yaml", "cards: { crab: { points: 1 } }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [plain] }\n").file("rules.mjs", "export const moves = { plain: { when: ({ me }) => me.gold > 2 || 'It costs three.', apply: () => {} } };\n").read())
            .stream().map(Diagnostic::code).toList();
        assertEquals(List.of(), alone, "a pack of one language may write its reasons out");
    }

    @Test void aMissingTranslationIsTold() {
        List<Diagnostic> problems = pack().file("text/de.yaml", GERMAN.replace("poor: Du bist arm., ", "")).load().problems();
        assertTrue(problems.stream().anyMatch(one -> one.code().equals("untranslated") && one.message().contains("reasons.poor")), problems.toString());
    }

    // ------------------------------------------------------------------ the program's own

    @Test void theProgramHasWordsForItsReasons() throws IllegalAccessException {
        List<Reason> all = new ArrayList<>(List.of(Reason.atLeast(2), Reason.atMost(1), Reason.clueless(1)));
        for (Field field : Reason.class.getDeclaredFields()) if (Modifier.isStatic(field.getModifiers()) && field.getType() == Reason.class) all.add((Reason) field.get(null));
        assertTrue(all.size() > 10);
        for (String language : List.of("en", "de")) {
            Lexicon lexicon = new Lexicon(pack().blueprint(), language, List.of("Ada", "Bo"));
            List<String> said = all.stream().map(lexicon::reason).toList();
            assertEquals(all.size(), said.stream().distinct().count(), said.toString());
            said.forEach(text -> assertFalse(text.contains("{") || text.startsWith("reason.") || !text.endsWith("."), text));
        }
        assertEquals(List.of("Mehr als 1 lässt sich nicht wählen.", "Bo findet keinen Zug."),
            Stream.of(Reason.atMost(1), Reason.clueless(1)).map(new Lexicon(pack().blueprint(), "de", List.of("Ada", "Bo"))::reason).toList());
    }
}
