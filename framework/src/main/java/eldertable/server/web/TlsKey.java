package eldertable.server.web;

import eldertable.words.Message;
import eldertable.words.Trouble;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.util.Collections;

/** What a server proves with who it is: a key with its certificate, for https. */
public final class TlsKey {
    private static final String SORT = "PKCS12";

    private final KeyStore store;
    private final String password;

    private TlsKey(KeyStore store, String password) {
        this.store = store;
        this.password = password;
    }

    /** Reads a PKCS#12 file. @throws IOException with plain words for whoever named it */
    public static TlsKey read(Path file, String password) throws IOException {
        if (!Files.exists(file)) throw new Trouble(Message.of("server.key.no-file", "file", file));
        try (InputStream in = Files.newInputStream(file)) {
            KeyStore store = KeyStore.getInstance(SORT);
            store.load(in, password.toCharArray());
            for (String name : Collections.list(store.aliases())) {
                if (!store.isKeyEntry(name)) continue;
                store.getKey(name, password.toCharArray());
                return new TlsKey(store, password);
            }
            throw new Trouble(Message.of("server.key.none", "file", file));
        } catch (GeneralSecurityException closed) {
            throw new Trouble(Message.of("server.key.closed", "file", file, "why", String.valueOf(closed.getMessage())), closed);
        } catch (IOException broken) {
            if (broken.getCause() instanceof UnrecoverableKeyException) throw new Trouble(Message.of("server.key.password", "file", file), broken);
            if (Files.isDirectory(file) || !Files.isReadable(file)) throw new Trouble(Message.of("server.key.unread", "file", file), broken);
            if (broken instanceof Trouble) throw broken;
            throw new Trouble(Message.of("server.key.other", "file", file), broken);
        }
    }

    KeyStore store() {
        return store;
    }

    String password() {
        return password;
    }
}
