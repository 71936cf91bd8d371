package eldertable.sdk.measuring;

import eldertable.pack.library.PackLibrary;
import eldertable.reload.PacksInPlay;
import eldertable.reload.Reload;
import eldertable.reload.Reloader;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.WorkFolder;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * How long it takes from saving a file to the new rule in force: a copy of the pack is edited on disk while a match of it
 * stands, and each edit is waited for.
 */
public final class ReloadPace {
    /** @param millis of each edit, from the shortest to the longest */
    public record Result(String kind, String file, List<Double> millis) {
    public     double part(double part) {
            return millis.get((int) Math.min(millis.size() - 1, Math.ceil(part * millis.size()) - 1));
        }

    public     Map<String, Object> forPrograms() {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("kind", kind);
            all.put("file", file);
            all.put("edits", millis.size());
            all.put("medianMillis", part(0.5));
            all.put("percentile95Millis", part(0.95));
            all.put("worstMillis", part(1));
            return all;
        }
    }

    private static final int MOVES = 10;

    private final ScriptEngine scripts;
    private final Blueprint blueprint;
    private final Consumer<Message> progress;

    public ReloadPace(ScriptEngine scripts, Blueprint blueprint, Consumer<Message> progress) {
        this.scripts = scripts;
        this.blueprint = blueprint;
        this.progress = progress;
    }

    /** @param pack a folder */
    public List<Result> measure(Path pack, int edits) throws IOException, RuleFault, InterruptedException {
        try (WorkFolder folder = WorkFolder.open("reload")) {
            Path copy = folder.path().resolve(pack.toAbsolutePath().normalize().getFileName().toString());
            WorkFolder.copy(pack, copy);
            return measureCopy(new PacksInPlay(new PackLibrary(List.of(folder.path())), copy.toString(), List.of()), copy, edits);
        }
    }

    private List<Result> measureCopy(PacksInPlay packs, Path copy, int edits) throws IOException, RuleFault, InterruptedException {
        var pack = packs.load().pack().orElseThrow(() -> new CommandFailure(Message.of("bench.reload.no-copy")));
        List<MatchSetup.Seat> seats = new ArrayList<>();
        MatchSetup.people(blueprint.players).forEach(seat -> seats.add(new MatchSetup.Seat(seat.name(), "random")));
        MatchSetup setup = MatchSetup.of("bench", pack, blueprint.players, blueprint.options, 1, seats);
        Semaphore news = new Semaphore(0);
        List<Result> results = new ArrayList<>();
        try (GameSession session = new GameSession(scripts, pack, setup); Reloader reloader = new Reloader(packs, session::engineFor, news::release, false)) {
            for (int i = 0; i < MOVES && session.botToAct() >= 0; i++) session.playBot(session.botToAct(), eldertable.bot.Budget.playouts(1));
            // As play --author does.
            progress.accept(Message.of("bench.progress.rehearsal"));
            Reloader.rehearse(packs, session::engineFor, () -> false);
            for (var file : files(copy).entrySet()) {
                List<Double> millis = new ArrayList<>();
                for (int i = 1; i <= edits; i++) {
                    progress.accept(Message.of("bench.progress.reload", "file", file.getKey(), "edit", i, "edits", edits));
                    millis.add(edit(file.getValue(), i, session, reloader, news));
                }
                millis.sort(Comparator.naturalOrder());
                results.add(new Result(file.getKey(), copy.relativize(file.getValue()).toString(), List.copyOf(millis)));
            }
        }
        return results;
    }

    /** One file of each kind that the pack has. */
    private static Map<String, Path> files(Path copy) throws IOException {
        Map<String, Path> files = new LinkedHashMap<>();
        for (String[] kind : new String[][] {{"YAML", "components.yaml"}, {"script", "rules.mjs"}, {"table", "table.yaml"}}) {
            if (Files.exists(copy.resolve(kind[1]))) files.put(kind[0], copy.resolve(kind[1]));
        }
        if (Files.isDirectory(copy.resolve("text"))) {
            try (Stream<Path> texts = Files.list(copy.resolve("text"))) {
                texts.filter(path -> path.toString().endsWith(".yaml")).sorted().findFirst().ifPresent(path -> files.put("text", path));
            }
        }
        return files;
    }

    private static double edit(Path file, int number, GameSession session, Reloader reloader, Semaphore news) throws IOException, InterruptedException {
        String text = Files.readString(file);
        String changed = file.toString().endsWith(".mjs") ? text + "// change " + number + "\n"
            : file.endsWith("components.yaml") && text.contains("\ncounters:\n")
            ? text.replaceFirst("\ncounters:\n(  reloadProbe: .*\n)?", "\ncounters:\n  reloadProbe: { start: " + number + " }\n")
            : text + "# change " + number + "\n";
        long start = System.nanoTime();
        Files.writeString(file, changed);
        if (!news.tryAcquire(60, TimeUnit.SECONDS)) throw new CommandFailure(Message.of("bench.reload.unnoticed", "file", file.getFileName()));
        Reload reload = reloader.take();
        if (reload == null || reload.isBroken()) {
            throw new CommandFailure(Message.of("bench.reload.broke", "file", file.getFileName()).and(reload == null ? Message.NONE : reload.problems().get(0).telling()));
        }
        boolean adopted = session.adopt(reload.rules()).adopted();
        double millis = (System.nanoTime() - start) / 1e6;
        if (!adopted) throw new CommandFailure(Message.of("bench.reload.not-in-force", "file", file.getFileName()));
        news.drainPermits();
        return millis;
    }
}
