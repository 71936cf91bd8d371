package eldertable.remote;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link that leads to a seat at a table, or lets watch it.
 *
 * @param server where it runs, such as http://192.168.1.5:7117; @param secret the key to the seat
 */
public record TableLink(URI server, String table, String secret) {
    private static final String SERVER = "(https?)://([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+])(:\\d{1,5})?/?";
    private static final Pattern LINK = Pattern.compile(SERVER + "#([A-Za-z0-9_-]+)\\.([A-Za-z0-9_-]+)"), ADDRESS = Pattern.compile(SERVER);

    /** Empty if it is no such link. @param text as somebody pasted it */
    public static Optional<TableLink> read(String text) {
        Matcher link = LINK.matcher(text.strip());
        if (!link.matches()) return Optional.empty();
        return Optional.of(new TableLink(server(link), link.group(4), link.group(5)));
    }

    /** Empty if it is no address of a server. */
    static Optional<URI> server(String text) {
        Matcher address = ADDRESS.matcher(text);
        return address.matches() ? Optional.of(server(address)) : Optional.empty();
    }

    private static URI server(Matcher found) {
        return URI.create(found.group(1) + "://" + found.group(2) + (found.group(3) == null ? "" : found.group(3)));
    }

    /** Whom people call it by. */
    public String host() {
        return server.getRawAuthority();
    }

    URI socket() {
        return URI.create(server.toString().replaceFirst("^http", "ws") + "/socket");
    }

    /** The same table, at another server that knows it. */
    TableLink at(URI other) {
        return new TableLink(other, table, secret);
    }

    /** Without the key, which belongs into no message. */
    @Override
    public String toString() {
        return server + "/#" + table;
    }
}
