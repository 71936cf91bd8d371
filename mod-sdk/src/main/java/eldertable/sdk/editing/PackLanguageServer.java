package eldertable.sdk.editing;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import eldertable.words.Languages;
import eldertable.words.Tongue;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** Answers an editor, one question after the other, on one thread. What takes longer than a keystroke may is looked at beside it, once nobody types. */
public final class PackLanguageServer implements LanguageServer, LanguageClientAware, TextDocumentService, WorkspaceService {
    /** What a code lens asks for: a scenario of a pack to be run. */
    public static final String RUN_SCENARIOS = "eldertable.runScenarios";
    private static final long PAUSE_MILLIS = 600;

    private final PackLibrary library;
    private final Workbench workbench;
    private final ScriptEngine scripts = new ScriptEngine();
    private final ScheduledExecutorService thread = executor("editor"), examiner = executor("examiner");
    private final Map<Path, EditedPack> packs = new HashMap<>();
    private final Map<Path, Set<String>> told = new HashMap<>();
    private final Set<String> open = new HashSet<>();
    private final Set<EditedPack> changed = new LinkedHashSet<>();
    /** How many changes have come in: who comes back from checking and finds another number has checked in vain. */
    private final AtomicInteger changes = new AtomicInteger();
    private final CompletableFuture<Integer> ended = new CompletableFuture<>();
    private final String language;
    private volatile Tongue tongue;
    private LanguageClient client;
    private boolean shutDown;

    /** @param language of what is told of problems; "" for that of the editor */
    public PackLanguageServer(PackLibrary library, Workbench workbench, String language) {
        this.library = library;
        this.workbench = workbench;
        this.language = language;
        tongue = Tongue.of(language.isEmpty() ? Languages.ENGLISH : language);
    }

    private static ScheduledExecutorService executor(String name) {
        return Executors.newSingleThreadScheduledExecutor(task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true);
            return made;
        });
    }

    /** Serves one editor until it ends. @return 0 if it took its leave, 1 if it is simply gone */
    public static int serve(PackLanguageServer server, InputStream in, OutputStream out) {
        Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
        server.connect(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        Thread waiting = new Thread(() -> server.endAfter(listening), "end of input");
        waiting.setDaemon(true);
        waiting.start();
        int exit = server.ended.join();
        listening.cancel(true);
        return exit;
    }

    private void endAfter(Future<Void> listening) {
        try {
            listening.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | java.util.concurrent.CancellationException broken) {
            // The editor is gone.
        }
        tidyUp();
        ended.complete(shutDown ? 0 : 1);
    }

    @Override public void connect(LanguageClient client) {
        this.client = client;
    }

    @Override public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        if (language.isEmpty() && params.getLocale() != null && !params.getLocale().isBlank()) tongue = Tongue.of(params.getLocale());
        ServerCapabilities can = new ServerCapabilities();
        can.setTextDocumentSync(TextDocumentSyncKind.Full);
        can.setCompletionProvider(new CompletionOptions(false, List.of(".", "'", "\"", ":", " ")));
        can.setHoverProvider(true);
        can.setDefinitionProvider(true);
        can.setReferencesProvider(true);
        can.setRenameProvider(true);
        can.setCodeActionProvider(true);
        can.setCodeLensProvider(new CodeLensOptions(false));
        can.setExecuteCommandProvider(new ExecuteCommandOptions(List.of(RUN_SCENARIOS)));
        return CompletableFuture.completedFuture(new InitializeResult(can));
    }

    @Override public CompletableFuture<Object> shutdown() {
        changes.incrementAndGet();
        shutDown = true; // an editor in a hurry may say exit before this is done
        return ask(() -> {
            tidyUp();
            scripts.close();
            return new Object();
        });
    }

    private synchronized void tidyUp() {
        packs.values().forEach(EditedPack::close);
        packs.clear();
    }

    @Override public void exit() {
        thread.shutdown();
        examiner.shutdownNow();
        ended.complete(shutDown ? 0 : 1);
    }

    @Override public TextDocumentService getTextDocumentService() {
        return this;
    }

    @Override public WorkspaceService getWorkspaceService() {
        return this;
    }

    private <T> CompletableFuture<T> ask(Supplier<T> answer) {
        return CompletableFuture.supplyAsync(answer, thread);
    }

    /** Asks about a file; who is no part of a pack gets the other answer. */
    private <T> CompletableFuture<T> ask(String uri, Function<PackAnswers, T> answer, T otherwise) {
        return ask(() -> at(uri).map(PackAnswers::new).map(answer).orElse(otherwise));
    }

    // ------------------------------------------------------------------ texts

    private interface Edit {
        void apply(Spot spot) throws IOException;
    }

    @Override public void didOpen(DidOpenTextDocumentParams params) {
        String text = params.getTextDocument().getText(), uri = params.getTextDocument().getUri();
        change(uri, spot -> {
            open.add(uri);
            spot.pack().write(spot.path(), text);
        });
    }

    @Override public void didChange(DidChangeTextDocumentParams params) {
        String text = params.getContentChanges().get(params.getContentChanges().size() - 1).getText();
        change(params.getTextDocument().getUri(), spot -> spot.pack().write(spot.path(), text));
    }

    /** What was typed and not saved is gone. */
    @Override public void didClose(DidCloseTextDocumentParams params) {
        String uri = params.getTextDocument().getUri();
        change(uri, spot -> {
            open.remove(uri);
            spot.pack().asSaved(spot.path());
        });
    }

    @Override public void didSave(DidSaveTextDocumentParams params) { }

    @Override public void didChangeConfiguration(DidChangeConfigurationParams params) { }

    /** What was changed elsewhere, as by a checkout; what stands in the editor goes before it. */
    @Override public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        params.getChanges().forEach(one -> change(one.getUri(), spot -> {
            if (!open.contains(one.getUri())) spot.pack().asSaved(spot.path());
        }));
    }

    private void change(String uri, Edit edit) {
        int mine = changes.incrementAndGet();
        ask(() -> {
            at(uri).ifPresent(spot -> {
                try {
                    edit.apply(spot);
                    changed.add(spot.pack());
                } catch (IOException full) {
                    client.logMessage(new MessageParams(MessageType.Error, full.toString()));
                }
            });
            if (mine == changes.get()) publish(mine);
            return null;
        });
    }

    /** The pack that a file is part of. */
    private Optional<Spot> at(String uri) {
        if (!uri.startsWith("file:")) return Optional.empty();
        Path file = Path.of(URI.create(uri)).toAbsolutePath().normalize();
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (!Files.exists(folder.resolve("pack.yaml"))) continue;
            EditedPack pack = packs.computeIfAbsent(folder, found -> new EditedPack(found, library));
            return Optional.of(new Spot(pack, pack.path(file)));
        }
        return Optional.empty();
    }

    // ------------------------------------------------------------------ what is wrong

    /** Tells what is wrong with the packs that were changed: at once what is found at once, and the rest when nobody has typed for a while. */
    private void publish(int mine) {
        for (EditedPack pack : changed) {
            Set<Diagnostic> found = new LinkedHashSet<>(pack.problems(scripts));
            tell(pack, found);
            examiner.schedule(() -> {
                if (mine != changes.get()) return;
                List<Diagnostic> more = pack.own(workbench.examine(pack.copy()));
                ask(() -> {
                    if (mine == changes.get() && found.addAll(more)) tell(pack, found);
                    return null;
                });
            }, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
        changed.clear();
    }

    private void tell(EditedPack pack, Set<Diagnostic> problems) {
        Map<String, List<org.eclipse.lsp4j.Diagnostic>> byFile = new HashMap<>();
        for (Diagnostic problem : problems) {
            String path = pack.path(problem.span());
            byFile.computeIfAbsent(path, file -> new ArrayList<>()).add(diagnostic(pack, path, problem));
        }
        Set<String> before = told.computeIfAbsent(pack.folder(), folder -> new HashSet<>()), files = new HashSet<>(before);
        files.addAll(byFile.keySet());
        open.stream().flatMap(uri -> at(uri).stream()).filter(spot -> spot.pack() == pack).forEach(spot -> files.add(spot.path()));
        for (String path : files) client.publishDiagnostics(new PublishDiagnosticsParams(PackAnswers.uri(pack.folder(), path), byFile.getOrDefault(path, List.of())));
        before.clear();
        before.addAll(byFile.keySet());
    }

    private org.eclipse.lsp4j.Diagnostic diagnostic(EditedPack pack, String path, Diagnostic problem) {
        int line = problem.span().line() - 1, column = problem.span().column() - 1;
        String text = new Spot(pack, path).line(line);
        int quote = column < text.length() && "'\"".indexOf(text.charAt(column)) >= 0 ? 1 : 0, end = column + quote;
        while (end < text.length() && Spot.isWordPart(text.charAt(end))) end++;
        Range range = new Range(new Position(line, column + quote), new Position(line, Math.max(end, column + quote + 1)));
        DiagnosticSeverity severity = problem.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
        return new org.eclipse.lsp4j.Diagnostic(range, problem.message(tongue), severity, "eldertable", problem.code());
    }

    // ------------------------------------------------------------------ questions

    @Override public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        return ask(params.getTextDocument().getUri(), answers -> answers.completions(params.getPosition()), List.<CompletionItem>of()).thenApply(Either::forLeft);
    }

    @Override public CompletableFuture<Hover> hover(HoverParams params) {
        return ask(params.getTextDocument().getUri(), answers -> answers.hover(params.getPosition()), Optional.<Hover>empty()).thenApply(hover -> hover.orElse(null));
    }

    @Override public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(DefinitionParams params) {
        return ask(params.getTextDocument().getUri(), answers -> answers.definitions(params.getPosition()), List.<Location>of()).thenApply(Either::forLeft);
    }

    @Override public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
        return ask(params.getTextDocument().getUri(), answers -> answers.references(params.getPosition()), List.of());
    }

    @Override public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
        return ask(params.getTextDocument().getUri(), answers -> {
            answers.unnameable(params.getPosition(), params.getNewName()).ifPresent(why -> {
                throw new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, tongue.say(why), null));
            });
            return answers.renamed(params.getPosition(), params.getNewName());
        }, new WorkspaceEdit(Map.of()));
    }

    @Override public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        return ask(params.getTextDocument().getUri(), answers -> answers.fixes(params.getContext().getDiagnostics(), tongue).stream().map(Either::<Command, CodeAction>forRight).toList(), List.of());
    }

    @Override public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return ask(params.getTextDocument().getUri(), answers -> answers.lenses(tongue), List.of());
    }

    @Override public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
        return ask(() -> {
            if (!params.getCommand().equals(RUN_SCENARIOS)) return "";
            List<String> arguments = params.getArguments().stream().map(one -> one instanceof com.google.gson.JsonPrimitive text ? text.getAsString() : one.toString()).toList();
            EditedPack pack = packs.computeIfAbsent(Path.of(arguments.get(0)), found -> new EditedPack(found, library));
            String told = workbench.run(pack.copy(), pack.copy().resolve(arguments.get(1)), arguments.get(2)).replace(pack.copy().toString(), pack.folder().toString());
            client.showMessage(new MessageParams(MessageType.Info, told));
            return told;
        });
    }
}
