package eldertable.pack.files;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.Optional;
import java.util.SortedMap;

/** Reads a folder without ever leaving it: links are followed only to files inside. */
final class FolderReader extends SimpleFileVisitor<Path> {
    private final Path root;
    private final Path realRoot;
    private final FileLimits limits;

    private FolderReader(Path root, FileLimits limits) throws IOException {
        this.root = root;
        this.realRoot = root.toRealPath();
        this.limits = limits;
    }

    static Optional<SortedMap<String, byte[]>> read(Path folder, String label, Problems problems) {
        try {
            FileLimits limits = new FileLimits(label, problems);
            Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), Integer.MAX_VALUE,
                    new FolderReader(folder, limits));
            return Optional.of(limits.files());
        } catch (IOException unreadable) {
            problems.error("unreadable-file", Span.file(label),
                Message.of("pack.files.folder-unreadable", "why", unreadable.getClass().getSimpleName()));
            return Optional.empty();
        }
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        if (folder.equals(root)) {
            return FileVisitResult.CONTINUE;
        }
        if (!limits.look()) {
            return FileVisitResult.TERMINATE;
        }
        if (FileLimits.ignored(name(folder))) {
            return FileVisitResult.SKIP_SUBTREE;
        }
        if (root.relativize(folder).getNameCount() >= FileLimits.DEEPEST) {
            limits.refuse(name(folder), "bad-path", Message.of("pack.files.deep", "most", FileLimits.DEEPEST));
            return FileVisitResult.SKIP_SUBTREE;
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        String name = name(file);
        if (!limits.look()) {
            return FileVisitResult.TERMINATE;
        }
        if (FileLimits.ignored(name)) {
            return FileVisitResult.CONTINUE;
        }
        if (attributes.isSymbolicLink() && !leadsInside(file)) {
            limits.refuse(name, "outside-pack", Message.of("pack.files.outside"));
            return FileVisitResult.CONTINUE;
        }
        // Pipes and devices could block forever or never end.
        if (!attributes.isSymbolicLink() && !attributes.isRegularFile()) {
            limits.refuse(name, "unreadable-file", Message.of("pack.files.not-ordinary"));
            return FileVisitResult.CONTINUE;
        }
        try (InputStream in = Files.newInputStream(file)) {
            return limits.take(name, in) ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        } catch (IOException unreadable) {
            return visitFileFailed(file, unreadable);
        }
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) throws IOException {
        if (file.equals(root)) {
            throw unreadable;
        }
        limits.refuse(name(file), "unreadable-file", Message.of("pack.files.unreadable"));
        return FileVisitResult.CONTINUE;
    }

    private boolean leadsInside(Path link) {
        try {
            Path target = link.toRealPath();
            return target.startsWith(realRoot) && Files.isRegularFile(target);
        } catch (IOException nowhere) {
            return false;
        }
    }

    private String name(Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }
}
