package eldertable.server.web;

import eldertable.server.tables.Reception;
import eldertable.words.Message;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Serves pages and lines from one port. */
public final class WebServer implements AutoCloseable {
    private static final int LONGEST_BYTES = 64 << 10, MOST_THREADS = 64;
    private static final Duration IDLE = Duration.ofSeconds(90);

    /** @param address to listen on; @param port 0 for any that is free; @param hosts which names it may be asked for by; @param pace of messages a second */
    public record Place(String address, int port, Optional<TlsKey> tls, Predicate<String> hosts, int mostLines, int pace) {}

    private final Set<GuestSocket> lines = ConcurrentHashMap.newKeySet();
    private final Server server;
    private final ServerConnector connector;

    /**
     * Has its port, and lets whoever comes wait until it is started.
     *
     * @param fellows addresses of other servers whose pages may look whether this one is there, and the other way round
     */
    public WebServer(Place place, Reception reception, Supplier<List<String>> fellows, Pages pages) throws IOException {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, 4);
        threads.setName("web");
        threads.setDaemon(true);
        server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        connector = connector(place, http);
        connector.setHost(place.address());
        connector.setPort(place.port());
        connector.setIdleTimeout(IDLE.toMillis());
        server.addConnector(connector);
        WebSocketUpgradeHandler upgrading = WebSocketUpgradeHandler.from(server, container -> {
            configure(container);
            container.addMapping("/socket", (request, response, callback) -> {
                Message refusal = refusal(request, place, fellows.get());
                if (refusal.isEmpty()) return new GuestSocket(reception, new LineRate(place.pace()), threads, lines);
                Response.writeError(request, response, callback, HttpStatus.FORBIDDEN_403, PageHandler.spoken(request).say(refusal));
                return null;
            });
        });
        upgrading.setHandler(new PageHandler(pages, place.hosts(), fellows));
        server.setHandler(upgrading);
        connector.open();
    }

    /** From now on whoever comes is let in, and those who wait. */
    public void start() throws IOException {
        try {
            server.start();
        } catch (IOException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IOException(broken);
        }
    }

    private ServerConnector connector(Place place, HttpConfiguration http) {
        if (place.tls().isEmpty()) return new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        SecureRequestCustomizer secure = new SecureRequestCustomizer();
        secure.setSniHostCheck(false);
        http.addCustomizer(secure);
        SslContextFactory.Server keys = new SslContextFactory.Server();
        keys.setKeyStore(place.tls().get().store());
        keys.setKeyStorePassword(place.tls().get().password());
        return new ServerConnector(server, 1, 1, new SslConnectionFactory(keys, "http/1.1"), new HttpConnectionFactory(http));
    }

    private static void configure(ServerWebSocketContainer container) {
        container.setMaxTextMessageSize(LONGEST_BYTES);
        container.setMaxBinaryMessageSize(LONGEST_BYTES);
        container.setMaxFrameSize(LONGEST_BYTES);
        container.setIdleTimeout(IDLE);
    }

    /** Why no line is opened, or nothing. A page of somebody else's must not talk to this server in the name of whoever looks at it. */
    private Message refusal(Request request, Place place, List<String> fellows) {
        String host = request.getHeaders().get(HttpHeader.HOST), origin = request.getHeaders().get(HttpHeader.ORIGIN);
        if (!PageHandler.isKnown(host, place.hosts())) return Message.of("server.page.other-name");
        if (origin != null && !isSame(origin, host) && !fellows.contains(origin + "/")) return Message.of("server.page.foreign");
        return lines.size() >= place.mostLines() ? Message.of("server.crowded") : Message.NONE;
    }

    private static boolean isSame(String origin, String host) {
        try {
            return host.equalsIgnoreCase(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException nonsense) {
            return false;
        }
    }

    public int port() {
        return connector.getLocalPort();
    }

    /** Tells everybody who has a line to this server. */
    public void tellAll(String text) {
        lines.forEach(line -> line.send(text));
    }

    @Override
    public void close() {
        try {
            server.stop();
            connector.close();
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }
}
