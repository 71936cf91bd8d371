package eldertable.api;

import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.optional;
import static eldertable.api.YamlForm.between;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.flag;
import static eldertable.api.YamlForm.number;
import static eldertable.api.YamlForm.word;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlSection.section;

/** What authors write about counters; to rules they are numbers. */
public final class CounterApi {
    public static final YamlSection DEFINITION = section("a counter", "A whole number that is kept between bounds.",
        ComponentApi.PER_OR_PIECE_OR_SPACE,
        optional("min", number(), 0, "The smallest number."),
        optional("max", between("min", ""), Integer.MAX_VALUE, "The largest number."),
        optional("start", between("min", "max"), 0, "The number at the beginning; the bound nearest to 0 if that is out of bounds."),
        optional("hidden", flag(), false, "Whether only its player sees it."),
        optional("role", choice(
            word("none", "Nothing in particular."),
            word("score", "A player's points: bots and statistics take who has more to be ahead."),
            word("round", "How many rounds the game has come to: statistics tell it.")), "none",
            "What it means to bots and statistics; at most one counter has each of these roles."));

    public static final YamlSection EXPECTED = section("a number", "A number between bounds.",
        optional("min", number(), "At least so much."),
        optional("max", number(), "At most so much."));

    static final ComponentApi ALL = ComponentApi.of(Sort.COUNTER, DEFINITION, "Numbers that the game keeps.")
        .given(ComponentApi.orEach(number()), "The number of a counter.")
        .expected(ComponentApi.orEach(either(number(), ComponentApi.HIDDEN, EXPECTED)), "The number of a counter, or its bounds.");

    private CounterApi() {}
}
