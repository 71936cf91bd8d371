package eldertable.reload;

import eldertable.pack.files.PackFiles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * Waits until something in the folders or zips of packs has changed. What counts is how the files look from one time to the
 * next; the system's own notices only make it look at once. So it makes no difference how an editor writes, and where the
 * system tells nothing (network folders, some containers) changes are noticed a little later.
 */
final class PackWatch implements AutoCloseable {
    /** Files of a pack that were changed together rest for so long before they are read. */
    private static final long REST_MILLIS = 30, LONGEST_UNREST_MILLIS = 500;
    private static final long LOOK_MILLIS = 2_000, LOOK_UNTOLD_MILLIS = 200;

    /** How a file looks from outside. */
    private record Look(long size, long modified, Object key) {}

    private List<Path> packs;
    private final WatchService service;
    private final Map<Path, WatchKey> watched = new HashMap<>();
    private Map<Path, Look> known;
    private volatile boolean closed;

    /** @param told whether to ask the system for notices */
    PackWatch(List<Path> packs, boolean told) {
        this.packs = absolute(packs);
        service = told ? service() : null;
        known = look();
    }

    private static List<Path> absolute(List<Path> packs) {
        return packs.stream().map(path -> path.toAbsolutePath().normalize()).toList();
    }

    /** Watches these packs from now on: a mod may have come to require another. */
    void follow(List<Path> others) {
        if (others.isEmpty() || packs.equals(absolute(others))) return;
        packs = absolute(others);
        look().forEach(known::putIfAbsent);
    }

    private static WatchService service() {
        try {
            return FileSystems.getDefault().newWatchService();
        } catch (IOException | UnsupportedOperationException untold) {
            return null;
        }
    }

    /** Whether something was changed that {@link #await} has yet to tell. */
    boolean hasNews() {
        return !look().equals(known);
    }

    /** The files that were changed, added or taken away; empty when the watch was closed. */
    Set<Path> await() throws InterruptedException {
        Map<Path, Look> before = known;
        while (!closed) {
            Set<Path> touched = touched(service == null ? LOOK_UNTOLD_MILLIS : LOOK_MILLIS);
            Map<Path, Look> now = look();
            Set<Path> changed = changes(now);
            touched.retainAll(now.keySet()); // written twice within the clock's grain, it may look as before
            changed.addAll(touched);
            if (changed.isEmpty()) continue;
            long since = System.nanoTime();
            while (!closed && !isSettled(changed) && System.nanoTime() - since < LONGEST_UNREST_MILLIS * 1_000_000) Thread.onSpinWait();
            changed.removeIf(path -> !before.containsKey(path) && !known.containsKey(path)); // an editor's passing file
            return closed ? Set.of() : changed;
        }
        return Set.of();
    }

    /** Rests for a moment; false if something has changed meanwhile, which is added, or a file is only about to be written. */
    private boolean isSettled(Set<Path> changed) throws InterruptedException {
        Set<Path> more = touched(REST_MILLIS);
        Map<Path, Look> now = look();
        more.retainAll(now.keySet());
        more.addAll(changes(now));
        changed.addAll(more);
        boolean emptied = changed.stream().anyMatch(path -> now.containsKey(path) && now.get(path).size() == 0);
        return more.isEmpty() && !emptied;
    }

    private Set<Path> changes(Map<Path, Look> now) {
        Set<Path> changed = new TreeSet<>();
        now.forEach((path, look) -> {
            if (!look.equals(known.get(path))) changed.add(path);
        });
        known.keySet().stream().filter(path -> !now.containsKey(path)).forEach(changed::add);
        known = now;
        return changed;
    }

    // ------------------------------------------------------------------ what the system tells

    /** Waits for a notice, at most so long. */
    private Set<Path> touched(long millis) throws InterruptedException {
        Set<Path> touched = new HashSet<>();
        if (service == null) {
            Thread.sleep(millis);
            return touched;
        }
        try {
            for (WatchKey key = service.poll(millis, TimeUnit.MILLISECONDS); key != null; key = service.poll()) {
                Path folder = (Path) key.watchable();
                for (WatchEvent<?> event : key.pollEvents()) {
                    if (event.context() instanceof Path name && event.kind() == StandardWatchEventKinds.ENTRY_MODIFY) touched.add(folder.resolve(name));
                }
                if (!key.reset()) watched.remove(folder);
            }
        } catch (ClosedWatchServiceException ended) {
            closed = true;
        }
        return touched;
    }

    private void watch(Path folder) {
        if (service == null || watched.containsKey(folder)) return;
        try {
            watched.put(folder, folder.register(service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_DELETE,
                StandardWatchEventKinds.ENTRY_MODIFY));
        } catch (IOException | ClosedWatchServiceException | UnsupportedOperationException untold) {
            // Looking now and then has to do.
        }
    }

    // ------------------------------------------------------------------ how the files look

    private Map<Path, Look> look() {
        Map<Path, Look> looks = new HashMap<>();
        for (Path pack : packs) {
            try {
                if (Files.isDirectory(pack)) {
                    Files.walkFileTree(pack, new Walk(pack, looks));
                } else if (Files.exists(pack)) {
                    watch(pack.getParent());
                    looks.put(pack, look(Files.readAttributes(pack, BasicFileAttributes.class)));
                }
            } catch (IOException | UncheckedIOException vanishing) {
                // It looks otherwise the next time.
            }
        }
        return looks;
    }

    private static Look look(BasicFileAttributes file) {
        return new Look(file.size(), file.lastModifiedTime().to(TimeUnit.NANOSECONDS), file.fileKey());
    }

    private final class Walk extends SimpleFileVisitor<Path> {
        private final Path root;
        private final Map<Path, Look> looks;

        Walk(Path root, Map<Path, Look> looks) {
            this.root = root;
            this.looks = looks;
        }

        /** Scenarios are no part of the rules: one that is saved from the workshop changes nothing. */
        private boolean isForeign(Path path) {
            String name = root.relativize(path).toString().replace('\\', '/');
            return !path.equals(root) && (name.equals("scenarios") || PackFiles.ignores(name));
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            if (isForeign(folder)) return FileVisitResult.SKIP_SUBTREE;
            watch(folder);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (!isForeign(file)) looks.put(file, look(attributes));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException vanished) {
            return FileVisitResult.CONTINUE;
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            if (service != null) service.close();
        } catch (IOException ignored) {
            // nothing is left to be done with it
        }
    }
}
