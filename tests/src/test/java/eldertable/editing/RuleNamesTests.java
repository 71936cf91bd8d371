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
        "unknown-property # game.deck.deal(HAND, p.hand) # game.deck.deal(HAND, p.hnad) # 'p' has no 'hnad'. Did you mean 'hand'?",
        "unknown-name # game.push('dream') # game.push('draem') # There is no step 'draem'. Did you mean 'dream'?",
        "unknown-name # game.most('score') # game.most('scroe') # There is no counter of players 'scroe'. Did you mean 'score'?",
        "unknown-name # game.passLeft('hand') # game.passLeft('hnad') # There is no zone of players 'hnad'. Did you mean 'hand'?",
        "unknown-name # reason: 'both_mad' # reason: 'both_made' # There is no word 'both_made'. Did you mean 'both_mad'?",
        "unknown-saying # game.say('tookMadness' # game.say('tookMadnes' # There is no line 'tookMadnes'",
        "unknown-reason # game.why('noMadness') # game.why('noMadnes') # There is no line 'noMadnes' under 'reasons' in text/en.yaml. Did you mean 'noMadness'?",
        "plain-reason # || game.why('noMadness') # || 'You have no Madness to shed.' # stays as it is in all of them",
        "unfilled-blank # tokens: p.got, held: p.madness } # tokens: p.got, hold: p.madness } # has the blank {held}, which is given nothing here.",
        "missing-who # game.push('name', { who: owner }) # game.push('name') # is for one player (who: one)",
        "missing-who # game.push('name', { who: owner }) # game.push(owner.madness > 3 ? 'score' : 'name') # is for one player (who: one)",
        "unknown-name # game.push('name', { who: owner }) # game.push(owner.madness > 3 ? 'socre' : 'score') # There is no step 'socre'. Did you mean 'score'?",
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

    /** Players under other names, as rules find them; and words that are no player, or not for certain. */
    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {
        "1 # for (const who of game.players) who.hnad.shuffle();",
        "1 # for (const who of game.others(me)) { if (who.hand.size > 0) { who.hnad.shuffle(); } }",
        "1 # return game.players.some(who => who.hnad.size > 0);",
        "1 # return game.playersFrom(me).filter(p => p.hand.size > 0).map((who, i) => who.hnad.size + i);",
        "1 # const next = game.after(me); if (next.hand.size > 0) next.hnad.shuffle();",
        "1 # const first = game.players[0], n = 1; first.hnad.shuffle(n);",
        "1 # const mad = game.players.find(p => p.madness > 8); return mad?.hnad;",
        "0 # for (const who of game.players) who.hand.forEach(who => who.hnad());",
        "0 # for (const who of game.players) { const { who } = game.deck.top; who.hnad(); }",
        "0 # for (const who of game.deck) who.hnad();",
        "0 # const next = game.after(me).hand; next.hnad.shuffle();",
        "0 # const next = game.after(me) ?? game.deck; next.hnad.shuffle();",
        "0 # let next = game.after(me); next = game.deck; next.hnad.shuffle();",
        "0 # for (const who of game.players) { } who.hnad();",
        "0 # return game.players.map(who => 1) + ((who) => who.hnad)(3);",
        "0 # return game.players.map(who => ({ who: 1, hand: game.who.hnad }));",
    })
    void playersAreKnownUnderOtherNames(int slips, String code) {
        List<Diagnostic> found = foundIn(code.replace("game.who", "game.deck.who"));
        assertEquals(slips, found.size(), found.toString());
        if (slips > 0) assertEquals(code, found.get(0).excerpt().strip());
    }

    /** What is found in a game of which a hook also does this. */
    private List<Diagnostic> foundIn(String code) {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp);
        copy.replace("rules.mjs", "game.deck.deal(HAND, p.hand)", "game.deck.deal(HAND, p.hand); {\n" + code + "\n}");
        return RuleNames.of(copy.load().pack().orElseThrow());
    }

    /** Steps and kinds that are named elsewhere than in the first place. */
    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {
        "There is no step 'draem'. Did you mean 'dream'? # game.cancel('draem');",
        "There is no step 'draem'. Did you mean 'dream'? # game.askOthers(game.after(p), 'draem');",
        "The step 'score' carries no 'dremt'. Did you mean 'dreamt'? # game.askOthers(p, 'score', { dremt: 'races' });",
        "There is no kind 'azatoth'. Did you mean 'azathoth'? # if (p.hand.top.is('azatoth')) p.score += 1;",
        "There is no kind 'azatoth'. Did you mean 'azathoth'? # p.score += p.hand.count('azatoth');",
        "'' # game.cancel('dream'); game.askOthers(p, 'name'); p.score += p.hand.count('azathoth');",
        "'' # const own = { is: word => 1, count: word => 2 }; p.score += own.is('something of my own') + own.count('other things');",
    })
    void whatIsNamedElsewhereIsKnownToo(String words, String code) {
        List<Diagnostic> found = foundIn(code);
        assertEquals(words.isEmpty() ? 0 : 1, found.size(), found.toString());
        if (!words.isEmpty()) assertTrue(found.get(0).message().startsWith(words), found.toString());
    }

    /** An event that is not declared keeps the pack from being played, but not from being looked at. */
    @Test
    void aPackThatCannotBePlayedForItsScriptsIsADraft() {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp);
        copy.replace("rules.mjs", "game.compute('bonus'", "game.compute('bnous'");
        assertTrue(copy.load().pack().isEmpty());
        copy.replace("rules.mjs", "me.chosen", "me.chosne");
        assertEquals(List.of("unknown-property"), RuleNames.of(copy.load().draft().orElseThrow()).stream().map(Diagnostic::code).toList());
        copy.replace("components.yaml", "visible: owner", "visible: ownr");
        assertTrue(copy.load().draft().isEmpty());
    }

    @Test
    void aSlipInAModIsToldThere() {
        CopiedPack.of("tides-of-madness", temp);
        CopiedPack mod = CopiedPack.of("mods/glass-minds", temp);
        mod.replace("rules.mjs", "reveal(p);", "reveal(p); p.hnad.shuffle();");
        List<Diagnostic> found = RuleNames.of(new PackLibrary(List.of(temp)).load(mod.folder().toString(), List.of()).pack().orElseThrow());
        assertEquals(1, found.size(), found.toString());
        assertTrue(found.get(0).span().file().endsWith("glass-minds/rules.mjs"), found.toString());
        assertEquals("reveal(p); p.hnad.shuffle();", found.get(0).excerpt().strip());
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
        if (to.startsWith("takePoint")) assertTrue(out.toString().matches("(?s).*rules.mjs\",\\s*\"line\" ?: ?" + lineOf(copy, to.strip()) + ",.*"), out.toString());
    }

    private static int lineOf(CopiedPack copy, String words) {
        String text = copy.read("rules.mjs");
        return (int) text.substring(0, text.indexOf(words)).lines().count() + (text.charAt(text.indexOf(words) - 1) == '\n' ? 1 : 0);
    }

    @Test
    void stepsThatGoRoundAndRoundAreToldBeforeAnybodyPlays() {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp);
        copy.replace("rules.mjs", "game.deck.deal(HAND, p.hand)", "game.deck.size");
        copy.replace("rules.mjs", "game.go('draft')", "game.go('deal')");
        StringWriter out = new StringWriter();
        int code = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out)).execute("check", copy.folder().toString(), "--json");
        assertEquals(1, code, out.toString());
        assertTrue(out.toString().contains("Steps go round and round without anybody to act"), out.toString());
    }
}
