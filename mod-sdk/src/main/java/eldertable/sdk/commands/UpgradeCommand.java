package eldertable.sdk.commands;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.upgrading.Upgrade;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "upgrade")
public final class UpgradeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK")
    private String pack;

    @Option(names = "--write")
    private boolean write;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        Path folder = PackShelf.of(spec).library().find(pack).path().orElseThrow(() -> new CommandFailure(Message.of("commands.no-pack", "pack", pack)));
        if (!Files.isDirectory(folder)) throw new CommandFailure(Message.of("commands.upgrade.zip", "pack", pack));
        Upgrade upgrade = new Upgrade(texts(folder));
        PrintWriter out = spec.commandLine().getOut();
        if (!upgrade.isFormer()) {
            out.println(Speech.of(spec).say("commands.upgrade.nothing", "pack", pack));
            return 0;
        }
        tell(out, Speech.of(spec).say(write ? "commands.upgrade.changed" : "commands.upgrade.to-change"), upgrade.changes());
        tell(out, Speech.of(spec).say("commands.upgrade.decide"), upgrade.questions());
        if (write) {
            for (Map.Entry<String, String> file : upgrade.files().entrySet()) Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        out.println(write ? Speech.of(spec).say("commands.upgrade.now-check", "pack", pack) : Speech.of(spec).say("commands.upgrade.unwritten"));
        out.flush();
        return 0;
    }

    private static Map<String, String> texts(Path folder) {
        PackFiles files = PackFiles.open(folder, new Problems()).orElseThrow(() -> new CommandFailure(Message.of("commands.upgrade.unreadable", "folder", folder)));
        Map<String, String> texts = new TreeMap<>();
        for (String path : files.paths()) {
            if (path.endsWith(".yaml") || path.endsWith(".mjs")) texts.put(path, new String(files.bytes(path).orElseThrow(), StandardCharsets.UTF_8));
        }
        return texts;
    }

    private void tell(PrintWriter out, String title, List<Upgrade.Note> notes) {
        if (notes.isEmpty()) return;
        out.println(title);
        for (Upgrade.Note note : notes) out.println("  " + note.span() + "  " + Speech.of(spec).tongue().say(note.text()));
    }
}
