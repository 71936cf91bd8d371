package eldertable.sdk.commands;

import eldertable.json.Json;
import eldertable.lab.LabFindings;
import eldertable.lab.Ledger;
import eldertable.lab.RuleComparison;
import eldertable.lab.Trial;
import eldertable.pack.library.PackLayers;
import eldertable.pack.library.Provenance;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.sdk.lab.LabPage;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.ProgressBar;
import eldertable.sdk.tuning.Candidate;
import eldertable.sdk.tuning.Compromises;
import eldertable.sdk.tuning.Goal;
import eldertable.sdk.tuning.Knob;
import eldertable.sdk.tuning.Misunderstood;
import eldertable.sdk.tuning.TunedValues;
import eldertable.sdk.tuning.Tuning;
import eldertable.sdk.tuning.TuningField;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "tune")
public final class TuneCommand implements Callable<Integer> {
    /** Far from the seeds of the search. */
    private static final long FRESH = 0x5EED_0F0F;

    @Parameters(paramLabel = "PACK")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--knob", paramLabel = "NAME[=LOW..HIGH]", required = true)
    private List<String> knobs;

    @Option(names = "--goal", paramLabel = "GOAL", required = true)
    private List<String> goals;

    @Option(names = "--budget", paramLabel = "N", defaultValue = "20000")
    private long budget;

    @Option(names = "--candidates", paramLabel = "N", defaultValue = "18")
    private int candidates;

    @Option(names = "--folder", paramLabel = "FOLDER")
    private Path folder;

    @Mixin
    private LabChoice lab;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        refuse(!lab.nonsense().isEmpty(), lab.nonsense());
        refuse(budget < 1 || candidates < 2, Message.of("commands.tune.larger"));
        PrintWriter err = spec.commandLine().getErr();
        PackShelf shelf = PackShelf.of(spec);
        PackDef def = shelf.take(pack, match.mods(), err);
        int players = match.of(def, lab.seats()).players;
        List<Knob> turned = parsed(knobs, text -> Knob.of(text, def.info(), players));
        for (Knob knob : turned) knob.option().ifPresent(option -> refuse(match.options().single().containsKey(option.id()), Message.of("commands.tune.both", "option", option.id())));
        List<Goal> wanted = parsed(goals, Goal::of);
        PackLayers layers = shelf.library().layers(pack, match.mods());
        TunedValues values = values(def, new Provenance(layers), turned, players);
        Path home = folder != null ? folder : Path.of("tune-" + def.info().id());
        Path kept = Files.createDirectories(home.resolve("played"));
        try (LabRun run = new LabRun(lab, spec)) {
            Trial before = lab.trial(match.of(def, lab.seats()), run.scripts());
            LabFindings nothing = new LabFindings(new Ledger(before.blueprint()), lab.pace());
            wanted.forEach(goal -> refuse(!goal.complaint(nothing).isEmpty(), goal.complaint(nothing)));
            Function<PackDef, Trial> trials = one -> new Trial(match.of(one, lab.seats()), before.bots(), before.seed(), before.mostMoves());
            String same = before.bots() + " " + before.seed() + " " + before.mostMoves() + " " + before.blueprint().players + before.blueprint().options;
            TuningField field = new TuningField(shelf.library(), pack, match.mods(), values, trials, run.hands(), kept, same);
            long first = Math.max(10, Math.min(lab.games(), budget / candidates / 4));
            Tuning tuning = new Tuning(new Tuning.Plan(turned, wanted, budget, first, candidates, lab.run().seed(), lab.pace()), field);
            List<Candidate> front = search(run, tuning, field, values.now());
            if (run.breakOff().hasHappened()) return breakOff(run, before, values, new Compromises(turned, wanted, tuning.before(), front), tuning.played(), home);
            if (front.isEmpty()) throw new CommandFailure(Message.of("commands.tune.impossible", "why", field.problem()));
            return conclude(run, shelf, before, values, new Compromises(turned, wanted, tuning.before(), front), tuning.played(), home, kept);
        } catch (RuleFault broken) {
            throw LabRun.failure(pack, broken, spec);
        }
    }

    /** @return the best compromises, also when somebody stops the program */
    private List<Candidate> search(LabRun run, Tuning tuning, TuningField field, List<Integer> now) throws RuleFault {
        Tongue tongue = Speech.of(spec).tongue();
        ProgressBar bar = new ProgressBar(spec.commandLine().getErr(), tongue, budget);
        Tuning.Progress progress = new Tuning.Progress() {
            private String last = "";

            @Override public void games(long played) {
                bar.show(played, run.workers(), field.remembered(), last);
            }

            @Override public void step(Message what) {
                last = tongue.say(what);
                games(tuning.played());
            }
        };
        try {
            return run.breakOff().unlessHappened(() -> tuning.run(now, progress)).orElseGet(tuning::front);
        } finally {
            bar.clear();
        }
    }

    private TunedValues values(PackDef def, Provenance provenance, List<Knob> turned, int players) {
        try {
            return new TunedValues(def, provenance, turned, players);
        } catch (Misunderstood unknown) {
            throw new CommandFailure(unknown.why());
        }
    }

    private <T> List<T> parsed(List<String> texts, Function<String, T> reader) {
        try {
            return texts.stream().map(reader).toList();
        } catch (Misunderstood misunderstood) {
            throw new ParameterException(spec.commandLine(), Speech.of(spec).tongue().say(misunderstood.why()));
        }
    }

    /** Writes the mod, and sees on fresh seeds what it is worth. */
    private int conclude(LabRun run, PackShelf shelf, Trial before, TunedValues values, Compromises found, long searched, Path home, Path kept)
            throws IOException, RuleFault {
        Path mod = write(before, values, found.best(), home, "");
        for (int i = 0; i < found.others().size(); i++) write(before, values, found.others().get(i), home, "-" + (i + 2));
        List<String> mods = new ArrayList<>(match.mods());
        mods.add(mod.toString());
        PackDef tuned = shelf.take(pack, mods, spec.commandLine().getErr());
        Trial was = new Trial(before.blueprint(), before.bots(), before.seed() + FRESH, before.mostMoves());
        Trial now = new Trial(match.of(tuned, lab.seats()), before.bots(), before.seed() + FRESH, before.mostMoves());
        Ledger ofWas = run.play(was), ofNow = run.play(now);
        if (run.breakOff().hasHappened()) return breakOff(run, before, values, found, searched, home);
        Tongue tongue = lab.json() ? Tongue.ENGLISH : Speech.of(spec).tongue();
        RuleComparison comparison = LabRun.compare(ofWas, ofNow, lab.pace(), tongue);
        List<String> words = new ArrayList<>(List.of(turnings(found, values, tongue)));
        for (Goal goal : found.goals()) words.add(tongue.say(inWords(goal, comparison)));
        words.add(tongue.say("commands.tune.fresh", "searched", String.format(tongue.numbers(), "%,d", searched), "games", String.format(tongue.numbers(), "%,d", lab.games())));
        words.addAll(comparison.inWords());
        tell(comparison, found, words, was, mod, home);
        removeCandidate(kept);
        return found.goals().stream().filter(goal -> !goal.isEndless()).allMatch(goal -> goal.answer(comparison) != Goal.Answer.MISSED) ? 0 : 1;
    }

    /** @param which tells compromises apart */
    private Path write(Trial before, TunedValues values, Candidate best, Path home, String which) throws IOException {
        String game = before.blueprint().pack.info().id(), id = game + "-tuned" + which;
        Path mod = home.resolve(id);
        values.write(mod, id, before.blueprint().pack.info().title() + ", tuned", best.values());
        return mod;
    }

    /** What is known when somebody stops the program: the best so far as a mod, which nothing has checked yet. */
    private int breakOff(LabRun run, Trial before, TunedValues values, Compromises found, long searched, Path home) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (!found.front().isEmpty()) {
            Candidate best = found.best();
            Path mod = write(before, values, best, home, "");
            if (lab.json()) {
                Map<String, Object> map = LabRun.about(before, match.mods());
                map.put("brokenOff", true);
                map.put("knobs", found.knobs().stream().map(Knob::toString).toList());
                map.put("goals", goals);
                map.put("values", found.told(best));
                map.put("games", searched);
                map.put("front", found.forPrograms());
                out.println(Json.write(map));
            } else {
                out.println(found.values(best));
                Tongue tongue = Speech.of(spec).tongue();
                out.println(found.standing(best, tongue));
                others(found, tongue, out);
                out.println(Speech.of(spec).say("commands.tune.best", "games", String.valueOf(best.games()), "mod", mod));
            }
            out.flush();
        }
        return run.conclude(BreakOff.EXIT_CODE, Message.of("commands.tune.searched", "games", String.format(Locale.ROOT, "%,d", searched)));
    }

    private static void others(Compromises found, Tongue tongue, PrintWriter out) {
        for (Candidate other : found.others()) out.println(tongue.say("commands.tune.another", "values", found.values(other), "standing", found.standing(other, tongue)));
    }

    /** Such as "insight = 3 (was 2), lastRound = 12 (as it was)." */
    private static String turnings(Compromises found, TunedValues values, Tongue tongue) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < found.knobs().size(); i++) {
            Knob knob = found.knobs().get(i);
            int was = values.now().get(i), now = found.best().values().get(i);
            all.add(knob.name() + " = " + knob.told(now) + (knob.isQuestion() ? "" : " (" + (was == now ? tongue.say("commands.tune.as-it-was") : tongue.say("reports.was", "value", knob.told(was))) + ")"));
        }
        return String.join(", ", all) + ".";
    }

    /** Whether a goal is met now, and was before. */
    private static Message inWords(Goal goal, RuleComparison comparison) {
        Goal.Answer answer = goal.answer(comparison);
        if (goal.isEndless()) {
            return Message.of("commands.tune.goal", "goal", goal, "answer", improvement(answer), "now", goal.standing(comparison.now()), "before", goal.standing(comparison.before()));
        }
        return Message.of("commands.tune.goal-before", "goal", goal, "answer", inWords(answer), "now", goal.standing(comparison.now()),
            "was", inWords(goal.answer(comparison.before())), "before", goal.standing(comparison.before()));
    }

    private static Message improvement(Goal.Answer answer) {
        return switch (answer) {
            case MET -> Message.of("commands.tune.improved");
            case UNSURE -> Message.of("commands.tune.not-improved");
            case MISSED -> Message.of("commands.tune.worsened");
        };
    }

    private static Message inWords(Goal.Answer answer) {
        return switch (answer) {
            case MET -> Message.of("commands.tune.met");
            case UNSURE -> Message.of("commands.tune.unsure");
            case MISSED -> Message.of("commands.tune.missed");
        };
    }

    private void tell(RuleComparison comparison, Compromises found, List<String> words, Trial was, Path mod, Path home) {
        PrintWriter out = spec.commandLine().getOut();
        Tongue tongue = comparison.now().tongue();
        if (lab.json()) {
            Map<String, Object> map = LabRun.about(was, match.mods());
            map.put("knobs", found.knobs().stream().map(Knob::toString).toList());
            map.put("goals", goals);
            map.put("values", found.told(found.best()));
            map.put("front", found.forPrograms());
            map.put("words", words);
            map.putAll(new LinkedHashMap<>(comparison.forPrograms()));
            out.println(Json.write(map));
        } else {
            words.forEach(out::println);
            others(found, tongue, out);
        }
        String title = new Lexicon(comparison.now().blueprint(), tongue.language(), List.of()).gameTitle();
        Message facts = Message.of("reports.page.facts.each", "facts", lab.facts(was, lab.games(), tongue));
        LabPage.Heading heading = new LabPage.Heading(title, tongue.say("reports.page.tuned"), tongue.say(facts), words, command(was));
        Path page = lab.write(LabPage.of(heading, comparison, tongue.say("reports.page.before"), tongue.say("reports.page.after-tuning"), found.drawn(tongue)), home.resolve("report.html").toString());
        if (!lab.json()) {
            out.println(tongue.say("commands.tune.mod", "mod", mod));
            out.println(tongue.say("commands.lab.page", "file", page));
        }
        out.flush();
    }

    private String command(Trial trial) {
        List<String> words = new ArrayList<>(List.of("./eldertable", "tune", pack));
        words.addAll(match.arguments(trial.blueprint()));
        knobs.forEach(knob -> words.addAll(List.of("--knob", "'" + knob + "'")));
        goals.forEach(goal -> words.addAll(List.of("--goal", "'" + goal + "'")));
        words.addAll(List.of("--budget", Long.toString(budget), "--candidates", Integer.toString(candidates)));
        words.addAll(lab.arguments());
        return String.join(" ", words);
    }

    private static void removeCandidate(Path kept) throws IOException {
        Path candidate = kept.resolve("candidate");
        if (!Files.exists(candidate)) return;
        try (Stream<Path> files = Files.list(candidate)) {
            for (Path file : files.toList()) Files.delete(file);
        }
        Files.delete(candidate);
    }

    private void refuse(boolean nonsense, Message why) {
        if (nonsense) throw new ParameterException(spec.commandLine(), Speech.of(spec).tongue().say(why));
    }
}
