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
import eldertable.sdk.tuning.Goal;
import eldertable.sdk.tuning.Knob;
import eldertable.sdk.tuning.TunedValues;
import eldertable.sdk.tuning.Tuning;
import eldertable.sdk.tuning.TuningField;
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
            wanted.forEach(goal -> refuse(!goal.complaint(nothing).isEmpty(), Message.plain(goal.complaint(nothing))));
            Function<PackDef, Trial> trials = one -> new Trial(match.of(one, lab.seats()), before.bots(), before.seed(), before.mostMoves());
            String same = before.bots() + " " + before.seed() + " " + before.mostMoves() + " " + before.blueprint().players + before.blueprint().options;
            TuningField field = new TuningField(shelf.library(), pack, match.mods(), values, trials, run.hands(), kept, same);
            long first = Math.max(10, Math.min(lab.games(), budget / candidates / 4));
            Tuning tuning = new Tuning(new Tuning.Plan(turned, wanted, budget, first, candidates, lab.run().seed(), lab.pace()), field);
            List<Candidate> front = search(run, tuning, field, values.now());
            if (run.breakOff().hasHappened()) return breakOff(run, before, values, turned, front, tuning.played(), home);
            if (front.isEmpty()) throw new CommandFailure("No game could be played with any of these numbers.\n" + field.problem());
            return conclude(run, shelf, before, values, wanted, turned, front, tuning.played(), home, kept);
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
        } catch (IllegalArgumentException unknown) {
            throw new CommandFailure(unknown.getMessage());
        }
    }

    private <T> List<T> parsed(List<String> texts, Function<String, T> reader) {
        try {
            return texts.stream().map(reader).toList();
        } catch (IllegalArgumentException misunderstood) {
            throw new ParameterException(spec.commandLine(), misunderstood.getMessage());
        }
    }

    /** Writes the mod, and sees on fresh seeds what it is worth. */
    private int conclude(LabRun run, PackShelf shelf, Trial before, TunedValues values, List<Goal> wanted, List<Knob> turned, List<Candidate> front, long searched, Path home, Path kept)
            throws IOException, RuleFault {
        Path mod = write(before, values, front.get(0), home);
        List<String> mods = new ArrayList<>(match.mods());
        mods.add(mod.toString());
        PackDef tuned = shelf.take(pack, mods, spec.commandLine().getErr());
        Trial was = new Trial(before.blueprint(), before.bots(), before.seed() + FRESH, before.mostMoves());
        Trial now = new Trial(match.of(tuned, lab.seats()), before.bots(), before.seed() + FRESH, before.mostMoves());
        Ledger ofWas = run.play(was), ofNow = run.play(now);
        if (run.breakOff().hasHappened()) return breakOff(run, before, values, turned, front, searched, home);
        RuleComparison comparison = new RuleComparison(new LabFindings(ofWas, lab.pace()), new LabFindings(ofNow, lab.pace()));
        List<String> words = new ArrayList<>(List.of(turnings(turned, values, front.get(0))));
        for (Goal goal : wanted) {
            words.add("Goal '" + goal + "': " + inWords(goal.answer(comparison.now())) + ", " + goal.standing(comparison.now()) + "; before, " + goal.standing(comparison.before()) + ".");
        }
        words.add(String.format(Locale.ROOT, "The search played %,d games; these are %,d others that it never saw.", searched, lab.games()));
        words.addAll(comparison.inWords());
        tell(comparison, turned, front, words, was, mod, home);
        removeCandidate(kept);
        return wanted.stream().allMatch(goal -> goal.answer(comparison.now()) != Goal.Answer.MISSED) ? 0 : 1;
    }

    private Path write(Trial before, TunedValues values, Candidate best, Path home) throws IOException {
        String game = before.blueprint().pack.info().id(), id = game + "-tuned";
        Path mod = home.resolve(id);
        values.write(mod, id, before.blueprint().pack.info().title() + ", tuned", best.values());
        return mod;
    }

    /** What is known when somebody stops the program: the best so far as a mod, which nothing has checked yet. */
    private int breakOff(LabRun run, Trial before, TunedValues values, List<Knob> turned, List<Candidate> front, long searched, Path home) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (!front.isEmpty()) {
            Candidate best = front.get(0);
            Path mod = write(before, values, best, home);
            if (lab.json()) {
                Map<String, Object> map = LabRun.about(before, match.mods());
                map.put("brokenOff", true);
                map.put("knobs", turned.stream().map(Knob::toString).toList());
                map.put("goals", goals);
                map.put("values", told(turned, best));
                map.put("games", searched);
                out.println(Json.write(map));
            } else {
                for (int i = 0; i < turned.size(); i++) out.println(turned.get(i).name() + " = " + turned.get(i).told(best.values().get(i)));
                out.println("The best so far, on " + best.games() + " games, and on no fresh ones yet. The mod: " + mod);
            }
            out.flush();
        }
        return run.conclude(BreakOff.EXIT_CODE, Message.of("commands.tune.searched", "games", String.format(Locale.ROOT, "%,d", searched)));
    }

    /** Such as "insight = 3 (was 2), lastRound = 12 (as it was)." */
    private static String turnings(List<Knob> turned, TunedValues values, Candidate best) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < turned.size(); i++) {
            Knob knob = turned.get(i);
            int was = values.now().get(i), now = best.values().get(i);
            all.add(knob.name() + " = " + knob.told(now) + (knob.isQuestion() ? "" : was == now ? " (as it was)" : " (was " + knob.told(was) + ")"));
        }
        return String.join(", ", all) + ".";
    }

    private static List<Object> told(List<Knob> turned, Candidate candidate) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < turned.size(); i++) all.add(turned.get(i).told(candidate.values().get(i)));
        return all;
    }

    private static String inWords(Goal.Answer answer) {
        return switch (answer) {
            case MET -> "met";
            case UNSURE -> "not shown to be missed";
            case MISSED -> "missed";
        };
    }

    private void tell(RuleComparison comparison, List<Knob> turned, List<Candidate> front, List<String> words, Trial was, Path mod, Path home) {
        PrintWriter out = spec.commandLine().getOut();
        if (lab.json()) {
            Map<String, Object> map = LabRun.about(was, match.mods());
            map.put("knobs", turned.stream().map(Knob::toString).toList());
            map.put("goals", goals);
            map.put("values", told(turned, front.get(0)));
            map.put("front", front.stream().map(one -> Map.of("values", told(turned, one), "distances", one.distances())).toList());
            map.put("words", words);
            map.putAll(new LinkedHashMap<>(comparison.forPrograms()));
            out.println(Json.write(map));
        } else {
            words.forEach(out::println);
            for (Candidate other : front.subList(1, Math.min(front.size(), 6))) out.println("Another compromise: " + told(turned, other));
        }
        String title = comparison.now().blueprint().pack.info().title();
        LabPage.Heading heading = new LabPage.Heading(title, "Tuned, compared with what it was", lab.facts(was, lab.games()) + ", for each of the two", words, "./eldertable tune " + pack + " …");
        Path page = lab.write(LabPage.of(heading, comparison, "before", "tuned"), home.resolve("report.html").toString());
        if (!lab.json()) out.println("The mod: " + mod + "\nThe page: " + page);
        out.flush();
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
