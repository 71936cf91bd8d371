package eldertable.sdk.tuning;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.lab.Ledger;
import eldertable.lab.Trial;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.sdk.lab.Hands;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** Plays candidates as mods of the game, and keeps every ledger in a folder: whoever searches again with the same words goes on where the search was. */
public final class TuningField implements Tuning.Field {
    private final PackLibrary library;
    private final String pack;
    private final List<String> mods;
    private final TunedMod mod;
    private final Function<PackDef, Trial> trials;
    private final Hands hands;
    private final Path folder;
    private final String run;
    private String problem = "";
    private long remembered;

    /**
     * @param trials says who plays a pack
     * @param folder where what was played is kept
     * @param run    what else the games depend on, besides pack, values and numbers
     */
    public TuningField(PackLibrary library, String pack, List<String> mods, TunedValues values, Function<PackDef, Trial> trials, Hands hands, Path folder, String run) {
        this.library = library;
        this.pack = pack;
        this.mods = mods;
        this.mod = values.mod();
        this.trials = trials;
        this.hands = hands;
        this.folder = folder;
        this.run = run;
    }

    @Override
    public Ledger play(List<Integer> values, long from, long until, LongConsumer progress) throws RuleFault, InterruptedException {
        try {
            Path candidate = folder.resolve("candidate");
            mod.write(candidate, "candidate", "A candidate", values);
            List<String> all = new ArrayList<>(mods);
            all.add(candidate.toString());
            PackLoad load = library.load(pack, all);
            if (load.pack().isEmpty()) {
                problem = DiagnosticPrinter.plain(Tongue.ENGLISH).print(load.problems().stream().filter(Diagnostic::isError).toList());
                return null;
            }
            Trial trial = trials.apply(load.pack().get());
            Path kept = folder.resolve(UUID.nameUUIDFromBytes(key(load.pack().get()).getBytes(StandardCharsets.UTF_8)) + "-" + from + "-" + until + ".ledger");
            if (Files.exists(kept)) {
                remembered += until - from;
                return read(trial.blueprint(), kept);
            }
            Ledger ledger = hands.play(trial, from, until, (played, sofar) -> progress.accept(played));
            write(ledger, kept);
            return ledger;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All that games depend on, besides their numbers: the game, its mods, the candidate among them, and who plays. */
    private String key(PackDef played) {
        return run + " " + played.hash() + " " + played.mods().stream().map(ModDef::hash).toList();
    }

    /** How many games need not be played, since they were when the search was broken off. */
    public long remembered() {
        return remembered;
    }

    /** Why the last candidate that could not be played could not, or "". */
    public String problem() {
        return problem;
    }

    private static Ledger read(Blueprint blueprint, Path kept) throws IOException {
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(Files.newInputStream(kept)))) {
            return Ledger.read(blueprint, in);
        }
    }

    /** Whole or not at all: a search may be broken off at any moment. */
    private static void write(Ledger ledger, Path kept) throws IOException {
        Path fresh = kept.resolveSibling(kept.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(Files.newOutputStream(fresh)))) {
            ledger.write(out);
        }
        Files.move(fresh, kept, StandardCopyOption.REPLACE_EXISTING);
    }
}
