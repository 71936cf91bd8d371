package eldertable.editing;

import eldertable.pack.library.PackLibrary;
import eldertable.sdk.editing.PackLanguageServer;
import eldertable.support.CopiedPack;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** An editor speaks with the language server over its two streams, about copies of shipped packs. */
class LanguageServerTests implements LanguageClient {
    @TempDir
    Path temp;
    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private CopiedPack pack;
    private LanguageServer server;
    private PipedOutputStream fromClient, fromServer;

    @BeforeEach
    void start() throws Exception {
        pack = CopiedPack.of("tides-of-madness", temp);
        PipedInputStream toServer = new PipedInputStream(1 << 16), toClient = new PipedInputStream(1 << 16);
        fromClient = new PipedOutputStream(toServer);
        fromServer = new PipedOutputStream(toClient);
        PackLanguageServer real = new PackLanguageServer(new PackLibrary(List.of(temp)), (folder, file) -> "ran " + file);
        Thread serving = new Thread(() -> PackLanguageServer.serve(real, toServer, fromServer), "server of a test");
        serving.setDaemon(true);
        serving.start();
        var launcher = LSPLauncher.createClientLauncher(this, toClient, fromClient);
        launcher.startListening();
        server = launcher.getRemoteProxy();
        server.initialize(new InitializeParams()).get(60, TimeUnit.SECONDS);
    }

    @AfterEach
    void end() throws Exception {
        server.shutdown().get(60, TimeUnit.SECONDS);
        server.exit();
        fromClient.close();
        fromServer.close();
    }

    private String uri(String path) {
        return pack.folder().resolve(path).toUri().toString();
    }

    private TextDocumentIdentifier file(String path) {
        return new TextDocumentIdentifier(uri(path));
    }

    /** Opens a file with a text that is not saved. */
    private void open(String path, String text) {
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri(path), "text", 1, text)));
    }

    private List<Diagnostic> problems(String path) throws InterruptedException {
        while (true) {
            PublishDiagnosticsParams next = published.poll(120, TimeUnit.SECONDS);
            assertNotNull(next, "nothing was told of " + path);
            if (next.getUri().equals(uri(path))) return next.getDiagnostics();
        }
    }

    private String edited(String path, String from, String to) {
        String text = pack.read(path);
        assertTrue(text.contains(from), path + " has no " + from);
        return text.replace(from, to);
    }

    private static Position at(String text, String marked) {
        int offset = text.indexOf(marked) + marked.length();
        String before = text.substring(0, offset);
        return new Position((int) before.chars().filter(c -> c == '\n').count(), offset - before.lastIndexOf('\n') - 1);
    }

    private List<String> completions(String path, String text, String marked) throws Exception {
        open(path, text);
        return server.getTextDocumentService().completion(new CompletionParams(file(path), at(text, marked))).get(60, TimeUnit.SECONDS).getLeft().stream()
            .map(CompletionItem::getLabel).toList();
    }

    @Test
    void whatIsWrongIsToldOfUnsavedTextAndMendedByAQuickFix() throws Exception {
        String text = edited("rules.mjs", "me.chosen", "me.chosne");
        open("rules.mjs", text);
        Diagnostic wrong = problems("rules.mjs").get(0);
        assertEquals(at(text, "card.moveTo(me."), wrong.getRange().getStart());
        assertTrue(wrong.getMessage().contains("Did you mean 'chosen'?"), wrong.getMessage());
        CodeActionParams asked = new CodeActionParams(file("rules.mjs"), wrong.getRange(), new CodeActionContext(List.of(wrong)));
        CodeAction fix = server.getTextDocumentService().codeAction(asked).get(60, TimeUnit.SECONDS).get(0).getRight();
        var edit = fix.getEdit().getChanges().get(uri("rules.mjs")).get(0);
        assertEquals("chosen", edit.getNewText());
        assertEquals(at(text, "card.moveTo(me."), edit.getRange().getStart());
    }

    @Test
    void yamlIsCheckedAsItIsTyped() throws Exception {
        open("flow.yaml", edited("flow.yaml", "moves: [keep]", "moves: [kep], phse: x"));
        assertTrue(problems("flow.yaml").stream().anyMatch(one -> one.getMessage().contains("phse")));
        open("flow.yaml", pack.read("flow.yaml"));
        assertEquals(List.of(), problems("flow.yaml"));
    }

    @Test
    void namesAndKeysAreOffered() throws Exception {
        assertTrue(completions("rules.mjs", edited("rules.mjs", "me.chosen", "me.h"), "card.moveTo(me.h").containsAll(List.of("hand", "tableau", "seat")));
        assertTrue(completions("rules.mjs", edited("rules.mjs", "game.push('dream')", "game.push('d')"), "game.push('d").containsAll(List.of("dream", "deal", "score")));
        List<String> keys = completions("components.yaml", edited("components.yaml", "deck:       { visible: none, start", "deck:       { visible: none, s"), "deck:       { visible: none, s");
        assertTrue(keys.containsAll(List.of("shuffled", "inPlay", "per")), keys.toString());
        List<String> words = completions("components.yaml", edited("components.yaml", "deck:       { visible: none", "deck:       { visible: "), "deck:       { visible: ");
        assertTrue(words.containsAll(List.of("owner", "all", "none")), words.toString());
    }

    @Test
    void aNameIsExplainedFoundAndRenamedEverywhere() throws Exception {
        String rules = pack.read("rules.mjs");
        open("rules.mjs", rules);
        Position name = at(rules, "game.push('dre");
        String hover = server.getTextDocumentService().hover(new HoverParams(file("rules.mjs"), name)).get(60, TimeUnit.SECONDS).getContents().getRight().getValue();
        assertTrue(hover.contains("a step"), hover);
        List<? extends Location> defined = server.getTextDocumentService().definition(new DefinitionParams(file("rules.mjs"), name)).get(60, TimeUnit.SECONDS).getLeft();
        assertEquals(uri("flow.yaml"), defined.get(0).getUri());
        assertEquals(at(pack.read("flow.yaml"), "\n  dream:").getLine(), defined.get(0).getRange().getStart().getLine());
        List<? extends Location> spoken = server.getTextDocumentService().references(new ReferenceParams(file("rules.mjs"), name, new ReferenceContext(true))).get(60, TimeUnit.SECONDS);
        assertTrue(spoken.stream().map(Location::getUri).toList().containsAll(List.of(uri("flow.yaml"), uri("rules.mjs"))), spoken.toString());
        WorkspaceEdit renamed = server.getTextDocumentService().rename(new RenameParams(file("rules.mjs"), name, "reverie")).get(60, TimeUnit.SECONDS);
        assertTrue(renamed.getChanges().keySet().containsAll(List.of(uri("flow.yaml"), uri("rules.mjs"))), renamed.toString());
    }

    @Test
    void fromACardToItsHooksWordsAndScenarios() throws Exception {
        String cards = pack.read("cards.yaml");
        open("cards.yaml", cards);
        List<? extends Location> spoken = server.getTextDocumentService().references(new ReferenceParams(file("cards.yaml"), at(cards, "\n  dreaml"), new ReferenceContext(true)))
            .get(60, TimeUnit.SECONDS);
        List<String> files = spoken.stream().map(place -> place.getUri().substring(uri("").length())).distinct().toList();
        assertTrue(files.containsAll(List.of("cards.yaml", "rules.mjs", "text/en.yaml")), files.toString());
        assertTrue(files.stream().anyMatch(path -> path.startsWith("scenarios/")), files.toString());
    }

    @Test
    void aScenarioIsRunFromItsFile() throws Exception {
        String path = pack.original().keySet().stream().filter(one -> one.startsWith("scenarios/")).findFirst().orElseThrow();
        open(path, pack.read(path));
        List<? extends CodeLens> lenses = server.getTextDocumentService().codeLens(new CodeLensParams(file(path))).get(60, TimeUnit.SECONDS);
        assertFalse(lenses.isEmpty());
        var command = lenses.get(0).getCommand();
        Object told = server.getWorkspaceService().executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments())).get(60, TimeUnit.SECONDS);
        assertTrue(told.toString().contains("ran " + path), told.toString());
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
    }

    @Override
    public void telemetryEvent(Object object) {}

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {}
}
