package eldertable.pack.library;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary.Entry;
import eldertable.pack.library.PackLibrary.Order;
import eldertable.pack.model.PackLink;
import eldertable.words.Message;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Decides which packs are played together and in which order: what a pack needs goes before it, what it is to come after
 * goes before it if it is there, and otherwise they stay as the user listed them. It looks at manifests only.
 */
final class PackResolver {
    private final PackLibrary library;
    private final List<Entry> installed;
    private final Problems problems = new Problems();
    /** What is played, by id, as it was asked for. */
    private final Map<String, Entry> chosen = new LinkedHashMap<>();
    private final Set<String> asked = new HashSet<>();

    PackResolver(PackLibrary library, List<Entry> installed) {
        this.library = library;
        this.installed = installed;
    }

    Order order(String idOrPath, List<String> mods) {
        Optional<Entry> first = ask(idOrPath);
        for (String mod : mods) {
            if (!mod.isBlank()) ask(mod.strip()); // --mods '' asks for none
        }
        gatherNeeded();
        Optional<Entry> game = first.map(this::gameOf).map(chosen::get).filter(entry -> !entry.isMod());
        game.ifPresent(this::refuseOtherGames);
        refuseConflicts();
        List<Entry> sorted = sorted();
        sorted.removeIf(entry -> !entry.isMod());
        sorted.forEach(entry -> problems.addAll(entry.problems()));
        return new Order(game, List.copyOf(sorted), problems.list());
    }

    /** The id at which following `extends` ends: a game, or something that is not there. */
    String gameOf(Entry entry) {
        Set<String> seen = new HashSet<>();
        Entry at = entry;
        while (at.isMod() && seen.add(at.id())) {
            Optional<Entry> below = named(at.info().extending());
            if (below.isEmpty()) return at.info().extending();
            at = below.get();
        }
        return at.id();
    }

    private Optional<Entry> named(String id) {
        return chosen.containsKey(id) ? Optional.of(chosen.get(id)) : installed.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    private Optional<Entry> ask(String idOrPath) {
        Optional<Entry> found = library.look(idOrPath, installed, problems);
        if (found.isEmpty()) {
            problems.addAll(library.find(idOrPath).problems());
        }
        found.ifPresent(this::choose);
        found.ifPresent(entry -> asked.add(entry.id()));
        return found;
    }

    private void choose(Entry entry) {
        entry.sources().forEach(problems::addSource);
        Entry other = chosen.putIfAbsent(entry.id(), entry);
        if (other != null && !other.path().equals(entry.path())) {
            problems.error("duplicate-pack", idSpan(entry),
                Message.of("pack.library.same-id", "id", entry.id(), "path", PackFiles.labelOf(other.path())));
        }
    }

    private static Span idSpan(Entry entry) {
        return entry.info().span();
    }

    /** Adds what is needed, and what that needs. */
    private void gatherNeeded() {
        Deque<Entry> open = new ArrayDeque<>(chosen.values());
        while (!open.isEmpty()) {
            Entry asking = open.poll();
            for (PackLink link : asking.info().links().needed()) {
                boolean known = chosen.containsKey(link.id());
                Optional<Entry> needed = known ? Optional.of(chosen.get(link.id())) : library.look(link.id(), installed, problems);
                if (needed.isEmpty() || !needed.get().id().equals(link.id())) {
                    missing(asking, link);
                    continue;
                }
                if (!known) {
                    choose(needed.get());
                    open.add(needed.get());
                }
                if (!link.means(needed.get().info())) incompatible(asking, link, needed.get());
            }
        }
    }

    private void missing(Entry asking, PackLink link) {
        List<String> ids = installed.stream().map(Entry::id).filter(id -> !id.equals(asking.id())).distinct().toList();
        Message hint = Spelling.nearest(link.id(), ids).map(id -> Message.of("diagnostic.nearest", "word", id)).orElse(Message.NONE);
        problems.error("missing-pack", link.span(), Message.of("pack.library.not-installed", "id", asking.id(), "link", link).and(hint)
            .and(Message.of("pack.library.put-it", "id", asking.id())));
    }

    private void incompatible(Entry asking, PackLink link, Entry found) {
        problems.error("incompatible-pack", link.span(),
            Message.of("pack.library.incompatible", "id", asking.id(), "range", link.range(), "other", link.id(), "path", PackFiles.labelOf(found.path()), "version", found.info().version()));
    }

    private void refuseOtherGames(Entry game) {
        for (Entry entry : chosen.values()) {
            String other = gameOf(entry);
            if (!entry.isMod() && !asked.contains(entry.id())) continue; // the mod that brought it in is told of
            if (!other.equals(game.id()) && named(other).filter(found -> !found.isMod()).isPresent()) {
                Span span = entry.info().links().extending().map(PackLink::span).orElse(idSpan(entry));
                problems.error("other-game", span, entry.isMod()
                    ? Message.of("pack.library.changes-other", "id", entry.id(), "other", other, "game", game.id())
                    : Message.of("pack.library.is-other", "id", entry.id(), "other", other, "game", game.id()));
            }
        }
    }

    private void refuseConflicts() {
        for (Entry entry : chosen.values()) {
            for (PackLink link : entry.info().links().conflicts()) {
                Entry other = chosen.get(link.id());
                if (other != null && link.means(other.info())) {
                    problems.error("conflicting-packs", link.span(),
                        Message.of("pack.library.conflict", "id", entry.id(), "other", other.id(), "version", other.info().version()));
                }
            }
        }
    }

    // ------------------------------------------------------------------ order

    private List<Entry> sorted() {
        Set<String> placed = new LinkedHashSet<>();
        for (Entry entry : chosen.values()) place(entry, placed, new ArrayList<>());
        return placed.stream().map(chosen::get).collect(Collectors.toCollection(ArrayList::new));
    }

    /** @param waiting those that wait for this one */
    private void place(Entry entry, Set<String> placed, List<String> waiting) {
        if (placed.contains(entry.id())) return;
        waiting.add(entry.id());
        for (PackLink link : entry.info().links().before()) {
            Entry before = chosen.get(link.id());
            if (before == null || before == entry) continue; // a pack that names itself is reported where it does
            if (waiting.contains(before.id())) cyclic(link, waiting.subList(waiting.indexOf(before.id()), waiting.size()));
            else place(before, placed, waiting);
        }
        waiting.remove(waiting.size() - 1);
        placed.add(entry.id());
    }

    private void cyclic(PackLink link, List<String> circle) {
        List<Message> way = circle.stream().skip(1).map(id -> Message.of("pack.library.waits-for", "id", id)).toList();
        problems.error("cyclic-packs", link.span(), Message.of("pack.library.circle", "first", circle.get(0), "others", Message.row(way)));
    }
}
