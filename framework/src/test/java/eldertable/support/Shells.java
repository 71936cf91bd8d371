package eldertable.support;

import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** A game of six cards that two lay, each for a point. 'wreck' is a move whose rule breaks. */
public final class Shells {
    private Shells() {}

    public static final Map<String, String> FILES = Map.of(
        "pack.yaml", "id: shells\nversion: 1.0.0\napi: ^1.0\ntitle: Shells\nsummary: For tests.\nplayers: { min: 2, max: 2 }\nminutes: 1\nlicence: MIT\n",
        "components.yaml", "zones:\n  deck: { visible: none, start: cards }\n  hand: { visible: owner, per: player }\n  open: { visible: all }\n"
            + "counters:\n  score: { per: player }\n",
        "cards.yaml", "cards:\n  ark: { copies: 3 }\n  bell: { copies: 3 }\n",
        "flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [lay, wreck] }\n  next: { auto: true }\n",
        "rules.mjs", """
            export const steps = {
              deal: { run: ({ game }) => { game.players.forEach(p => game.deck.deal(3, p.hand)); game.go('turn'); } },
              turn: { done: ({ game }) => game.go('next') },
              next: { run: ({ game }) => { game.active = game.after(game.active); if (game.players.every(p => p.hand.size === 0)) game.end({ winners: game.players }); else game.go('turn'); } },
            };
            export const moves = {
              lay: { pick: { card: ({ me }) => me.hand }, apply: ({ game, me, card }) => { card.moveTo(game.open); me.score += 1; } },
              wreck: { apply: () => { throw new Error('it breaks'); } },
            };
            """);

    /** @param more files beside those, or in place of them */
    public static PackLoad with(Map<String, String> more) {
        TreeMap<String, byte[]> files = new TreeMap<>();
        FILES.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        more.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return PackReader.read(new PackFiles("shells", files));
    }
}
