package eldertable.editing;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.support.CopiedPack;
import eldertable.support.Program;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;

/** An editor that has started `language-server` as a process of its own, and speaks with it over standard input and output. */
final class Editor implements LanguageClient {
    private static final long PATIENCE_SECONDS = 180;

    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private final Process process;
    private final LanguageServer server;
    final InitializeResult abilities;

    Editor(Program program) throws IOException {
        process = program.start("language-server");
        var launcher = LSPLauncher.createClientLauncher(this, process.getInputStream(), process.getOutputStream());
        launcher.startListening();
        server = launcher.getRemoteProxy();
        abilities = get(server.initialize(new InitializeParams()));
    }

    private static <T> T get(Future<T> answer) {
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    private TextDocumentService texts() {
        return server.getTextDocumentService();
    }

    /** @return what the process says in leaving */
    int leave() throws InterruptedException {
        get(server.shutdown());
        server.exit();
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "it does not end");
        return process.exitValue();
    }

    void kill() {
        process.destroyForcibly();
    }

    // ------------------------------------------------------------------ files

    static String uri(CopiedPack pack, String path) {
        return pack.folder().resolve(path).toUri().toString();
    }

    private static TextDocumentIdentifier file(CopiedPack pack, String path) {
        return new TextDocumentIdentifier(uri(pack, path));
    }

    /** Opens a file with a text that need not be saved. */
    void open(CopiedPack pack, String path, String text) {
        texts().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri(pack, path), "text", 1, text)));
    }

    void type(CopiedPack pack, String path, String text) {
        texts().didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(uri(pack, path), 2), List.of(new TextDocumentContentChangeEvent(text))));
    }

    void close(CopiedPack pack, String path) {
        texts().didClose(new DidCloseTextDocumentParams(file(pack, path)));
    }

    /** Waits until what is told of a file is as it should be. */
    List<Diagnostic> awaitProblems(CopiedPack pack, String path, Predicate<List<Diagnostic>> wanted) throws InterruptedException {
        List<Diagnostic> last = null;
        while (true) {
            PublishDiagnosticsParams next = published.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertNotNull(next, path + ": " + last);
            if (!next.getUri().equals(uri(pack, path))) continue;
            last = next.getDiagnostics();
            if (wanted.test(last)) return last;
        }
    }

    /** The place behind a part of a text. */
    static Position behind(String text, String part) {
        assertTrue(text.contains(part), "there is no " + part);
        int offset = text.indexOf(part) + part.length();
        String before = text.substring(0, offset);
        return new Position((int) before.chars().filter(c -> c == '\n').count(), offset - before.lastIndexOf('\n') - 1);
    }

    // ------------------------------------------------------------------ questions

    List<String> completions(CopiedPack pack, String path, Position at) {
        return get(texts().completion(new CompletionParams(file(pack, path), at))).getLeft().stream().map(CompletionItem::getLabel).toList();
    }

    String hover(CopiedPack pack, String path, Position at) {
        var hover = get(texts().hover(new HoverParams(file(pack, path), at)));
        return hover == null ? "" : hover.getContents().getRight().getValue();
    }

    List<? extends Location> definitions(CopiedPack pack, String path, Position at) {
        return get(texts().definition(new DefinitionParams(file(pack, path), at))).getLeft();
    }

    List<? extends Location> references(CopiedPack pack, String path, Position at) {
        return get(texts().references(new ReferenceParams(file(pack, path), at, new ReferenceContext(true))));
    }

    WorkspaceEdit rename(CopiedPack pack, String path, Position at, String name) {
        return get(texts().rename(new RenameParams(file(pack, path), at, name)));
    }

    List<CodeAction> fixes(CopiedPack pack, String path, Diagnostic problem) {
        CodeActionParams asked = new CodeActionParams(file(pack, path), problem.getRange(), new CodeActionContext(List.of(problem)));
        return get(texts().codeAction(asked)).stream().map(one -> one.getRight()).toList();
    }

    List<? extends CodeLens> lenses(CopiedPack pack, String path) {
        return get(texts().codeLens(new CodeLensParams(file(pack, path))));
    }

    String run(CodeLens lens) {
        var command = lens.getCommand();
        return get(server.getWorkspaceService().executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments()))).toString();
    }

    /** A text after edits that do not touch each other. */
    static String edited(String text, List<TextEdit> edits) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        Comparator<TextEdit> order = Comparator.comparing((TextEdit edit) -> edit.getRange().getStart().getLine()).thenComparing(edit -> edit.getRange().getStart().getCharacter());
        for (TextEdit edit : edits.stream().sorted(order.reversed()).toList()) {
            int line = edit.getRange().getStart().getLine();
            String old = lines.get(line);
            lines.set(line, old.substring(0, edit.getRange().getStart().getCharacter()) + edit.getNewText() + old.substring(edit.getRange().getEnd().getCharacter()));
        }
        return String.join("\n", lines);
    }

    // ------------------------------------------------------------------ what the server says by itself

    @Override public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
    }

    @Override public void telemetryEvent(Object object) { }

    @Override public void showMessage(MessageParams message) { }

    @Override public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(null);
    }

    @Override public void logMessage(MessageParams message) { }
}
