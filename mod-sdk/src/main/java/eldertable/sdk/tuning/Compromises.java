package eldertable.sdk.tuning;

import eldertable.lab.Estimate;
import eldertable.sdk.lab.LabPage;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a search ends with: the best values, and others that are better for one goal and worse for another.
 *
 * @param before the game as it was, if it could be played
 * @param front  the best first; at least one
 */
public record Compromises(List<Knob> knobs, List<Goal> goals, Optional<Candidate> before, List<Candidate> front) {
    /** More is no choice any more. */
    private static final int MOST = 6;

    public Compromises {
        front = front.subList(0, Math.min(MOST, front.size()));
    }

    public Candidate best() {
        return front.get(0);
    }

    public List<Candidate> others() {
        return front.subList(1, front.size());
    }

    /** As programs are told of them. */
    public List<Object> told(Candidate one) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < knobs.size(); i++) all.add(knobs.get(i).told(one.values().get(i)));
        return all;
    }

    /** Such as "insight = 3, option.mode = shut". */
    public String values(Candidate one) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < knobs.size(); i++) all.add(knobs.get(i).name() + " = " + knobs.get(i).told(one.values().get(i)));
        return String.join(", ", all);
    }

    /** How it does with each goal, by the games of the search. */
    public String standing(Candidate one, Tongue tongue) {
        return goals.stream().map(goal -> tongue.say("commands.tune.standing", "goal", goal, "standing", goal.standing(one.findings()))).collect(Collectors.joining("; "));
    }

    public List<Map<String, Object>> forPrograms() {
        List<Map<String, Object>> all = new ArrayList<>();
        for (Candidate one : front) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("values", told(one));
            map.put("distances", one.distances());
            map.put("games", one.games());
            map.put("standing", goals.stream().map(goal -> goal.standing(one.findings()).english()).toList());
            all.add(map);
        }
        return all;
    }

    /** For a page: nothing where there is nothing to choose. */
    public Optional<LabPage.Front> drawn(Tongue tongue) {
        if (front.size() < 2) return Optional.empty();
        List<Candidate> shown = new ArrayList<>(front);
        List<LabPage.Choice> choices = new ArrayList<>();
        for (int i = 0; i < front.size(); i++) {
            String name = i == 0 ? tongue.say("commands.tune.chosen") : String.valueOf(i + 1);
            choices.add(new LabPage.Choice(name, values(front.get(i)), standing(front.get(i), tongue)));
        }
        before.filter(was -> front.stream().noneMatch(one -> one.values().equals(was.values()))).ifPresent(was -> {
            shown.add(was);
            choices.add(new LabPage.Choice(tongue.say("reports.page.before"), values(was), standing(was, tongue)));
        });
        List<LabPage.Aim> aims = new ArrayList<>();
        for (Goal goal : goals) {
            goal.unit(front.get(0).findings()).ifPresent(unit -> {
                List<Estimate> estimates = shown.stream().map(one -> goal.estimate(one.findings())).toList();
                aims.add(new LabPage.Aim(goal.toString(), unit, goal.low(), goal.high(), estimates));
            });
        }
        return Optional.of(new LabPage.Front(choices, aims));
    }
}
