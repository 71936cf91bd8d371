package eldertable.sdk.fuzzing;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The sound packs that input is made from. An input says in its first line which pack or file it was, and then has the rest. */
final class SoundPacks {
    record Input(String head, String body) {
        byte[] bytes() {
            return (head + "\n" + body).getBytes(StandardCharsets.UTF_8);
        }

        static Input of(byte[] bytes) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            int end = text.indexOf('\n');
            return end < 0 ? new Input(text, "") : new Input(text.substring(0, end), text.substring(end + 1));
        }
    }

    private final PackLibrary library;
    private final Map<String, PackFiles> files = new LinkedHashMap<>();
    private final Map<String, PackDef> games = new LinkedHashMap<>();

    SoundPacks(Path content) {
        library = new PackLibrary(List.of(content));
        for (PackLibrary.Entry entry : library.entries()) {
            PackFiles.open(entry.path(), new Problems()).ifPresent(all -> files.put(entry.id(), all));
            if (!entry.isMod()) library.load(entry.id()).pack().ifPresent(pack -> games.put(entry.id(), pack));
        }
    }

    List<String> games() {
        return List.copyOf(games.keySet());
    }

    /** The game of that id, or else the first: an input may be wounded there too. */
    PackDef game(String id) {
        return games.getOrDefault(id, games.values().iterator().next());
    }

    /** One of all files of a kind, as "pack/path", with its text. */
    Input file(Predicate<String> wanted, SplittableRandom random) {
        List<String> ids = new ArrayList<>(files.keySet());
        while (true) {
            String id = ids.get(random.nextInt(ids.size()));
            List<String> paths = files.get(id).paths().stream().filter(wanted).toList();
            if (paths.isEmpty()) continue;
            String path = paths.get(random.nextInt(paths.size()));
            return new Input(id + "/" + path, new String(files.get(id).bytes(path).orElseThrow(), StandardCharsets.UTF_8));
        }
    }

    /** The files of a pack with one of them changed. */
    PackFiles with(String file, String text) {
        String id = file.replaceFirst("/.*", ""), path = file.replaceFirst("[^/]*/", "");
        PackFiles sound = files.getOrDefault(id, files.values().iterator().next());
        TreeMap<String, byte[]> all = new TreeMap<>();
        for (String name : sound.paths()) all.put(name, sound.bytes(name).orElseThrow());
        all.put(path, text.getBytes(StandardCharsets.UTF_8));
        return new PackFiles(id, all);
    }
}
