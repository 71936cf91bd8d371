package eldertable.pack.library;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackSource;
import eldertable.pack.library.PackLibrary.Entry;
import eldertable.pack.library.PackLibrary.Order;
import eldertable.pack.merging.PackMerge;
import eldertable.pack.reading.PackTree;
import eldertable.pack.reading.TreeReader;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the packs that are played together, and lays them over each other. */
final class PackStack {
    private final PackSource source;
    private final Problems problems = new Problems();

    PackStack(PackSource source) {
        this.source = source;
    }

    PackLayers read(Order order) {
        Optional<PackTree> game = order.game().flatMap(this::tree);
        List<PackTree> mods = new ArrayList<>();
        for (Entry mod : order.mods()) tree(mod).ifPresent(mods::add);
        problems.addAll(order.problems());
        if (game.isEmpty() || problems.hasErrors()) {
            return new PackLayers(List.of(), List.of(), problems.list());
        }
        PackMerge merge = new PackMerge(problems);
        List<PackTree> layers = new ArrayList<>(List.of(game.get()));
        for (PackTree mod : mods) layers.add(merge.lay(layers.get(layers.size() - 1), mod));
        return new PackLayers(layers, order.mods(), problems.list());
    }

    private Optional<PackTree> tree(Entry entry) {
        Problems reading = new Problems();
        Optional<PackTree> tree = source.files(entry.path(), reading).flatMap(files -> new TreeReader(files, reading).read());
        tree.ifPresent(read -> read.sources().forEach(problems::addSource));
        problems.addAll(reading.list());
        return tree;
    }
}
