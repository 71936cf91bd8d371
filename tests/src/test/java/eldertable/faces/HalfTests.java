package eldertable.faces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;
import eldertable.view.StepView;
import eldertable.view.TableView;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which half of a card counts: told by where it lies, or by what lies somewhere else. */
class HalfTests {
    private static final Path GATES = Path.of(System.getProperty("eldertable.home"), "content/gates-of-delirium");

    private static TableView at(String step, TableView view) {
        return new TableView(view.viewer(), view.zones(), view.components(), view.boards(), view.players(), view.active(), Optional.of(new StepView(step, "", Map.of())),
            view.result(), view.moves());
    }

    private static int zone(Blueprint blueprint, String id) {
        return blueprint.zones.stream().filter(zone -> zone.def().id().equals(id) && zone.owner() <= 0).findFirst().orElseThrow().index();
    }

    /** A card whose halves are those words. */
    private static PieceView card(TableLook look, String upper, String lower) {
        Blueprint.Kind kind = look.blueprint.kinds.stream().filter(one -> look.isHalved(one.id()) && upper.equals(look.attribute(one.id(), "sane")) && lower.equals(look.attribute(one.id(), "insane")))
            .findFirst().orElseThrow();
        return new PieceView(0, kind.id(), kind.set(), kind.id(), -1, true, -1, List.of());
    }

    @Test void theHalfThatCountsFollowsFromWhereACardLiesAndFromTheDisc() throws Exception {
        PackDef pack = PackReader.read(GATES).pack().orElseThrow();
        try (ScriptEngine scripts = new ScriptEngine();
             GameSession session = new GameSession(scripts, pack, MatchSetup.of("half", pack, 2, Map.of(), 5, MatchSetup.people(2)))) {
            Blueprint blueprint = session.blueprint();
            TableLook look = new TableLook(blueprint, new Lexicon(blueprint, "en", List.of("Ada", "Ben")));
            TableView choosing = at("sanity", session.view(0)), playing = at("turn", choosing);
            PieceView card = card(look, "page", "rune");
            String side = choosing.zones().stream().filter(zone -> zone.id().equals("disc") && zone.size() > 0).findFirst().orElseThrow().seen().get(0).kind();
            assertEquals(Half.BOTH, look.half(card, zone(blueprint, "hand"), choosing));
            assertEquals(side.equals("sane") ? Half.UPPER : Half.LOWER, look.half(card, zone(blueprint, "hand"), playing));
            assertEquals(Half.TURNED, look.half(card, zone(blueprint, "runes"), playing));
            assertEquals(Half.UPPER, look.half(card, zone(blueprint, "pages"), playing));
            assertEquals(Half.BOTH, look.half(card, zone(blueprint, "discards"), playing));
            assertEquals(Half.BOTH, look.half(card, -1, playing));
        }
    }
}
