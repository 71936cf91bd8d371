package eldertable.script.translation;

import eldertable.script.translation.runtime.GiveUp;
import eldertable.script.translation.runtime.HookArguments;
import eldertable.script.translation.runtime.HostWorld;
import eldertable.script.translation.runtime.PlainObject;
import eldertable.script.translation.runtime.PlayerObject;

/** What the hooks of steps, of invariants and of hints are given. */
final class StepArguments extends HookArguments {
    private final HostWorld world;
    private PlayerObject player;

    StepArguments(HostWorld world) {
        this.world = world;
    }

    /** @param player whom a hint is about; null for hooks that are told the step instead */
    StepArguments with(PlayerObject player) {
        if (this.player != player) this.player = player;
        return this;
    }

    private Object step() {
        return world.exports.flow.isOver() ? null : world.steps[world.exports.flow.step()];
    }

    /** The names in the code are the very texts that are known here; only computed ones have to be compared. */
    @Override
    public Object get(String name) {
        if (name == "game") return world.game;
        if (name == "step") return player == null ? step() : null;
        if (name == "player") return player;
        if (name.equals("game")) return world.game;
        if (name.equals("step")) return player == null ? step() : null;
        if (name.equals("player")) return player;
        if (PlainObject.isInherited(name)) throw new GiveUp("'" + name + "' of what a hook is given");
        return null;
    }

    @Override
    public boolean has(String name) {
        throw new GiveUp("'in' what a hook is given");
    }

    @Override
    protected void copyInto(PlainObject object) {
        object.set("game", world.game);
        if (player == null) object.set("step", step());
        else object.set("player", player);
    }
}
