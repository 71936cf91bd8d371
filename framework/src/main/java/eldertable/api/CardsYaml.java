package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.anything;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.number;
import static eldertable.api.YamlForm.word;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlSection.line;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.MapOf;

/** cards.yaml and cards/*.yaml: the pieces, set by set. */
public final class CardsYaml {
    public static final YamlSection KIND = section("a piece", "A kind of pieces.",
        optional("copies", number(0, 1000), 1, "How many there are of it."),
        optional("per", choice(word("player", "Every player.")), "Who owns so many of it; nobody, unless said."))
        .and(line(any(Sort.ATTRIBUTE), anything(), "The value of an attribute, of the type that components.yaml gives it."));

    public static final MapOf SET = map(name(Sort.KIND), KIND);

    public static final MapOf FILE = map(name(Sort.SET), SET);

    private CardsYaml() {}
}
