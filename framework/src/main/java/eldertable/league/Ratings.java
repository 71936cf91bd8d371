package eldertable.league;

import java.util.Arrays;
import java.util.List;

/**
 * Strengths on the scale of Elo, such that 400 points more mean ten wins to one (Bradley and Terry's model). The mean of all
 * is 0. One imagined draw with an average bot keeps a bot that never lost from being infinitely strong.
 */
public final class Ratings {
    private static final double SCALE = 400 / Math.log(10);
    private static final double Z = 1.959963984540054;
    private static final int ROUNDS = 100;

    private final double[] strength;
    private final double[] deviation;

    public Ratings(int bots, List<Meeting> meetings) {
        strength = new double[bots];
        double[][] certainty = new double[bots][bots];
        for (int round = 0; round < ROUNDS; round++) {
            double[] slope = new double[bots];
            certainty = new double[bots][bots];
            for (int bot = 0; bot < bots; bot++) add(slope, certainty, bot, -1, 0.5, 1);
            for (Meeting meeting : meetings) {
                if (!meeting.isAlone()) add(slope, certainty, meeting.one(), meeting.other(), meeting.points(), meeting.decided());
            }
            double[] step = solve(certainty, slope);
            for (int bot = 0; bot < bots; bot++) strength[bot] += Math.max(-1, Math.min(1, step[bot]));
        }
        deviation = deviations(certainty);
    }

    /** How sure each strength is, as a distance from the mean of all. */
    private static double[] deviations(double[][] certainty) {
        int bots = certainty.length;
        double[] deviation = new double[bots];
        for (int bot = 0; bot < bots; bot++) {
            double[] contrast = new double[bots];
            Arrays.fill(contrast, -1.0 / bots);
            contrast[bot] += 1;
            double[] solved = solve(certainty, contrast);
            double variance = 0;
            for (int i = 0; i < bots; i++) variance += contrast[i] * solved[i];
            deviation[bot] = Math.sqrt(Math.max(0, variance));
        }
        return deviation;
    }

    /** Newton's method: how the likelihood rises with each strength, and how fast that changes. @param other -1 for the average */
    private void add(double[] slope, double[][] certainty, int one, int other, double points, double games) {
        double expected = 1 / (1 + Math.exp((other < 0 ? 0 : strength[other]) - strength[one]));
        double weight = games * expected * (1 - expected);
        slope[one] += points - games * expected;
        certainty[one][one] += weight;
        if (other < 0) return;
        slope[other] -= points - games * expected;
        certainty[other][other] += weight;
        certainty[one][other] -= weight;
        certainty[other][one] -= weight;
    }

    private static double[] solve(double[][] matrix, double[] right) {
        int n = right.length;
        double[][] a = new double[n][];
        double[] x = right.clone();
        for (int i = 0; i < n; i++) a[i] = matrix[i].clone();
        for (int i = 0; i < n; i++) {
            for (int row = i + 1; row < n; row++) {
                double factor = a[row][i] / a[i][i];
                for (int column = i; column < n; column++) a[row][column] -= factor * a[i][column];
                x[row] -= factor * x[i];
            }
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int column = i + 1; column < n; column++) x[i] -= a[i][column] * x[column];
            x[i] /= a[i][i];
        }
        return x;
    }

    public double rating(int bot) {
        return SCALE * strength[bot];
    }

    /** The true rating lies no farther away than this, with 95 % confidence. */
    public double within(int bot) {
        return SCALE * Z * deviation[bot];
    }
}
