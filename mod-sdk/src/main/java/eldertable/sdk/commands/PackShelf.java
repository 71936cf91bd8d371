package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.session.DataFolder;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;

/** Where commands get packs from: the content folder, the user's own folder, the handbook's examples, or a path. */
record PackShelf(PackLibrary library, Tongue tongue) {
    private static final Set<String> TOLD = Set.of("mods-disagree", "shadowed-pack");

    /** For a command, in whose language it complains. */
    static PackShelf of(CommandSpec command) {
        Home home = Home.current();
        return new PackShelf(new PackLibrary(List.of(shown(home.content()), shown(DataFolder.current()), shown(home.handbook()))), Speech.of(command).tongue());
    }

    /** Paths below the current folder are told as people would write them. */
    static Path shown(Path path) {
        Path here = Path.of("").toAbsolutePath();
        return path.startsWith(here) && !path.equals(here) ? here.relativize(path) : path;
    }

    /** What people may choose from: all but the handbook's examples. */
    List<PackLibrary.Entry> games() {
        return library.entries().stream().filter(entry -> !isExample(entry.path())).toList();
    }

    /** The same to choose from in a lobby. */
    static PackLibrary forLobby() {
        return new PackLibrary(List.of(shown(Home.current().content()), shown(DataFolder.current())));
    }

    /** What a pack is called, in a language if it speaks it. */
    String title(PackInfo pack, String language) {
        return library.entries().stream().filter(entry -> entry.id().equals(pack.id())).findFirst().map(entry -> library.title(entry, language)).orElse(pack.title());
    }

    private static boolean isExample(Path path) {
        return path.toAbsolutePath().normalize().startsWith(Home.current().handbook());
    }

    /** The window does not look into the handbook, so that its shelf holds none of it: an example goes there by its path. */
    String forWindow(String idOrPath) {
        return library.find(idOrPath).path().filter(PackShelf::isExample).map(Path::toString).orElse(idOrPath);
    }

    /** A game with the files it was read from. */
    record Copy(PackDef pack, PackFiles files) {}

    /** A game that can be played. Otherwise its errors are printed, and the command fails. */
    PackDef take(String idOrPath, PrintWriter err) {
        return take(idOrPath, List.of(), err);
    }

    /** With mods laid over it. */
    PackDef take(String idOrPath, List<String> mods, PrintWriter err) {
        return usable(idOrPath, library.load(idOrPath, mods), err);
    }

    /** As above, with the pack's own files. */
    Copy copy(String idOrPath, List<String> mods, PrintWriter err) {
        PackLibrary.Found found = library.find(idOrPath);
        Problems problems = new Problems();
        problems.addAll(found.problems());
        Optional<PackFiles> files = found.path().flatMap(path -> PackFiles.open(path, problems));
        PackLoad load = files.isPresent() ? library.load(idOrPath, mods) : new PackLoad(Optional.empty(), problems.list());
        return new Copy(usable(idOrPath, load, err), files.orElse(null));
    }

    /** Mods that disagree, and packs that hide others, are told of even where nothing else is worth a word before a game. */
    private PackDef usable(String idOrPath, PackLoad load, PrintWriter err) {
        complain(load.problems().stream().filter(problem -> TOLD.contains(problem.code())).toList(), tongue, err);
        return load.pack().orElseThrow(() -> {
            List<Diagnostic> errors = load.problems().stream().filter(Diagnostic::isError).toList();
            complain(errors, tongue, err);
            return new CommandFailure(Message.of("commands.unplayable", "pack", idOrPath, "summary", DiagnosticPrinter.summary(errors)));
        });
    }

    /** Tells the user of a command. */
    static void complain(List<Diagnostic> problems, CommandSpec command) {
        complain(problems, Speech.of(command).tongue(), command.commandLine().getErr());
    }

    private static void complain(List<Diagnostic> problems, Tongue tongue, PrintWriter err) {
        err.print(DiagnosticPrinter.plain(tongue).print(problems));
        err.flush();
    }
}
