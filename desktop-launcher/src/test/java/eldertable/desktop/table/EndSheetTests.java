package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.faces.TableLook;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.view.TableView;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

class EndSheetTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize();

    /** Letters less dread: the letters are no counter, and who was taken is no number. */
    @Test void theSumCanBeFollowed() throws Exception {
        PackDef pack = new PackLibrary(List.of(HOME.resolve("content"))).load("seven-candles").pack().orElseThrow();
        Blueprint blueprint = new Blueprint(pack, 2, Map.of());
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            TableLook look = new TableLook(blueprint, new Lexicon(blueprint, "en", List.of("Ada", "Ben")));
            List<EndSheet.Row> rows = EndSheet.told(look, TableView.of(state, GameState.SPECTATOR), List.of("dread", "taken", "score"));
            assertEquals(List.of("The spirit board", "Dread", "Taken", "Points"), rows.stream().map(EndSheet.Row::title).toList());
            assertEquals(List.of(false, false, true, false), rows.stream().map(EndSheet.Row::mark).toList());
            assertEquals(0, rows.get(0).values().apply(1).orElseThrow(), "both stand on HELLO");
        }
    }
}
