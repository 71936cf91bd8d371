package eldertable.api;

import static eldertable.api.ScriptAlias.alias;
import static eldertable.api.ScriptAlias.nameOf;
import static eldertable.api.ScriptHook.hook;
import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.method;
import static eldertable.api.ScriptType.type;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JavaScript API of packs: every object, member and hook. A test compares it with what rules really see. */
public final class ScriptApi {
    public static final List<ScriptAlias> ALIASES = List.of(
        nameOf(Sort.STEP, "StepName", "A step of flow.yaml."),
        nameOf(Sort.MOVE, "MoveName", "A move that some step offers."),
        nameOf(Sort.EVENT, "EventName", "An event of flow.yaml."),
        nameOf(Sort.QUESTION, "QuestionName", "A question of flow.yaml."),
        nameOf(Sort.ZONE, "ZoneName", "A zone or board of components.yaml."),
        nameOf(Sort.COUNTER, "CounterName", "A counter that each player has."),
        nameOf(Sort.GROUP, "GroupName", "A group of components.yaml."),
        nameOf(Sort.DIE, "DieName", "A die of components.yaml."),
        nameOf(Sort.ATTRIBUTE, "AttributeName", "An attribute of components.yaml."),
        nameOf(Sort.WORD, "Word", "A word that the pack knows."),
        nameOf(Sort.SET, "SetName", "A set of pieces."),
        nameOf(Sort.KIND, "KindId", "The id of a kind in cards.yaml."),
        nameOf(Sort.OPTION, "OptionName", "An option of pack.yaml."),
        nameOf(Sort.KNOB, "KnobName", "A knob of pack.yaml."),
        nameOf(Sort.SAYING, "Saying", "A line of the texts, under say."),
        nameOf(Sort.REASON, "ReasonName", "A line of the texts, under reasons."),
        nameOf(Sort.WAY, "WayName", "A way to move over a board."),
        nameOf(Sort.TERRAIN, "TerrainName", "A terrain of a board."),
        nameOf(Sort.SPACE, "SpaceName", "A space of a board."),
        alias("KindName", "Kind | Piece | KindId | string", "A kind, its id, or a piece of that kind."),
        alias("AttributeValue", "number | boolean | string | readonly string[] | readonly number[] | object | undefined",
            "What a piece may have; components.yaml says of which type each attribute is."),
        alias("Thing", things(), "What a game can keep and a player can pick; texts are words of the pack."),
        alias("Choices", "Zone | Pool | ZoneName | Iterable<Thing>", "What can be picked from; a text is the name of a zone."),
        alias("Verdict", "true | string | Reason", "true, or why not: game.why(…), or a text, which is the same in every language."),
        alias("Details", "Record<string, unknown>", "What flow.yaml lists for an event or question. It belongs to the framework once it is handed over."));

    /** What rules can write without importing or being given it, besides JavaScript's own. */
    public static final ScriptType GLOBALS = type("Globals", "What is there without being given.",
        method("print", "void", "Tells the author something; players do not see it.", given("...parts", "unknown[]")),
        ScriptMember.read("console", "Console", "log, info, warn, error and debug are the same as print."));

    public static final List<ScriptType> TYPES = Stream.of(List.of(GameTypes.GAME, GameTypes.PLAYER_TYPE),
        ComponentApi.all().stream().flatMap(component -> component.types().stream()).toList(), TableTypes.ALL,
        List.of(GameTypes.REASON, GameTypes.STEP, GameTypes.RESULT, GameTypes.STEP_DATA, GameTypes.PICK, GameTypes.MOVE_ARGUMENT, GameTypes.STEP_ARGUMENT,
            GameTypes.EVENT_ARGUMENT, GameTypes.QUESTION_ARGUMENT, GameTypes.WORTH_ARGUMENT, GameTypes.WEIGHT_ARGUMENT,
            GameTypes.CHOICE_ARGUMENT)).flatMap(List::stream).toList();

    public static final List<ScriptHook> HOOKS = List.of(
        hook("moves.{move}.when", "MoveArgument", "Verdict", "Whether the move is open now, before anything is picked."),
        hook("moves.{move}.pick.{pick}", "MoveArgument", "Choices | Pick", "What can be chosen; later picks see the earlier ones. A function, a list, a zone's name, or { from, min, max, check }."),
        hook("moves.{move}.check", "MoveArgument", "Verdict", "Whether the move can be made with these picks."),
        hook("moves.{move}.apply", "MoveArgument", "void", "Changes the table."),
        hook("steps.{step}.run", "StepArgument", "void", "What an automatic step does; afterwards it is taken off."),
        hook("steps.{step}.done", "StepArgument", "void", "Called when everybody who had to act has acted; afterwards the step is taken off, unless it left for another."),
        hook("on.{event}", "EventArgument", "void", "Answers an event."),
        hook("modify.{question}", "QuestionArgument", "T", "Answers a question with the new value."),
        hook("cards.{kind}.on.{event}", "EventArgument", "void", "What a card answers to an event while it lies in a zone with inPlay."),
        hook("cards.{kind}.modify.{question}", "QuestionArgument", "T", "What a card answers to a question while it lies in a zone with inPlay."),
        hook("wrap.on.{event}", "(it: EventArgument) => void", "(it: EventArgument) => void", "Makes a new answer out of all earlier ones."),
        hook("wrap.modify.{question}", "(it: QuestionArgument) => T", "(it: QuestionArgument) => T", "Makes a new answer out of all earlier ones."),
        hook("wrap.cards.{kind}.on.{event}", "(it: EventArgument) => void", "(it: EventArgument) => void", "The same for a card's answer to an event."),
        hook("wrap.cards.{kind}.modify.{question}", "(it: QuestionArgument) => T", "(it: QuestionArgument) => T", "The same for a card's answer to a question."),
        hook("wrap.hints.{hint}", "(it: WorthArgument) => number", "(it: WorthArgument) => number", "Makes a new hint out of the earlier one."),
        hook("wrap.invariants", "(it: StepArgument) => Verdict", "(it: StepArgument) => Verdict", "Makes new invariants out of the earlier ones; or an object that does so by name."),
        hook("hints.value", "WorthArgument", "number", "How good the table is for a player, from 0 to 1."),
        hook("hints.horizon", "", "number", "How many moves bots play on before a game in progress is judged."),
        hook("hints.weigh.{choice}", "WeightArgument", "number | ((option: Thing) => number)", "How much a move ('keep') or a pick ('keep.card') is worth a thought; 1 is usual."),
        hook("bots.{bot}.choose", "ChoiceArgument", "Thing | 'done'", "Answers one of the options."),
        hook("invariants", "StepArgument", "Verdict", "What must hold after every move; asked by simulate --check. Or several by name, of which a mod can replace one, or take it away with null."));

    /** Every JavaScript object has these already, or treats them in a way of its own. */
    public static final Set<String> OBJECT_WORDS = Set.of("constructor", "prototype", "toString", "valueOf", "then",
        "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toJSON");

    /** What rules.mjs may export: "moves", "steps", "on" … */
    public static Set<String> exports() {
        return HOOKS.stream().map(ScriptHook::export).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The names that objects of these types bring themselves, so that nothing of a pack can be called so. */
    public static Set<String> reserved(ScriptType... types) {
        return Arrays.stream(types).flatMap(type -> type.names().stream()).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What a game can keep and a player can pick. */
    private static String things() {
        Stream<String> parts = ComponentApi.all().stream().flatMap(component -> component.picked().stream()).map(ScriptType::name);
        return "Piece | Player | Kind | " + parts.collect(Collectors.joining(" | ")) + " | string | number | boolean";
    }

    private ScriptApi() {}
}
