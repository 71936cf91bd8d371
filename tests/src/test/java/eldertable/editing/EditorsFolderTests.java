package eldertable.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.json.JsonReader;
import eldertable.sdk.Main;
import eldertable.sdk.editing.PackLanguageServer;
import eldertable.support.CopiedPack;
import eldertable.support.Program;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** mod-sdk/editors: the extension for VS Code starts a command that there is, needs nothing else, and understands what the server says. */
class EditorsFolderTests {
    private static final Path EDITORS = Path.of(System.getProperty("eldertable.home"), "mod-sdk/editors"), EXTENSION = EDITORS.resolve("vscode");

    private static final JsonReader JSON = new JsonReader(1 << 20, 20);

    @TempDir Path temp;

    @Test void theManifestFitsTheCommand() throws Exception {
        Map<?, ?> manifest = (Map<?, ?>) JSON.read(Files.readString(EXTENSION.resolve("package.json")));
        String main = Files.readString(EXTENSION.resolve((String) manifest.get("main")));
        assertTrue(main.contains("'language-server'") && Main.commandLine().getSubcommands().containsKey("language-server"));
        assertTrue(main.contains("'" + PackLanguageServer.RUN_SCENARIOS + "'"));
        Map<?, ?> settings = (Map<?, ?>) ((Map<?, ?>) ((Map<?, ?>) manifest.get("contributes")).get("configuration")).get("properties");
        assertEquals("eldertable", ((Map<?, ?>) settings.get("eldertable.command")).get("default"));
        assertEquals(List.of("workspaceContains:**/pack.yaml"), manifest.get("activationEvents"));
        assertEquals(null, manifest.get("dependencies"), "it is to be copied as it is");
        assertTrue(Files.readString(EDITORS.resolve("README.md")).contains("eldertable.eldertable-" + manifest.get("version")));
        for (String editor : List.of("VS Code", "Neovim", "Helix", "Zed", "IntelliJ")) assertTrue(Files.readString(EDITORS.resolve("README.md")).contains("## " + editor), editor);
    }

    /** Where there is Node, as there is in VS Code. */
    @Test void itsClientSpeaksWithTheRealServer() throws Exception {
        Path node = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).map(folder -> Path.of(folder, "node")).filter(Files::isExecutable).findFirst().orElse(null);
        assumeTrue(node != null, "there is no Node here");
        CopiedPack pack = CopiedPack.of("seven-candles", temp.resolve("packs"));
        List<String> command = new ArrayList<>(new Program(Files.createDirectories(temp.resolve("data"))).command("language-server"));
        Path script = Files.writeString(temp.resolve("editor.js"), """
            const { start } = require(process.argv[2]);
            const [uri, command, ...args] = process.argv.slice(3);
            let found;
            const told = new Promise(resolve => found = resolve);
            const server = start(command, args, (method, params) => { if (method === 'textDocument/publishDiagnostics' && params.uri === uri && params.diagnostics.length) found(params); });
            (async () => {
              const can = await server.ask('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
              server.notify('initialized', {});
              server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text: 'theme: { mood: embres }  # é\\n' } });
              const { diagnostics } = await told;
              const offered = await server.ask('textDocument/completion', { textDocument: { uri }, position: { line: 0, character: 15 } });
              console.log(JSON.stringify([can.capabilities.renameProvider, diagnostics[0].message, offered.map(one => one.label), await server.stop()]));
            })().catch(wrong => { console.log(wrong.stack); process.exit(1); });
            """);
        List<String> all = new ArrayList<>(List.of(node.toString(), script.toString(), EXTENSION.resolve("client.js").toString(), Editor.uri(pack, "table.yaml")));
        all.addAll(command);
        Process process = new ProcessBuilder(all).redirectErrorStream(true).start();
        assertTrue(process.waitFor(180, TimeUnit.SECONDS));
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.exitValue(), said);
        List<?> answers = (List<?>) JSON.read(said.lines().reduce((first, last) -> last).orElse("[]"));
        assertEquals(true, answers.get(0));
        assertTrue(answers.get(1).toString().contains("Did you mean 'embers'?"), said);
        assertTrue(((List<?>) answers.get(2)).containsAll(List.of("embers", "tide")), said);
        assertEquals("0", answers.get(3).toString());
    }
}
