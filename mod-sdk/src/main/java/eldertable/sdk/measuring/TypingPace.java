package eldertable.sdk.measuring;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.sdk.editing.PackLanguageServer;
import eldertable.sdk.editing.Workbench;
import eldertable.sdk.program.CommandFailure;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** How long an author waits after a keystroke until the editor knows what is wrong: an editor types into the largest files of a pack, through the protocol. */
public final class TypingPace implements LanguageClient {
    private static final int PIPE = 1 << 20, PATIENCE_SECONDS = 60;

    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final PackLibrary library;

    public TypingPace(PackLibrary library) {
        this.library = library;
    }

    /** @param strokes in each file, after as many that are not counted; @return for the largest YAML file and the largest script */
    public List<ReloadPace.Result> measure(Path pack, int strokes) throws IOException, InterruptedException {
        PipedInputStream toServer = new PipedInputStream(PIPE), toClient = new PipedInputStream(PIPE);
        try (PipedOutputStream fromClient = new PipedOutputStream(toServer); PipedOutputStream fromServer = new PipedOutputStream(toClient)) {
            Thread serving = new Thread(() -> PackLanguageServer.serve(new PackLanguageServer(library, new Idle(), ""), toServer, fromServer), "language server");
            serving.setDaemon(true);
            serving.start();
            var launcher = LSPLauncher.createClientLauncher(this, toClient, fromClient);
            launcher.startListening();
            LanguageServer server = launcher.getRemoteProxy();
            server.initialize(new InitializeParams()).join();
            List<ReloadPace.Result> results = new ArrayList<>();
            for (String ending : List.of(".yaml", ".mjs")) {
                Path file = largest(pack, ending);
                if (file != null) results.add(new ReloadPace.Result(ending.substring(1), pack.relativize(file).toString(), type(server, file, strokes)));
            }
            server.shutdown().join();
            server.exit();
            serving.join();
            return results;
        }
    }

    private static Path largest(Path pack, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(pack)) {
            return files.filter(file -> file.toString().endsWith(ending)).max(Comparator.comparingLong(file -> file.toFile().length())).orElse(null);
        }
    }

    private List<Double> type(LanguageServer server, Path file, int strokes) throws IOException, InterruptedException {
        String uri = file.toAbsolutePath().toUri().toString(), comment = file.toString().endsWith(".mjs") ? "// " : "# ";
        StringBuilder text = new StringBuilder(Files.readString(file)).append(comment);
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "text", 0, text.toString())));
        await(uri);
        List<Double> millis = new ArrayList<>();
        for (int i = 0; i < 2 * strokes; i++) {
            text.append((char) ('a' + i % 26));
            long start = System.nanoTime();
            server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(uri, i + 1),
                List.of(new TextDocumentContentChangeEvent(text.toString()))));
            await(uri);
            if (i >= strokes) millis.add((System.nanoTime() - start) / 1e6);
        }
        millis.sort(null);
        return millis;
    }

    private void await(String uri) throws InterruptedException {
        String next;
        do {
            next = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (next == null) throw new CommandFailure(Message.of("bench.typing.silent", "file", uri));
        } while (!next.equals(uri));
    }

    /** What is looked at when nobody types is no part of it. */
    private record Idle() implements Workbench {
        @Override public List<Diagnostic> examine(Path pack) {
            return List.of();
        }

        @Override public String run(Path pack, Path file, String title) {
            return "";
        }
    }

    @Override public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        told.add(diagnostics.getUri());
    }

    @Override public void telemetryEvent(Object object) { }

    @Override public void showMessage(MessageParams message) { }

    @Override public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(null);
    }

    @Override public void logMessage(MessageParams message) { }
}
