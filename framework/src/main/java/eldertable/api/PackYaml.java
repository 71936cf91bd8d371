package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.between;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.entryOf;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.nothing;
import static eldertable.api.YamlForm.number;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlKey.required;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.ListOf;
import eldertable.api.YamlKey.FirstOf;
import eldertable.api.YamlKey.SameAs;

/** pack.yaml: who a pack is, and what is chosen when a game of it is started. */
public final class PackYaml {
    public static final int MOST_PLAYERS = 12;

    private static final String DIGITS = "(0|[1-9][0-9]{0,8})";
    private static final String STAGE = "(0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)";
    /** A version as semver.org has it: three numbers, perhaps what comes before a release, perhaps a build. */
    private static final String VERSION = DIGITS + "\\." + DIGITS + "\\." + DIGITS + "(-" + STAGE + "(\\." + STAGE
        + ")*)?(\\+[0-9A-Za-z-]+(\\.[0-9A-Za-z-]+)*)?";

    public static final YamlSection PLAYERS = section("the number of players", "How many can play.",
        required("min", number(1, MOST_PLAYERS), "The fewest players."),
        required("max", new YamlForm.Number(1, MOST_PLAYERS, "min", ""), "The most players."));

    /** The numbers of players that go with a word of an option. */
    static final ListOf COUNTS = list(number(1, MOST_PLAYERS));

    public static final YamlSection WORD_OPTION = section("an option with 'values'", "A word that is chosen when a game is started.",
        required("values", list(name(Sort.VALUE), 1, Integer.MAX_VALUE), "The words that can be chosen."),
        optional("start", entryOf("values"), new FirstOf("values"), "The word that holds if nothing is chosen."),
        optional("players", map(entryOf("values"), COUNTS), "The numbers of players that a word goes with; with all, unless said."));

    public static final YamlSection NUMBER_OPTION = section("an option with 'min' and 'max'",
        "A number that is chosen when a game is started.",
        optional("min", number(), 0, "The smallest number that can be chosen."),
        required("max", between("min", ""), "The largest number that can be chosen.").unless("min")
            .otherwise(new YamlKey.Value(Integer.MAX_VALUE)),
        optional("start", between("min", "max"), new SameAs("min"), "The number that holds if nothing is chosen."));

    public static final YamlSection KNOB = section("a knob", "A whole number that rules go by, which mods may set and the balance lab may turn.",
        required("value", between("min", "max"), "The number that holds."),
        optional("min", number(), Integer.MIN_VALUE, "The smallest number that makes sense."),
        optional("max", between("min", ""), Integer.MAX_VALUE, "The largest number that makes sense."),
        optional("about", text(), "", "One sentence about what it does, for authors."));

    public static final YamlSection PRESET = section("a preset", "Options that go well together, for whoever does not want to choose each of them.",
        required("options", map(any(Sort.OPTION), either(any(Sort.VALUE), number())), "What is chosen; an option that is not named has its start."));

    private static final YamlForm LINK = any(Sort.PACK);
    /** Versions that will do; nothing for any. */
    private static final YamlForm RANGE = either(text("", "^1.2"), nothing());
    /** A link to other packs: ids, each with a range of versions behind it or as its value. */
    public static final YamlForm LINKS = either(list(either(text("\\S+(\\s+.+)?", "open-draft ^1.2"),
        map(LINK, RANGE))), map(LINK, RANGE));

    public static final YamlSection FILE = section("a pack", "Who the pack is.",
        required("id", name(Sort.PACK), "The name by which programs and other packs know it."),
        optional("extends", LINKS, "The one pack that this mod changes; a pack without it is a game."),
        required("version", text(VERSION, "1.0.0"), "The pack's own version: three numbers with dots.").unless("extends")
            .otherwise(new YamlKey.Value("0.0.0")),
        required("api", text("\\S.*", ApiVersion.USUAL), "The versions of this description for which the pack is written, as a range.").unless("extends")
            .otherwise(new YamlKey.Value(ApiVersion.USUAL)),
        required("title", text(), "What people call it."),
        optional("summary", text(), "", "One sentence about it."),
        required("players", PLAYERS, "How many can play.").unless("extends"),
        optional("minutes", number(1, 6000), "How long a game takes, about."),
        optional("options", map(name(Sort.OPTION), either(WORD_OPTION, NUMBER_OPTION)), "What is chosen when a game is started."),
        optional("knobs", map(name(Sort.KNOB), KNOB), "Constants of the rules, which mods may set and the balance lab may turn."),
        optional("presets", map(name(Sort.PRESET), PRESET), "Sets of options by name, offered before each single one; the first is for newcomers."),
        optional("requires", LINKS, "Packs that have to be there and are loaded before this one."),
        optional("conflicts", LINKS, "Packs with which this one cannot be played."),
        optional("loadAfter", LINKS, "Packs that are loaded before this one if they are there."),
        optional("credits", list(text()), "Who made it."),
        optional("licence", text(), "", "On which terms it may be used."));

    private PackYaml() {}
}
