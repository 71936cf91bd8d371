package eldertable.api;

import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.method;
import static eldertable.api.ScriptMember.optional;
import static eldertable.api.ScriptMember.read;
import static eldertable.api.ScriptMember.write;
import static eldertable.api.ScriptType.authored;
import static eldertable.api.ScriptType.type;
import static eldertable.api.TableTypes.DETAILS;
import static eldertable.api.TableTypes.EVENT;
import static eldertable.api.TableTypes.QUESTION;
import static eldertable.api.TableTypes.VALUE;

import eldertable.api.ScriptMember.Parameter;

/** The game, its players and its steps as rules see them, and the objects that hooks get and give. */
public final class GameTypes {
    private static final Parameter PLAYER = given("player", "Player"), STEP_NAME = given("step", "StepName"), DATA = optional("data", "StepData");
    private static final Parameter BY = given("by", "CounterName | ((player: Player) => number)"), AMONG = optional("among", "readonly Player[]", "all players");
    private static final ScriptMember THE_GAME = read("game", "Game", "The game."), ME = read("me", "Player", "The player whose move it is.");
    private static final ScriptMember THE_STEP = read("step", "Step", "The step at which the hook is called.");

    public static final ScriptType GAME = type("Game", "The whole table.",
        read("players", "readonly Player[]", "Everybody, in seat order."),
        read("inGame", "Player[]", "Everybody who is not out."),
        write("active", "Player", "Whose turn it is."),
        read("box", "Zone", "The zone of the pieces that start nowhere."),
        method("others", "Player[]", "Everybody but one, of those who are not out.", given("me", "Player")),
        method("playersFrom", "Player[]", "Those who are not out, clockwise, beginning with one.", given("first", "Player")),
        method("after", "Player", "The next one clockwise who is not out.", PLAYER),
        method("option", "string | number", "What was chosen when the game was started.", given("id", "OptionName | string")),
        method("knob", "number", "A constant of pack.yaml, as the pack or a mod has set it.", given("id", "KnobName")),
        method("members", "readonly Word[]", "The names of a group's members, in their order.", given("group", "GroupName")),
        method("kind", "Kind", "The kind of that id.", given("id", "KindName")),
        method("piece", "Piece", "The only piece of a kind (the first of several), wherever it is.", given("kind", "KindName")),
        method("piecesOf", "Piece[]", "All pieces of a kind or of a set, wherever they are.", given("what", "KindName | SetName")),
        method("random", "number", "A number from 0 to n-1, drawn evenly; part of the saved game.", given("n", "number")),
        method("roll", "number", "A face of a die; part of the saved game.", given("die", "DieName")),
        method("passLeft", "void", "Everybody hands the pieces of a zone on to the left.", given("zone", "ZoneName")),
        method("passRight", "void", "Everybody hands the pieces of a zone on to the right.", given("zone", "ZoneName")),
        method("push", "void", "Puts a step on top; several pushes of one hook run in the order in which they are written.", STEP_NAME, DATA),
        method("go", "void", "Leaves this step for another.", STEP_NAME, DATA),
        method("leave", "void", "Leaves this step; the one below goes on."),
        method("askOthers", "void", "Pushes a step for each of the others who are not out, clockwise from a player's left: they answer one after the other.",
            given("me", "Player"), STEP_NAME, DATA),
        method("cancel", "boolean", "Takes a step off that waits below this one or that this hook has pushed, the topmost of that name; whether there was one.", STEP_NAME),
        method("all", "Verdict", "Combines reasons: true, or the first that refuses. A function among them is only asked if all before it agree.",
            given("verdicts", "readonly (boolean | string | Reason | (() => boolean | string | Reason))[]")),
        method("why", "Reason", "Why something cannot be done, from the texts under reasons: whoever asks reads it in their own language. For when and check to answer.",
            given("key", "ReasonName | string"), optional("values", "Record<string, Thing | undefined>", "{}")),
        read("hasPushed", "boolean", "Whether this hook has pushed steps already, which come before whatever it pushes next."),
        read("isOver", "boolean", "Whether the game has been ended; what is pushed after that never comes."),
        method("end", "void", "Ends the game.", optional("result", "Result", "{}")),
        method("most", "Player[]", "The players with the highest counter (or value of a function), ties included.", BY, AMONG),
        method("least", "Player[]", "The players with the lowest counter (or value of a function), ties included.", BY, AMONG),
        method("ranked", "Player[][]", "The players by a counter (or function), highest first, those with equal values together: a ranking.", BY, AMONG),
        method("trigger", "void", "Tells an event of flow.yaml to whoever answers it.", EVENT, DETAILS),
        method("compute", "T", "Lets whoever answers a question of flow.yaml change a value.", QUESTION, VALUE, DETAILS),
        method("say", "void", "A line for the chronicle, from the texts under say; for one player alone if there is a third argument.",
            given("key", "Saying | string"), optional("values", "Record<string, Thing | undefined>", "{}"), optional("to", "Player")),
        method("scored", "void", "Shows what something has brought a player in points, on the table and in the chronicle; it counts nothing itself. "
            + "The line is that of a key under say, with {player}, {what}, {points} and the values; without a key it is made up.",
            given("player", "Player | undefined"), given("what", "Thing | undefined"), given("points", "number"), optional("key", "Saying | string", "''"),
            optional("values", "Record<string, Thing | undefined>", "{}")),
        method("because", "void", "Tells why the game ends as it does, beside the result and in the chronicle: a goal reached, what broke a tie. "
            + "To be said before end; the line is that of a key under say.",
            given("key", "Saying | string"), optional("values", "Record<string, Thing | undefined>", "{}")))
        .and(components("", "The %s of components.yaml that are neither a player's nor a piece's."));

    /** What authors call their components. @param of whose they are, "" for those of the table */
    private static ScriptType.Authored[] components(String of, String meaning) {
        return Sort.components().stream().filter(sort -> !sort.scriptType().isEmpty() && !(sort == Sort.BOARD && !of.isEmpty())).map(sort -> {
            String type = sort.scriptType(), grouped = of.isEmpty() && sort != Sort.BOARD ? type + " | Group<" + type + ">" : type;
            return authored(sort.section() + of, grouped, String.format(meaning, sort.section()) + (sort == Sort.COUNTER ? " They can be set." : ""));
        }).toArray(ScriptType.Authored[]::new);
    }

    public static final ScriptType PLAYER_TYPE = type("Player", "Somebody who plays.",
        read("id", "string", "A, B, C … clockwise."),
        read("seat", "number", "0, 1, 2 … clockwise."),
        read("left", "Player", "The neighbour to the left: the next one clockwise."),
        read("right", "Player", "The neighbour to the right."),
        read("isOut", "boolean", "Whether the player is out of the game."),
        method("leaveGame", "void", "Takes the player out of the game."),
        method("own", "Piece", "The player's own piece of a kind (the first of several), wherever it is.", given("kind", "KindName")),
        method("toString", "string", "A, B, C …"))
        .and(components(" per player", "The player's own %s."));

    public static final ScriptType STEP = type("Step", "The step at which a hook is called.",
        read("name", "StepName", "Its name in flow.yaml."))
        .and(authored("data", "Thing | undefined", "What flow.yaml lists under data; can be set."));

    // ------------------------------------------------------------------ what rules hand over

    public static final ScriptType REASON = type("Reason", "Why something cannot be done, as game.why has made it.",
        method("toString", "string", "The name of the line."));

    public static final ScriptType RESULT = type("Result", "How a game ends.",
        read("winners", "readonly Player[]", "Who has won; the first of the ranking unless said, nobody without one."),
        read("ranking", "readonly (Player | readonly Player[])[]", "All players from first to last; those who share a place stand in a list."),
        read("reason", "Word", "A word of the pack that says why.")).written();

    public static final ScriptType STEP_DATA = type("StepData", "What a step is pushed with.",
        read("who", "Player | readonly Player[]", "Who acts in it, for a step with who: one."))
        .and(authored("data", "Thing", "What flow.yaml lists under data.")).written();

    public static final ScriptType PICK = type("Pick", "What can be chosen in a move, when a plain list or function does not say enough.",
        read("from", "Choices | ((it: MoveArgument) => Choices)", "What there is to choose from."),
        read("min", "number | ((it: MoveArgument) => number)", "With this or max several things are picked: at least so many, 0 unless said."),
        read("max", "number | ((it: MoveArgument) => number)", "At most so many; 99 unless said."),
        read("check", "(it: MoveArgument) => Verdict", "Whether a candidate can be picked; it gets the picks so far and the candidate under the pick's name."),
        read("where", "(it: MoveArgument) => undefined | Piece | Space | Player | readonly (Piece | Space | Player)[]",
            "Where a number or word lies, for people to click there: all that it takes, each for the first number that has it. Gets what check gets."),
        read("label", "(it: MoveArgument) => string | Reason", "What stands on the button of a number or word; gets what check gets. Only whoever picks reads it.")).written();

    // ------------------------------------------------------------------ what hooks get

    public static final ScriptType MOVE_ARGUMENT = type("MoveArgument", "What the hooks of a move get.", THE_GAME, ME, THE_STEP)
        .and(authored("picks", "Thing | Thing[]", "What has been picked, under the names of the picks; a list where several are."));

    public static final ScriptType STEP_ARGUMENT = type("StepArgument", "What the hooks of a step get.", THE_GAME, THE_STEP);

    public static final ScriptType EVENT_ARGUMENT = type("EventArgument", "What whoever answers an event gets.", THE_GAME,
        read("card", "Piece", "In hooks of cards: the card that answers."),
        read("owner", "Player | undefined", "In hooks of cards: the player whom the card serves."))
        .and(authored("details", "unknown", "What flow.yaml lists for the event."));

    public static final ScriptType QUESTION_ARGUMENT = type("QuestionArgument", "What whoever answers a question gets.", THE_GAME,
        read("value", "T", "The value as it is so far."),
        read("card", "Piece", "In hooks of cards: the card that answers."),
        read("owner", "Player | undefined", "In hooks of cards: the player whom the card serves."))
        .and(authored("details", "unknown", "What flow.yaml lists for the question."));

    public static final ScriptType WORTH_ARGUMENT = type("WorthArgument", "What hints.value gets.", THE_GAME,
        read("player", "Player", "For whom the table is judged."));

    public static final ScriptType WEIGHT_ARGUMENT = type("WeightArgument", "What a weight of hints gets.", THE_GAME, ME, THE_STEP,
        read("option", "Thing | undefined", "For a pick: what is weighed; undefined for having picked enough."))
        .and(authored("picks", "Thing | Thing[]", "What has been picked so far."));

    public static final ScriptType CHOICE_ARGUMENT = type("ChoiceArgument", "What a bot of the pack gets.", THE_GAME, ME, THE_STEP,
        read("move", "string | undefined", "The move that has been chosen; undefined while that is what is asked."),
        read("pick", "string | undefined", "The pick of the move that is asked for."),
        read("picks", "Record<string, Thing[]>", "What has been picked so far, by the name of the pick."),
        read("options", "(Thing | 'done')[]", "Names of moves, then things to pick from; 'done' where a pick of several may be closed."));

    private GameTypes() {}
}
