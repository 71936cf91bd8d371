package eldertable.lab;

import eldertable.lab.Figure.Group;
import eldertable.lab.Figure.Unit;
import eldertable.lab.Formula.Lead;
import eldertable.lab.Formula.Ratio;
import eldertable.pack.component.Counter.Role;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.view.Lexicon;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All that can be measured of one game, in the order of a report. */
final class Figures {
    private final Columns columns;
    private final Blueprint blueprint;
    private final Lexicon lexicon;
    private final Tongue tongue;
    private final List<Figure> all = new ArrayList<>();

    /** @param pace how many seconds people are taken to need for a decision */
    static List<Figure> of(Columns columns, double pace, Tongue tongue) {
        return new Figures(columns, tongue).list(pace);
    }

    private Figures(Columns columns, Tongue tongue) {
        this.columns = columns;
        this.tongue = tongue;
        blueprint = columns.blueprint;
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < columns.players; seat++) seats.add(seat(seat));
        lexicon = new Lexicon(blueprint, tongue.language(), seats);
    }

    private String seat(int seat) {
        return tongue.say("balance.seat", "seat", String.valueOf((char) ('A' + seat)));
    }

    private String say(String key, Object... blanks) {
        return tongue.say(key, blanks);
    }

    private List<Figure> list(double pace) {
        for (int seat = 0; seat < columns.players; seat++) {
            add("seat." + (char) ('A' + seat) + ".wins", Group.SEATS, seat(seat), say("balance.wins"), Unit.SHARE, ratio(columns.atCredit + seat, Columns.WIN, Columns.FINISHED));
        }
        if (columns.players > 1) {
            add("first.wins", Group.SEATS, say("balance.first"), say("balance.wins"), Unit.SHARE, ratio(Columns.FIRST_CREDIT, Columns.WIN, Columns.FIRST_GAMES));
            add("shared", Group.SEATS, say("balance.several"), say("balance.win-together"), Unit.SHARE, perGame(Columns.SHARED));
        }
        add("nobody.wins", Group.SEATS, say("balance.nobody"), say("balance.wins"), Unit.SHARE, perGame(Columns.NOBODY));
        addLength(pace);
        addCounters();
        if (columns.players > 1) addCourse();
        addOptions();
        for (int word = 0; word <= columns.words; word++) {
            String id = word == columns.words ? "other" : blueprint.word(word);
            String about = word == columns.words ? say("balance.no-reason") : lexicon.word(id);
            add("end." + id, Group.ENDS, about, say("balance.ends"), Unit.SHARE, perGame(columns.atReason + word));
        }
        addChoices();
        return List.copyOf(all);
    }

    private void addLength(double pace) {
        add("length.moves", Group.LENGTH, say("balance.game"), say("balance.moves"), Unit.COUNT, perGame(Columns.MOVES));
        add("length.decisions", Group.LENGTH, say("balance.game"), say("balance.decisions"), Unit.COUNT, perGame(Columns.DECISIONS));
        if (columns.round >= 0) add("length.rounds", Group.LENGTH, say("balance.game"), say("balance.rounds"), Unit.COUNT, perGame(Columns.ROUNDS));
        add("length.minutes", Group.LENGTH, say("balance.game"), say("balance.minutes"), Unit.MINUTES, ratio(Columns.DECISIONS, 60 / pace, Columns.FINISHED));
    }

    private void addCounters() {
        for (int counter = 0; counter < columns.counters.size(); counter++) {
            String id = columns.counters.get(counter).id();
            boolean score = columns.counters.get(counter).def().role() == Role.SCORE;
            for (int seat = 0; seat < columns.players; seat++) {
                add((score ? "score." : "counter." + id + ".") + (char) ('A' + seat), Group.SCORES, seat(seat),
                    lexicon.component(columns.counters.get(counter).def().sort(), id), Unit.COUNT, perGame(columns.atCounter + counter * columns.players + seat));
            }
        }
        if (columns.score >= 0 && columns.players > 1) add("score.margin", Group.SCORES, say("balance.best"), say("balance.margin"), Unit.COUNT, perGame(Columns.MARGIN));
    }

    private void addCourse() {
        add("lead.changes", Group.COURSE, say("balance.lead"), say("balance.changes-hands"), Unit.COUNT, perGame(Columns.LEAD_CHANGES));
        add("comeback.half", Group.COURSE, say("balance.winner"), say("balance.behind-half"), Unit.SHARE, ratio(Columns.BEHIND_AT_HALF, 1, Columns.SOLE));
        add("comeback.late", Group.COURSE, say("balance.winner"), say("balance.behind-late"), Unit.SHARE, ratio(Columns.BEHIND_LATE, 1, Columns.SOLE));
        add("settled", Group.COURSE, say("balance.winner"), say("balance.settled"), Unit.SHARE, ratio(Columns.SETTLED, 1000, Columns.SOLE));
        for (int moment = 0; moment < Columns.MOMENTS; moment++) {
            String about = moment(moment);
            String at = String.format("%02d", moment);
            curve("leader." + at, about, say("balance.leader-wins"), Unit.SHARE, ratio(columns.atLeader + moment, Columns.WIN, Columns.SOLE));
            if (columns.score < 0) continue;
            curve("course.winner." + at, about, say("balance.points-winner"), Unit.COUNT, ratio(columns.atWinnerScore + moment, 1, Columns.SOLE));
            curve("course.others." + at, about, say("balance.points-others"), Unit.COUNT, ratio(columns.atOthersScore + moment, columns.players - 1, Columns.SOLE));
        }
    }

    private void addOptions() {
        add("options", Group.OPTIONS, say("balance.decision"), say("balance.options"), Unit.COUNT, ratio(Columns.OPTIONS, 1, Columns.CHOICES));
        add("options.choices", Group.OPTIONS, say("balance.game"), say("balance.real-choices"), Unit.COUNT, perGame(Columns.CHOICES));
        for (int moment = 0; moment < Columns.MOMENTS; moment++) {
            curve("options." + String.format("%02d", moment), moment(moment), say("balance.options"), Unit.COUNT,
                ratio(columns.atOptions + moment, 1, columns.atChoices + moment));
        }
    }

    private void addChoices() {
        Map<String, Long> alike = blueprint.moves.stream().collect(Collectors.groupingBy(move -> lexicon.move(move.id()), Collectors.counting()));
        for (int move = 0; move < columns.moves; move++) {
            String id = blueprint.moves.get(move).id(), name = lexicon.move(id);
            addChoice("move", Group.MOVES, id, alike.get(name) > 1 ? name + " (" + id + ")" : name, move);
        }
        Map<String, Long> namesakes = blueprint.kinds.stream().collect(Collectors.groupingBy(kind -> lexicon.kind(kind.id()), Collectors.counting()));
        for (int kind = 0; kind < columns.kinds; kind++) {
            String id = blueprint.kinds.get(kind).id(), name = lexicon.kind(id);
            addChoice("card", Group.CARDS, id, namesakes.get(name) > 1 ? name + " (" + id + ")" : name, columns.kind(kind));
        }
        for (int word = 0; word < columns.words; word++) addChoice("word", Group.WORDS, blueprint.word(word), lexicon.word(blueprint.word(word)), columns.word(word));
        for (BoardGraph board : blueprint.boards) {
            for (int i = 0; i < board.size(); i++) {
                String id = board.def.spaces().get(i).id();
                addChoice("space", Group.SPACES, id, lexicon.space(board.firstSpace + i), columns.space(board.firstSpace + i));
            }
        }
    }

    private void addChoice(String sort, Group group, String id, String about, int choice) {
        String prefix = sort + "." + id + ".";
        int offered = columns.of(choice, Columns.OFFERED), taken = columns.of(choice, Columns.TAKEN);
        add(prefix + "offered", group, about, say("balance.offered"), Unit.COUNT, perGame(offered));
        add(prefix + "taken", group, about, say("balance.taken"), Unit.SHARE, ratio(taken, 1, offered));
        if (columns.players == 1) return;
        add(prefix + "lift", group, about, say("balance.lift"), Unit.LEAD, new Lead(
            ratio(columns.of(choice, Columns.WITH_CREDIT), Columns.WIN, columns.of(choice, Columns.WITH)),
            ratio(columns.of(choice, Columns.WITHOUT_CREDIT), Columns.WIN, columns.of(choice, Columns.WITHOUT))));
    }

    private String moment(int moment) {
        return say("balance.moment", "percent", moment * 100 / (Columns.MOMENTS - 1));
    }

    private Formula perGame(int column) {
        return ratio(column, 1, Columns.FINISHED);
    }

    private static Formula ratio(int over, double unit, int under) {
        return new Ratio(over, unit, under);
    }

    private void add(String id, Group group, String about, String name, Unit unit, Formula formula) {
        all.add(new Figure(id, group, about, name, unit, formula, true));
    }

    private void curve(String id, String about, String name, Unit unit, Formula formula) {
        all.add(new Figure(id, id.startsWith("options") ? Group.OPTIONS : Group.COURSE, about, name, unit, formula, false));
    }
}
