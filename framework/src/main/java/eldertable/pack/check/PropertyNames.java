package eldertable.pack.check;

import eldertable.api.BoardApi;
import eldertable.api.GameTypes;
import eldertable.api.ScriptApi;
import eldertable.api.Sort;
import eldertable.api.TableTypes;
import eldertable.api.ZoneApi;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Scripts find things as properties of the game, of a player or of a piece. Each of these objects can hold a name once, and
 * brings some of its own.
 */
final class PropertyNames implements PackCheck {
    /** The names on one sort of object, and who has them. */
    private record Holder(String of, Set<String> own, Map<String, Message> taken, Problems problems) {
        void put(String name, Message what, Span span) {
            if (own.contains(name)) {
                problems.error("reserved-name", span, Message.of("pack.check.taken", "of", of, "name", name, "what", what));
                return;
            }
            Message earlier = taken.putIfAbsent(name, what);
            if (earlier != null) {
                problems.error("duplicate-name", span,
                    Message.of("pack.check.taken-by", "what", what, "earlier", earlier, "name", name, "of", of));
            }
        }
    }

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Holder game = new Holder("game", ScriptApi.reserved(GameTypes.GAME), new HashMap<>(), problems);
        Holder player = new Holder("player", ScriptApi.reserved(GameTypes.PLAYER_TYPE), new HashMap<>(), problems);
        Holder piece = new Holder("piece", ScriptApi.reserved(TableTypes.PIECE, TableTypes.KIND), new HashMap<>(), problems);
        Holder zoneName = new Holder("zone", Set.of(), new HashMap<>(), problems);
        pack.attributes().forEach(attribute -> piece.taken.put(attribute.id(), Sort.ATTRIBUTE.bare()));
        pack.zones().forEach(zone -> zoneName.put(zone.id(), Sort.ZONE.bare(), zone.span()));
        // A board is also the zone of the pieces that stand on it.
        pack.boards().forEach(board -> zoneName.put(board.id(), Sort.BOARD.bare(), board.span()));
        for (BoardDef board : pack.boards()) {
            Holder space = new Holder("space", ScriptApi.reserved(BoardApi.SPACE_TYPE), new HashMap<>(), problems);
            board.spaces().forEach(one -> one.data().keySet().forEach(name -> space.taken.put(name, Message.of("pack.check.space-data"))));
            pack.components().stream().filter(one -> one.per().kind() == Per.Kind.GROUP && one.per().name().equals(board.id()))
                .forEach(one -> space.put(one.id(), one.sort().bare(), one.span()));
        }
        for (ComponentDef component : pack.components()) {
            boolean reported = component.id().equals(ZoneApi.BOX)
                    || component instanceof BoardDef && !zoneName.taken.get(component.id()).equals(Sort.BOARD.bare());
            if (!component.isProperty() || reported) continue;
            holder(component.per(), game, player, piece).put(component.id(), component.sort().bare(), component.span());
        }
    }

    private static Holder holder(Per per, Holder game, Holder player, Holder piece) {
        return per.kind() == Per.Kind.PLAYER ? player : per.kind() == Per.Kind.PIECE ? piece : game;
    }
}
