package eldertable.sdk.typings;

import eldertable.pack.model.PackDef;
import eldertable.sdk.program.Resource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The folder `types` of a pack that is written by its author: all that an editor wants to know, without a network and wherever the pack lies. */
public record TypesFolder(Path pack) {
    public static final String PACK = "pack.d.ts";

    public static boolean isIn(Path pack) {
        return Files.isDirectory(pack.resolve(PackTypings.FOLDER));
    }

    /** The declarations that TypeScript needs for a pack, by name. */
    public static Map<String, String> declarations(PackDef pack) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("language.d.ts", Resource.text(PackTypings.class, "language.d.ts"));
        all.put("eldertable.d.ts", ApiTypings.text());
        all.put(PACK, PackTypings.of(pack));
        return all;
    }

    /** Writes what has changed; gives the paths of those files. */
    public List<Path> write(PackDef def) throws IOException {
        Map<String, String> files = new LinkedHashMap<>(ApiFiles.all());
        files.putAll(declarations(def));
        return write(pack.resolve(PackTypings.FOLDER), files);
    }

    /** Writes the settings of editors where there are none: an author's own are left alone. */
    public List<Path> writeSettings(boolean mod) throws IOException {
        Map<String, String> missing = new LinkedHashMap<>(EditorSettings.all(mod));
        missing.keySet().removeIf(path -> Files.exists(pack.resolve(path)));
        return write(pack, missing);
    }

    /** Writes those of some files that have changed. */
    public static List<Path> write(Path folder, Map<String, String> files) throws IOException {
        List<Path> written = new ArrayList<>();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            if (Files.exists(path) && Files.readString(path).equals(file.getValue())) continue;
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
            written.add(path);
        }
        return written;
    }
}
