package eldertable.script;

import eldertable.rules.MoveHooks;
import eldertable.state.Blueprint;
import org.graalvm.polyglot.Value;

/** The hooks of one move, ready to be called. */
final class ScriptedMove implements MoveHooks {
    final Value when;
    final Value check;
    final Value apply;
    final Value[] offers;
    /** By pick; null where it does not say where its numbers lie. */
    final Value[] spots;
    private final String[] names;
    private final boolean[] many;

    /** By pick: the zone that is offered as it is, so that no script need be asked; or -1. */
    private final int[] zones;
    private final boolean[] seated;
    /** By pick: a list that is always the same; or null. */
    private final int[][] constants;

    ScriptedMove(Value when, Value check, Value apply, Value[] offers, Value[] spots, String[] names, boolean[] many, int[] zones,
              int[][] constants, Blueprint blueprint) {
        this.when = when;
        this.check = check;
        this.apply = apply;
        this.offers = offers;
        this.spots = spots;
        this.names = names;
        this.many = many;
        this.zones = zones;
        this.constants = constants;
        seated = new boolean[zones.length];
        for (int i = 0; i < zones.length; i++) seated[i] = zones[i] >= 0 && blueprint.zones.get(zones[i]).owner() >= 0;
    }

    /** What it asks of whoever makes it, without the hooks, which go with their context. */
    MoveHooks form() {
        boolean[] spotted = new boolean[spots.length];
        for (int i = 0; i < spotted.length; i++) spotted[i] = hasSpots(i);
        return new Form(names, many, spotted, isConditional(), isCheckedAtEnd());
    }

    private record Form(String[] names, boolean[] many, boolean[] spotted, boolean isConditional, boolean isCheckedAtEnd) implements MoveHooks {
        @Override
        public int picks() {
            return names.length;
        }

        @Override
        public String pickName(int pick) {
            return names[pick];
        }

        @Override
        public boolean isMany(int pick) {
            return many[pick];
        }

        @Override
        public boolean hasSpots(int pick) {
            return spotted[pick];
        }
    }

    /** The zone whose pieces are all on offer for a pick, or -1 if the script has to be asked. */
    int zone(int pick, int player) {
        return seated[pick] ? zones[pick] + player : zones[pick];
    }

    /** What is always on offer for a pick, or null if the script has to be asked. */
    int[] constants(int pick) {
        return constants[pick];
    }

    @Override
    public int picks() {
        return names.length;
    }

    @Override
    public String pickName(int pick) {
        return names[pick];
    }

    @Override
    public boolean isMany(int pick) {
        return many[pick];
    }

    @Override
    public boolean hasSpots(int pick) {
        return spots[pick] != null;
    }

    @Override
    public boolean isConditional() {
        return when != null;
    }

    @Override
    public boolean isCheckedAtEnd() {
        return check != null && (names.length == 0 || many[names.length - 1]);
    }
}
