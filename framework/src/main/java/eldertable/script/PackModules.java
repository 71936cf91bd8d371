package eldertable.script;

import org.graalvm.polyglot.io.FileSystem;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Map;
import java.util.Set;

/** All that scripts can import: the modules of the packs in play, as "/pack-id/path.mjs". There are no other files. */
final class PackModules implements FileSystem {
    private static final Path ROOT = Path.of("/").toAbsolutePath().getRoot();
    private volatile Map<String, String> modules;

    /** @param modules text by "/pack-id/path.mjs" */
    PackModules(Map<String, String> modules) {
        are(modules);
    }

    /** For a context that was made before it was known what for. */
    void are(Map<String, String> modules) {
        this.modules = modules;
    }

    static String nameOf(Path path) {
        return path.normalize().toString().replace('\\', '/').replaceFirst("^[A-Za-z]:", "");
    }

    private String find(Path path) throws NoSuchFileException {
        String text = modules.get(nameOf(toAbsolutePath(path)));
        if (text == null) throw new NoSuchFileException(path.toString());
        return text;
    }

    @Override
    public Path parsePath(URI uri) {
        if (!"file".equals(uri.getScheme())) throw new UnsupportedOperationException("only modules of the pack can be imported");
        return Path.of(uri);
    }

    @Override
    public Path parsePath(String path) {
        return Path.of(path);
    }

    @Override
    public void checkAccess(Path path, Set<? extends AccessMode> modes, LinkOption... options) throws IOException {
        if (modes.contains(AccessMode.WRITE) || modes.contains(AccessMode.EXECUTE)) throw new SecurityException();
        find(path);
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) {
        throw new SecurityException();
    }

    @Override
    public void delete(Path path) {
        throw new SecurityException();
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        byte[] bytes = find(path).getBytes(StandardCharsets.UTF_8);
        return new Contents(bytes);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path path, DirectoryStream.Filter<? super Path> filter) {
        throw new SecurityException();
    }

    @Override
    public Path toAbsolutePath(Path path) {
        return path.isAbsolute() ? path : ROOT.resolve(path);
    }

    @Override
    public Path toRealPath(Path path, LinkOption... options) throws IOException {
        Path real = toAbsolutePath(path).normalize();
        find(real);
        return real;
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        return Map.of("size", (long) find(path).length(), "isRegularFile", true, "isDirectory", false);
    }

    /** A module's bytes as a channel. */
    private static final class Contents implements SeekableByteChannel {
        private final byte[] bytes;
        private final ReadableByteChannel stream;
        private long position;

        Contents(byte[] bytes) {
            this.bytes = bytes;
            stream = Channels.newChannel(new ByteArrayInputStream(bytes));
        }

        @Override
        public int read(ByteBuffer target) throws IOException {
            int read = stream.read(target);
            if (read > 0) position += read;
            return read;
        }

        @Override
        public int write(ByteBuffer source) {
            throw new SecurityException();
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public SeekableByteChannel position(long position) {
            throw new SecurityException();
        }

        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new SecurityException();
        }

        @Override
        public boolean isOpen() {
            return stream.isOpen();
        }

        @Override
        public void close() throws IOException {
            stream.close();
        }
    }
}
