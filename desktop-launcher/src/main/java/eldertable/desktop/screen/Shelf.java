package eldertable.desktop.screen;

import eldertable.art.IconSet;
import eldertable.art.Theme;
import eldertable.faces.Covers;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The games and mods there are, read in the background and shown as they come; mods only once somebody wants to know more of
 * them than their manifests say, since there may be hundreds. On the render thread.
 */
public final class Shelf {
    /**
     * A game as far as it is known.
     *
     * @param pack     empty while it is read, or when it cannot be played
     * @param loading  whether it is still read
     * @param problems of the whole pack
     * @param things   icons of what it is about, for its cover
     */
    public record Game(PackLibrary.Entry entry, Optional<PackDef> pack, boolean loading, List<Diagnostic> problems, Theme theme, List<String> things) {
        public String id() {
            return entry.id();
        }

        /** What it is called, in the language of the window: a game once it is read. */
        public String title(ScreenContext kit) {
            if (entry.isMod()) return kit.library().title(entry, kit.language());
            String plain = entry.info().title().isEmpty() ? entry.id() : entry.info().title();
            return pack.map(read -> new PackWords(read, kit.language()).title()).orElse(plain);
        }

        /** What it is about, likewise. */
        public String summary(ScreenContext kit) {
            if (entry.isMod()) return kit.library().summary(entry, kit.language());
            return pack.map(read -> new PackWords(read, kit.language()).summary()).orElse(entry.info().summary());
        }
    }

    private final ScreenContext kit;
    private final List<Game> games = new ArrayList<>();
    private final List<Game> mods = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private boolean listed;
    private boolean modsWanted;

    public Shelf(ScreenContext kit) {
        this.kit = kit;
    }

    public List<Game> games() {
        return List.copyOf(games);
    }

    public List<Game> mods() {
        return List.copyOf(mods);
    }

    public List<Game> modsFor(String game) {
        return mods.stream().filter(mod -> mod.entry().info().extending().equals(game)).toList();
    }

    public Optional<Game> game(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** Whether the packs have been found, though they may not all be read. */
    public boolean isListed() {
        return listed;
    }

    /** Whether the games have been read, and the mods if they were asked for. */
    public boolean isComplete() {
        return listed && games.stream().noneMatch(Game::loading) && (!modsWanted || mods.stream().noneMatch(Game::loading));
    }

    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    public void forget(Runnable listener) {
        listeners.remove(listener);
    }

    /** Reads the mods too, now and from now on. */
    public void readMods() {
        if (modsWanted) return;
        modsWanted = true;
        read(mods);
    }

    /** Looks for packs and reads them. */
    public void look() {
        kit.work(() -> kit.library().entries(), this::found, problem -> kit.toast(kit.say("shelf.unlisted", "why", problem.getMessage())));
    }

    private void found(List<PackLibrary.Entry> entries) {
        games.clear();
        mods.clear();
        for (PackLibrary.Entry entry : entries) {
            (entry.isMod() ? mods : games).add(new Game(entry, Optional.empty(), true, entry.problems(), Theme.house(), List.of()));
        }
        listed = true;
        changed();
        read(games);
        if (modsWanted) read(mods);
    }

    private void read(List<Game> packs) {
        IconSet icons = kit.icons();
        for (Game pack : packs) {
            PackLibrary.Entry entry = pack.entry();
            kit.work(() -> read(entry, icons), this::replace, problem -> replace(new Game(entry, Optional.empty(), false, entry.problems(), Theme.house(), List.of())));
        }
    }

    private Game read(PackLibrary.Entry entry, IconSet icons) {
        PackLoad load = kit.library().load(entry.path().toString());
        Theme theme = load.pack().map(pack -> Theme.of(pack.table())).orElse(Theme.house());
        List<String> things = load.pack().map(pack -> Covers.things(pack, theme, icons)).orElse(List.of());
        return new Game(entry, load.pack(), false, load.problems(), theme, things);
    }

    private void replace(Game read) {
        List<Game> list = read.entry().isMod() ? mods : games;
        list.replaceAll(game -> game.entry().path().equals(read.entry().path()) ? read : game);
        changed();
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
        kit.redraw();
    }
}
