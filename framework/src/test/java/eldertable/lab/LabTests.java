package eldertable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.json.Json;
import eldertable.script.ScriptEngine;
import eldertable.simulation.SmallGame;
import eldertable.words.Tongue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

class LabTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @AfterAll
    static void close() {
        SCRIPTS.close();
    }

    private static Ledger play(SmallGame game, int players, long from, long until, long seed, int threads) throws Exception {
        Trial trial = new Trial(game.blueprint(players), Collections.nCopies(players, "random"), seed, 500);
        Ledger ledger = new Ledger(trial.blueprint());
        trial.play(SCRIPTS, from, until, threads, ledger, played -> { });
        return ledger;
    }

    private static String told(Ledger ledger) {
        return Json.write(new LabFindings(ledger, LabFindings.USUAL_PACE).forPrograms());
    }

    private static LabFindings findings(SmallGame game, long games, long seed) throws Exception {
        return new LabFindings(play(game, 2, 0, games, seed, 2), LabFindings.USUAL_PACE);
    }

    @Test
    void theSameGamesGiveTheSameNumbersHoweverTheyAreSharedOut() throws Exception {
        String alone = told(play(SmallGame.gathering(), 3, 0, 200, 7, 1));
        assertEquals(alone, told(play(SmallGame.gathering(), 3, 0, 200, 7, 3)));
        Ledger inParts = play(SmallGame.gathering(), 3, 130, 200, 7, 2);
        inParts.addAll(play(SmallGame.gathering(), 3, 0, 61, 7, 1));
        inParts.addAll(play(SmallGame.gathering(), 3, 61, 130, 7, 2));
        assertEquals(alone, told(inParts));
        assertNotEquals(alone, told(play(SmallGame.gathering(), 3, 0, 200, 8, 1)));
    }

    @Test
    void aLedgerThatTravelledIsTheSame() throws Exception {
        Ledger ledger = play(SmallGame.gathering(), 2, 0, 60, 1, 1);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ledger.write(new DataOutputStream(bytes));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        assertEquals(told(ledger), told(Ledger.read(SmallGame.gathering().blueprint(2), in)));
        assertEquals(0, in.available());
        DataInputStream again = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        assertThrows(IOException.class, () -> Ledger.read(SmallGame.gathering().blueprint(3), again));
    }

    @Test
    void countsWhatHappened() throws Exception {
        LabFindings findings = findings(SmallGame.gathering(), 400, 1);
        assertEquals(400, findings.ledger().finished());
        assertEquals(1, findings.estimate("seat.A.wins").value() + findings.estimate("seat.B.wins").value(), 1e-9);
        assertEquals(4 * 3 + 8, findings.estimate("score.A").value() + findings.estimate("score.B").value(), 1e-9);
        assertEquals(new Estimate(1, findings.estimate("end.empty").low(), 1), findings.estimate("end.empty"));
        assertTrue(findings.estimate("end.empty").low() > 0.98);
        assertEquals(findings.estimate("seat.A.wins").value(), findings.estimate("first.wins").value(), 1e-9, "A always begins");
        assertTrue(findings.estimate("move.pass.taken").value() < 1);
        assertTrue(findings.estimate("leader.20").value() > 0.999, "at its end a game is decided");
        assertTrue(findings.estimate("leader.00").value() < 0.6, "at its beginning it is not");
        assertEquals(List.of("move wait", "step storm"), findings.dead().stream().map(dead -> dead.sort() + " " + dead.id()).toList());
        assertTrue(findings.estimate("length.moves").low() < findings.estimate("length.moves").value());
    }

    @Test
    void intervalsHoldTheTruthAboutAsOftenAsTheySay() throws Exception {
        double truth = findings(SmallGame.gathering(), 20_000, 99).estimate("seat.A.wins").value();
        double length = findings(SmallGame.gathering(), 20_000, 99).estimate("length.moves").value();
        int hits = 0, lengths = 0;
        for (int seed = 0; seed < 60; seed++) {
            LabFindings few = findings(SmallGame.gathering(), 200, seed);
            if (few.estimate("seat.A.wins").allows(truth)) hits++;
            if (few.estimate("length.moves").allows(length)) lengths++;
        }
        assertTrue(hits >= 52 && lengths >= 52, hits + " and " + lengths + " of 60");
    }

    @Test
    void aGameDoesNotDifferFromItself() throws Exception {
        int claims = 0;
        for (int run = 0; run < 20; run++) {
            LabFindings one = findings(SmallGame.gathering(), 300, 2 * run), other = findings(SmallGame.gathering(), 300, 2 * run + 1);
            if (!new RuleComparison(one, other).real().isEmpty()) claims++;
        }
        assertTrue(claims <= 1, claims + " of 20 comparisons of a game with itself, from other seeds, claim a difference");
    }

    @Test
    void withTheSameSeedsNothingDiffersAtAll() throws Exception {
        RuleComparison comparison = new RuleComparison(findings(SmallGame.gathering(), 100, 5), findings(SmallGame.gathering(), 100, 5));
        assertTrue(comparison.differences().stream().allMatch(one -> one.change().value() == 0 && !one.real()));
        assertTrue(comparison.inWords().get(0).startsWith("No difference is shown"));
    }

    @Test
    void whatIsMissingInFewGamesIsNotCalledDead() throws Exception {
        SmallGame without = SmallGame.gathering().change("me.score > 3 || 'Not yet.'", "'Never.'");
        RuleComparison few = new RuleComparison(findings(SmallGame.gathering(), 15, 1), findings(without, 15, 1)), many = new RuleComparison(findings(SmallGame.gathering(), 200, 1), findings(without, 200, 1));
        assertEquals(List.of(), few.newlyDead());
        assertEquals(List.of("pass"), many.newlyDead().stream().map(Dead::id).toList());
    }

    @Test
    void whatHardlyCameUpBeforeIsNotMissed() throws Exception {
        LabFindings never = findings(SmallGame.gathering(), 200, 1);
        LabFindings rarely = findings(SmallGame.gathering().change("game.push('turn'); } }", "if (game.random(60) === 0) game.push('storm'); game.push('turn'); } }"), 200, 1);
        LabFindings always = findings(SmallGame.gathering().change("game.push('turn'); } }", "game.push('storm'); game.push('turn'); } }"), 200, 1);
        assertTrue(rarely.ledger().visits("storm") > 0, "it came up");
        assertEquals(List.of(), new RuleComparison(rarely, never).newlyDead());
        assertEquals(List.of("storm"), new RuleComparison(always, never).newlyDead().stream().map(Dead::id).toList());
    }

    @Test
    void twoPointsForTheFirstSeatAreFound() throws Exception {
        SmallGame unfair = SmallGame.gathering().change("game.deck.deal(3, game.row);", "game.deck.deal(3, game.row); game.players[0].score += 2;");
        RuleComparison comparison = new RuleComparison(findings(SmallGame.gathering(), 600, 1), findings(unfair, 600, 1));
        List<String> real = comparison.real().stream().map(one -> one.figure().id()).toList();
        assertTrue(real.containsAll(List.of("seat.A.wins", "seat.B.wins", "score.A")), real.toString());
        assertFalse(real.contains("length.rounds"));
        String told = comparison.inWords().get(1);
        assertTrue(told.matches(".*seat [AB], wins: \\d+\\.\\d % before, \\d+\\.\\d % now \\([+-].* points of a hundred, .*"), told);
        assertEquals(2, told.split(", Score: ", -1).length, "of one seat: " + told);
        List<String> words = PlainWords.about(findings(unfair, 600, 1), List.of(), List.of());
        assertTrue(words.get(0).startsWith("What stands out: the seats are not even"), words.toString());
        assertTrue(words.get(1).startsWith("The seats are not even: seat A wins"), words.toString());
    }

    @Test
    void whatReallyDiffersDoesNotLookLikeNothing() {
        Figure moves = new Figure("length.moves", Figure.Group.LENGTH, "a game", "moves", Figure.Unit.COUNT, null, true);
        Estimate little = new Estimate(0.004, 0.0021, 0.0059), share = new Estimate(0.25, 0.2, 0.3);
        assertEquals("%+.3f", new RuleComparison.Difference(moves, share, share, little, 0, true).form());
        assertEquals("%+.2f", new RuleComparison.Difference(moves, share, share, little, 0.5, false).form());
        assertEquals("%+.2f", new RuleComparison.Difference(moves, share, share, share, 0, true).form());
    }

    @Test
    void wordsSayNoMoreThanFewGamesAllow() throws Exception {
        assertTrue(PlainWords.about(findings(SmallGame.gathering(), 10, 1), List.of(), List.of()).get(0).startsWith("So few games"));
        String some = PlainWords.about(findings(SmallGame.gathering(), 60, 1), List.of(), List.of()).stream().collect(Collectors.joining(" "));
        assertFalse(some.contains("The seats are even"), some);
    }

    @Test
    void fewGamesDoNotMakeACardSure() throws Exception {
        LabFindings findings = findings(SmallGame.gathering().file("cards.yaml", "shells:\n  crab: { points: 30 }\n  eel: { points: 1, copies: 8 }\n"), 4, 1);
        List<LabFindings.Finding> leads = findings.all().stream().filter(one -> one.figure().unit() == Figure.Unit.LEAD && one.support() > 0).toList();
        assertFalse(leads.isEmpty(), "some card or move was only one player's");
        for (LabFindings.Finding lead : leads) {
            assertTrue(lead.estimate().isKnown() && lead.estimate().high() - lead.estimate().low() > 0.3, lead.toString());
            assertTrue(lead.estimate().allows(lead.estimate().value()), lead.toString());
        }
    }

    @Test
    void germanHasItsOwnWordsAndNumbers() throws Exception {
        LabFindings findings = new LabFindings(play(SmallGame.gathering(), 2, 0, 1200, 1, 2), LabFindings.USUAL_PACE, Tongue.of("de"));
        String words = String.join(" ", PlainWords.about(findings, List.of(), List.of()));
        assertTrue(words.contains("Eine Partie dauert ") && words.matches("(?s).*\\d,\\d.*") && !words.matches("(?s).*\\d\\.\\d.*"), words);
        assertTrue(words.contains("Nie gebraucht") && findings.dead().get(0).why().equals("nie möglich in 1.200 Partien"), findings.dead().toString());
    }

    @Test
    void whatStandsOutIsSure() throws Exception {
        LabFindings strong = findings(SmallGame.gathering().file("cards.yaml", "shells:\n  crab: { points: 20, copies: 1 }\n  eel: { points: 1, copies: 8 }\n"), 600, 1);
        String first = PlainWords.about(strong, List.of(), List.of()).get(0);
        LabFindings.Finding crab = strong.find("card.crab.lift").orElseThrow();
        assertTrue(crab.estimate().low() > 0.05, crab.toString());
        assertTrue(first.contains("who has Crab wins far more often"), first);
        assertTrue(first.contains("2 things were never used"), first);
        String few = PlainWords.about(findings(SmallGame.gathering(), 40, 1), List.of(), List.of()).get(0);
        assertFalse(few.contains("far more often") || few.contains("seats"), few);
    }

    @Test
    void aFaultIsToldAndLeftOut() throws Exception {
        SmallGame broken = SmallGame.gathering().change("me.score += card.points;", "if (me.score === 7) throw new Error('seven'); me.score += card.points;");
        Ledger ledger = play(broken, 2, 0, 50, 1, 2);
        assertTrue(ledger.failed() > 0);
        assertTrue(ledger.problem().contains("seven"), ledger.problem());
        assertEquals(50, ledger.finished() + ledger.failed());
        List<String> words = PlainWords.about(new LabFindings(ledger, LabFindings.USUAL_PACE), List.of(), List.of());
        assertTrue(words.get(1).startsWith("Beware: "), "before anything is said of the games that are left: " + words);
    }
}
