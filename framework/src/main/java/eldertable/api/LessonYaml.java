package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.number;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlKey.required;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.Text;

/** lessons/*.yaml: guided games that teach by playing. */
public final class LessonYaml {
    /** Instead of a move: whatever else the rules allow will do too. */
    public static final String ANY = "any";

    /** A player, a move and its picks, as in scenarios. */
    private static final Text COMMAND = text("", "A keep crab");
    private static final Text PLACE = text("", "A.hand");

    public static final YamlSection STEP = section("a step of a lesson",
        "One idea: what the table becomes, what others do, what is said of it, and the move that is waited for.",
        optional("given", ScenarioYaml.GIVEN, "Lays the table anew, as in scenarios; moves from before cannot be taken back."),
        optional("do", list(COMMAND), "Moves that are made for the other players, or for the learner."),
        required("say", text(), "What the learner reads: two or three sentences.").unless("do"),
        optional("point", list(PLACE), "What the text speaks of: zones, pieces, spaces, players, counters, moves.").onlyWith("say"),
        optional("expect", list(COMMAND), "The moves that the lesson waits for: skipping makes the first, and 'any' stands for all others.").onlyWith("say"),
        optional("otherwise", text(), "What is said to a learner who does something else.").onlyWith("expect"));

    public static final YamlSection FILE = section("a lesson", "A guided game: given this table, say this, point there, expect that move.",
        required("title", text(), "What it is called."),
        optional("summary", text(), "One sentence: what one can do afterwards."),
        optional("players", number(1, PackYaml.MOST_PLAYERS), "How many play; the fewest that the pack allows, unless said."),
        optional("options", map(any(Sort.OPTION), either(number(), any(Sort.VALUE))), "The pack's options; each its start, unless said."),
        optional("seed", number(), 1, "A number for shuffles and other chance."),
        optional("you", text("[A-Z]", "B"), "A", "The learner's seat."),
        optional("given", ScenarioYaml.GIVEN, "The table before the first step, as in scenarios."),
        required("steps", list(STEP, 1, Integer.MAX_VALUE), "One after the other."));

    private LessonYaml() {}
}
