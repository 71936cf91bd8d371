package eldertable.api;

import static eldertable.api.ScriptMember.ITERATOR;
import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.method;
import static eldertable.api.ScriptMember.optional;
import static eldertable.api.ScriptMember.read;
import static eldertable.api.ScriptMember.write;
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

import eldertable.api.YamlForm.ListOf;
import eldertable.api.YamlForm.Text;

/** What authors write about trays. */
public final class TrayApi {
    public static final YamlSection DEFINITION = section("a tray", "Dice that lie on the table, each showing a face; some may be locked.",
        required("of", any(Sort.DIE), "The die that all of them are."),
        required("count", number(1, 100), "How many there are."),
        ComponentApi.PER,
        optional("hidden", flag(), false, "Whether only its player sees the dice."));

    // ------------------------------------------------------------------ scenarios

    public static final Text DIE = text("(-?\\d{1,7})( locked)?", "6 locked");
    private static final ListOf DICE = list(DIE);

    public static final YamlSection EXPECTED = section("dice", "What can be expected of the dice of a tray.",
        optional("sum", number(), "What their faces add up to."),
        optional("locked", number(0, Integer.MAX_VALUE), "How many are locked."),
        optional("count", map(number(), number(0, Integer.MAX_VALUE)), "How many show each face."));

    // ------------------------------------------------------------------ rules

    public static final ScriptType TYPE = type("Tray",
        "Dice that lie on the table, each showing a face; it can be walked through, die by die.",
        read("id", "string", "Its name in components.yaml."),
        read("member", "string | undefined", "The member of its group that it belongs to."),
        read("of", "readonly number[]", "The faces that each of its dice has."),
        read("size", "number", "How many dice there are."),
        read("dice", "readonly Die[]", "All dice."),
        read("faces", "number[]", "What they show, die by die."),
        read("sum", "number", "What they show in all."),
        read("locked", "Die[]", "The dice that are locked."),
        read("unlocked", "Die[]", "The dice that are not."),
        method("count", "number", "How many dice show a face.", given("face", "number")),
        method("roll", "Die[]", "Rolls all dice that are not locked, and returns those."),
        method("lockAll", "void", "Locks all dice."),
        method("unlockAll", "void", "Frees all dice."),
        method(ITERATOR, "Iterator<Die>", "All dice."),
        method("toString", "string", "Its name."));

    public static final ScriptType DIE_TYPE = type("Die", "A die in a tray; it can be picked.",
        read("tray", "Tray", "The tray that it lies in."),
        read("index", "number", "Its place in the tray, counted from 0."),
        write("face", "number", "What it shows: one of its faces."),
        write("locked", "boolean", "Whether it stays as it is when the tray is rolled."),
        method("roll", "number", "Rolls this die alone, locked or not, and returns what it shows."),
        method("toString", "string", "The tray's name and its place."));

    static final ComponentApi ALL = ComponentApi.of(Sort.TRAY, DEFINITION, "Dice that lie on the table.")
        .given(ComponentApi.orEach(DICE), "All dice of a tray, in order.")
        .expected(ComponentApi.orEach(either(ComponentApi.HIDDEN, EXPECTED, DICE)),
            "All dice of a tray, in order, or something about them.")
        .terms(optional("locked", text(), "locked", "Said of dice that were locked."),
            optional("unlocked", text(), "free again", "Said of dice that no longer are."))
        .types(TYPE, DIE_TYPE).picked(DIE_TYPE);

    private TrayApi() {}
}
