package eldertable.sdk.editing;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
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
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.eclipse.lsp4j.jsonrpc.Launcher;

/** Answers an editor, one question after the other, on one thread. */
public final class PackLanguageServer implements LanguageServer, LanguageClientAware, TextDocumentService, WorkspaceService {
    /** What a code lens asks for: a scenario file of a pack to be run. */
    public static final String RUN_SCENARIOS = "eldertable.runScenarios";
    private static final Pattern MEANT = Pattern.compile("Did you mean '([^']+)'\\?"), WRITTEN = Pattern.compile("'([^']+)'");

    /** Runs the scenarios of a file, and tells how that went. */
    public interface ScenarioRunner {
        String run(Path pack, String file);
    }

    private final PackLibrary library;
    private final ScenarioRunner runner;
    private final ScriptEngine scripts = new ScriptEngine();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "editor");
        made.setDaemon(true);
        return made;
    });
    private final Map<Path, EditedPack> packs = new HashMap<>();
    private final Map<Path, Set<String>> told = new HashMap<>();
    private LanguageClient client;

    public PackLanguageServer(PackLibrary library, ScenarioRunner runner) {
        this.library = library;
        this.runner = runner;
    }

    /** Serves one editor until it ends. */
    public static void serve(PackLanguageServer server, InputStream in, OutputStream out) {
        Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
        server.connect(launcher.getRemoteProxy());
        try {
            launcher.startListening().get();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException broken) {
            // The editor is gone.
        }
    }

    @Override public void connect(LanguageClient client) {
        this.client = client;
    }

    @Override public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
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
        return ask(() -> {
            packs.values().forEach(EditedPack::close);
            packs.clear();
            scripts.close();
            return new Object();
        });
    }

    @Override public void exit() {
        thread.shutdown();
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

    // ------------------------------------------------------------------ texts

    @Override public void didOpen(DidOpenTextDocumentParams params) {
        changed(params.getTextDocument().getUri(), params.getTextDocument().getText());
    }

    @Override public void didChange(DidChangeTextDocumentParams params) {
        changed(params.getTextDocument().getUri(), params.getContentChanges().get(params.getContentChanges().size() - 1).getText());
    }

    @Override public void didClose(DidCloseTextDocumentParams params) { }

    @Override public void didSave(DidSaveTextDocumentParams params) { }

    @Override public void didChangeConfiguration(DidChangeConfigurationParams params) { }

    /** What was changed elsewhere, as by a checkout. */
    @Override public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        params.getChanges().forEach(change -> {
            Path file = Path.of(URI.create(change.getUri()));
            try {
                if (Files.isRegularFile(file)) changed(change.getUri(), Files.readString(file));
            } catch (IOException unreadable) {
                // It is read when it is opened.
            }
        });
    }

    private void changed(String uri, String text) {
        ask(() -> {
            at(uri).ifPresent(place -> {
                try {
                    place.pack.write(place.path, text);
                    publish(place.pack);
                } catch (IOException full) {
                    client.logMessage(new MessageParams(MessageType.Error, full.toString()));
                }
            });
            return null;
        });
    }

    private record Spot(EditedPack pack, String path) {
        /** The text up to a place. */
        String before(Position position) {
            String[] lines = pack.text(path).split("\n", -1);
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < Math.min(position.getLine(), lines.length); i++) text.append(lines[i]).append('\n');
            String line = line(position.getLine());
            return text.append(line, 0, Math.min(position.getCharacter(), line.length())).toString();
        }

        String line(int number) {
            String[] lines = pack.text(path).split("\n", -1);
            return number < lines.length ? lines[number] : "";
        }

        String word(Position position) {
            return PackNames.wordAt(line(position.getLine()), position.getCharacter());
        }
    }

    /** The pack that a file is part of. */
    private Optional<Spot> at(String uri) {
        Path file = Path.of(URI.create(uri)).toAbsolutePath().normalize();
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (!Files.exists(folder.resolve("pack.yaml"))) continue;
            EditedPack pack = packs.computeIfAbsent(folder, found -> new EditedPack(found, library));
            return Optional.of(new Spot(pack, pack.path(file)));
        }
        return Optional.empty();
    }

    // ------------------------------------------------------------------ what is wrong

    private void publish(EditedPack pack) {
        Map<String, List<org.eclipse.lsp4j.Diagnostic>> byFile = new HashMap<>();
        for (Diagnostic problem : pack.problems(scripts)) {
            String path = pack.path(problem);
            byFile.computeIfAbsent(path, file -> new ArrayList<>()).add(diagnostic(pack, path, problem));
        }
        Set<String> before = told.computeIfAbsent(pack.folder(), folder -> new HashSet<>()), files = new HashSet<>(before);
        files.addAll(byFile.keySet());
        for (String path : files) client.publishDiagnostics(new PublishDiagnosticsParams(uri(pack, path), byFile.getOrDefault(path, List.of())));
        before.clear();
        before.addAll(byFile.keySet());
    }

    private static org.eclipse.lsp4j.Diagnostic diagnostic(EditedPack pack, String path, Diagnostic problem) {
        int line = problem.span().line() - 1, column = problem.span().column() - 1;
        String[] lines = pack.text(path).split("\n", -1);
        String text = line < lines.length ? lines[line] : "";
        int quote = column < text.length() && "'\"".indexOf(text.charAt(column)) >= 0 ? 1 : 0, end = column + quote;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || "_-".indexOf(text.charAt(end)) >= 0)) end++;
        Range range = new Range(new Position(line, column + quote), new Position(line, Math.max(end, column + quote + 1)));
        DiagnosticSeverity severity = problem.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
        return new org.eclipse.lsp4j.Diagnostic(range, problem.message(), severity, "eldertable", problem.code());
    }

    private static String uri(EditedPack pack, String path) {
        return pack.folder().resolve(path).toUri().toString();
    }

    // ------------------------------------------------------------------ questions

    private Optional<Suggestions> suggestions(Spot spot) {
        return spot.pack.pack().map(Suggestions::new);
    }

    @Override public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        return ask(() -> {
            List<CompletionItem> items = new ArrayList<>();
            at(params.getTextDocument().getUri()).ifPresent(spot -> suggestions(spot).ifPresent(all ->
                all.at(spot.path, spot.before(params.getPosition())).forEach((name, meaning) -> {
                    CompletionItem item = new CompletionItem(name);
                    item.setDetail(meaning);
                    items.add(item);
                })));
            return Either.forLeft(items);
        });
    }

    @Override public CompletableFuture<Hover> hover(HoverParams params) {
        return ask(() -> at(params.getTextDocument().getUri()).flatMap(spot -> suggestions(spot).map(all -> {
            String word = spot.word(params.getPosition()), line = spot.line(params.getPosition().getLine());
            int begin = Math.max(0, line.indexOf(word, Math.max(0, params.getPosition().getCharacter() - word.length())));
            String before = spot.before(new Position(params.getPosition().getLine(), begin + word.length()));
            String text = word.isEmpty() ? "" : all.about(spot.path, before, word);
            return text.isEmpty() ? null : new Hover(new MarkupContent(MarkupKind.MARKDOWN, text));
        })).orElse(null));
    }

    @Override public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(DefinitionParams params) {
        return ask(() -> Either.forLeft(at(params.getTextDocument().getUri()).map(spot -> {
            String word = spot.word(params.getPosition());
            Map<String, String> texts = spot.pack.texts();
            List<Location> own = new ArrayList<>();
            for (String file : List.of("components.yaml", "cards.yaml", "flow.yaml", "pack.yaml")) own.addAll(keys(spot, word, file, texts));
            texts.keySet().stream().filter(path -> path.startsWith("cards/") && path.endsWith(".yaml")).forEach(path -> own.addAll(keys(spot, word, path, texts)));
            if (own.isEmpty()) own.addAll(keys(spot, word, "text/en.yaml", texts));
            return own;
        }).orElse(List.of())));
    }

    /** Where a file has a name as a key. */
    private static List<Location> keys(Spot spot, String word, String file, Map<String, String> texts) {
        if (!texts.containsKey(file) || word.isEmpty()) return List.of();
        return PackNames.places(word, Map.of(file, texts.get(file))).stream()
            .filter(place -> texts.get(file).split("\n", -1)[place.line() - 1].substring(place.column() - 1 + place.length()).stripLeading().startsWith(":"))
            .map(place -> location(spot.pack, place)).toList();
    }

    private static Location location(EditedPack pack, PackNames.Place place) {
        return new Location(uri(pack, place.path()), range(place));
    }

    private static Range range(PackNames.Place place) {
        return new Range(new Position(place.line() - 1, place.column() - 1), new Position(place.line() - 1, place.column() - 1 + place.length()));
    }

    @Override public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
        return ask(() -> at(params.getTextDocument().getUri()).map(spot -> {
            String word = spot.word(params.getPosition());
            return word.isEmpty() ? List.<Location>of() : PackNames.places(word, spot.pack.texts()).stream().map(place -> location(spot.pack, place)).toList();
        }).orElse(List.of()));
    }

    @Override public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
        return ask(() -> at(params.getTextDocument().getUri()).map(spot -> {
            Map<String, List<TextEdit>> edits = new HashMap<>();
            String word = spot.word(params.getPosition());
            boolean known = suggestions(spot).map(all -> !all.names().of(word).isEmpty()).orElse(false);
            if (known) PackNames.places(word, spot.pack.texts()).forEach(place -> edits.computeIfAbsent(uri(spot.pack, place.path()), file -> new ArrayList<>())
                .add(new TextEdit(range(place), params.getNewName())));
            return new WorkspaceEdit(edits);
        }).orElse(new WorkspaceEdit(Map.of())));
    }

    @Override public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        return ask(() -> {
            List<Either<Command, CodeAction>> all = new ArrayList<>();
            for (org.eclipse.lsp4j.Diagnostic problem : params.getContext().getDiagnostics()) {
                String message = problem.getMessage();
                Matcher meant = MEANT.matcher(message), written = WRITTEN.matcher(message);
                if (!meant.find()) continue;
                at(params.getTextDocument().getUri()).ifPresent(spot -> {
                    Range range = problem.getRange();
                    String line = spot.line(range.getStart().getLine());
                    while (written.find()) { // the word that is wrong, where the line has it
                        int at = line.indexOf(written.group(1), Math.max(0, range.getStart().getCharacter() - 1));
                        if (at < 0 || written.group(1).equals(meant.group(1))) continue;
                        CodeAction action = new CodeAction("Write '" + meant.group(1) + "'");
                        action.setKind(CodeActionKind.QuickFix);
                        action.setDiagnostics(List.of(problem));
                        Range word = new Range(new Position(range.getStart().getLine(), at), new Position(range.getStart().getLine(), at + written.group(1).length()));
                        action.setEdit(new WorkspaceEdit(Map.of(params.getTextDocument().getUri(), List.of(new TextEdit(word, meant.group(1))))));
                        all.add(Either.forRight(action));
                        return;
                    }
                });
            }
            return all;
        });
    }

    @Override public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return ask(() -> at(params.getTextDocument().getUri()).filter(spot -> spot.path.startsWith("scenarios/")).map(spot -> {
            List<CodeLens> all = new ArrayList<>();
            String[] lines = spot.pack.text(spot.path).split("\n", -1);
            for (int i = 0; i < lines.length; i++) {
                if (!lines[i].matches("(- )?title:.*")) continue;
                Command run = new Command("run this file", RUN_SCENARIOS, List.of(spot.pack.folder().toString(), spot.path));
                all.add(new CodeLens(new Range(new Position(i, 0), new Position(i, 0)), run, null));
            }
            return all;
        }).orElse(List.of()));
    }

    @Override public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
        return ask(() -> {
            if (!params.getCommand().equals(RUN_SCENARIOS)) return "";
            List<String> arguments = params.getArguments().stream().map(one -> one.toString().replaceAll("^\"|\"$", "")).toList();
            String told = runner.run(Path.of(arguments.get(0)), arguments.get(1));
            client.showMessage(new MessageParams(MessageType.Info, told));
            return told;
        });
    }
}
