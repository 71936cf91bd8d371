package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.word;
import static eldertable.api.YamlKey.optional;

import eldertable.api.YamlForm.Choice;
import eldertable.api.YamlForm.Either;
import eldertable.api.YamlForm.Word;
import eldertable.api.YamlSection.Line;

import java.util.List;

/**
 * All that authors write about one sort of component, whatever the file. The descriptions of the files and of the JavaScript API
 * are put together from these, so that a new component is described in one place.
 *
 * @param definition what components.yaml says of one
 * @param meaning    of the key under which they are listed there
 * @param given      how scenarios lay it out, if they can
 * @param expected   what scenarios expect of it, if they can
 * @param terms      small words of the program that are said of it
 * @param types      the objects by which rules see it
 * @param picked     those of them that players can pick
 */
public record ComponentApi(Sort sort, YamlForm definition, String meaning, List<Line> given, List<Line> expected, List<YamlKey> terms,
                           List<ScriptType> types, List<ScriptType> picked) {
    /** The most numbers that all counters, pools and trays of a table keep together: every state holds them all. */
    public static final int MOST_NUMBERS = 50_000;

    public static final Word PER_PLAYER = word("player", "One for each player.");
    /** All of what a zone holds, all terrains of a board. */
    public static final Word ALL = word("all", "All there are.");
    /** What scenarios expect of anything. */
    static final Choice HIDDEN = choice(word("hidden", "Whoever looks cannot see it."));

    /** What has a place on the table is never each piece's own, but for the tokens of a pool. */
    static final YamlKey PER = optional("per", either(choice(PER_PLAYER), any(Sort.GROUP)),
        "Whom there is one for: each player, or each member of a group; one alone, unless said.");
    static final YamlKey PER_OR_PIECE = optional("per", either(choice(PER_PLAYER), any(Sort.GROUP), any(Sort.SET)),
        "Whom there is one for: each player, each member of a group, or each piece of a set; one alone, unless said.");
    static final YamlKey PER_OR_PIECE_OR_SPACE = optional("per", either(choice(PER_PLAYER), any(Sort.GROUP), any(Sort.BOARD), any(Sort.SET)),
        "Whom there is one for: each player, each member of a group, each space of a board, or each piece of a set; one alone, unless said.");

    /** One for each of {@link Sort#components()}, in this order. */
    public static List<ComponentApi> all() {
        return List.of(ZoneApi.ALL, CounterApi.ALL, PoolApi.ALL, DieApi.ALL, BoardApi.ALL, TrayApi.ALL);
    }

    static ComponentApi of(Sort sort, YamlForm definition, String meaning) {
        return new ComponentApi(sort, definition, meaning, List.of(), List.of(), List.of(), List.of(), List.of());
    }

    ComponentApi given(YamlForm form, String meaning) {
        return new ComponentApi(sort, definition, this.meaning, List.of(line(form, meaning)), expected, terms, types, picked);
    }

    ComponentApi expected(YamlForm form, String meaning) {
        return new ComponentApi(sort, definition, this.meaning, given, List.of(line(form, meaning)), terms, types, picked);
    }

    private Line line(YamlForm form, String meaning) {
        return new Line(any(sort), form, meaning);
    }

    ComponentApi terms(YamlKey... terms) {
        return new ComponentApi(sort, definition, meaning, given, expected, List.of(terms), types, picked);
    }

    ComponentApi types(ScriptType... types) {
        return new ComponentApi(sort, definition, meaning, given, expected, terms, List.of(types), picked);
    }

    ComponentApi picked(ScriptType... picked) {
        return new ComponentApi(sort, definition, meaning, given, expected, terms, types, List.of(picked));
    }

    /** Of a group's things each member's. */
    static Either orEach(YamlForm form) {
        return either(form, map(any(Sort.WORD), form));
    }

    /** The key of components.yaml that lists them. */
    YamlKey key() {
        return optional(sort.section(), map(name(sort), definition), meaning);
    }
}
