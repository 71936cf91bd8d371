package eldertable.isolation;

import eldertable.rules.Hooks;
import eldertable.rules.MoveHooks;
import eldertable.state.Blueprint;

import java.util.ArrayList;
import java.util.List;

/** What there is to know of hooks without calling any: told once, when their process has loaded them. */
record HookProfile(List<Asks> moves, List<Boolean> runs, List<Boolean> dones, boolean valueHint, int horizon, List<String> bots) {
    /** What a move asks. */
    record Asks(List<String> names, List<Boolean> many, List<Boolean> spotted, boolean isConditional, boolean isCheckedAtEnd) implements MoveHooks {
        @Override
        public int picks() {
            return names.size();
        }

        @Override
        public String pickName(int pick) {
            return names.get(pick);
        }

        @Override
        public boolean isMany(int pick) {
            return many.get(pick);
        }

        @Override
        public boolean hasSpots(int pick) {
            return spotted.get(pick);
        }
    }

    static void write(Packet packet, Hooks hooks, Blueprint blueprint) {
        for (int move = 0; move < blueprint.moves.size(); move++) {
            MoveHooks asks = hooks.move(move);
            packet.put(asks.picks());
            for (int pick = 0; pick < asks.picks(); pick++) packet.put(asks.pickName(pick)).put(asks.isMany(pick)).put(asks.hasSpots(pick));
            packet.put(asks.isConditional()).put(asks.isCheckedAtEnd());
        }
        for (int step = 0; step < blueprint.steps.size(); step++) packet.put(hooks.hasRun(step)).put(hooks.hasDone(step));
        packet.put(hooks.hasValueHint()).put(hooks.horizonHint());
        packet.put(hooks.botNames().size());
        hooks.botNames().forEach(packet::put);
    }

    static HookProfile read(Packet packet, Blueprint blueprint) throws Nonsense {
        List<Asks> moves = new ArrayList<>();
        for (int move = 0; move < blueprint.moves.size(); move++) moves.add(readAsks(packet));
        List<Boolean> runs = new ArrayList<>(), dones = new ArrayList<>();
        for (int step = 0; step < blueprint.steps.size(); step++) {
            runs.add(packet.flag());
            dones.add(packet.flag());
        }
        boolean valueHint = packet.flag();
        int horizon = packet.number(-1, Integer.MAX_VALUE);
        List<String> bots = new ArrayList<>();
        for (int left = packet.number(0, Bounds.BOTS); left > 0; left--) bots.add(packet.text(Bounds.NAME));
        return new HookProfile(List.copyOf(moves), List.copyOf(runs), List.copyOf(dones), valueHint, horizon, List.copyOf(bots));
    }

    private static Asks readAsks(Packet packet) throws Nonsense {
        List<String> names = new ArrayList<>();
        List<Boolean> many = new ArrayList<>(), spotted = new ArrayList<>();
        for (int left = packet.number(0, Bounds.PICKS); left > 0; left--) {
            names.add(packet.text(Bounds.NAME));
            many.add(packet.flag());
            spotted.add(packet.flag());
        }
        return new Asks(List.copyOf(names), List.copyOf(many), List.copyOf(spotted), packet.flag(), packet.flag());
    }
}
