package eldertable.reload;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the packs of a match come from, so that they can be read again.
 *
 * @param game its id, or the path of its folder or zip
 */
public record PacksInPlay(PackLibrary library, String game, List<String> mods) {
    public PacksInPlay {
        mods = List.copyOf(mods);
    }

    public PackLoad load() {
        return library.load(game, mods);
    }

    /** The folders and zips of the game and its mods, also of those that others require. */
    public List<Path> paths() {
        PackLibrary.Order order = library.order(game, mods);
        List<Path> paths = new ArrayList<>();
        order.game().ifPresent(entry -> paths.add(entry.path()));
        order.mods().forEach(mod -> paths.add(mod.path()));
        return paths;
    }
}
