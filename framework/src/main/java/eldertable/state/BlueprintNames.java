package eldertable.state;

import eldertable.pack.model.FlowDef.StepDef;

import java.util.ArrayList;
import java.util.List;

/** What everything in a blueprint is called, by number. Numbers change when a pack does; names last. */
final class BlueprintNames {
    final List<String> zones = new ArrayList<>();
    final List<String> pieces = new ArrayList<>();
    final List<String> spaces = new ArrayList<>();
    final List<String> kinds = new ArrayList<>();
    final List<String> steps;
    final List<String> moves;
    final List<String> dice;
    final List<String> cells;

    BlueprintNames(Blueprint blueprint) {
        for (Blueprint.Zone zone : blueprint.zones) zones.add(CellNames.of(blueprint, zone));
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) pieces.add(piece(blueprint, piece));
        for (BoardGraph board : blueprint.boards) board.def.spaces().forEach(space -> spaces.add(board.def.id() + "." + space.id()));
        blueprint.kinds.forEach(kind -> kinds.add(kind.id()));
        steps = blueprint.steps.stream().map(StepDef::id).toList();
        moves = blueprint.moves.stream().map(move -> move.id()).toList();
        dice = blueprint.dice.stream().map(die -> die.id()).toList();
        cells = new CellNames(blueprint, pieces::get).all();
    }

    /** Always with its number, since there may be more of the kind one day; each player's are counted by themselves. */
    private static String piece(Blueprint blueprint, int piece) {
        Blueprint.Kind kind = blueprint.kindOfPiece(piece);
        int owner = blueprint.ownerOf[piece];
        int number = (piece - blueprint.firstPiece(kind)) % kind.def().copies() + 1;
        return (owner < 0 ? "" : CellNames.seat(owner) + ".") + kind.id() + "#" + number;
    }

    static List<String> data(StepDef step) {
        return step.data().stream().map(data -> data.id() + ": " + data.type()).toList();
    }
}
