package eldertable.server;

import eldertable.server.web.TlsKey;
import eldertable.server.web.WebServer;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * How a server runs.
 *
 * @param port       0 for any that is free
 * @param isPublic   whether others than this machine may reach it
 * @param names      under which it may be asked for, besides its addresses
 * @param mostTables that are open at one time; @param mostLines to people
 * @param pace       how many messages a second one line may send
 */
public record ServerSettings(int port, boolean isPublic, Set<String> names, Optional<TlsKey> tls, int mostTables, int mostLines, int pace) {
    public static final int USUAL_PORT = 7117;
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final int TABLES = 200, LINES = 2000, PACE = 20;

    public static ServerSettings usual(int port) {
        return new ServerSettings(port, false, Set.of(), Optional.empty(), TABLES, LINES, PACE);
    }

    public ServerSettings {
        names = Set.copyOf(names);
    }

    public ServerSettings withPort(int other) {
        return new ServerSettings(other, isPublic, names, tls, mostTables, mostLines, pace);
    }

    /** The same, but others than this machine may reach it. */
    public ServerSettings withPublic() {
        return new ServerSettings(port, true, names, tls, mostTables, mostLines, pace);
    }

    /** For those who measure or test: more of everything. */
    public ServerSettings limited(int tables, int lines, int messages) {
        return new ServerSettings(port, isPublic, names, tls, tables, lines, messages);
    }

    WebServer.Place place() {
        Set<String> known = new java.util.HashSet<>(HERE);
        names.forEach(name -> known.add(name.toLowerCase(Locale.ROOT)));
        if (isPublic) {
            addresses().forEach(address -> known.add(written(address)));
            String name = machine();
            known.add(name);
            known.add(name + ".local");
        }
        return new WebServer.Place(isPublic ? "0.0.0.0" : "127.0.0.1", port, tls, known::contains, mostLines, pace);
    }

    /** What links call it: a name that was given, or the address in the local net. */
    String host() {
        if (!names.isEmpty()) return names.iterator().next();
        if (!isPublic) return "localhost";
        List<InetAddress> found = addresses();
        return found.stream().filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress()).findFirst()
            .or(() -> found.stream().filter(Inet4Address.class::isInstance).findFirst()).map(ServerSettings::written).orElse("localhost");
    }

    private static String written(InetAddress address) {
        String plain = address.getHostAddress().replaceFirst("%.*", "");
        return address instanceof Inet4Address ? plain : "[" + plain + "]";
    }

    private static String machine() {
        try {
            return InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
        } catch (UnknownHostException nameless) {
            return "localhost";
        }
    }

    private static List<InetAddress> addresses() {
        List<InetAddress> found = new ArrayList<>();
        try {
            for (NetworkInterface net : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (net.isUp() && !net.isLoopback()) found.addAll(Collections.list(net.getInetAddresses()));
            }
        } catch (SocketException none) {
            return List.of();
        }
        return found;
    }
}
