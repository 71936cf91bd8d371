package eldertable.script.translation.runtime;

import eldertable.pack.model.FlowDef.DataDef;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The game as a whole. */
public final class GameObject extends HostObject {
    private ReasonObject[] unread = {};

    GameObject(HostWorld world) {
        super(world);
    }

    // ------------------------------------------------------------------ players

    @Member(read = true, of = PlayerObject.class)
    public ListObject players() {
        return world.playerList;
    }

    @Member(read = true)
    public PlayerObject active() {
        return world.players[world.state.active()];
    }

    public void active(PlayerObject player) {
        world.touch();
        world.exports.flow.setActive(player.seat);
    }

    @Member(of = PlayerObject.class)
    public ListObject playersFrom(PlayerObject first) {
        ListObject list = new ListObject();
        PlayerObject[] all = world.players;
        for (int i = 0; i < all.length; i++) {
            PlayerObject player = all[(first.seat + i) % all.length];
            if (!player.isOut()) list.add(player);
        }
        return list;
    }

    @Member(read = true, of = PlayerObject.class)
    public ListObject inGame() {
        return others(null);
    }

    @Member(of = PlayerObject.class)
    public ListObject others(Object me) {
        ListObject list = new ListObject();
        for (PlayerObject player : world.players) if (player != me && !player.isOut()) list.add(player);
        return list;
    }

    @Member
    public PlayerObject after(PlayerObject player) {
        PlayerObject next = player.left();
        while (next.isOut() && next != player) next = next.left();
        return next;
    }

    // ------------------------------------------------------------------ what there is

    @Member
    public Object option(String id) {
        Object value = world.option(id);
        if (value == null) throw fail("an option that the pack does not have");
        return value;
    }

    @Member
    public int knob(String id) {
        Integer value = world.knobs.get(id);
        if (value == null) throw fail("a knob that the pack does not have");
        return value;
    }

    @Member
    public ListObject members(String group) {
        ListObject members = world.groups.get(group);
        if (members == null) throw fail("a group that the pack does not have");
        return members;
    }

    @Member
    public KindObject kind(Object id) {
        return world.kind(id);
    }

    @Member
    public PieceObject piece(Object kind) {
        return world.firstPiece(kind);
    }

    @Member(of = PieceObject.class)
    public ListObject piecesOf(Object what) {
        ListObject list = new ListObject();
        boolean isSet = what instanceof String && !world.isKind((String) what) && world.isSet((String) what);
        KindObject kind = isSet ? null : world.kind(what);
        for (PieceObject piece : world.pieces) if (isSet ? piece.kind.set.equals(what) : piece.kind == kind) list.add(piece);
        return list;
    }

    // ------------------------------------------------------------------ chance

    @Member
    public int random(int bound) {
        world.touch();
        return world.exports.chance.random(bound);
    }

    @Member
    public int roll(String die) {
        world.touch();
        return world.exports.chance.roll(world.die(die));
    }

    @Member
    public void passLeft(@Named(Named.Things.ZONE) String zone) {
        passLeft(world.zoneNumber(zone));
    }

    public void passLeft(int zone) {
        world.touch();
        world.exports.table.rotate(zone, 1);
    }

    @Member
    public void passRight(@Named(Named.Things.ZONE) String zone) {
        passRight(world.zoneNumber(zone));
    }

    public void passRight(int zone) {
        world.touch();
        world.exports.table.rotate(zone, -1);
    }

    // ------------------------------------------------------------------ steps

    @Member
    public void push(@Named(Named.Things.STEP) String step, Object data) {
        push(world.step(step), data);
    }

    public void push(int step, Object data) {
        int actors = -1;
        PlainObject given = (PlainObject) data;
        Object who = given == null ? null : given.get("who");
        if (who instanceof ListObject list) {
            actors = 0;
            for (int i = 0; i < list.size; i++) actors |= 1 << ((PlayerObject) list.items[i]).seat;
        } else if (who != null) {
            actors = 1 << ((PlayerObject) who).seat;
        }
        push(step, given, actors);
    }

    private void push(int number, PlainObject given, int actors) {
        world.touch();
        if (!world.exports.flow.push(number, actors)) throw fail("too many steps");
        if (given == null) return;
        List<DataDef> slots = world.blueprint.steps.get(number).data();
        for (int slot = 0; slot < slots.size(); slot++) {
            Object value = given.get(world.dataNames[number][slot]);
            if (value == null) continue;
            if (slots.get(slot).type() == DataDef.Type.KIND && value instanceof String) value = world.kind(value);
            world.exports.flow.setPushedData(slot, world.encode(value));
        }
    }

    @Member
    public void go(@Named(Named.Things.STEP) String step, Object data) {
        go(world.step(step), data);
    }

    public void go(int step, Object data) {
        leave();
        push(step, data);
    }

    @Member
    public void askOthers(PlayerObject me, String step, Object data) {
        ListObject players = playersFrom(me);
        for (int i = 0; i < players.size; i++) if (players.items[i] != me) push(world.step(step), (PlainObject) data, 1 << ((PlayerObject) players.items[i]).seat);
    }

    @Member
    public boolean cancel(String step) {
        world.touch();
        return world.exports.flow.cancel(world.step(step));
    }

    @Member
    public Object all(Object verdicts) {
        ListObject list = Ops.list(verdicts);
        for (int i = 0; i < list.size; i++) {
            Object answer = list.items[i] instanceof Fn asked ? asked.call(null) : list.items[i];
            if (answer == Boolean.FALSE || answer instanceof String || answer instanceof ReasonObject) return answer;
            if (answer != Boolean.TRUE) throw fail("a verdict that is none");
        }
        return Boolean.TRUE;
    }

    @Member
    public Object why(String key, Object values) {
        return new ReasonObject(key, (PlainObject) values);
    }

    /** A reason that nobody reads, which is the same each time. @param number of its key in the program */
    public Object unread(int number, String key) {
        if (number >= unread.length) unread = Arrays.copyOf(unread, number + 8);
        ReasonObject known = unread[number];
        return known != null ? known : (unread[number] = new ReasonObject(key, null));
    }

    @Member
    public void leave() {
        world.touch();
        world.exports.flow.leave();
    }

    @Member(read = true)
    public boolean hasPushed() {
        return world.exports.flow.hasPushed();
    }

    @Member(read = true)
    public boolean isOver() {
        return world.exports.flow.isOver();
    }

    // ------------------------------------------------------------------ the end

    @Member
    public void end(Object how) {
        world.touch();
        PlainObject given = how == null ? new PlainObject(world.shapes) : (PlainObject) how;
        Object winners = given.get("winners"), ranking = given.get("ranking");
        ListObject first = ranking == null ? new ListObject() : rank((ListObject) ranking);
        int bits = 0;
        ListObject list = Ops.isNothing(winners) ? first : Ops.list(winners);
        for (int i = 0; i < list.size; i++) bits |= 1 << ((PlayerObject) list.items[i]).seat;
        world.exports.flow.end(bits, world.encode(given.get("reason")));
    }

    private ListObject rank(ListObject ranking) {
        Set<PlayerObject> left = new LinkedHashSet<>(List.of(world.players));
        int before = 0;
        for (int i = 0; i < ranking.size; i++) {
            ListObject place = places(ranking.items[i]);
            for (int p = 0; p < place.size; p++) if (!left.remove(place.items[p])) throw fail("somebody who stands twice in the ranking");
            for (int p = 0; p < place.size; p++) world.exports.flow.rank(((PlayerObject) place.items[p]).seat, before + 1);
            before += place.size;
        }
        for (PlayerObject player : left) world.exports.flow.rank(player.seat, before + 1);
        return ranking.size == 0 ? new ListObject() : places(ranking.items[0]);
    }

    private static ListObject places(Object place) {
        return place instanceof ListObject list ? list : new ListObject(new Object[] {place});
    }

    private static Object value(Object what, Object of) {
        if (what instanceof Fn function) return function.call(of);
        if (Ops.get(of, (String) what) instanceof Number value) return value;
        throw fail("a counter that players do not have");
    }

    private ListObject extreme(Object what, Object among, int sign) {
        ListObject from = among == null ? world.playerList : Ops.list(among), list = new ListObject();
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < from.size; i++) {
            double value = sign * Ops.number(value(what, from.items[i]));
            if (value > best) {
                best = value;
                list = new ListObject();
                list.add(from.items[i]);
            } else if (value == best) {
                list.add(from.items[i]);
            }
        }
        return list;
    }

    @Member
    public ListObject most(Object what, Object among) {
        return extreme(what, among, 1);
    }

    @Member
    public ListObject least(Object what, Object among) {
        return extreme(what, among, -1);
    }

    @Member
    public ListObject ranked(Object what, Object among) {
        ListObject from = among == null ? world.playerList : Ops.list(among), made = new ListObject();
        Map<Double, ListObject> places = new LinkedHashMap<>();
        for (int i = 0; i < from.size; i++) {
            double value = Ops.number(value(what, from.items[i])) + 0.0;
            if (Double.isNaN(value)) throw fail("a rank that is no number");
            places.computeIfAbsent(value, key -> new ListObject()).add(from.items[i]);
        }
        List<Double> values = new ArrayList<>(places.keySet());
        values.sort((a, b) -> Double.compare(b, a));
        for (Double value : values) made.add(places.get(value));
        return made;
    }

    // ------------------------------------------------------------------ events and questions

    @Member
    public void trigger(String event, Object details) {
        world.answers.tell(event, details);
    }

    @Member
    public Object compute(String question, Object value, Object details) {
        return world.answers.ask(question, value, details);
    }

    /** Nobody listens where rules are translated. */
    @Member
    public void say(Object key, Object values, Object to) {
        if (world.exports.chronicle.listening()) throw fail("something said to somebody");
    }

    @Member
    public void scored(Object player, Object what, Object points, Object key, Object values) {
        if (world.exports.chronicle.listening()) throw fail("points shown to somebody");
    }

    @Member
    public void because(Object key, Object values) {
        if (world.exports.chronicle.listening()) throw fail("a reason told to somebody");
    }

    // ------------------------------------------------------------------ what this pack has

    public ZoneObject zone(int number) {
        return world.zones[number];
    }

    public int counter(int cell) {
        return world.state.count(cell);
    }

    public void counter(int cell, int value) {
        world.touch();
        world.exports.cells.setCount(cell, value);
    }

    public PoolObject pool(int component) {
        return world.pools[component][0];
    }

    public BoardObject board(int number) {
        return world.boards[number];
    }

    public GroupObject group(int number) {
        return world.grouped[number];
    }
}
