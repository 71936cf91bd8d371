package eldertable.lesson;

import java.util.List;

/**
 * Where a lesson stands, for whoever shows it.
 *
 * @param step  counted from 1
 * @param waits whether it goes on with a move; else when the learner has read the text
 */
public record LessonView(String title, int step, int steps, String text, List<Pointed> pointed, boolean waits) {
    public boolean isLast() {
        return step == steps;
    }
}
