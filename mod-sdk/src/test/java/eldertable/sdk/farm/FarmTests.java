package eldertable.sdk.farm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.json.Json;
import eldertable.lab.LabFindings;
import eldertable.lab.Trial;
import eldertable.league.League;
import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import eldertable.sdk.lab.Hands;
import eldertable.sdk.lab.OwnHands;
import eldertable.sdk.network.SharedSecret;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.ProgramVersion;
import eldertable.sdk.program.Home;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

class FarmTests {
    private static final String VERSION = "1.2.3", HERE = "127.0.0.1";
    private static final int PORT = 25_701;
    private static final SharedSecret SECRET = new SharedSecret("farm", "a secret of tests " + ProcessHandle.current().pid());
    private static final Blueprint GAME = new Blueprint(new PackLibrary(List.of(Home.current().content())).load("tides-of-madness", List.of()).pack().orElseThrow(), 2, Map.of());
    private static final Trial TRIAL = new Trial(GAME, List.of("random", "random"), 7, 1000);

    private static FarmWorker worker(List<FarmWorker> workers) {
        List<String> join = workers.isEmpty() ? List.of() : List.of(workers.get(0).address());
        FarmWorker worker = new FarmWorker(SECRET, VERSION, 1, HERE, PORT, join);
        workers.add(worker);
        return worker;
    }

    private static Farm farm(List<FarmWorker> workers, String version) {
        return new Farm(SECRET, version, HERE, workers.stream().map(FarmWorker::address).toList());
    }

    private static String told(Hands hands, long games) throws Exception {
        return Json.write(new LabFindings(hands.play(TRIAL, 0, games, (played, ledger) -> { }), 12).forPrograms());
    }

    private static String alone(long games) throws Exception {
        try (ScriptEngine scripts = new ScriptEngine()) {
            return told(new OwnHands(scripts, 2), games);
        }
    }

    @Test
    void oneMachineOrManyGiveTheSameNumbers() throws Exception {
        String alone = alone(150);
        List<FarmWorker> workers = new ArrayList<>();
        try {
            worker(workers);
            try (Farm farm = farm(workers, VERSION)) {
                assertEquals(alone, told(new FarmHands(farm, crew -> { }), 150));
                worker(workers);
                worker(workers);
                assertEquals(alone, told(new FarmHands(farm, crew -> { }), 150));
                assertTrue(workers.stream().filter(worker -> worker.played() > 0).count() > 1, "more than one of them played");
            }
        } finally {
            workers.forEach(FarmWorker::close);
        }
    }

    @Test
    void killedWorkersChangeNothing() throws Exception {
        int kills = Integer.getInteger("eldertable.kills", 2), games = 200 + 100 * kills;
        String alone = alone(games);
        List<FarmWorker> workers = new ArrayList<>();
        Random random = new Random(5);
        try {
            worker(workers);
            worker(workers);
            worker(workers);
            try (Farm farm = farm(workers, VERSION)) {
                int[] killed = {0}, harvests = {0};
                int every = Math.max(1, 50 / kills); // the games come in about sixty parts
                Hands hands = new FarmHands(farm, crew -> {
                    if (killed[0] >= kills || ++harvests[0] % every != 0) return;
                    killed[0]++;
                    FarmWorker victim = workers.remove(random.nextInt(workers.size()));
                    victim.kill();
                    worker(workers);
                });
                assertEquals(alone, told(hands, games));
                assertEquals(kills, killed[0], "as many were killed as should be");
            }
        } finally {
            workers.forEach(FarmWorker::close);
        }
    }

    @Test
    void leaguesAndStatisticsTravelToo() throws Exception {
        List<FarmWorker> workers = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine()) {
            League.Plan league = new League.Plan(List.of("random", "hinted", "3"), false, 4, 7, 2, 1000);
            Simulation.Plan plan = new Simulation.Plan(60, 7, 2, 1000, false, 0);
            Statistics counted = new Simulation(scripts, GAME, () -> Simulation.randomSeats(2), plan).run(done -> { });
            worker(workers);
            worker(workers);
            try (Farm farm = farm(workers, VERSION)) {
                FarmHands hands = new FarmHands(farm, crew -> { });
                assertEquals(new League(scripts, GAME, league).run(sofar -> { }).meetings(), hands.play(GAME, league, sofar -> { }).meetings());
                Statistics far = new Statistics(GAME);
                hands.simulate(GAME, TRIAL.bots(), 60, 7, 1000, far, (played, crew) -> { });
                assertEquals(counted.summary(), far.summary());
            }
        } finally {
            workers.forEach(FarmWorker::close);
        }
    }

    @Test
    void anotherVersionIsRefusedInWords() {
        List<FarmWorker> workers = new ArrayList<>();
        try {
            worker(workers);
            try (Farm farm = farm(workers, "9.9.9")) {
                CommandFailure refused = assertThrows(CommandFailure.class, () -> told(new FarmHands(farm, crew -> { }), 50));
                assertEquals("The worker is Eldertable 1.2.3, the order comes from 9.9.9: they might not play the same games. Use the same version on all machines.", refused.getMessage());
            }
        } finally {
            workers.forEach(FarmWorker::close);
        }
    }

    @Test
    void versionsTellBuildsApart() {
        assertTrue(ProgramVersion.exact().matches(".+ \\([0-9a-f]{12}\\)"), ProgramVersion.exact());
    }

    @Test
    void withoutTheSecretThereIsNoFarm() throws Exception {
        List<FarmWorker> workers = new ArrayList<>();
        try {
            worker(workers);
            SharedSecret other = new SharedSecret("farm", "another");
            CommandFailure alone = assertThrows(CommandFailure.class, () -> new Farm(other, VERSION, HERE, List.of(workers.get(0).address())).close());
            assertTrue(alone.getMessage().startsWith("No worker answers at"), alone.getMessage());
            try (FarmHand hand = new FarmHand(SECRET, VERSION, 1)) {
                assertThrows(IOException.class, () -> hand.answer(other.seal(new byte[100])));
                assertThrows(IOException.class, () -> hand.answer(new byte[5]));
            }
        } finally {
            workers.forEach(FarmWorker::close);
        }
    }

    @Test
    void whatIsSealedIsReadOnlyWithTheSecretAndAsItWas() throws Exception {
        byte[] message = {1, 2, 3}, sealed = SECRET.seal(message);
        assertArrayEquals(message, SECRET.open(sealed));
        sealed[sealed.length - 1] ^= 1;
        assertThrows(IOException.class, () -> SECRET.open(sealed));
        assertNotNull(SharedSecret.madeUp());
    }
}
