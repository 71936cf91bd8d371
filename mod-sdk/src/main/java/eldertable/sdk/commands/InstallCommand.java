package eldertable.sdk.commands;

import eldertable.install.PackInstaller;
import eldertable.pack.library.PackLibrary;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.session.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "install", description = "Checks a game or mod that somebody gave you, and keeps a copy where all games are found.",
    footer = {"", "What is not in order is refused, with every problem; nothing is changed then. A newer version takes the place of an older one. Packs of",
        "strangers play in a process of their own. In the window, drop the file on it."})
public final class InstallCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE|FOLDER", arity = "1..*", description = "The pack: a zip, or a folder with a pack.yaml.")
    private List<Path> packs;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        PackLibrary library = PackShelf.of(Home.current()).library();
        PackInstaller installer = new PackInstaller(library, DataFolder.current());
        for (Path pack : packs) {
            try {
                PackInstaller.Installed done = installer.install(pack);
                PackShelf.complain(done.warnings(), spec.commandLine().getErr());
                spec.commandLine().getOut().println(done.told() + ": " + done.place());
            } catch (PackInstaller.Refused refused) {
                PackShelf.complain(refused.problems(), spec.commandLine().getErr());
                throw new CommandFailure(refused.getMessage());
            }
        }
        spec.commandLine().getOut().flush();
        return 0;
    }
}
