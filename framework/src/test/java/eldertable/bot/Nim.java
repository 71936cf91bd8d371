package eldertable.bot;

import eldertable.pack.PackDef;
import eldertable.pack.PackFiles;
import eldertable.pack.PackLoad;
import eldertable.pack.PackReader;
import eldertable.state.Blueprint;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** Two players take one, two or three of ten stones in turns; who takes the last one wins. Best is to leave a multiple of four. */
public final class Nim {
    private Nim() {}

    /** @param more what the rules hold besides, such as hints or bots */
    public static Blueprint blueprint(String more) {
        TreeMap<String, byte[]> files = new TreeMap<>();
        put(files, "pack.yaml", "id: nim\nversion: 1.0.0\napi: 1\ntitle: Nim\nplayers: { min: 2, max: 2 }\n");
        put(files, "components.yaml", "counters:\n  stones: { start: 10 }\nwords: [taken]\n");
        put(files, "flow.yaml", "start: turn\nsteps:\n  turn: { moves: [take, give] }\n");
        put(files, "rules.mjs", """
            export const moves = {
              take: {
                pick: { count: ({ game }) => [1, 2, 3].filter(n => n <= game.stones) },
                apply: ({ game, me, count }) => {
                  game.stones -= count;
                  if (game.stones === 0) return game.end({ winners: [me], reason: 'taken' });
                  game.active = game.after(me);
                  game.go('turn');
                },
              },
              give: { when: ({ game }) => game.stones > 99 || 'Never.', apply: () => {} },
            };
            """ + more);
        PackLoad load = PackReader.read(new PackFiles("nim", files));
        PackDef pack = load.pack().orElseThrow(() -> new AssertionError("the test's pack is broken: " + load.problems()));
        return new Blueprint(pack, 2, Map.of());
    }

    private static void put(TreeMap<String, byte[]> files, String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
    }
}
