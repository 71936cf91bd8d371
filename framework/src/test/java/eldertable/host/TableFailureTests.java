package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableFailureTests {
    @Test void playersAreToldThePlaceAndNothingElse() {
        Diagnostic note = Diagnostic.warning("untranslated", Span.file("elsewhere"), "Never mind.");
        Diagnostic fault = Diagnostic.error("script-error", new Span("/home/ada/packs/tide-pool/rules.mjs", 48, 3), "The eel in B's hand has no fins.");
        assertEquals(Optional.of("script-error, tide-pool/rules.mjs:48"), new TableFailure(List.of(note, fault), false).place());
        assertEquals(Optional.empty(), new TableFailure(List.of(note), false).place());
        assertEquals(Optional.of("program-error, tide-pool:1"), new TableFailure(List.of(Diagnostic.error("program-error", Span.file("tide-pool"), "?")), false).place());
    }
}
