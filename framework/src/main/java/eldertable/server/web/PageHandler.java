package eldertable.server.web;

import eldertable.server.protocol.MessageReader;
import eldertable.words.Message;
import eldertable.words.Tongue;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Answers requests for pages and pictures. Nothing but what this server brings along may run or be shown in a page. */
final class PageHandler extends Handler.Abstract {
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        + "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'";

    private final Pages pages;
    private final Predicate<String> hosts;
    private final Supplier<List<String>> fellows;

    /** @param fellows addresses of other servers where a page may look for its table when this one is gone */
    PageHandler(Pages pages, Predicate<String> hosts, Supplier<List<String>> fellows) {
        this.pages = pages;
        this.hosts = hosts;
        this.fellows = fellows;
    }

    private String policy() {
        StringBuilder policy = new StringBuilder(POLICY);
        for (String address : fellows.get()) policy.append(' ').append(address.replaceFirst("^http", "ws").replaceFirst("/$", ""));
        return policy.toString();
    }

    /** @param host as a request names it, perhaps with a port */
    static boolean isKnown(String host, Predicate<String> hosts) {
        if (host == null) return false;
        String name = host.startsWith("[") ? host.replaceFirst("].*", "]") : host.replaceFirst(":\\d+$", "");
        return hosts.test(name.toLowerCase(Locale.ROOT));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        response.getHeaders().add("Content-Security-Policy", policy());
        response.getHeaders().add("X-Content-Type-Options", "nosniff");
        response.getHeaders().add("Referrer-Policy", "no-referrer");
        response.getHeaders().add("Cross-Origin-Opener-Policy", "same-origin");
        response.getHeaders().add("Cross-Origin-Resource-Policy", "same-origin");
        boolean get = HttpMethod.GET.is(request.getMethod()), head = HttpMethod.HEAD.is(request.getMethod());
        if (!isKnown(request.getHeaders().get(HttpHeader.HOST), hosts)) say(request, response, callback, HttpStatus.FORBIDDEN_403, Message.of("server.page.other-name"));
        else if (!get && !head) say(request, response, callback, HttpStatus.METHOD_NOT_ALLOWED_405, Message.of("server.page.only-fetched"));
        else {
            Optional<Pages.Page> page = pages.find(Request.getPathInContext(request));
            if (page.isEmpty()) say(request, response, callback, HttpStatus.NOT_FOUND_404, Message.of("server.page.none"));
            else send(request, response, callback, page.get(), head);
        }
        return true;
    }

    private static void send(Request request, Response response, Callback callback, Pages.Page page, boolean head) {
        String tag = '"' + hash(page.bytes()) + '"';
        response.getHeaders().add(HttpHeader.ETAG, tag);
        response.getHeaders().add(HttpHeader.CACHE_CONTROL, page.lasting() ? "public, max-age=31536000, immutable" : "no-cache");
        if (tag.equals(request.getHeaders().get(HttpHeader.IF_NONE_MATCH))) {
            response.setStatus(HttpStatus.NOT_MODIFIED_304);
            response.write(true, ByteBuffer.allocate(0), callback);
            return;
        }
        response.getHeaders().add(new HttpField(HttpHeader.CONTENT_TYPE, page.type()));
        response.getHeaders().add(HttpHeader.CONTENT_LENGTH, page.bytes().length);
        response.write(true, ByteBuffer.wrap(head ? new byte[0] : page.bytes()), callback);
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** That of whoever asks, as their browser names it. */
    static Tongue spoken(Request request) {
        String wanted = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
        return Tongue.of(MessageReader.language(wanted == null ? "" : wanted.split("[,;]", 2)[0].strip()));
    }

    private static void say(Request request, Response response, Callback callback, int status, Message words) {
        response.setStatus(status);
        response.getHeaders().add(HttpHeader.CONTENT_TYPE, "text/plain;charset=utf-8");
        response.write(true, ByteBuffer.wrap((spoken(request).say(words) + "\n").getBytes(StandardCharsets.UTF_8)), callback);
    }
}
