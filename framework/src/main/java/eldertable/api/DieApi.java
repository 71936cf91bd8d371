package eldertable.api;

import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.number;

import eldertable.api.YamlForm.ListOf;

/** What authors write about dice, which rules roll by their names. */
public final class DieApi {
    public static final ListOf DEFINITION = list(number(), 2, Integer.MAX_VALUE);

    static final ComponentApi ALL = ComponentApi.of(Sort.DIE, DEFINITION, "Dice, each with the numbers on its faces.");

    private DieApi() {}
}
