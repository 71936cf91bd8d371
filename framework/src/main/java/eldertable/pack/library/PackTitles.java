package eldertable.pack.library;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.files.PackFiles;
import eldertable.pack.files.PackSource;
import eldertable.words.Languages;
import eldertable.yaml.MapNode;
import eldertable.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What packs call themselves in other languages than English, for lists: of a pack only that file of words is parsed, and only when somebody asks. */
final class PackTitles {
    private record Asked(Path path, String language) {}

    private record Known(FileTime time, MapNode words) {}

    private final PackSource source;
    private final Map<Asked, Known> known = new ConcurrentHashMap<>();

    PackTitles(PackSource source) {
        this.source = source;
    }

    /** @param key "title" or "summary"; @param plain what pack.yaml says */
    String word(PackLibrary.Entry entry, String language, String key, String plain) {
        for (String wanted : Languages.wanted(language)) {
            String said = wanted.equals(Languages.ENGLISH) ? plain : words(entry.path(), wanted).text(key, "");
            if (!said.isEmpty()) return said;
        }
        return plain;
    }

    private MapNode words(Path path, String language) {
        String file = "text/" + language + ".yaml";
        FileTime time;
        try {
            time = Files.getLastModifiedTime(Files.isDirectory(path) ? path.resolve(file) : path);
        } catch (IOException none) {
            return MapNode.empty(Span.file(file));
        }
        Known before = known.get(new Asked(path, language));
        if (before == null || !before.time.equals(time)) known.put(new Asked(path, language), before = new Known(time, read(path, file)));
        return before.words;
    }

    /** What is wrong with it is told when the pack is loaded. */
    private MapNode read(Path path, String file) {
        Problems problems = new Problems();
        Optional<PackFiles> files = source.files(path, problems);
        return files.flatMap(all -> all.bytes(file)).flatMap(bytes -> YamlReader.read(file, bytes, problems)).filter(MapNode.class::isInstance).map(MapNode.class::cast)
            .orElseGet(() -> MapNode.empty(Span.file(file)));
    }
}
