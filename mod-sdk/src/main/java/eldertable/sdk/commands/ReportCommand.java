package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.json.Json;
import eldertable.lab.LabFindings;
import eldertable.lab.Ledger;
import eldertable.lab.PlainWords;
import eldertable.lab.Trial;
import eldertable.league.League;
import eldertable.league.Meeting;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.sdk.lab.CardFacePictures;
import eldertable.sdk.lab.LabPage;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "report")
public final class ReportCommand implements Callable<Integer> {
    private static final List<String> USUAL_LEVELS = List.of("random", "easy", "normal");

    @Parameters(paramLabel = "PACK")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Mixin
    private LabChoice lab;

    @Option(names = "--depth", paramLabel = "N", defaultValue = "40")
    private int depth;

    @Option(names = "--levels", paramLabel = "BOT", split = ",")
    private List<String> levels = USUAL_LEVELS;

    @Option(names = "--no-pictures", negatable = true)
    private boolean pictures = true;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        refuse(lab.nonsense());
        refuse(depth < 0 ? Message.of("commands.nonsense.depth") : Message.NONE);
        PrintWriter err = spec.commandLine().getErr();
        PackDef def = PackShelf.of(spec).take(pack, match.mods(), err);
        Blueprint blueprint = match.of(def, lab.seats());
        try (LabRun run = new LabRun(lab, spec)) {
            Trial trial = lab.trial(blueprint, run.scripts());
            Message stranger = depth == 0 || blueprint.players == 1 ? Message.NONE : Bots.complaint(levels, run.scripts(), blueprint);
            refuse(stranger);
            Ledger ledger = run.play(trial);
            League.Plan ladder = new League.Plan(levels, true, depth, lab.run().seed(), lab.run().threads(), lab.mostMoves());
            League.Table skill = depth == 0 || blueprint.players == 1 ? null : run.play(blueprint, ladder);
            if (ledger.games() > 0) tell(trial, ledger, skill);
            return run.conclude(ledger.failed() == 0 && ledger.finished() > 0 ? 0 : 1, LabRun.counted(ledger.games(), lab.games()).and(depth == 0 ? Message.NONE
                : skill == null ? Message.of("commands.report.no-depth") : Message.of("commands.report.depth", "played", LabRun.counted(skill.played(), ladder.gamesIn(blueprint.players)))));
        } catch (RuleFault broken) {
            throw LabRun.failure(pack, broken, spec);
        }
    }

    private void tell(Trial trial, Ledger ledger, League.Table skill) {
        PrintWriter out = spec.commandLine().getOut();
        Tongue tongue = Speech.of(spec).tongue();
        List<Meeting> meetings = skill == null ? List.of() : skill.meetings();
        if (lab.json()) out.println(Json.write(forPrograms(trial, new LabFindings(ledger, lab.pace()), meetings)));
        if (lab.wantsPage()) {
            var info = trial.blueprint().pack.info();
            LabFindings findings = new LabFindings(ledger, lab.pace(), tongue);
            List<String> words = PlainWords.about(findings, levels, meetings);
            Message report = Message.of("reports.page.report", "version", info.version());
            if (!match.mods().isEmpty()) report = Message.of("reports.page.report-with", "report", report, "mods", match.mods());
            LabPage.Heading heading = new LabPage.Heading(new Lexicon(trial.blueprint(), tongue.language(), List.of()).gameTitle(), tongue.say(report), tongue.say(lab.facts(trial, ledger.games(), tongue)), words, command(trial));
            CardFacePictures faces = pictures ? CardFacePictures.of(trial.blueprint(), tongue.language()) : CardFacePictures.NONE;
            Path file = lab.write(LabPage.of(heading, new LabPage.Side(info.title(), findings), skill, faces), "report-" + info.id() + ".html");
            if (!lab.json()) {
                words.forEach(out::println);
                out.println();
                out.println(tongue.say("commands.lab.page", "file", file));
            }
        }
        out.flush();
    }

    private Map<String, Object> forPrograms(Trial trial, LabFindings findings, List<Meeting> meetings) {
        Map<String, Object> map = LabRun.about(trial, match.mods());
        map.put("words", PlainWords.about(findings, levels, meetings));
        map.putAll(findings.forPrograms());
        List<Object> skill = new ArrayList<>();
        for (Meeting meeting : meetings) {
            if (meeting.isAlone()) continue;
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("bot", levels.get(meeting.one()));
            one.put("against", levels.get(meeting.other()));
            one.put("value", meeting.share());
            one.put("low", meeting.shareInterval().low());
            one.put("high", meeting.shareInterval().high());
            one.put("of", meeting.decided());
            skill.add(one);
        }
        map.put("depth", skill);
        return map;
    }

    private String command(Trial trial) {
        List<String> words = new ArrayList<>(List.of("./eldertable", "report", pack));
        words.addAll(match.arguments(trial.blueprint()));
        words.addAll(lab.arguments());
        words.addAll(List.of("--depth", Integer.toString(depth)));
        if (!levels.equals(USUAL_LEVELS)) words.addAll(List.of("--levels", String.join(",", levels)));
        return String.join(" ", words);
    }

    private void refuse(Message nonsense) {
        if (!nonsense.isEmpty()) throw new ParameterException(spec.commandLine(), Speech.of(spec).tongue().say(nonsense));
    }
}
