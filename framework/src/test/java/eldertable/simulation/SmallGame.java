package eldertable.simulation;

import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.state.Blueprint;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** Games made of a few lines, in memory. */
public final class SmallGame {
    private static final String NEXT = """
            const next = game => {
              if (game.row.isEmpty) return game.end({ winners: game.most('score'), reason: 'empty' });
              game.active = game.after(game.active);
              game.go('turn');
            };
            """;

    private final TreeMap<String, byte[]> files = new TreeMap<>();

    private SmallGame() {
        file("pack.yaml", "id: shore\nversion: 1.0.0\napi: ^1.0\ntitle: Shore\nplayers: { min: 1, max: 4 }\n");
    }

    /** Players take shells from a row in turns, or pass once they have some; there is also a move that is never open. */
    public static SmallGame gathering() {
        return new SmallGame()
            .file("components.yaml", """
                attributes: { points: number }
                zones:
                  deck: { visible: none, start: shells, shuffled: true }
                  row: { visible: all }
                  pile: { visible: all, per: player }
                counters:
                  round: { start: 1, role: round }
                  score: { per: player, max: 30, role: score }
                words: [empty]
                """)
            .file("cards.yaml", "shells:\n  crab: { points: 3, copies: 4 }\n  eel: { points: 1, copies: 8 }\n")
            .file("flow.yaml", """
                start: deal
                steps:
                  deal: { auto: true }
                  turn: { who: active, moves: [take, pass, wait] }
                  storm: { auto: true }
                """)
            .file("rules.mjs", NEXT + """
                export const moves = {
                  take: {
                    pick: { card: ({ game }) => game.row },
                    apply: ({ game, me, card }) => { me.score += card.points; card.moveTo(me.pile); game.deck.deal(1, game.row); next(game); },
                  },
                  pass: { when: ({ me }) => me.score > 3 || 'Not yet.', apply: ({ game }) => next(game) },
                  wait: { when: () => 'Never.', apply: () => {} },
                };
                export const steps = {
                  deal: { run: ({ game }) => { game.deck.deal(3, game.row); game.push('turn'); } },
                  storm: { run: () => {} },
                };
                """);
    }

    /** One player makes one move, which ends the game. */
    static SmallGame oneMove(String move) {
        return new SmallGame()
            .file("components.yaml", "counters:\n  sum: { per: player }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { who: active, moves: [go] }\n")
            .file("rules.mjs", "export const moves = { go: " + move + " };\n");
    }

    public SmallGame file(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** Adds lines to the rules. */
    SmallGame rules(String more) {
        return file("rules.mjs", new String(files.get("rules.mjs"), StandardCharsets.UTF_8) + more);
    }

    public SmallGame change(String from, String to) {
        String rules = new String(files.get("rules.mjs"), StandardCharsets.UTF_8);
        if (!rules.contains(from)) throw new AssertionError("the rules have no " + from);
        return file("rules.mjs", rules.replace(from, to));
    }

    public Blueprint blueprint(int players) {
        PackLoad load = PackReader.read(new PackFiles("shore", files));
        PackDef pack = load.pack().orElseThrow(() -> new AssertionError("the test's pack is broken: " + load.problems()));
        return new Blueprint(pack, players, Map.of());
    }
}
