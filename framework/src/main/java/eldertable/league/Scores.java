package eldertable.league;

/**
 * The points that a bot came to in games that it played alone. Whole numbers only, so that parts of a league add up in any order.
 *
 * @param squares of each game's points, added up
 * @param most    in one game; the smallest number where nothing was counted
 */
public record Scores(long games, long sum, long squares, int most) {
    public static final Scores NONE = new Scores(0, 0, 0, Integer.MIN_VALUE);
    private static final double SURE = 1.96;

    static Scores of(int points) {
        return new Scores(1, points, (long) points * points, points);
    }

    Scores plus(Scores more) {
        return new Scores(games + more.games, sum + more.sum, squares + more.squares, Math.max(most, more.most));
    }

    public double mean() {
        return games == 0 ? 0 : (double) sum / games;
    }

    /** How far the true mean may be from it, with 95 % confidence; 0 for fewer than two games. */
    public double within() {
        if (games < 2) return 0;
        double variance = (squares - mean() * sum) / (games - 1);
        return SURE * Math.sqrt(Math.max(0, variance) / games);
    }
}
