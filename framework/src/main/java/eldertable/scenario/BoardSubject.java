package eldertable.scenario;

import eldertable.pack.model.Per;
import eldertable.rules.TableNames;
import eldertable.scenario.ContentCheck.Rule;
import eldertable.state.BoardGraph;
import eldertable.state.GameState;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;

/** A board, space by space. */
record BoardSubject(BoardGraph graph) implements Subject {
    @Override
    public String id() {
        return graph.def.id();
    }

    @Override
    public Per per() {
        return Per.ONCE;
    }

    @Override
    public int instance() {
        return 0;
    }

    @Override
    public String name() {
        return id();
    }

    @Override
    public void give(Node node, Terms terms, Given given) {
        eachSpace(node, terms, (contents, who) -> contents.give(who, terms, given));
    }

    @Override
    public void expect(Node node, Terms terms, Sight sight) {
        OptionalInt size = Terms.asNumber(node);
        if (size.isPresent()) new Contents(graph.zone, -1, -1, name()).check(Rule.SIZE, List.of(), size.getAsInt(), node, sight);
        else eachSpace(node, terms, (contents, who) -> contents.expect(who, terms, sight));
    }

    private void eachSpace(Node node, Terms terms, BiConsumer<Contents, Node> use) {
        terms.map(node, Message.of("scenario.stands-on", "name", name())).ifPresent(map -> {
            for (MapNode.Entry entry : map.entries()) {
                int space = terms.space(graph, entry);
                if (space >= 0) use.accept(new Contents(graph.zone, space, -1, entry.key()), entry.value());
            }
        });
    }

    @Override
    public Optional<Object> written(GameState state, GameState start, TableNames names, boolean expecting) {
        Map<String, Object> spaces = new LinkedHashMap<>();
        for (int i = 0; i < graph.size(); i++) {
            List<String> here = new ArrayList<>();
            for (int k = 0; k < state.zoneSize(graph.zone); k++) {
                int piece = state.pieceAt(graph.zone, k);
                if (state.placeOf(piece) == graph.firstSpace + i) here.add(ZoneSubject.written(piece, state, names));
            }
            if (!here.isEmpty()) spaces.put(graph.def.spaces().get(i).id(), here);
        }
        return spaces.isEmpty() ? Optional.empty() : Optional.of(spaces);
    }
}
