package eldertable.league;

import eldertable.simulation.Interval;

/**
 * Two bots and what came of their games. Where one plays alone, both are the same, and the games that it did not win are lost.
 *
 * @param one    the number of a bot in the league; it sits at every second seat, first or second by turns
 * @param won    games in which only seats of the one bot won
 * @param lost   games in which only seats of the other won
 * @param shared games in which seats of both won
 * @param nobody finished games that nobody won
 * @param broken games that were not finished: too long, or spoilt by a fault
 * @param scores where one plays alone: its points, if the pack says which counter they are
 */
public record Meeting(int one, int other, long won, long lost, long shared, long nobody, long broken, Scores scores) {
    Meeting(int one, int other, long won, long lost, long shared, long nobody, long broken) {
        this(one, other, won, lost, shared, nobody, broken, Scores.NONE);
    }

    static Meeting of(int one, int other) {
        return new Meeting(one, other, 0, 0, 0, 0, 0);
    }

    Meeting with(Scores scores) {
        return new Meeting(one, other, won, lost, shared, nobody, broken, scores);
    }

    Meeting plus(Meeting more) {
        return new Meeting(one, other, won + more.won, lost + more.lost, shared + more.shared, nobody + more.nobody, broken + more.broken, scores.plus(more.scores));
    }

    public boolean isAlone() {
        return one == other;
    }

    public long finished() {
        return won + lost + shared + nobody;
    }

    /** The games that tell who is stronger: of two bots those that nobody won do not, but who plays alone has lost them. */
    public long decided() {
        return isAlone() ? finished() : finished() - nobody;
    }

    /** The share of the decided games that the one bot won; a shared win counts half. */
    public double share() {
        return decided() == 0 ? 0 : points() / decided();
    }

    /** Where the true share lies, with 95 % confidence; what is shared counts as won and lost in halves. */
    public Interval shareInterval() {
        return Interval.ofShare(Math.round(points()), decided());
    }

    /** Of the decided games, a shared win being half a point. */
    double points() {
        return won + shared / 2.0;
    }
}
