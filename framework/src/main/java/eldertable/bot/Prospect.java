package eldertable.bot;

import eldertable.choosing.Veil;
import eldertable.pack.component.Counter;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef;
import eldertable.pack.reading.TableReader;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Standing;
import eldertable.view.TableView;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one choice brings rather than another: both are played on in the same imagined worlds, and the numbers that the player then has are
 * set beside each other. It tells in the game's own terms what a bot's values only weigh.
 *
 * @param other  the choice that it is compared with; @param worlds in how many both were played on
 * @param gains  what surely differs and goes with doing well, in the order in which players see it
 */
public record Prospect(Move other, int worlds, List<Gain> gains) {
    private static final int WORLDS = 400, FEWEST = 10, MOST_GAINS = 3;
    private static final Duration PATIENCE = Duration.ofMillis(1500);
    /** Less is not worth telling; and so many times its error a difference has to be to be sure. */
    private static final double LEAST = 0.1, SURE = 2;

    /** @param counter of the player; "" for the standing that table.yaml adds up @param more on average; negative for less */
    public record Gain(String counter, double more) {}

    /** @return nothing where too few worlds could be played on */
    public static Optional<Prospect> of(Thinking thinking, Move choice, Move other) throws RuleFault {
        return new Comparison(thinking).of(choice, other);
    }

    private static final class Comparison {
        private final Thinking thinking;
        private final RuleEngine engine;
        private final Blueprint blueprint;
        private final TableDef table;
        private final boolean standing;
        private final List<Counter> counters;
        private final Search search;
        private final long end = System.nanoTime() + PATIENCE.toNanos();
        /** Of the differences, number by number. */
        private final double[] sums, squares;
        /** Of all that came of either choice, number by number, and of what the tables were worth: whether more of it goes with doing well. */
        private final double[] amounts, products;
        private final Worth worth;
        private double worths;
        private int ends;

        Comparison(Thinking thinking) {
            this.thinking = thinking;
            engine = thinking.engine();
            blueprint = engine.blueprint;
            table = TableReader.of(blueprint.pack);
            standing = Standing.isTold(table);
            counters = blueprint.components.stream().filter(Counter.class::isInstance).map(Counter.class::cast).filter(this::isTold).toList();
            search = new Search(engine, thinking.seat(), 1, new SearchNode(0, SearchNode.NOBODY), thinking.random().nextLong());
            sums = new double[counters.size() + 1];
            squares = new double[sums.length];
            amounts = new double[sums.length];
            products = new double[sums.length];
            worth = new Worth(engine);
        }

        /** What stands with a player's name; a mark that is there or not is no amount. */
        private boolean isTold(Counter counter) {
            if (counter.def().per().kind() != Per.Kind.PLAYER || counter.def().max() == 1) return false;
            return counter.def().role() == Counter.Role.SCORE || !table.listed() || table.player().contains(counter.id());
        }

        Optional<Prospect> of(Move choice, Move other) throws RuleFault {
            int worlds = 0;
            for (int tried = 0; tried < WORLDS && !isOver(); tried++) {
                GameState one = thinking.world(), two = one.copy();
                if (!playOn(one, choice) || !playOn(two, other)) continue;
                worlds++;
                double worthOne = worth(one), worthTwo = worth(two);
                for (int i = 0; i < sums.length; i++) {
                    int amountOne = amount(one, i), amountTwo = amount(two, i), difference = amountOne - amountTwo;
                    sums[i] += difference;
                    squares[i] += (double) difference * difference;
                    amounts[i] += amountOne + amountTwo;
                    products[i] += amountOne * worthOne + amountTwo * worthTwo;
                }
            }
            return worlds < FEWEST ? Optional.empty() : Optional.of(new Prospect(other, worlds, gains(worlds)));
        }

        private boolean isOver() {
            return thinking.isOver() || System.nanoTime() >= end;
        }

        /** @return whether it came to its end; where a hook of the pack fails on the way it did not */
        private boolean playOn(GameState world, Move choice) throws RuleFault {
            try {
                Move move = Veil.unveiled(world, choice);
                if (!engine.isLegal(world, move)) return false;
                engine.play(world, move);
                return search.playOn(world, this::isOver);
            } catch (RuleFault fault) {
                if (fault.isStopped()) throw fault;
                return false;
            }
        }

        private double worth(GameState end) throws RuleFault {
            worth.judge(end);
            double value = worth.values[thinking.seat()];
            worths += value;
            ends++;
            return value;
        }

        private int amount(GameState world, int number) {
            return number < counters.size() ? world.count(counters.get(number).firstOf(thinking.seat())) : standing ? standing(world) : 0;
        }

        private int standing(GameState world) {
            return new Standing(blueprint, table, TableView.of(world, thinking.seat()), blueprint.options).told(thinking.seat()).orElse(0);
        }

        private List<Gain> gains(int worlds) {
            List<Gain> gains = new ArrayList<>();
            if (standing) gain(counters.size(), "", worlds, gains);
            for (int i = 0; i < counters.size(); i++) gain(i, counters.get(i).id(), worlds, gains);
            return gains.stream().limit(MOST_GAINS).toList();
        }

        private void gain(int number, String counter, int worlds, List<Gain> gains) {
            double mean = sums[number] / worlds, variance = Math.max(0, squares[number] / worlds - mean * mean);
            boolean helps = (products[number] / ends - amounts[number] / ends * (worths / ends)) * mean > 0;
            if (helps && Math.abs(mean) >= LEAST && Math.abs(mean) >= SURE * Math.sqrt(variance / worlds)) gains.add(new Gain(counter, mean));
        }
    }
}
