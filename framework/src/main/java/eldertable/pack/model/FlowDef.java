package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;

/** The steps of a game and the moves they offer, and the events and questions with which cards and mods can join in. */
public record FlowDef(String start, List<StepDef> steps, List<MoveDef> moves, List<EventDef> events, List<EventDef> questions) {
    public static final FlowDef NONE = new FlowDef("", List.of(), List.of(), List.of(), List.of());

    public enum Who {
        /** The player whose turn it is. */ ACTIVE,
        /** The player named when the step was pushed. */ ONE,
        /** Everybody still in the game, each once, in any order; nothing is shown before the last has moved. */ EVERYONE,
        /** Nobody: the step runs by itself. */ AUTO;

        /** Who acts in such a step unless it is said otherwise, as bits. @param in everybody still in the game, as bits */
        public int actors(int in, int active) {
            return this == AUTO ? 0 : this == EVERYONE ? in : 1 << active;
        }
    }

    /**
     * @param phase   what players call this part of the game, "" to keep the phase of the step below
     * @param repeat  whether the step stays after a move until the rules leave it
     * @param skip    whether a player without a legal move is passed over instead of being a fault
     * @param data    names of the values that the step carries
     */
    public record StepDef(String id, Who who, List<String> moves, String phase, boolean repeat, boolean skip,
                          List<DataDef> data, Span span) {}

    /** A value carried by a step; types as for pick results. */
    public record DataDef(String id, Type type) {
        public enum Type { NUMBER, FLAG, PLAYER, PIECE, SPACE, WORD, KIND }
    }

    /** An event that rules tell, or a question that they ask. @param open whether anything may go with it; @param details else what goes with it, the `value` of a question among it */
    public record EventDef(String id, boolean open, List<DetailDef> details, Span span) {}

    public record DetailDef(String id, Type type) {
        public enum Type { NUMBER, FLAG, PLAYER, PIECE, SPACE, WORD, KIND, ZONE, POOL, TEXT, LIST, ANY }
    }

    /**
     * @param anytime whether the active player may make it at every prompt of the own turn
     * @param during  only in these steps; in all, if there are none
     */
    public record MoveDef(String id, boolean anytime, List<String> during, Span span) {
        /** Whether the active player may make it while a step waits that does not offer it itself. */
        public boolean isOpenDuring(StepDef step) {
            return anytime && !step.moves().contains(id) && (during.isEmpty() || during.contains(step.id()));
        }
    }
}
