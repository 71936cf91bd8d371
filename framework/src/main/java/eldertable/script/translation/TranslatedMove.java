package eldertable.script.translation;

import eldertable.rules.HookName;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.Offers;
import eldertable.script.exported.ExportedChoice;
import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.runtime.GiveUp;
import eldertable.script.translation.runtime.HookArguments;
import eldertable.script.translation.runtime.HostWorld;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.runtime.Ops;
import eldertable.script.translation.runtime.PlainObject;
import eldertable.script.translation.runtime.PoolObject;
import eldertable.script.translation.runtime.ReasonObject;
import eldertable.script.translation.runtime.ZoneObject;
import eldertable.script.translation.tree.Untranslatable;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.Arrays;
import java.util.Map;

/** The hooks of one move, and what they are given: the picks made so far. Does what picksOf in prelude.js and HookSource do. */
final class TranslatedMove extends HookArguments implements MoveHooks {
    /** @param from a function, or what there always is to choose from; @param codes of a list that is always the same, or null; @param zone or -1 */
    private record Pick(String name, Object from, Fn check, Object min, Object max, boolean many, int[] codes, int zone, boolean seated, boolean spotted) {}

    private final HostWorld world;
    final Hook when;
    final Hook check;
    final Hook apply;
    /** By pick; null where nothing has to be asked. */
    final Hook[] offers;
    final Hook weighMove;
    final double fixedWeight;
    final Hook[] weighPicks;
    private final Pick[] picks;
    private final String[] pickNames;
    private Move chosen;
    private int known;
    private String extraName;
    private Object extra;

    TranslatedMove(LinkedRules rules, String id) throws Untranslatable {
        world = rules.world;
        Map<String, Object> move = LinkedRules.object(rules.moves.get(id));
        when = Hook.of(HookName.ofMove(id, "when"), move.get("when"));
        check = Hook.of(HookName.ofMove(id, "check"), move.get("check"));
        apply = Hook.of(HookName.ofMove(id, "apply"), move.get("apply"));
        if (apply == null) throw new Untranslatable("a move without apply");
        Map<String, Object> specs = LinkedRules.object(move.get("pick"));
        picks = new Pick[specs.size()];
        int next = 0;
        for (Map.Entry<String, Object> spec : specs.entrySet()) picks[next++] = pick(spec.getKey(), spec.getValue(), next == picks.length);
        pickNames = Arrays.stream(picks).map(pick -> pick.name).toArray(String[]::new);
        offers = new Hook[picks.length];
        weighPicks = new Hook[picks.length];
        for (int i = 0; i < offers.length; i++) {
            offers[i] = new Hook(HookName.ofPick(id, picks[i].name), null);
            weighPicks[i] = Hook.of("hints.weigh." + id + "." + picks[i].name, rules.weights.get(id + "." + picks[i].name));
        }
        Object weight = rules.weights.get(id);
        weighMove = weight instanceof Fn ? Hook.of("hints.weigh." + id, weight) : null;
        fixedWeight = weight instanceof Number number ? number.doubleValue() : 1;
    }

    private Pick pick(String name, Object given, boolean last) throws Untranslatable {
        boolean plainly = given instanceof Fn || given instanceof ListObject || given instanceof String;
        Map<String, Object> spec = plainly ? Map.of("from", given) : LinkedRules.object(given);
        boolean many = spec.get("min") != null || spec.get("max") != null;
        Fn own = spec.get("check") instanceof Fn function ? function : null;
        Fn checked = last && !many && check != null ? check.function : own;
        Object from = spec.get("from");
        int zone = from instanceof String id ? world.blueprint.zone(id) : -1;
        boolean plain = !many && checked == null;
        int[] codes = null;
        if (plain && from instanceof ListObject list) {
            codes = new int[list.size];
            for (int i = 0; i < codes.length; i++) codes[i] = world.encode(list.items[i]);
        }
        boolean seated = zone >= 0 && world.blueprint.zones.get(zone).owner() >= 0;
        return new Pick(name.intern(), from, checked, spec.get("min"), spec.get("max"), many, codes, zone, seated, spec.get("where") != null || spec.get("label") != null);
    }

    // ------------------------------------------------------------------ what hooks are given

    /** @param known how many picks the hook sees */
    TranslatedMove with(Move chosen, int known) {
        if (this.chosen != chosen) this.chosen = chosen;
        this.known = known;
        if (extraName != null) extraName = null;
        return this;
    }

    TranslatedMove and(String name, Object value) {
        extraName = name;
        extra = value;
        return this;
    }

    /** The names in the code are the very texts that are known here; only computed ones have to be compared. */
    @Override
    public Object get(String name) {
        if (name == "game") return world.game;
        if (name == "me") return world.players[chosen.player()];
        if (name == "step") return world.steps[world.exports.flow.step()];
        if (name == extraName) return extra;
        for (int i = 0; i < known; i++) if (pickNames[i] == name) return picked(i);
        if (name.equals("game")) return world.game;
        if (name.equals("me")) return world.players[chosen.player()];
        if (name.equals("step")) return world.steps[world.exports.flow.step()];
        if (name.equals(extraName)) return extra;
        for (int i = 0; i < known; i++) if (pickNames[i].equals(name)) return picked(i);
        if (PlainObject.isInherited(name)) throw new GiveUp("'" + name + "' of what a hook is given");
        return null;
    }

    @Override
    public boolean has(String name) {
        throw new GiveUp("'in' what a hook is given");
    }

    @Override
    protected void copyInto(PlainObject object) {
        object.set("game", get("game")).set("me", get("me")).set("step", get("step"));
        for (int i = 0; i < known; i++) object.set(picks[i].name, picked(i));
        if (extraName != null) object.set(extraName, extra);
    }

    private Object picked(int pick) {
        if (!picks[pick].many) return world.decode(chosen.first(pick));
        ListObject list = new ListObject();
        for (int i = chosen.start(pick); i < chosen.end(pick); i++) list.add(world.decode(chosen.value(i)));
        return list;
    }

    // ------------------------------------------------------------------ what can be chosen

    /** How many things the open pick may hold where no hook need be asked; -1 if one has to be. */
    int plainOffers(GameState state, Move chosen) {
        Pick pick = picks[chosen.finished()];
        if (pick.many || pick.check != null) return -1;
        if (pick.zone < 0) return pick.codes == null ? -1 : pick.codes.length;
        int size = state.zoneSize(zone(pick, chosen));
        return size > ExportedChoice.MOST_OFFERED ? -1 : size;
    }

    int plainOffer(GameState state, Move chosen, int index) {
        Pick pick = picks[chosen.finished()];
        return pick.zone < 0 ? pick.codes[index] : Code.piece(state.pieceAt(zone(pick, chosen), index));
    }

    private static int zone(Pick pick, Move chosen) {
        return pick.seated ? pick.zone + chosen.player() : pick.zone;
    }

    /** Lists what the open pick may hold where no hook need be asked; false if one has to be. */
    boolean offerPlainly(GameState state, Move chosen, Offers offers) {
        Pick pick = picks[chosen.finished()];
        if (pick.many || pick.check != null) return false;
        if (pick.zone >= 0) {
            int zone = zone(pick, chosen), size = state.zoneSize(zone);
            if (size > ExportedChoice.MOST_OFFERED) return false;
            offers.addZone(state, zone);
            return true;
        }
        if (pick.codes == null) return false;
        for (int code : pick.codes) offers.add(code);
        return true;
    }

    void offer(Move chosen) {
        int index = chosen.finished();
        Pick pick = picks[index];
        Object list = from(pick, chosen, index);
        if (pick.many) world.exports.choice.bounds(bound(pick.min, 0, chosen, index), bound(pick.max, 99, chosen, index));
        if (pick.check == null) {
            offerAll(list, pick.many);
            return;
        }
        if (list instanceof ZoneObject zone) {
            for (int i = 0, n = zone.size(); i < n; i++) ask(pick, zone.at(i), chosen, index);
        } else {
            ListObject all = list instanceof PoolObject pool ? pool.candidates() : Ops.list(list);
            for (int i = 0; i < all.size; i++) ask(pick, all.items[i], chosen, index);
        }
    }

    private Object from(Pick pick, Move chosen, int known) {
        if (pick.from instanceof Fn function) return function.call(with(chosen, known));
        if (pick.zone < 0) return pick.from;
        return world.zone(zone(pick, chosen));
    }

    private int bound(Object bound, int usual, Move chosen, int known) {
        Object value = bound instanceof Fn function ? function.call(with(chosen, known)) : bound;
        return value == null && !(bound instanceof Fn) ? usual : (Integer) value;
    }

    private void offerAll(Object list, boolean many) {
        if (list instanceof ZoneObject zone) {
            world.exports.choice.offerZone(zone.number);
        } else if (list instanceof PoolObject pool) {
            pool.offer(many);
        } else {
            ListObject all = Ops.list(list);
            for (int i = 0; i < all.size; i++) world.exports.choice.offer(world.encode(all.items[i]));
        }
    }

    private void ask(Pick pick, Object candidate, Move chosen, int known) {
        int code = world.encode(candidate);
        Object answer = pick.check.call(with(chosen, known).and(pick.name, candidate));
        if (answer == Boolean.TRUE) world.exports.choice.offer(code);
        else if (isRefusal(answer) && world.exports.choice.explaining()) world.exports.choice.refuse(code, world.told(answer));
    }

    /** Of an answer that is not true: whether it is one at all. */
    static boolean isRefusal(Object answer) {
        if (answer == Boolean.FALSE || answer instanceof String || answer instanceof ReasonObject) return true;
        throw new GiveUp("an answer that is neither true nor says why not");
    }

    void weighPick(Move chosen, Offers offers) {
        int index = chosen.finished();
        int seen = picks[index].many ? index + 1 : index;
        Fn each = null;
        for (int i = 0, n = offers.size(); i < n; i++) {
            Object option = world.decode(offers.get(i));
            Object weight = each == null ? weighPicks[index].function.call(with(chosen, seen).and("option", option)) : each.call(option);
            if (weight instanceof Fn function) {
                each = function;
                weight = each.call(option);
            }
            offers.setWeight(i, Ops.number(weight));
        }
    }

    // ------------------------------------------------------------------ what it asks

    @Override
    public int picks() {
        return picks.length;
    }

    @Override
    public String pickName(int pick) {
        return picks[pick].name;
    }

    @Override
    public boolean isMany(int pick) {
        return picks[pick].many;
    }

    @Override
    public boolean hasSpots(int pick) {
        return picks[pick].spotted;
    }

    @Override
    public boolean isConditional() {
        return when != null;
    }

    @Override
    public boolean isCheckedAtEnd() {
        return check != null && (picks.length == 0 || picks[picks.length - 1].many);
    }
}
