package eldertable.desktop.table;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.faces.TableLook;
import eldertable.pack.component.Pool;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Thing;
import eldertable.view.StepView;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where choices lie that are no things themselves: the tokens that a kind means, what belongs to the member of a group that a word names,
 * and the steps of a dial that numbers are.
 */
final class OfferedPlaces {
    private record Heap(String pool, int instance) {
        static Heap of(Thing.Token token) {
            return new Heap(token.pool(), token.instance());
        }
    }

    private final Blueprint blueprint;
    private final Arrangement table;
    private final Ask ask;
    /** The key of the viewer's seat. */
    private final String me;
    private final Map<Thing, List<Choice>> found = new IdentityHashMap<>();

    private OfferedPlaces(Blueprint blueprint, Arrangement table, Ask ask, String me) {
        this.blueprint = blueprint;
        this.table = table;
        this.ask = ask;
        this.me = me;
    }

    /** By thing, what choosing it may mean. @param step which is asked for, if any is */
    static Map<Thing, List<Choice>> of(TableLook look, Arrangement table, Ask ask, Optional<StepView> step) {
        OfferedPlaces places = new OfferedPlaces(look.blueprint, table, ask, Thing.seatKey(ask.seat()));
        places.kinds();
        places.members();
        places.steps(look.def.steps(), step);
        return places.found;
    }

    private void add(Thing thing, Choice choice) {
        found.computeIfAbsent(thing, any -> new ArrayList<>()).add(choice);
    }

    private List<Choice> choices(int tag) {
        return ask.choices().stream().filter(choice -> Code.tag(choice.code()) == tag).toList();
    }

    private List<Thing.Token> tokens() {
        return table.things().stream().filter(thing -> thing instanceof Thing.Token token && token.count() > 0 && !token.codes().isEmpty()).map(Thing.Token.class::cast).toList();
    }

    // ------------------------------------------------------------------ kinds

    private void kinds() {
        List<Choice> kinds = choices(Code.KIND);
        if (kinds.isEmpty()) return;
        List<Thing.Token> tokens = tokens();
        for (Choice choice : kinds) {
            for (Thing.Token token : tokens) if (choice.pool() != Code.NOTHING && choice.pool() == poolOf(blueprint, token) && token.codes().contains(choice.code())) add(token, choice);
        }
        // Rules may also list kinds and not say of which pool: each set is looked for by itself.
        kinds.stream().filter(choice -> choice.pool() == Code.NOTHING && !choice.isShortcut())
            .collect(Collectors.groupingBy(choice -> blueprint.kinds.get(Code.value(choice.code())).set(), LinkedHashMap::new, Collectors.toList()))
            .values().forEach(listed -> {
                Set<Thing.Token> meant = meant(tokens, listed.stream().map(Choice::code).collect(Collectors.toSet()), me);
                for (Choice choice : listed) meant.stream().filter(token -> token.codes().contains(choice.code())).forEach(token -> add(token, choice));
            });
    }

    /** The first cell of the pool that a token lies in, as a code. */
    static int poolOf(Blueprint blueprint, Thing.Token token) {
        Pool pool = blueprint.pool(token.pool());
        return pool.def().per().kind() == Per.Kind.PIECE ? Code.NOTHING : Code.cell(pool.cell(token.instance(), 0, pool.firstKind()));
    }

    /** The tokens of some kinds that can be meant: where just these kinds lie, or else all of them; before the viewer, or else for everybody. */
    static Set<Thing.Token> meant(List<Thing.Token> tokens, Set<Integer> kinds, String me) {
        for (String owner : List.of(me, "")) {
            Map<Heap, List<Thing.Token>> heaps = tokens.stream().filter(token -> token.owner().equals(owner))
                .collect(Collectors.groupingBy(Heap::of, LinkedHashMap::new, Collectors.toList()));
            List<List<Thing.Token>> just = heaps.values().stream().filter(heap -> kindsOf(heap).equals(kinds)).toList();
            List<List<Thing.Token>> meant = !just.isEmpty() ? just : heaps.values().stream().filter(heap -> kindsOf(heap).containsAll(kinds)).toList();
            Set<Thing.Token> found = new HashSet<>();
            meant.forEach(heap -> heap.stream().filter(token -> kinds.contains(token.codes().get(0))).forEach(found::add));
            if (!found.isEmpty()) return found;
        }
        return Set.of();
    }

    private static Set<Integer> kindsOf(List<Thing.Token> heap) {
        return heap.stream().map(token -> token.codes().get(0)).collect(Collectors.toSet());
    }

    // ------------------------------------------------------------------ words for what belongs together

    private void members() {
        Map<String, List<Choice>> words = choices(Code.WORD).stream().collect(Collectors.groupingBy(choice -> blueprint.word(Code.value(choice.code()))));
        if (words.isEmpty()) return;
        for (Thing thing : table.things()) words.getOrDefault(memberOf(thing), List.of()).forEach(choice -> add(thing, choice));
    }

    /** The word for what a thing belongs to, or "". */
    private String memberOf(Thing thing) {
        if (thing instanceof Thing.Pile pile) return member(blueprint.zones.get(pile.zone()));
        if (thing instanceof Thing.Piece piece) return member(blueprint.zones.get(piece.zone()));
        if (thing instanceof Thing.Token token && token.count() > 0) return member(blueprint.pool(token.pool()).def().per(), token.instance());
        return "";
    }

    private String member(Blueprint.Zone zone) {
        return zone.member() < 0 ? "" : member(zone.def().per(), zone.member());
    }

    private String member(Per per, int number) {
        if (per.kind() != Per.Kind.GROUP) return "";
        return blueprint.pack.groups().stream().filter(group -> group.id().equals(per.name())).map(group -> group.members().get(number)).findFirst().orElse("");
    }

    // ------------------------------------------------------------------ numbers that are steps

    /** A token is one of those asked for if it is of the kind that the move names, or else the step. */
    private void steps(Map<String, Map<String, List<String>>> named, Optional<StepView> step) {
        String move = ask.pick().isEmpty() ? "" : ask.pick().substring(0, ask.pick().indexOf('.')), pick = ask.pick().substring(Math.min(ask.pick().length(), move.length() + 1));
        Stream<Integer> about = Stream.concat(step.stream().flatMap(now -> now.data().values().stream()), ask.chosen().stream());
        Optional<Integer> kind = about.filter(code -> Code.tag(code) == Code.KIND).reduce((first, last) -> last);
        for (Choice choice : choices(Code.NUMBER)) {
            int slot = Code.value(choice.code()) - 1;
            for (Thing thing : table.things()) {
                boolean there = thing instanceof Thing.Step one && one.owner().equals(me) && one.slot() == slot && isNamed(named, one.pool(), move, pick)
                    || thing instanceof Thing.Token token && token.count() > 0 && token.owner().equals(me) && token.slot() == slot && isNamed(named, token.pool(), move, pick)
                        && (kind.isEmpty() || token.codes().contains(kind.get()));
                if (there) add(thing, choice);
            }
        }
    }

    private static boolean isNamed(Map<String, Map<String, List<String>>> named, String pool, String move, String pick) {
        return named.getOrDefault(pool, Map.of()).getOrDefault(move, List.of()).contains(pick);
    }
}
