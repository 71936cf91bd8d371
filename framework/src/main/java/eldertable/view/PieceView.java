package eldertable.view;

import java.util.List;
import java.util.Map;

/**
 * A piece that the viewer sees.
 *
 * @param piece    its number in the match
 * @param name     tells equal pieces apart: "crab", "crab#2"
 * @param owner    the seat it belongs to for the whole match, or -1
 * @param space    the board space it stands on, or -1
 * @param counters its own counters, without those hidden from the viewer
 * @param pools    the tokens on it
 */
public record PieceView(int piece, String kind, String set, String name, int owner, boolean faceUp, int space,
                        Map<String, Integer> counters, List<PoolView> pools) implements Entry {}
