package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.lab.LabFindings;
import eldertable.lab.Trial;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands of the balance lab have in common: who plays how many games, and where the page goes. */
final class LabChoice {
    @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
    private long games;

    @Option(names = "--bots", paramLabel = "BOT", split = ",")
    private List<String> bots = List.of("easy");

    @Option(names = "--max-moves", paramLabel = "N", defaultValue = "10000")
    private int mostMoves;

    @Option(names = "--pace", paramLabel = "SECONDS")
    private double pace = LabFindings.USUAL_PACE;

    @Option(names = "--out", paramLabel = "FILE")
    private Path out;

    @Option(names = "--json")
    private boolean json;

    @Mixin
    private RunChoice run;

    @Mixin
    private FarmChoice farm;

    /** What is wrong with the choices, or nothing. */
    Message nonsense() {
        if (games < 1) return Message.of("commands.nonsense.games");
        if (run.isNonsense()) return Message.of("commands.nonsense.threads");
        if (mostMoves < 1) return Message.of("commands.nonsense.max-moves");
        return pace > 0 && pace < 1e6 ? Message.NONE : Message.of("commands.nonsense.pace");
    }

    long games() {
        return games;
    }

    double pace() {
        return pace;
    }

    boolean json() {
        return json;
    }

    FarmChoice farm() {
        return farm;
    }

    RunChoice run() {
        return run;
    }

    int mostMoves() {
        return mostMoves;
    }

    /** How many the named bots are, or 0 if one plays for all. */
    int seats() {
        return bots.size() > 1 ? bots.size() : 0;
    }

    List<String> bots() {
        return bots;
    }

    Trial trial(Blueprint blueprint, ScriptEngine scripts) throws RuleFault {
        Message unknown = Bots.complaint(bots, scripts, blueprint);
        if (!unknown.isEmpty()) throw new CommandFailure(unknown);
        if (bots.size() > 1 && bots.size() != blueprint.players) throw new CommandFailure(Message.of("commands.lab.bots", "bots", bots.size(), "players", blueprint.players));
        List<String> seated = bots.size() == 1 ? Collections.nCopies(blueprint.players, bots.get(0)) : List.copyOf(bots);
        return new Trial(blueprint, seated, run.seed(), mostMoves);
    }

    /** Writes the page; elsewhere if the user said so. */
    Path write(String page, String usualName) {
        Path file = out != null ? out : Path.of(usualName);
        try {
            if (file.toAbsolutePath().getParent() != null) Files.createDirectories(file.toAbsolutePath().getParent());
            return Files.writeString(file, page);
        } catch (IOException e) {
            throw new CommandFailure(Message.of("commands.lab.unwritten", "file", file, "why", String.valueOf(e.getMessage())));
        }
    }

    boolean wantsPage() {
        return !json || out != null;
    }

    Message facts(Trial trial, long played, Tongue tongue) {
        Message who = trial.bots().stream().distinct().count() == 1 ? Message.of("reports.page.facts.bots", "bot", trial.bots().get(0)) : Message.plain(String.join(", ", trial.bots()));
        return Message.of("reports.page.facts", "games", String.format(tongue.numbers(), "%,d", played), "players", trial.blueprint().players, "who", who, "seed", String.valueOf(trial.seed()));
    }

    /** As the user would have to give them again. */
    List<String> arguments() {
        return new ArrayList<>(List.of("--bots", String.join(",", bots), "--games", Long.toString(games), "--seed", Long.toString(run.seed())));
    }
}
