package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.json.Json;
import eldertable.pack.files.PackFiles;
import eldertable.pack.files.PackZip;
import eldertable.pack.library.PackLibrary;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.words.Amount;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "pack")
public final class PackCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK")
    private String pack;

    @Option(names = "--out", paramLabel = "FILE")
    private Path target;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        PackLibrary library = PackShelf.of(spec).library();
        List<Diagnostic> problems = new PackExamination(library).of(List.of(pack), List.of());
        PackShelf.complain(problems, spec);
        if (problems.stream().anyMatch(Diagnostic::isError)) {
            throw new CommandFailure(Message.of("commands.not-packed", "pack", pack, "summary", DiagnosticPrinter.summary(problems)));
        }
        Path place = library.find(pack).path().orElseThrow();
        PackFiles files = PackFiles.open(place, new Problems()).orElseThrow();
        PackLibrary.Order order = library.order(pack, List.of());
        PackLibrary.Entry entry = order.mods().isEmpty() ? order.game().orElseThrow() : order.mods().get(order.mods().size() - 1);
        Path out = target != null ? target : Path.of(entry.id() + "-" + entry.info().version() + ".zip");
        byte[] bytes = PackZip.of(files);
        Files.write(out, bytes);
        tell(out, entry, files.paths().size(), bytes);
        return 0;
    }

    private void tell(Path file, PackLibrary.Entry entry, int count, byte[] bytes) {
        PrintWriter out = spec.commandLine().getOut();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("file", file.toString());
        all.put("id", entry.id());
        all.put("version", entry.info().version());
        all.put("files", count);
        all.put("bytes", bytes.length);
        all.put("sha256", sha256(bytes));
        out.println(json ? Json.write(all) : Speech.of(spec).say("commands.packed", "file", file, "files", count, "bytes", Amount.of(bytes.length), "hash", sha256(bytes)));
        out.flush();
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
