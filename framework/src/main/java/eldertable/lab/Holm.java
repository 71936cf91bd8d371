package eldertable.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which of many differences are real: chance makes one of twenty look so if each is asked about by itself, but not if all are (Holm's method). */
final class Holm {
    /** In so few of many comparisons anything at all is called real that is not. */
    static final double ERROR_RATE = 0.01;

    private Holm() {}

    /** @return for each question whether its answer is real */
    static boolean[] real(List<Double> p) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < p.size(); i++) order.add(i);
        order.sort(Comparator.comparingDouble(p::get));
        boolean[] real = new boolean[p.size()];
        for (int rank = 0; rank < order.size(); rank++) {
            if (p.get(order.get(rank)) > ERROR_RATE / (order.size() - rank)) break;
            real[order.get(rank)] = true;
        }
        return real;
    }
}
