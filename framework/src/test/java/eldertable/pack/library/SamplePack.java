package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.files.PackFiles;
import eldertable.pack.model.PackDef;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A small sound game in memory, to be changed by tests. */
public final class SamplePack {
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    public SamplePack() {
        with("pack.yaml", """
                id: tide-pool
                version: 1.0.0
                api: ^1.0
                title: Tide Pool
                players: { min: 2, max: 4 }
                """);
        with("components.yaml", """
                attributes: { points: number, suit: [shell, fin] }
                zones:
                  deck: { visible: none, start: cards, shuffled: true }
                  hand: { visible: owner, per: player }
                counters:
                  score: { per: player }
                """);
        with("cards.yaml", """
                cards:
                  crab: { points: 3, suit: shell, copies: 2 }
                  eel: { points: 1, suit: fin }
                """);
        with("flow.yaml", """
                start: deal
                steps:
                  deal: { auto: true }
                  draft: { who: everyone, moves: [keep], phase: draft }
                """);
        with("text/en.yaml", """
                cards: { crab: { title: Crab }, eel: { title: Eel } }
                moves: { keep: { title: Keep } }
                phases: { draft: Draft }
                words: { shell: Shell, fin: Fin }
                """);
        with("rules.mjs", "// deck hand score deal 'draft' keep\n");
    }

    public SamplePack with(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** Adds lines to a file. */
    public SamplePack and(String path, String text) {
        return with(path, new String(files.getOrDefault(path, new byte[0]), StandardCharsets.UTF_8) + text);
    }

    public SamplePack replacing(String path, String what, String by) {
        String text = new String(files.get(path), StandardCharsets.UTF_8);
        if (!text.contains(what)) {
            throw new IllegalArgumentException(path + " has no " + what);
        }
        return with(path, text.replace(what, by));
    }

    SamplePack without(String path) {
        files.remove(path);
        return this;
    }

    public SortedMap<String, byte[]> files() {
        return files;
    }

    public PackLoad read() {
        return PackReader.read(new PackFiles("tide-pool", files));
    }

    /** The pack, which has to be without any problem. */
    public PackDef sound() {
        PackLoad load = read();
        if (!load.problems().isEmpty()) {
            throw new AssertionError(load.problems());
        }
        return load.pack().orElseThrow();
    }

    /** What is found, each as "file:line:column code". */
    public List<String> problems() {
        return read().problems().stream().map(SamplePack::brief).toList();
    }

    public static String brief(Diagnostic problem) {
        return problem.span().toString().replace("tide-pool/", "") + " " + problem.code();
    }
}
