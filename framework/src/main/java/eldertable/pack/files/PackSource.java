package eldertable.pack.files;

import eldertable.diagnostic.Problems;

import java.nio.file.Path;
import java.util.Optional;

/** Where a library's packs are read from; tests put themselves in between to count. */
public interface PackSource {
    /** No more than pack.yaml, to see which pack it is. */
    Optional<PackFiles> manifest(Path path, Problems problems);

    /** All its files. */
    Optional<PackFiles> files(Path path, Problems problems);

    PackSource DISK = new PackSource() {
        @Override
        public Optional<PackFiles> manifest(Path path, Problems problems) {
            return PackFiles.peek(path, problems);
        }

        @Override
        public Optional<PackFiles> files(Path path, Problems problems) {
            return PackFiles.open(path, problems);
        }
    };
}
