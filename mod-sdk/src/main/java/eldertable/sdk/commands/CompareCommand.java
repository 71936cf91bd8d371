package eldertable.sdk.commands;

import eldertable.json.Json;
import eldertable.lab.LabFindings;
import eldertable.lab.Ledger;
import eldertable.lab.RuleComparison;
import eldertable.lab.Trial;
import eldertable.rules.RuleFault;
import eldertable.sdk.lab.LabPage;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.ProgressBar;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "compare")
public final class CompareCommand implements Callable<Integer> {
    /** So many games are played of the one before it is the other's turn; from then on always as many again as there are. */
    private static final long FIRST_TURN = 100;

    @Parameters(paramLabel = "PACK")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--against", paramLabel = "MODS", split = ",")
    private List<String> against = List.of();

    @Mixin
    private LabChoice lab;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        if (!lab.nonsense().isEmpty()) throw new ParameterException(spec.commandLine(), Speech.of(spec).tongue().say(lab.nonsense()));
        PrintWriter err = spec.commandLine().getErr();
        PackShelf shelf = PackShelf.of(spec);
        Blueprint before = match.of(shelf.take(pack, against, err), lab.seats()), now = match.of(shelf.take(pack, match.mods(), err), lab.seats());
        try (LabRun run = new LabRun(lab, spec)) {
            Trial one = lab.trial(before, run.scripts()), other = lab.trial(now, run.scripts());
            Ledger ofOne = new Ledger(before), ofOther = new Ledger(now);
            ProgressBar bar = run.bar(2 * lab.games());
            for (long from = 0, until; from < lab.games(); from = until) { // in turns, so that who breaks off has something to compare
                until = Math.min(lab.games(), Math.max(FIRST_TURN, 2 * from));
                ofOne.addAll(run.play(one, from, until, bar, 2 * from));
                ofOther.addAll(run.play(other, from, until, bar, from + until));
            }
            if (Math.min(ofOne.finished(), ofOther.finished()) > 1) tell(one, other, ofOne, ofOther);
            return run.conclude(ofOne.failed() + ofOther.failed() == 0 ? 0 : 1,
                LabRun.counted(ofOne.games(), lab.games()).and(Message.of("commands.compare.other", "played", LabRun.counted(ofOther.games(), lab.games()))));
        } catch (RuleFault broken) {
            throw LabRun.failure(pack, broken, spec);
        }
    }

    private void tell(Trial one, Trial other, Ledger ofOne, Ledger ofOther) {
        PrintWriter out = spec.commandLine().getOut();
        Tongue tongue = Speech.of(spec).tongue();
        if (lab.json()) {
            RuleComparison comparison = LabRun.compare(ofOne, ofOther, lab.pace(), Tongue.ENGLISH);
            Map<String, Object> map = LabRun.about(other, match.mods());
            map.put("against", against);
            map.put("games", lab.games());
            map.put("words", comparison.inWords());
            map.putAll(comparison.forPrograms());
            out.println(Json.write(map));
        }
        if (lab.wantsPage()) {
            RuleComparison comparison = LabRun.compare(ofOne, ofOther, lab.pace(), tongue);
            List<String> words = comparison.inWords();
            String title = new Lexicon(other.blueprint(), tongue.language(), List.of()).gameTitle(), id = other.blueprint().pack.info().id();
            String before = tongue.say(named(against)), now = tongue.say(named(match.mods()));
            Message facts = Message.of("reports.page.facts.each", "facts", lab.facts(one, Math.min(ofOne.games(), ofOther.games()), tongue));
            LabPage.Heading heading = new LabPage.Heading(title, tongue.say("reports.page.compared", "now", now, "before", before), tongue.say(facts), words, command(other));
            Path file = lab.write(LabPage.of(heading, comparison, before, now, Optional.empty()), "compare-" + id + ".html");
            if (!lab.json()) {
                words.forEach(out::println);
                out.println();
                out.println(tongue.say("commands.lab.page", "file", file));
            }
        }
        out.flush();
    }

    private static Message named(List<String> mods) {
        return mods.isEmpty() ? Message.of("reports.page.without-mods") : Message.of("reports.page.with-mods", "mods", mods);
    }

    private String command(Trial trial) {
        List<String> words = new ArrayList<>(List.of("./eldertable", "compare", pack));
        words.addAll(match.arguments(trial.blueprint()));
        if (!against.isEmpty()) words.addAll(List.of("--against", String.join(",", against)));
        words.addAll(lab.arguments());
        return String.join(" ", words);
    }
}
