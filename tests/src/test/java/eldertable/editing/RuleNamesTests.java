package eldertable.editing;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.check.RuleNames;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.Main;
import eldertable.state.Blueprint;
import eldertable.support.CopiedPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What rules call by a wrong name is told at its line, before anything is played; what we ship calls nothing so. */
class RuleNamesTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    @TempDir
    Path temp;

    @Test
    void whatWeShipCallsEverythingByItsName() {
        PackLibrary library = new PackLibrary(List.of(HOME.resolve("content"), HOME.resolve("mod-sdk/handbook")));
        List<String> found = new ArrayList<>();
        for (PackLibrary.Entry entry : library.entries()) {
            PackDef pack = library.load(entry.path().toString(), List.of()).pack().orElseThrow();
            RuleNames.of(pack).forEach(problem -> found.add(problem.toString()));
        }
        assertEquals(List.of(), found);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {
        "unknown-property # me.chosen # me.chosne # 'me' has no 'chosne'. Did you mean 'chosen'?",
        "unknown-property # game.deck.deal(HAND, p.hand) # game.dekc.deal(HAND, p.hand) # 'game' has no 'dekc'. Did you mean 'deck'?",
        "unknown-name # game.push('dream') # game.push('draem') # There is no step 'draem'. Did you mean 'dream'?",
        "unknown-name # game.most('score') # game.most('scroe') # There is no counter of players 'scroe'. Did you mean 'score'?",
        "unknown-name # game.passLeft('hand') # game.passLeft('hnad') # There is no zone of players 'hnad'. Did you mean 'hand'?",
        "unknown-saying # game.say('tookMadness' # game.say('tookMadnes' # There is no line 'tookMadnes'",
        "unknown-reason # game.why('noMadness') # game.why('noMadnes') # There is no line 'noMadnes' under 'reasons' in text/en.yaml. Did you mean 'noMadness'?",
        "plain-reason # || game.why('noMadness') # || 'You have no Madness to shed.' # stays as it is in all of them",
        "unfilled-blank # tokens: p.got, held: p.madness } # tokens: p.got, hold: p.madness } # has the blank {held}, which is given nothing here.",
        "missing-who # game.push('name', { who: owner }) # game.push('name') # is for one player (who: one)",
        "unknown-data # { dreamt: suit } # { dremt: suit } # The step 'score' carries no 'dremt'. Did you mean 'dreamt'?",
        "reason-accepts # me.madness > 0 || game.why('noMadness') # (me.madness > 0 || game.why('noMadness')) && true # Before && this reason counts as true",
        "no-reason # me.madness > 0 || game.why('noMadness') # me.madness > 0 # refuses without a reason",
        "no-reason # me.madness > 0 || game.why('noMadness') # me.madness > 0 || me.hand.every(card => card.madness > 0) # refuses without a reason",
        "no-answer # me.madness > 0 || game.why('noMadness') # { me.madness > 0; } # answers nothing",
    })
    void aSlipIsToldAtItsLine(String code, String from, String to, String words) {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp);
        copy.replace("rules.mjs", from, to);
        List<Diagnostic> found = RuleNames.of(copy.load().pack().orElseThrow());
        assertEquals(List.of(code), found.stream().map(Diagnostic::code).distinct().toList(), found.toString());
        assertTrue(found.get(0).message().contains(words), found.toString());
        assertTrue(found.get(0).excerpt().contains(to.contains("hold") ? "hold" : to), found.toString());
    }

    @Test
    void whatIsUndefinedIsNamedWhereItIsAsked() {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp);
        copy.replace("rules.mjs", "game.deck.deal(HAND, p.hand)", "game.deck.deal(p.hnad.size, p.hand)");
        try (ScriptEngine scripts = new ScriptEngine()) {
            RuleFault fault = assertThrows(RuleFault.class, () -> scripts.rules(new Blueprint(copy.load().pack().orElseThrow(), 2, Map.of())).start(1));
            assertTrue(fault.diagnostic().message().endsWith("Cannot read property 'size' of undefined: p.hnad is undefined. Did you mean 'hand'?"), fault.diagnostic().toString());
        }
    }

    /** Where nobody has asked for a check: else all would win, or nobody. */
    @Test
    void aCounterThatPlayersDoNotHaveIsToldWhenItIsAsked() {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp);
        copy.replace("rules.mjs", "game.deck.deal(HAND, p.hand)", "game.deck.deal(HAND + game.most('scroe').length, p.hand)");
        try (ScriptEngine scripts = new ScriptEngine()) {
            RuleFault fault = assertThrows(RuleFault.class, () -> scripts.rules(new Blueprint(copy.load().pack().orElseThrow(), 2, Map.of())).start(1));
            assertTrue(fault.diagnostic().message().endsWith("players have no counter 'scroe'"), fault.diagnostic().toString());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {
        "rules.mjs # takePoints: { # takePoint: { # flow.yaml names the move 'takePoints', but moves in rules.mjs has no 'takePoints'. There is 'takePoint', which flow.yaml does not have.",
        "rules.mjs # dream: {     # draem: {     # hook for the step 'draem', which flow.yaml does not have. Did you mean 'dream'?",
        "rules.mjs # dream: {     # draem: {     # no rules.mjs exports steps.dream.run.",
    })
    void hooksForNothingAndStepsWithoutOneAreTold(String file, String from, String to, String words) {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp);
        copy.replace(file, from.strip(), to.strip());
        StringWriter out = new StringWriter();
        int code = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out)).execute("check", copy.folder().toString(), "--json");
        assertEquals(1, code, out.toString());
        assertTrue(out.toString().contains(words), out.toString());
    }
}
