package eldertable.pack.reading;

import eldertable.api.PackYaml;
import eldertable.api.Sort;
import eldertable.api.TableYaml;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.TableDef.StandingDef;
import eldertable.pack.model.TableDef.StandingPart;
import eldertable.pack.model.TableDef.TeamsDef;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Reads what table.yaml says of the players: who is ahead, and who plays together. */
final class SidesReader {
    private static final List<Sort> COUNTED = List.of(Sort.COUNTER, Sort.ZONE, Sort.POOL, Sort.BOARD);

    private final PackDef pack;
    private final Problems problems;
    private final Values values;

    SidesReader(PackDef pack, Problems problems) {
        this.pack = pack;
        this.problems = problems;
        values = new Values(problems);
    }

    Optional<StandingDef> standing(Node node) {
        Fields standing = new Fields(node, TableYaml.STANDING, problems);
        List<StandingPart> sum = new ArrayList<>();
        standing.node("by").flatMap(name -> known(name, Sort.COUNTER)).ifPresent(counter -> sum.add(new StandingPart(Sort.COUNTER, counter, "", 1)));
        boolean told = standing.has("sum");
        standing.node("sum").ifPresent(list -> items(list).forEach(item -> part(item).ifPresent(sum::add)));
        boolean least = standing.word("first").equals("least");
        standing.done();
        return sum.isEmpty() ? Optional.empty() : Optional.of(new StandingDef(List.copyOf(sum), told, least));
    }

    private Optional<StandingPart> part(Node node) {
        Fields part = new Fields(node, TableYaml.STANDING_PART, problems);
        List<Sort> said = COUNTED.stream().filter(sort -> part.has(sort.noun())).toList();
        if (said.size() != 1) problems.error("missing-key", node.span(), Message.of("pack.read.standing-part"));
        Optional<StandingPart> read = said.stream().findFirst().flatMap(sort -> part.node(sort.noun()).flatMap(name -> known(name, sort)).map(id ->
                new StandingPart(sort, id, number(part, sort), part.number("times"))));
        part.done();
        return said.size() == 1 ? read : Optional.empty();
    }

    private String number(Fields part, Sort sort) {
        if (sort == Sort.ZONE) {
            return part.node("attribute").flatMap(name -> known(name, Sort.ATTRIBUTE.named(), pack.attributes().stream().map(AttributeDef::id).toList())).orElse("");
        }
        List<String> data = pack.boards().stream().flatMap(board -> board.spaces().stream()).flatMap(space -> space.data().keySet().stream()).distinct().toList();
        return sort == Sort.BOARD ? part.node("data").flatMap(name -> known(name, Sort.SPACE_DATA.named(), data)).orElse("") : "";
    }

    TeamsDef teams(Node node) {
        Fields teams = new Fields(node, TableYaml.TEAMS, problems);
        String option = teams.node("option").flatMap(name -> known(name, Sort.OPTION.named(), pack.info().options().stream().map(OptionDef::id).toList())).orElse("");
        String value = teams.has("value") ? teams.text("value") : "";
        List<List<Integer>> sides = new ArrayList<>();
        teams.node("sides").ifPresent(list -> items(list).forEach(side -> sides.add(seats(side))));
        teams.done();
        return new TeamsDef(option, value, List.copyOf(sides));
    }

    private List<Integer> seats(Node side) {
        List<Integer> seats = new ArrayList<>();
        for (ScalarNode seat : values.scalars(side, Message.of("pack.read.a.team"))) {
            int number = seat.text().length() == 1 ? seat.text().charAt(0) - 'A' : -1;
            if (number >= 0 && number < PackYaml.MOST_PLAYERS) seats.add(number);
            else problems.error("unknown-value", seat.span(), Message.of("pack.read.seat", "seat", seat.text()));
        }
        return List.copyOf(seats);
    }

    private static List<Node> items(Node node) {
        return node instanceof ListNode list ? list.items() : List.of(node);
    }

    private Optional<String> known(Node node, Sort sort) {
        return known(node, sort.named(), pack.all(sort).stream().map(ComponentDef::id).toList());
    }

    private Optional<String> known(Node node, Message what, Collection<String> names) {
        Optional<ScalarNode> name = values.scalars(node, Message.of("pack.read.named-here")).stream().findFirst();
        if (name.isEmpty() || names.contains(name.get().text())) return name.map(ScalarNode::text);
        if (!pack.removed().contains(name.get().text())) {
            problems.error("unknown-name", name.get().span(),
                Message.of("pack.read.not-of-pack", "name", name.get().text(), "what", what).and(Spelling.guess(name.get().text(), names)));
        }
        return Optional.empty();
    }
}
