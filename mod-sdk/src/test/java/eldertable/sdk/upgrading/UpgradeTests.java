package eldertable.sdk.upgrading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A small pack as it was written for the api before 1.0, and what becomes of it. */
class UpgradeTests {
    private static final Map<String, String> OLD = Map.of(
        "pack.yaml", "id: reef          # ours\nversion: 1.0.0\napi: 1            # the handbook's\ntitle: Reef\n",
        "components.yaml", """
            groups: { gate: [first, second] }
            zones:
              decks: { visible: none, per: gate }   # one each
            counters:
              score: { per: player }
              round: {}
            """,
        "flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n",
        "rules.mjs", """
            // card.kind === 'crab' in a comment stays
            export const on = { caught: ({ game }) => {} };
            const isCrab = card => card.kind === 'crab' && card.zone.top.kind !== "eel";
            const deck = (game, i) => game.decks[i + 1];
            const any = game => game.decks.some(deck => deck.size > 0) ? game.decks.length : 9999;
            const deal = ({ game, me }) => {
              game.trigger('caught', { player: me, card: game.decks[0].top });
              return game.compute('price', 3, me.all) + game.compute('worth', 1);
            };
            """);

    private final Upgrade upgrade = new Upgrade(OLD);

    @Test
    void scriptsAreRewrittenInPlace() {
        assertEquals("""
            // card.kind === 'crab' in a comment stays
            export const on = { caught: ({ game }) => {} };
            const isCrab = card => card.is('crab') && !card.zone.top.is("eel");
            const deck = (game, i) => game.decks[game.members('gate')[i + 1]];
            const any = game => [...game.decks].some(deck => deck.size > 0) ? game.members('gate').length : 9999;
            const deal = ({ game, me }) => {
              game.trigger('caught', { player: me, card: game.decks[game.members('gate')[0]].top });
              return game.compute('price', 3, me.all) + game.compute('worth', 1);
            };
            """, upgrade.files().get("rules.mjs"));
    }

    @Test
    void yamlKeepsItsCommentsAndGetsWhatIsDeclaredNow() {
        assertEquals("id: reef          # ours\nversion: 1.0.0\napi: ^1.0            # the handbook's\ntitle: Reef\n", upgrade.files().get("pack.yaml"));
        assertTrue(upgrade.files().get("components.yaml").contains("  score: { per: player, role: score }\n  round: { role: round }\n"), upgrade.files().get("components.yaml"));
        assertTrue(upgrade.files().get("components.yaml").contains("# one each"));
        assertEquals(OLD.get("flow.yaml") + "\nevents:\n  caught: { player: any, card: any }\n\nquestions:\n  price: any\n  worth: { value: any }\n",
            upgrade.files().get("flow.yaml"));
    }

    @Test
    void whatCannotBeDecidedIsToldWithItsLine() {
        assertEquals(List.of("rules.mjs:5:82"), upgrade.questions().stream().map(note -> note.span().toString()).toList());
        assertTrue(upgrade.changes().stream().anyMatch(note -> note.span().toString().equals("rules.mjs:3:29")), upgrade.changes().toString());
    }

    @Test
    void aPackOfTodayIsLeftAlone() {
        Upgrade again = new Upgrade(Map.of("pack.yaml", "id: reef\napi: ^1.0\n", "rules.mjs", OLD.get("rules.mjs")));
        assertFalse(again.isFormer());
        assertEquals(Map.of(), again.files());
    }
}
