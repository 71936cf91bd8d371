package eldertable.sdk.commands;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.typings.ApiFiles;
import eldertable.sdk.typings.TypesFolder;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "types")
public final class TypesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK", arity = "0..1")
    private String pack;

    @Option(names = "--api", paramLabel = "FOLDER")
    private Path api;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        if ((pack == null) == (api == null)) throw new ParameterException(spec.commandLine(), Speech.of(spec).say("commands.types-what"));
        List<Path> written = api != null ? TypesFolder.write(api, ApiFiles.all()) : ofPack();
        PrintWriter out = spec.commandLine().getOut();
        written.forEach(file -> out.println(Speech.of(spec).say("commands.wrote", "file", file)));
        if (written.isEmpty()) out.println(Speech.of(spec).say("commands.types-current"));
        out.flush();
        return 0;
    }

    private List<Path> ofPack() throws IOException {
        PackShelf shelf = PackShelf.of(spec);
        PackDef def = shelf.take(pack, spec.commandLine().getErr());
        Path folder = folder(shelf.library(), pack);
        TypesFolder types = new TypesFolder(folder);
        List<Path> written = new ArrayList<>(types.write(def));
        written.addAll(types.writeSettings(!def.mods().isEmpty()));
        return written;
    }

    private static Path folder(PackLibrary library, String pack) {
        return library.find(pack).path().filter(Files::isDirectory).orElseThrow(() -> new CommandFailure(Message.of("commands.no-folder", "pack", pack)));
    }

    /** Brings the folder of a pack that has one up to date. What cannot be written is left as it is: nobody asked for it. */
    static void keepCurrent(PackShelf shelf, String pack) {
        Path folder = shelf.library().find(pack).path().orElse(null);
        if (folder == null || !TypesFolder.isIn(folder)) return;
        shelf.library().load(pack, List.of()).pack().ifPresent(def -> {
            try {
                new TypesFolder(folder).write(def);
            } catch (IOException unwritable) {
                // An editor that is told something old is no reason to fail.
            }
        });
    }
}
