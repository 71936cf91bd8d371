package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.files.PackFiles;
import eldertable.pack.files.PackSource;
import eldertable.pack.model.PackInfo;
import eldertable.words.Message;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The packs that lie in some folders: each folder's own packs and those in its folder `mods`, as folders or zips. It looks
 * anew each time it is asked, since authors add packs while the program runs, but reads no more than their pack.yaml until
 * one is loaded.
 */
public final class PackLibrary {
    /**
     * A pack that was found, though perhaps not one that can be played.
     *
     * @param id       what it calls itself, or else how its folder is called
     * @param info     what its pack.yaml says, with stand-ins for what it should say and does not
     * @param problems what is wrong with pack.yaml
     * @param sources  the text of pack.yaml, for excerpts
     */
    public record Entry(String id, PackInfo info, Path path, List<Diagnostic> problems, List<Source> sources) {
        public boolean isMod() {
            return info.isMod();
        }
    }

    /** The place of a pack that was asked for; without one, the problems say why. */
    public record Found(Optional<Path> path, List<Diagnostic> problems) {}

    /**
     * What is to be laid over what, by what the packs say of each other.
     *
     * @param mods     in load order, with those that others require
     * @param problems an error among them: they cannot be played together
     */
    public record Order(Optional<Entry> game, List<Entry> mods, List<Diagnostic> problems) {}

    /**
     * A mod that is installed for a game.
     *
     * @param problems what stands in the way of playing it, and what to know; from the manifests alone
     * @param requires the ids of the mods that will be played with it
     */
    public record InstalledMod(Entry entry, List<Diagnostic> problems, List<String> requires) {
        public boolean isCompatible() {
            return problems.stream().noneMatch(Diagnostic::isError);
        }
    }

    private final List<Path> folders;
    private final PackSource source;
    private final Manifests manifests;
    private final PackTitles names;

    /** @param folders where a pack is in several of them, the first has it */
    public PackLibrary(List<Path> folders) {
        this(folders, PackSource.DISK);
    }

    PackLibrary(List<Path> folders, PackSource source) {
        this.folders = List.copyOf(folders);
        this.source = source;
        manifests = new Manifests(source);
        names = new PackTitles(source);
    }

    /** What a game or mod is called, in a language if the pack speaks it. */
    public String title(Entry entry, String language) {
        return names.word(entry, language, "title", entry.info().title().isEmpty() ? entry.id() : entry.info().title());
    }

    /** What it is about, likewise. */
    public String summary(Entry entry, String language) {
        return names.word(entry, language, "summary", entry.info().summary());
    }

    /** All packs, the folders in the order given and the packs in each by name. */
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (Path folder : folders) {
            entries.addAll(manifests.in(folder));
            entries.addAll(manifests.in(folder.resolve("mods")));
        }
        return List.copyOf(entries);
    }

    /** Finds a pack by its id, or by the path of its folder or zip. An id goes before a path that is written like it. */
    public Found find(String idOrPath) {
        Problems problems = new Problems();
        Optional<Path> path = look(idOrPath, entries(), problems).map(Entry::path);
        if (path.isEmpty()) {
            String where = folders.stream().map(PackFiles::labelOf).collect(Collectors.joining(", "));
            problems.error("unknown-pack", Span.file(idOrPath), (where.isEmpty() ? Message.of("pack.library.unknown", "name", idOrPath)
                : Message.of("pack.library.unknown-in", "name", idOrPath, "folders", where)).and(Spelling.guess(idOrPath, ids())));
        }
        return new Found(path, problems.list());
    }

    /** As above, among packs that were listed before; tells of others of the same id and says nothing if there is none. */
    Optional<Entry> look(String idOrPath, List<Entry> entries, Problems problems) {
        List<Entry> called = entries.stream().filter(entry -> entry.id().equals(idOrPath)).toList();
        for (int i = 1; i < called.size(); i++) {
            problems.add(shadowed(called.get(i), called.get(0)));
        }
        return called.isEmpty() ? manifests.at(idOrPath) : Optional.of(called.get(0));
    }

    private static Diagnostic shadowed(Entry hidden, Entry taken) {
        return Diagnostic.warning("shadowed-pack", Span.file(PackFiles.labelOf(hidden.path())),
            Message.of("pack.library.shadowed", "id", hidden.id(), "path", PackFiles.labelOf(taken.path())));
    }

    private List<String> ids() {
        return entries().stream().map(Entry::id).distinct().toList();
    }

    /** Which packs are played, and in which order, when these are asked for. Reads no more than pack.yaml of any. */
    public Order order(String idOrPath, List<String> mods) {
        return new PackResolver(this, entries()).order(idOrPath, mods);
    }

    /** The mods for a game, those in vain too. Reads no more than pack.yaml of any. */
    public List<InstalledMod> modsFor(String game) {
        List<Entry> entries = entries();
        PackResolver resolver = new PackResolver(this, entries);
        List<InstalledMod> mods = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Entry entry : entries) {
            if (entry.isMod() && resolver.gameOf(entry).equals(game)) {
                mods.add(installed(entry, game, entries, !seen.add(entry.id())));
            }
        }
        return List.copyOf(mods);
    }

    private InstalledMod installed(Entry entry, String game, List<Entry> entries, boolean hidden) {
        Order order = new PackResolver(this, entries).order(game, List.of(hidden ? entry.path().toString() : entry.id()));
        Problems problems = new Problems();
        if (hidden) {
            entries.stream().filter(other -> other.id().equals(entry.id())).findFirst().ifPresent(first -> problems.add(shadowed(entry, first)));
        }
        problems.addAll(order.problems());
        return new InstalledMod(entry, problems.list(),
                order.mods().stream().map(Entry::id).filter(id -> !id.equals(entry.id())).toList());
    }

    /** Finds and reads a game, or a mod together with the game it changes. */
    public PackLoad load(String idOrPath) {
        return load(idOrPath, List.of());
    }

    /** Finds and reads a game with mods laid over it, in this order unless they want another. */
    public PackLoad load(String idOrPath, List<String> mods) {
        return layers(idOrPath, mods).build();
    }

    /** As above, kept apart: who said what. */
    public PackLayers layers(String idOrPath, List<String> mods) {
        Order order = order(idOrPath, mods);
        return new PackStack(source).read(order);
    }
}
