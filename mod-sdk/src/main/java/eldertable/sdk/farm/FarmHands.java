package eldertable.sdk.farm;

import eldertable.isolation.Descriptions;
import eldertable.lab.Ledger;
import eldertable.lab.Trial;
import eldertable.league.League;
import eldertable.sdk.lab.Hands;
import eldertable.simulation.Statistics;
import eldertable.state.Blueprint;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Has games played by a farm. @param workers told how many machines play whenever some games are over */
public record FarmHands(Farm farm, IntConsumer workers) implements Hands {
    @Override
    public Ledger play(Trial trial, long from, long until, Progress progress) throws InterruptedException {
        Ledger total = new Ledger(trial.blueprint());
        long[] played = {0};
        Order order = new Order(farm.version(), farm.offer(trial.blueprint()), Order.Sort.LEDGER, trial.bots(), trial.seed(), trial.mostMoves(), from, until, false, 0);
        farm.play(order, (content, games, crew) -> {
            Ledger part = Ledger.read(trial.blueprint(), in(content));
            synchronized (total) {
                total.addAll(part);
                workers.accept(crew);
                progress.show(played[0] += games, total);
            }
        });
        return total;
    }

    @Override
    public League.Table play(Blueprint blueprint, League.Plan plan, Consumer<League.Table> progress) throws InterruptedException {
        League.Table[] total = {null};
        Order order = new Order(farm.version(), farm.offer(blueprint), Order.Sort.LEAGUE, plan.bots(), plan.seed(), plan.mostMoves(), 0, plan.gamesIn(blueprint.players),
            plan.ladder(), plan.games());
        farm.play(order, (content, games, crew) -> {
            League.Table part = Descriptions.read(content, League.Table.class);
            League.Table sum = total[0] == null ? part : total[0].plus(part);
            total[0] = new League.Table(plan, sum.meetings(), sum.paces(), sum.problem());
            workers.accept(crew);
            progress.accept(total[0]);
        });
        return total[0];
    }

    /** What `simulate` counts. @param total what comes of the games is added to it, part by part; @param progress how many games are over, and on how many machines */
    public void simulate(Blueprint blueprint, List<String> bots, long games, long seed, int mostMoves, Statistics total, BiConsumer<Long, Integer> progress)
            throws InterruptedException {
        long[] played = {0};
        farm.play(new Order(farm.version(), farm.offer(blueprint), Order.Sort.STATISTICS, bots, seed, mostMoves, 0, games, false, 0), (content, part, crew) -> {
            total.addAll(Statistics.read(blueprint, in(content)));
            progress.accept(played[0] += part, crew);
        });
    }

    private static DataInputStream in(byte[] content) {
        return new DataInputStream(new ByteArrayInputStream(content));
    }
}
