package eldertable.bot;

import eldertable.state.Blueprint;
import eldertable.support.WrittenPack;

/** Two players take one, two or three of ten stones in turns; who takes the last one wins. Best is to leave a multiple of four. */
public final class Nim {
    private Nim() {}

    /** @param more what the rules hold besides, such as hints or bots */
    public static Blueprint blueprint(String more) {
        return new WrittenPack(2)
            .file("components.yaml", "counters:\n  stones: { start: 10 }\nwords: [taken]\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [take, give] }\n")
            .file("rules.mjs", """
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
                """ + more).blueprint();
    }
}
