package eldertable.sdk.commands;

import eldertable.install.PackInstaller;
import eldertable.pack.library.PackLibrary;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.session.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "install")
public final class InstallCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE|FOLDER", arity = "1..*")
    private List<Path> packs;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        PackLibrary library = PackShelf.of(spec).library();
        PackInstaller installer = new PackInstaller(library, DataFolder.current());
        for (Path pack : packs) {
            try {
                PackInstaller.Installed done = installer.install(pack);
                PackShelf.complain(done.warnings(), spec);
                spec.commandLine().getOut().println(Speech.of(spec).tongue().say(done.telling()) + ": " + done.place());
            } catch (PackInstaller.Refused refused) {
                PackShelf.complain(refused.problems(), spec);
                throw new CommandFailure(refused.telling());
            }
        }
        spec.commandLine().getOut().flush();
        return 0;
    }
}
