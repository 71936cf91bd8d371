package eldertable.desktop.screen;

import eldertable.bot.Bots;
import eldertable.diagnostic.Severity;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.TrustedPacks;
import eldertable.state.Blueprint;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game with the mods that somebody has ticked, read anew in the background whenever they change. On the render thread. */
final class ChosenPack {
    /**
     * @param pack      empty where these mods cannot be played
     * @param bots      by name, the pack's own behind those for any pack
     * @param strangers the titles of those whose rules run apart
     */
    private record Reading(Optional<PackDef> pack, List<String> bots, List<String> strangers, String problem) {}

    private final ScreenContext kit;
    private final String path;
    private final Runnable changed;
    private PackDef pack;
    private List<String> bots = Bots.names(), strangers = List.of(), mods = List.of();
    private String problem = "";
    private int readings;

    /** @param path of the game; @param plain the game without mods; @param changed called when another reading is there */
    ChosenPack(ScreenContext kit, String path, PackDef plain, Runnable changed) {
        this.kit = kit;
        this.path = path;
        this.changed = changed;
        pack = plain;
    }

    PackDef pack() {
        return pack;
    }

    /** Those for any pack, and those that the game or its mods bring along. */
    List<String> bots() {
        return bots;
    }

    /** The titles of those among the game and its mods that nobody has vouched for: their rules run in a process of their own. */
    List<String> strangers() {
        return strangers;
    }

    /** Vouches for the game and these mods, as they are now. */
    void trust() {
        kit.work(() -> {
            TrustedPacks.in(kit.data()).trust(pack);
            return pack;
        }, trusted -> read(mods), this::broken);
    }

    /** Why these mods do not go together, or "". */
    String problem() {
        return problem;
    }

    void read(List<String> mods) {
        int reading = ++readings;
        List<String> wanted = this.mods = List.copyOf(mods);
        kit.work(() -> reading(wanted), read -> {
            if (reading != readings) return; // others have been ticked meanwhile
            read.pack().ifPresent(found -> pack = found);
            bots = read.bots();
            strangers = read.strangers();
            problem = read.problem();
            changed.run();
        }, this::broken);
    }

    private void broken(Throwable how) {
        problem = String.valueOf(how.getMessage());
        changed.run();
    }

    private Reading reading(List<String> mods) {
        PackLoad load = kit.library().load(path, mods);
        String unreadable = kit.say("shelf.unreadable");
        if (load.pack().isEmpty()) {
            String why = load.problems().stream().filter(each -> each.severity() == Severity.ERROR).map(each -> each.message(kit.tongue())).findFirst().orElse(unreadable);
            return new Reading(Optional.empty(), Bots.names(), List.of(), why);
        }
        PackDef read = load.pack().get();
        TrustedPacks trusted = TrustedPacks.in(kit.data());
        List<String> strangers = trusted.untrusted(read);
        try { // looking for its bots loads the rules already
            ScriptEngine scripts = kit.scripts().join().with(trusted.isolationOf(read));
            return new Reading(load.pack(), Bots.names(scripts, new Blueprint(read, read.info().minPlayers(), Map.of())), strangers, "");
        } catch (RuleFault fault) {
            return new Reading(load.pack(), Bots.names(), strangers, fault.diagnostic().message(kit.tongue()));
        }
    }
}
