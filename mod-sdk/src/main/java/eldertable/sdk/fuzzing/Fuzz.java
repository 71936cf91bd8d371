package eldertable.sdk.fuzzing;

import eldertable.diagnostic.Problems;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.scenario.ResultPrinter;
import eldertable.scenario.ScenarioReader;
import eldertable.scenario.ScenarioResult;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chance;
import eldertable.words.Tongue;
import eldertable.yaml.YamlReader;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** Makes up input for each target in turn. What comes back from a target in any other way than usual is kept with its input. */
public final class Fuzz implements AutoCloseable {
    /** Longer than anything sound takes on the slowest machine. */
    private static final long MOST_SECONDS = 90;
    private static final int PARTING_SECONDS = 5;

    /** @param file where the input was kept */
    public record Crash(String target, String what, Path file) {}

    private final List<FuzzTarget> targets = new ArrayList<>();
    private final ScriptEngine scripts = new ScriptEngine();
    private final Map<String, Scenarios> scenarios = new LinkedHashMap<>();
    private final Path crashes;
    private final List<Crash> found = new ArrayList<>();
    private final Map<String, Long> inputs = new LinkedHashMap<>();
    /** Everything is read on one thread, so that one that never comes back can be left. */
    private final ExecutorService reader = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "fuzz");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * @param content where sound packs are; @param folder of its own, for saves
     * @param crashes where inputs that did harm are kept; made when there is one
     */
    public Fuzz(Path content, Path folder, Path crashes) {
        this.crashes = crashes;
        SoundPacks packs = new SoundPacks(content);
        targets.add(new FileTarget("yaml", 20, packs, path -> path.endsWith(".yaml"), input ->
            YamlReader.read(input.head(), input.body().getBytes(StandardCharsets.UTF_8), new Problems())));
        targets.add(new FileTarget("pack", 5, packs, path -> path.endsWith(".yaml") && !path.startsWith("scenarios/"), input -> pack(packs, input)));
        targets.add(new FileTarget("scenario", 1, packs, path -> path.startsWith("scenarios/"), input -> scenario(packs, input)));
        for (MatchTarget.Words words : MatchTarget.Words.values()) targets.add(new MatchTarget(words, packs, scripts, folder));
        targets.add(new MoveTarget(packs, scripts));
        targets.add(new GuestTarget(packs, scripts));
        targets.add(new ServerTarget(packs, scripts));
    }

    /** With targets of a test's own. */
    Fuzz(List<FuzzTarget> targets, Path crashes) {
        this.crashes = crashes;
        this.targets.addAll(targets);
    }

    public List<String> names() {
        return targets.stream().map(FuzzTarget::name).toList();
    }

    private static void pack(SoundPacks packs, SoundPacks.Input input) {
        PackLoad load = PackReader.read(packs.with(input.head(), input.body()));
        boolean errors = load.problems().stream().anyMatch(problem -> problem.isError());
        if (load.pack().isEmpty() && !errors) throw new IllegalStateException("no pack, and no word why");
        for (var problem : load.problems()) {
            if (problem.span().line() < 1 || problem.message().contains("Exception")) throw new IllegalStateException("told badly: " + problem);
        }
    }

    private void scenario(SoundPacks packs, SoundPacks.Input input) {
        String game = packs.games().contains(input.head().replaceFirst("/.*", "")) ? input.head().replaceFirst("/.*", "") : packs.games().get(0);
        Scenarios running = scenarios.computeIfAbsent(game, id -> new Scenarios(scripts, packs.game(id)));
        for (ScenarioResult result : running.run(ScenarioReader.read(input.head(), input.body().getBytes(StandardCharsets.UTF_8), new Problems()))) {
            new ResultPrinter(Tongue.ENGLISH).print(result, true);
        }
    }

    /** Goes on as long as it is told to, round by round; what is read in each follows from the seed. */
    public void run(long seed, BooleanSupplier goingOn) throws IOException, InterruptedException {
        for (long round = 0; goingOn.getAsBoolean(); round++) {
            for (int i = 0; i < targets.size(); i++) {
                FuzzTarget target = targets.get(i);
                for (int share = 0; share < target.share() && goingOn.getAsBoolean(); share++) {
                    byte[] input = target.input(new SplittableRandom(Chance.derive(Chance.derive(seed, i), round * target.share() + share)));
                    if (!read(target, input)) return;
                }
            }
        }
    }

    /** One input again. */
    public void again(String target, byte[] input) throws IOException, InterruptedException {
        read(targets.stream().filter(one -> one.name().equals(target)).findFirst().orElseThrow(), input);
    }

    /** @return false if it never came back, so that nothing more can be read */
    private boolean read(FuzzTarget target, byte[] input) throws IOException, InterruptedException {
        inputs.merge(target.name(), 1L, Long::sum);
        try {
            CompletableFuture.runAsync(() -> {
                try {
                    target.read(input);
                } catch (RuntimeException | Error e) {
                    throw e;
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }, reader).get(MOST_SECONDS, TimeUnit.SECONDS);
            return true;
        } catch (ExecutionException crash) {
            keep(target, input, told(crash.getCause()));
            return true;
        } catch (TimeoutException endless) {
            keep(target, input, "did not come back within " + MOST_SECONDS + " seconds");
            return false;
        }
    }

    private static String told(Throwable crash) {
        Throwable cause = crash.getCause() == null ? crash : crash.getCause();
        StackTraceElement[] stack = cause.getStackTrace();
        return cause + (stack.length == 0 ? "" : " at " + stack[0]);
    }

    /** Of what is told in the same words one is enough. */
    private void keep(FuzzTarget target, byte[] input, String what) throws IOException {
        if (found.stream().anyMatch(crash -> crash.target().equals(target.name()) && crash.what().equals(what))) return;
        Files.createDirectories(crashes);
        Path file = Files.write(crashes.resolve(target.name() + "-" + found.size() + ".input"), input);
        found.add(new Crash(target.name(), what, file));
    }

    public List<Crash> crashes() {
        return List.copyOf(found);
    }

    /** By target: how many it was given. */
    public Map<String, Long> inputs() {
        return Map.copyOf(inputs);
    }

    @Override
    public void close() {
        reader.shutdownNow();
        try {
            reader.awaitTermination(PARTING_SECONDS, TimeUnit.SECONDS); // it may be in the middle of a file of ours
        } catch (InterruptedException told) {
            Thread.currentThread().interrupt();
        }
        targets.forEach(FuzzTarget::close);
        scenarios.values().forEach(Scenarios::close);
        scripts.close();
    }
}
