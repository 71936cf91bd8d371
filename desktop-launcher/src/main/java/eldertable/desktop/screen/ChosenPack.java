package eldertable.desktop.screen;

import eldertable.bot.Bots;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Severity;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game with the mods that somebody has ticked, read anew in the background whenever they change. On the render thread. */
final class ChosenPack {
    /** @param pack empty where these mods cannot be played; @param bots by name, the pack's own behind those for any pack */
    private record Reading(Optional<PackDef> pack, List<String> bots, String problem) {}

    private final ScreenContext kit;
    private final String path;
    private final Runnable changed;
    private PackDef pack;
    private List<String> bots = Bots.names();
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

    /** Why these mods do not go together, or "". */
    String problem() {
        return problem;
    }

    void read(List<String> mods) {
        int reading = ++readings;
        List<String> wanted = List.copyOf(mods);
        kit.work(() -> reading(wanted), read -> {
            if (reading != readings) return; // others have been ticked meanwhile
            read.pack().ifPresent(found -> pack = found);
            bots = read.bots();
            problem = read.problem();
            changed.run();
        }, broken -> {
            problem = String.valueOf(broken.getMessage());
            changed.run();
        });
    }

    private Reading reading(List<String> mods) {
        PackLoad load = kit.library().load(path, mods);
        if (load.pack().isEmpty()) {
            String why = load.problems().stream().filter(each -> each.severity() == Severity.ERROR).map(Diagnostic::message).findFirst().orElse("It cannot be read.");
            return new Reading(Optional.empty(), Bots.names(), why);
        }
        PackDef read = load.pack().get();
        try {
            return new Reading(load.pack(), Bots.names(kit.scripts().join(), new Blueprint(read, read.info().minPlayers(), Map.of())), "");
        } catch (RuleFault fault) {
            return new Reading(load.pack(), Bots.names(), fault.diagnostic().message());
        }
    }
}
