package eldertable.faces;

import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.state.BoardGraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The links of a grid that cannot be seen from how its spaces lie. Each has a letter, which stands at both of its ends. */
public final class BoardPaths {
    /** @param from the place of a space in the board's order; @param number among all of them, from 0 */
    public record Path(String kind, String letter, int number, int from, int to) {}

    private BoardPaths() {}

    public static List<Path> of(BoardGraph board) {
        List<Path> paths = new ArrayList<>();
        List<String> ids = board.def.spaces().stream().map(SpaceDef::id).toList();
        for (LinkDef link : board.def.links()) {
            if (link.kind().equals("step") || link.from().compareTo(link.to()) > 0) continue;
            int from = ids.indexOf(link.from()), to = ids.indexOf(link.to());
            paths.add(new Path(link.kind(), letter(board.def.spaces().get(from), board.def.spaces().get(to), paths.size()), paths.size(), from, to));
        }
        return List.copyOf(paths);
    }

    /** What the pack itself calls it: a short word that both ends have as data. Else letters in their order. */
    private static String letter(SpaceDef from, SpaceDef to, int number) {
        return from.data().entrySet().stream()
            .filter(entry -> entry.getValue() instanceof String word && word.length() <= 2 && Objects.equals(to.data().get(entry.getKey()), word))
            .map(entry -> String.valueOf(entry.getValue())).findFirst().orElseGet(() -> String.valueOf((char) ('a' + number % 26)));
    }
}
