package eldertable.lesson;

import eldertable.pack.model.LessonDef.Line;
import eldertable.rules.CommandText;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Move;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;

/**
 * Compares a move with those that a lesson names. As far as a lesson leaves picks out, any will do; and where it does not name a
 * certain one of several equal pieces that lie together, neither does the learner have to.
 */
record ExpectedMoves(CommandText commands) {
    boolean isAmong(List<Line> expected, Move made, GameState table) throws RuleFault {
        for (Line line : expected) {
            boolean exact = line.text().contains("#");
            if (commands.read(table, line.text()) instanceof Reading.Chosen chosen && fits(chosen.move(), made, table, exact)) return true;
        }
        return false;
    }

    private static boolean fits(Move wanted, Move made, GameState table, boolean exact) {
        if (wanted.player() != made.player() || wanted.move() != made.move()) return false;
        for (int pick = 0; pick < wanted.finished(); pick++) {
            if (!things(wanted, pick, table, exact).equals(things(made, pick, table, exact))) return false;
        }
        return true;
    }

    private static List<String> things(Move move, int pick, GameState table, boolean exact) {
        List<String> things = new ArrayList<>();
        for (int i = move.start(pick); i < move.end(pick); i++) things.add(thing(move.value(i), table, exact));
        things.sort(null);
        return things;
    }

    private static String thing(int code, GameState table, boolean exact) {
        if (exact || Code.tag(code) != Code.PIECE) return String.valueOf(code);
        int piece = Code.value(code);
        Blueprint blueprint = table.blueprint;
        return blueprint.kindOfPiece(piece).id() + " of " + blueprint.ownerOf[piece] + " in " + table.zoneOf(piece) + " at " + table.placeOf(piece);
    }
}
