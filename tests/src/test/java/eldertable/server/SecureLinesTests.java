package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableStore;
import eldertable.server.web.TlsKey;
import eldertable.session.MatchSetup;
import eldertable.support.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A server with a key of its own: https for pages, wss for lines. */
class SecureLinesTests {
    private static final String PASSWORD = "sesame-sesame";

    @TempDir Path folder;

    /** A new key for this machine, as people make one with the tool that comes with Java. */
    private Path key() throws Exception {
        Path file = folder.resolve("key.p12");
        Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        Process making = new ProcessBuilder(tool.toString(), "-genkeypair", "-alias", "server", "-keyalg", "EC", "-dname", "CN=localhost", "-ext", "san=dns:localhost", "-validity", "30",
            "-storetype", "PKCS12", "-keystore", file.toString(), "-storepass", PASSWORD).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        assertTrue(making.waitFor(2, TimeUnit.MINUTES) && making.exitValue() == 0, "a key was made");
        return file;
    }

    @Test void pagesAndLinesAreSealed() throws Exception {
        Path key = key();
        PackLibrary library = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
        ServerSettings settings = new ServerSettings(0, false, Set.of(), Optional.of(TlsKey.read(key, PASSWORD)), 10, 10, 1_000);
        try (ScriptEngine scripts = new ScriptEngine(); TableServer server = new TableServer(settings, scripts, pack -> Isolation.NONE, TableStore.NONE, line -> { })) {
            ServedTable table = server.open(new TableOrder(library.load("tides-of-madness").pack().orElseThrow(), Map.of(),
                Collections.nCopies(2, new MatchSetup.Seat("", "")), Optional.empty(), true));
            String link = server.link(table, table.seatSecrets().get(0));
            assertTrue(link.startsWith("https://localhost:"), link);
            HttpClient http = HttpClient.newBuilder().sslContext(trusting(key)).build();
            HttpResponse<String> page = http.send(HttpRequest.newBuilder(URI.create(server.address())).build(), HttpResponse.BodyHandlers.ofString());
            assertEquals(200, page.statusCode());
            assertTrue(page.sslSession().isPresent());
            CompletableFuture<String> heard = new CompletableFuture<>();
            WebSocket line = http.newWebSocketBuilder().buildAsync(URI.create("wss://localhost:" + server.port() + "/socket"), new WebSocket.Listener() {
                @Override public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                    heard.complete(data.toString());
                    return null;
                }
            }).join();
            String[] secret = URI.create(link).getFragment().split("\\.");
            line.sendText("{\"type\":\"join\",\"v\":1,\"table\":\"" + secret[0] + "\",\"token\":\"" + secret[1] + "\"}", true).join();
            assertTrue(heard.get(2, TimeUnit.MINUTES).contains("\"welcome\""), heard.join());
            line.abort();
            HttpClient stranger = HttpClient.newHttpClient();
            assertThrows(IOException.class, () -> stranger.send(HttpRequest.newBuilder(URI.create(server.address())).build(), HttpResponse.BodyHandlers.discarding()),
                "who does not trust the key gets no page");
        }
    }

    private static SSLContext trusting(Path key) throws Exception {
        KeyStore mine = KeyStore.getInstance("PKCS12"), known = KeyStore.getInstance("PKCS12");
        mine.load(Files.newInputStream(key), PASSWORD.toCharArray());
        known.load(null, null);
        known.setCertificateEntry("server", mine.getCertificate("server"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    @Test void whatIsWrongWithAKeyIsSaidInWords() throws Exception {
        Path key = key(), text = Files.writeString(folder.resolve("notes.txt"), "no key");
        assertEquals("that is not the password of " + key, assertThrows(IOException.class, () -> TlsKey.read(key, "wrong")).getMessage());
        assertEquals(text + " is no PKCS#12 file", assertThrows(IOException.class, () -> TlsKey.read(text, PASSWORD)).getMessage());
        assertEquals(folder + " cannot be read", assertThrows(IOException.class, () -> TlsKey.read(folder, PASSWORD)).getMessage());
        Program.Ran ran = new Program(folder).run(List.of(), "host", "--port", "0", "--tls", folder.resolve("none.p12").toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("No https: there is no file") && ran.err().contains("ELDERTABLE_KEY_PASSWORD"), ran.err());
    }
}
