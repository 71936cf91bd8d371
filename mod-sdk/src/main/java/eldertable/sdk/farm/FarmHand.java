package eldertable.sdk.farm;

import eldertable.bot.Bots;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.isolation.Assignment;
import eldertable.isolation.Descriptions;
import eldertable.lab.Ledger;
import eldertable.lab.Trial;
import eldertable.league.League;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.network.SharedSecret;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Does a worker's work: opens what was asked, plays it in the sandbox, seals what came of it. Orders come one after the other. */
final class FarmHand implements AutoCloseable {
    /** Packs that were played lately; others are asked for again. */
    private static final int MOST_PACKS = 8;

    private final SharedSecret secret;
    private final String version;
    private final int threads;
    private final ScriptEngine scripts = new ScriptEngine();
    private final AtomicLong played = new AtomicLong();
    private final Map<String, Blueprint> packs = new LinkedHashMap<>(MOST_PACKS, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Blueprint> eldest) {
            return size() > MOST_PACKS;
        }
    };

    FarmHand(SharedSecret secret, String version, int threads) {
        this.secret = secret;
        this.version = version;
        this.threads = threads;
    }

    long played() {
        return played.get();
    }

    /** @throws IOException for what does not come from this farm: it gets no answer */
    synchronized byte[] answer(byte[] sealed) throws IOException, InterruptedException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(secret.open(sealed)));
        Order order = Descriptions.read(in.readNBytes(in.readInt()), Order.class);
        byte[] pack = in.readNBytes(in.readInt());
        return secret.seal(answer(order, pack).written());
    }

    private Reply answer(Order order, byte[] pack) throws IOException, InterruptedException {
        if (!order.version().equals(version)) return Reply.because(Reply.Result.REFUSED, version);
        if (pack.length > 0) packs.put(order.pack(), Descriptions.read(pack, Assignment.class).blueprint());
        Blueprint blueprint = packs.get(order.pack());
        if (blueprint == null) return Reply.because(Reply.Result.NEEDS_PACK, "");
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            play(order, blueprint, new DataOutputStream(bytes));
            played.addAndGet(order.games());
            return Reply.done(bytes.toByteArray());
        } catch (RuleFault broken) {
            return Reply.because(Reply.Result.FAULT, DiagnosticPrinter.plain(Tongue.ENGLISH).print(broken.diagnostic()));
        }
    }

    private void play(Order order, Blueprint blueprint, DataOutputStream out) throws RuleFault, InterruptedException, IOException {
        switch (order.sort()) {
            case LEDGER -> {
                Ledger ledger = new Ledger(blueprint);
                new Trial(blueprint, order.bots(), order.seed(), order.mostMoves()).play(scripts, order.from(), order.until(), threads, ledger, sofar -> { });
                ledger.write(out);
            }
            case LEAGUE -> {
                League.Plan plan = new League.Plan(order.bots(), order.ladder(), order.leagueGames(), order.seed(), threads, order.mostMoves());
                out.write(Descriptions.written(new League(scripts, blueprint, plan).runPart(order.from(), order.until())));
            }
            case STATISTICS -> {
                Simulation.Plan plan = new Simulation.Plan(order.until(), order.seed(), threads, order.mostMoves(), false, 0);
                Statistics part = new Simulation(scripts, blueprint, () -> order.bots().stream().map(Bots::seat).toList(), plan).runPart(order.from());
                part.write(out);
            }
        }
    }

    @Override
    public void close() {
        scripts.close();
    }
}
