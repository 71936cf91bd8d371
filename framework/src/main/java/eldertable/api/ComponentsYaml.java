package eldertable.api;

import static eldertable.api.YamlForm.bracketed;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.word;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlKey.required;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.Choice;
import eldertable.api.YamlForm.Either;
import eldertable.api.YamlForm.ListOf;

/** components.yaml: what lies on the table. Each sort of component is described by its {@link ComponentApi}. */
public final class ComponentsYaml {
    // ------------------------------------------------------------------ attributes

    /** New words; none of them stands twice. */
    private static final ListOf WORDS = list(name(Sort.WORD));
    public static final int MOST_MEMBERS = 500;

    public static final Choice ATTRIBUTE_TYPE = choice(
        word("number", "A whole number."),
        word("flag", "True or false."),
        word("word", "One of the words listed under 'words'."),
        word("text", "Any text."),
        word("numbers", "A list of whole numbers."),
        word("data", "Anything: texts, whole numbers, flags, lists and maps of those."));

    public static final YamlSection SEVERAL_WORDS = section("an attribute", "Several words out of a list.",
        required("list", WORDS, "The words that can be taken."));

    public static final Either ATTRIBUTE = either(ATTRIBUTE_TYPE, bracketed(name(Sort.WORD), 1, Integer.MAX_VALUE), SEVERAL_WORDS);

    // ------------------------------------------------------------------ the file

    public static final YamlSection FILE = section("components.yaml", "What lies on the table.",
        optional("attributes", map(name(Sort.ATTRIBUTE), ATTRIBUTE), "The properties that pieces may have, each with its type."),
        optional("groups", map(name(Sort.GROUP), list(name(Sort.WORD), 0, MOST_MEMBERS)), "Names of things that zones, counters and pools can be made for."))
        .and(ComponentApi.all().stream().map(ComponentApi::key).toArray(YamlKey[]::new))
        .and(optional("words", WORDS, "Further words that picks and the data of steps use."));

    private ComponentsYaml() {}
}
