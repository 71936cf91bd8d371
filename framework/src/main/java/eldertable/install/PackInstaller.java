package eldertable.install;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.files.PackZip;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.words.Message;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/**
 * Checks a pack that somebody handed over, a zip or a folder, and keeps a copy among the user's own: a game in the data folder, a mod in its
 * folder {@code mods}. Nothing of it is run for that, and nothing changes if it is refused.
 */
public final class PackInstaller {
    /** What was done. @param replaced the version that lay there before */
    public record Installed(String id, String title, String version, boolean mod, Path place, Optional<String> replaced, List<Diagnostic> warnings) {
        /** In one line. */
        public Message telling() {
            if (replaced.isEmpty()) return Message.of(mod ? "session.installed.mod" : "session.installed.game", "title", title, "version", version);
            return Message.of(mod ? "session.installed.mod-instead" : "session.installed.game-instead", "title", title, "version", version, "old", replaced.get());
        }

        /** The same in English. */
        public String told() {
            return telling().english();
        }
    }

    /** Why it was not, for the user. */
    public static final class Refused extends Exception {
        private static final long serialVersionUID = 1;
        private final transient List<Diagnostic> problems;

        private final transient Message telling;

        Refused(Message telling, List<Diagnostic> problems) {
            super(telling.english());
            this.telling = telling;
            this.problems = List.copyOf(problems);
        }

        public Message telling() {
            return telling;
        }

        public List<Diagnostic> problems() {
            return problems;
        }
    }

    private final PackLibrary library;
    private final Path data;

    /** @param library all packs that there are; @param data the user's folder */
    public PackInstaller(PackLibrary library, Path data) {
        this.library = library;
        this.data = data;
    }

    public Installed install(Path source) throws Refused, IOException {
        String name = source.getFileName() == null ? source.toString() : source.getFileName().toString();
        if (!Files.exists(source)) throw new Refused(Message.of("session.install.no-file", "file", source), List.of());
        Problems problems = new Problems();
        PackFiles files = PackFiles.open(source, problems).orElse(null);
        if (files == null || !files.has("pack.yaml")) {
            throw new Refused(Message.of("session.install.no-pack", "name", name), problems.list().stream().filter(Diagnostic::isError).toList());
        }
        PackLoad load = library.load(source.toAbsolutePath().toString());
        List<Diagnostic> errors = load.problems().stream().filter(Diagnostic::isError).toList();
        if (load.pack().isEmpty() || !errors.isEmpty()) throw new Refused(Message.of("session.install.refused", "name", name, "summary", DiagnosticPrinter.summary(errors)), errors);
        PackLibrary.Order order = library.order(source.toAbsolutePath().toString(), List.of());
        PackLibrary.Entry entry = order.mods().isEmpty() ? order.game().orElseThrow() : order.mods().get(order.mods().size() - 1);
        return keep(entry, files, load.problems());
    }

    private Installed keep(PackLibrary.Entry entry, PackFiles files, List<Diagnostic> problems) throws Refused, IOException {
        Path folder = entry.isMod() ? data.resolve("mods") : data, place = folder.resolve(entry.id() + ".zip");
        for (PackLibrary.Entry known : library.entries()) {
            Path path = known.path().toAbsolutePath().normalize();
            if (!known.id().equals(entry.id()) || path.equals(entry.path().toAbsolutePath().normalize()) || path.equals(place.toAbsolutePath().normalize())) continue;
            throw new Refused(Message.of("session.install.known", "pack", entry.id(), "path", known.path()), List.of());
        }
        Optional<String> replaced = library.entries().stream()
            .filter(known -> known.path().toAbsolutePath().normalize().equals(place.toAbsolutePath().normalize())).map(known -> known.info().version()).findFirst();
        Files.createDirectories(folder);
        Path copy = Files.createTempFile(folder, entry.id(), ".new");
        try {
            Files.write(copy, PackZip.of(files));
            Files.move(copy, place, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(copy);
        }
        String title = entry.info().title().isEmpty() ? entry.id() : entry.info().title();
        return new Installed(entry.id(), title, entry.info().version(), entry.isMod(), place, replaced, problems);
    }
}
