package eldertable.sdk.tuning;

import eldertable.lab.LabFindings;

import java.util.List;

/** Values for all knobs, and how the game does with them as far as it was played. @param distances to each goal; @param games on how many games that rests */
public record Candidate(List<Integer> values, LabFindings findings, List<Double> distances, long games) {
    /** How far it is from all goals together; the farthest counts most. */
    double distance() {
        return distances.stream().mapToDouble(distance -> distance * distance).sum();
    }

    /** Whether it is better for one goal and no worse for any. */
    boolean beats(Candidate other) {
        boolean better = false;
        for (int i = 0; i < distances.size(); i++) {
            if (distances.get(i) > other.distances.get(i)) return false;
            better |= distances.get(i) < other.distances.get(i);
        }
        return better;
    }
}
