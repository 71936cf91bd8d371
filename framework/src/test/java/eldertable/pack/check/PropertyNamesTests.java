package eldertable.pack.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that scripts find taken already are told, in their own line; all others work. */
class PropertyNamesTests {
    private static List<String> problems(String components) {
        TreeMap<String, byte[]> files = new TreeMap<>();
        files.put("pack.yaml", bytes("id: shore\nversion: 1.0.0\napi: ^1.0\ntitle: Shore\nplayers: { min: 2, max: 2 }\n"));
        files.put("components.yaml", bytes(components));
        files.put("cards.yaml", bytes("cards:\n  crab: {}\n"));
        files.put("flow.yaml", bytes("start: deal\nsteps:\n  deal: { auto: true }\n"));
        files.put("rules.mjs", bytes("export const steps = {};\n"));
        return PackReader.read(new PackFiles("shore", files)).problems().stream().filter(Diagnostic::isError)
            .map(problem -> problem.code() + " " + problem.span().line()).toList();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "kind", "zone", "is", "moveTo", "faceUp", "copies"})
    void anAttributeCannotBeCalledLikeAMemberOfPieces(String name) {
        assertEquals(List.of("reserved-name 3"), problems("attributes:\n  worth: number\n  " + name + ": number\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"isPiece", "code", "no", "receive", "first", "name"})
    void whatRulesDoNotSeeIsFree(String name) {
        assertEquals(List.of(), problems("attributes:\n  " + name + ": number\n"));
    }

    @Test
    void countersAndZonesCannotBeCalledLikeMembersOfWhoHasThem() {
        assertEquals(List.of("reserved-name 2", "reserved-name 3", "reserved-name 5"),
            problems("zones:\n  random: { visible: all }\n  seat: { visible: all, per: player }\ncounters:\n  index: { per: cards }\n  seat: {}\n"));
    }
}
