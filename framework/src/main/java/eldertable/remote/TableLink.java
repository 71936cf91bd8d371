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
    private static final Pattern LINK = Pattern.compile("(https?)://([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+])(:\\d{1,5})?/?#([A-Za-z0-9_-]+)\\.([A-Za-z0-9_-]+)");

    /** Empty if it is no such link. @param text as somebody pasted it */
    public static Optional<TableLink> read(String text) {
        Matcher link = LINK.matcher(text.strip());
        if (!link.matches()) return Optional.empty();
        String port = link.group(3) == null ? "" : link.group(3);
        return Optional.of(new TableLink(URI.create(link.group(1) + "://" + link.group(2) + port), link.group(4), link.group(5)));
    }

    /** Whom people call it by. */
    public String host() {
        return server.getRawAuthority();
    }

    URI socket() {
        return URI.create(server.toString().replaceFirst("^http", "ws") + "/socket");
    }

    /** Without the key, which belongs into no message. */
    @Override
    public String toString() {
        return server + "/#" + table;
    }
}
