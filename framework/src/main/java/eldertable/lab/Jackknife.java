package eldertable.lab;

import eldertable.simulation.Interval;

import org.apache.commons.statistics.distribution.TDistribution;

import java.util.function.IntToDoubleFunction;

/**
 * How sure a figure is: it is computed once with each batch of games left out, and what comes of that differs as much as chance makes it
 * differ. That holds for any formula, and for differences between two sets of rules whose games share their seeds.
 */
final class Jackknife {
    /** Fewer observations than this say too little about how much they differ. */
    static final int FEW = 30;
    private static final double ERROR_RATE = 0.05;

    /** @param p how likely so large a difference from 0 would be if there were none */
    record Measured(Estimate estimate, double p) {}

    private final Ledger ledger;
    final long[] sums;
    /** By batch: the sums of all others. */
    private final long[][] others;

    /** @param ledger does not change any more */
    Jackknife(Ledger ledger) {
        this.ledger = ledger;
        sums = ledger.sums();
        others = new long[Ledger.BATCHES][sums.length];
        for (int batch = 0; batch < others.length; batch++) {
            for (int i = 0; i < sums.length; i++) others[batch][i] = sums[i] - ledger.batches[batch][i];
        }
    }

    Estimate estimate(Figure figure) {
        Formula formula = figure.formula();
        double value = formula.of(sums);
        if (Double.isNaN(value)) return Estimate.UNKNOWN;
        long support = formula.support(sums);
        Measured measured = measure(value, batch -> formula.of(others[batch]), ledger, ledger);
        Estimate estimate = measured.estimate();
        boolean flat = !estimate.isKnown() || estimate.low() == estimate.high() || support < FEW;
        if (figure.isShare() && flat) {
            Interval interval = Interval.ofShare(Math.round(value * support), support);
            return new Estimate(value, interval.low(), interval.high());
        }
        if (flat && formula instanceof Formula.Lead lead) return lead(value, lead);
        if (!estimate.isKnown() || support < 2) return new Estimate(value, Double.NaN, Double.NaN);
        return figure.isShare() ? estimate.within(0, 1) : figure.unit() == Figure.Unit.LEAD ? estimate.within(-1, 1) : estimate;
    }

    /** Of few observations, or of such as are all alike: as far apart as both shares may be. Of two players one wins what the other loses, so less would not be sure. */
    private Estimate lead(double value, Formula.Lead lead) {
        Interval one = share(lead.one()), other = share(lead.other());
        return new Estimate(value, one.low() - other.high(), one.high() - other.low());
    }

    private Interval share(Formula formula) {
        long support = formula.support(sums);
        return Interval.ofShare(Math.round(formula.of(sums) * support), support);
    }

    /** How much more it is here than there. */
    Measured difference(Formula formula, Jackknife there, Formula itsFormula) {
        double value = formula.of(sums) - itsFormula.of(there.sums);
        if (Double.isNaN(value) || formula.support(sums) < FEW || itsFormula.support(there.sums) < FEW) return new Measured(Estimate.UNKNOWN, 1);
        return measure(value, batch -> formula.of(others[batch]) - itsFormula.of(there.others[batch]), ledger, there.ledger);
    }

    /** How much more it is than a number. */
    Measured difference(Formula formula, double number) {
        double value = formula.of(sums) - number;
        if (Double.isNaN(value) || formula.support(sums) < FEW) return new Measured(Estimate.UNKNOWN, 1);
        return measure(value, batch -> formula.of(others[batch]) - number, ledger, ledger);
    }

    private static Measured measure(double value, IntToDoubleFunction leavingOut, Ledger one, Ledger other) {
        double[] values = new double[Ledger.BATCHES];
        int count = 0;
        double sum = 0;
        for (int batch = 0; batch < Ledger.BATCHES; batch++) {
            if (one.batches[batch][Columns.FINISHED] + other.batches[batch][Columns.FINISHED] == 0) continue;
            values[count] = leavingOut.applyAsDouble(batch);
            sum += values[count++];
        }
        if (count < 2 || Double.isNaN(sum)) return new Measured(new Estimate(value, Double.NaN, Double.NaN), 1);
        double mean = sum / count, squares = 0;
        for (int i = 0; i < count; i++) squares += (values[i] - mean) * (values[i] - mean);
        double error = Math.sqrt(squares * (count - 1) / count);
        if (error < 1e-12) return new Measured(new Estimate(value, value, value), Math.abs(value) < 1e-12 ? 1 : 0);
        TDistribution t = TDistribution.of(count - 1);
        double half = t.inverseSurvivalProbability(ERROR_RATE / 2) * error;
        return new Measured(new Estimate(value, value - half, value + half), 2 * t.survivalProbability(Math.abs(value) / error));
    }
}
