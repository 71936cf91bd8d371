package eldertable.api;

import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.method;
import static eldertable.api.ScriptMember.optional;
import static eldertable.api.ScriptMember.read;
import static eldertable.api.ScriptType.type;
import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.flag;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.number;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlKey.required;
import static eldertable.api.YamlSection.section;

import eldertable.api.ScriptMember.Parameter;
import eldertable.api.YamlForm.Either;
import eldertable.api.YamlForm.Number;
import eldertable.api.YamlForm.Text;

/** What authors write about pools. */
public final class PoolApi {
    public static final Number START = number(0, 1_000_000);

    public static final YamlSection DEFINITION = section("a pool", "Tokens that are counted by kind instead of being told apart.",
        required("of", any(Sort.SET), "The set whose kinds are counted."),
        ComponentApi.PER_OR_PIECE,
        optional("slots", number(1, 1000), 1, "How many separate steps it has, as a dial or a track."),
        optional("start", either(START, map(any(Sort.TOKEN), START)), 0, "How many of each kind begin the game here; or of some kinds, each with its number."),
        optional("hidden", flag(), false, "Whether nobody sees more than how many there are, as with a bag."));

    // ------------------------------------------------------------------ scenarios

    /** Kind, how many, in which slot. */
    public static final Text TOKEN = text("([A-Za-z][\\w-]*)(?:\\*(\\d{1,6}))?(?:@(\\d{1,4}))?(?:\\*(\\d{1,6}))?", "red*2@5");
    private static final Either TOKENS = either(list(TOKEN), map(TOKEN, number(0, 999_999)));

    public static final YamlSection EXPECTED = section("what a pool holds", "What can be expected of tokens.",
        optional("size", number(0, Integer.MAX_VALUE), "How many there are."),
        optional("count", map(TOKEN, number(0, Integer.MAX_VALUE)), "How many there are of each."),
        optional("has", TOKENS, "These, among others."),
        optional("lacks", TOKENS, "None of these."));

    // ------------------------------------------------------------------ rules

    private static final Parameter SLOT = optional("slot", "number", "0"), COUNT = optional("n", "number", "1");
    private static final Parameter KIND_OF_TOKEN = given("kind", "KindName");

    public static final ScriptType TYPE = type("Pool", "Tokens that are counted by kind instead of being told apart. Slots count from 0.",
        read("id", "string", "Its name in components.yaml."),
        read("member", "string | undefined", "The member of its group that it belongs to."),
        read("of", "readonly Kind[]", "The kinds that it can hold."),
        read("slots", "number", "How many slots it has."),
        read("isEmpty", "boolean", "Whether it holds nothing."),
        method("count", "number", "How many tokens: all, of a kind, or of a kind in a slot.", optional("kind", "KindName"),
            optional("slot", "number")),
        method("countSlot", "number", "How many tokens a slot holds.", given("slot", "number")),
        method("kinds", "Kind[]", "The kinds of which there is at least one, anywhere or in a slot.", optional("slot", "number")),
        method("weight", "number", "The slots of a kind's tokens added up, counted from 1: what a dial shows.", KIND_OF_TOKEN),
        method("add", "void", "Puts tokens in.", KIND_OF_TOKEN, COUNT, SLOT),
        method("take", "void", "Takes tokens out; a fault if there are too few.", KIND_OF_TOKEN, COUNT, SLOT),
        method("give", "void", "Moves tokens of a kind to another pool.", given("to", "Pool"), KIND_OF_TOKEN, COUNT, SLOT,
            optional("toSlot", "number", "0")),
        method("giveAll", "void", "Moves all tokens of the first slot to another pool.", given("to", "Pool")),
        method("draw", "Kind | undefined", "Takes one token of the first slot blindly, as from a bag."),
        method("toString", "string", "Its name."));

    static final ComponentApi ALL = ComponentApi.of(Sort.POOL, DEFINITION, "Tokens that are counted by kind.")
        .given(ComponentApi.orEach(TOKENS), "Exactly what a pool holds.")
        .expected(ComponentApi.orEach(either(number(0, Integer.MAX_VALUE), ComponentApi.HIDDEN, EXPECTED, TOKENS)),
            "Exactly what a pool holds, or how many, or more about it.")
        .types(TYPE);

    private PoolApi() {}
}
