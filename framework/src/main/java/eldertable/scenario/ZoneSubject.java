package eldertable.scenario;

import eldertable.api.ZoneApi;
import eldertable.pack.model.Per;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A zone that is no board. */
record ZoneSubject(Blueprint.Zone zone, String name) implements Subject {
    @Override
    public String id() {
        return zone.def().id();
    }

    @Override
    public Per per() {
        return zone.def().per();
    }

    @Override
    public int instance() {
        return zone.instance();
    }

    private Contents contents() {
        return new Contents(zone.index(), -1, zone.owner(), name);
    }

    @Override
    public void give(Node node, Terms terms, Given given) {
        contents().give(node, terms, given);
    }

    @Override
    public void expect(Node node, Terms terms, Sight sight) {
        contents().expect(node, terms, sight);
    }

    @Override
    public Optional<Object> written(GameState state, GameState start, TableNames names, boolean expecting) {
        boolean empty = state.zoneSize(zone.index()) == 0 && start.zoneSize(zone.index()) == 0;
        if (empty || id().equals(ZoneApi.BOX)) return Optional.empty();
        List<String> pieces = new ArrayList<>();
        for (int i = 0; i < state.zoneSize(zone.index()); i++) pieces.add(written(state.pieceAt(zone.index(), i), state, names));
        return Optional.of(expecting ? new LinkedHashMap<>(Map.of("order", pieces)) : pieces);
    }

    /** A piece and how it lies. */
    static String written(int piece, GameState state, TableNames names) {
        return names.piece(piece) + (state.isFaceUp(piece) ? " up" : "");
    }
}
