package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.api.BoardApi;
import eldertable.api.GameTypes;
import eldertable.api.PoolApi;
import eldertable.api.ScriptAlias;
import eldertable.api.ScriptApi;
import eldertable.api.ScriptHook;
import eldertable.api.ScriptMember;
import eldertable.api.ScriptType;
import eldertable.javascript.SmallLanguage;
import eldertable.api.TableTypes;
import eldertable.api.TrayApi;
import eldertable.api.ZoneApi;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The description of the JavaScript API and what rules really see are the same, member by member. */
class ScriptApiTests {
    /** Where to find an object of each type in the pack below. */
    static final Map<ScriptType, List<String>> OBJECTS = Map.ofEntries(
        Map.entry(GameTypes.GAME, List.of("game")),
        Map.entry(GameTypes.PLAYER_TYPE, List.of("game.active")),
        Map.entry(ZoneApi.TYPE, List.of("game.deck", "game.active.hand", "game.cove.north", "game.chart.zone")),
        Map.entry(TableTypes.PIECE, List.of("game.deck.top", "game.piece('diver')")),
        Map.entry(TableTypes.KIND, List.of("game.kind('crab')", "game.deck.top.kind", "game.bag.of[0]")),
        Map.entry(PoolApi.TYPE, List.of("game.bag", "game.active.purse", "game.vault.south", "game.deck.top.onto")),
        Map.entry(TableTypes.GROUP, List.of("game.cove", "game.vault", "game.threat")),
        Map.entry(TableTypes.TALLY, List.of("game.deck.tally('suit')")),
        Map.entry(BoardApi.TYPE, List.of("game.chart")),
        Map.entry(BoardApi.SPACE_TYPE, List.of("game.chart.space('reef')")),
        Map.entry(TrayApi.TYPE, List.of("game.fate", "game.active.knuckles", "game.omens.north")),
        Map.entry(TrayApi.DIE_TYPE, List.of("game.fate.dice[0]")));

    /** What the pack below calls its own things. */
    private static final Set<String> AUTHORED = Set.of("deck", "hand", "cove", "round", "gold", "rust", "threat", "bag", "purse", "vault", "onto", "chart",
        "fate", "knuckles", "omens", "suit", "worth", "prize", "north", "south", "left2");

    /** Prints one line for each member of an object: its name, and 'method' with how many parameters it names, 'write' or 'read'. */
    private static final String WALK = """
        const walk = it => {
          for (let on = it; on !== null && on !== Object.prototype; on = Object.getPrototypeOf(on)) {
            for (const name of Object.getOwnPropertyNames(on)) {
              const { value, set } = Object.getOwnPropertyDescriptor(on, name);
              print(name, typeof value === 'function' ? 'method ' + value.length : set === undefined ? 'read' : 'write');
            }
          }
          if (Array.from(Object.create(it, { length: { value: 77 } })).length !== 77) print('[Symbol.iterator] method 0');
        };
        """;

    private final WrittenPack pack = everything();

    /** A pack with something of every sort. */
    static WrittenPack everything() {
        return new WrittenPack(2)
            .file("components.yaml", """
                attributes: { suit: [shell, fin], worth: number }
                groups: { side: [north, south] }
                zones:
                  deck: { visible: none, start: [cards, divers] }
                  hand: { visible: owner, per: player }
                  cove: { visible: all, per: side }
                counters: { round: {}, gold: { per: player }, rust: { per: cards }, threat: { per: side } }
                pools:
                  bag: { of: gems, start: 2 }
                  purse: { of: gems, per: player }
                  vault: { of: gems, per: side }
                  onto: { of: gems, per: cards }
                dice: { bone: [1, 2, 3] }
                trays: { fate: { of: bone, count: 2 }, knuckles: { of: bone, count: 2, per: player }, omens: { of: bone, count: 1, per: side } }
                boards:
                  chart: { spaces: { reef: { prize: 3 }, hull: {} }, links: [[reef, hull]] }
                """)
            .file("cards.yaml", "cards:\n  crab: { suit: shell, worth: 1 }\ndivers:\n  diver: {}\ngems:\n  ruby: {}\n  onyx: {}\n")
            .file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [pass], data: { left2: number } }\n");
    }

    private List<String> printed(String ask) throws RuleFault {
        pack.file("rules.mjs", WALK + "export const moves = { pass: { apply: () => {} } };\n"
            + "export const steps = { deal: { run: it => { const { game, step } = it;\n" + ask + "\ngame.push('turn'); } } };\n");
        List<String> lines = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint(), Limits.PLAY, line -> lines.add(line.text()))) {
            engine.start(1);
        }
        return lines;
    }

    /** By name, how a member of the object is used. */
    private Map<String, String> members(String object) throws RuleFault {
        Map<String, String> members = new TreeMap<>();
        for (String line : printed("walk(" + object + ");")) {
            String[] told = line.split(" ", 2);
            if (!AUTHORED.contains(told[0])) members.put(told[0], told[1]);
        }
        return members;
    }

    @Test
    void rulesSeeWhatIsDescribedAndNothingElse() throws RuleFault {
        for (var entry : OBJECTS.entrySet()) {
            for (String object : entry.getValue()) {
                Map<String, String> seen = members(object);
                assertEquals(new TreeSet<>(entry.getKey().names()), seen.keySet(), "the members of " + object);
                for (ScriptMember member : entry.getKey().members()) {
                    assertTrue(isUsedAsTold(member, seen.get(member.name())), object + "." + member.name() + " is not as described: " + seen.get(member.name()));
                }
            }
        }
    }

    private static boolean isUsedAsTold(ScriptMember member, String seen) {
        if (member.access() != ScriptMember.Access.METHOD) return seen.equals(member.access() == ScriptMember.Access.WRITE ? "write" : "read");
        if (!seen.startsWith("method ")) return false;
        int named = Integer.parseInt(seen.substring(7));
        long needed = member.parameters().stream().filter(parameter -> !parameter.isOptional()).count();
        return named >= needed && named <= member.parameters().size();
    }

    @Test
    void stepsHaveTheirNameAndTheirData() throws RuleFault {
        assertEquals(List.of("name read"), printed("walk(step);"));
        assertEquals(GameTypes.STEP.names(), List.of("name"));
    }

    @Test
    void nothingTellsWhatIsHidden() throws RuleFault {
        assertEquals(List.of("undefined", "id,kind,set,owner,suit,worth,onto", "0", "undefined"), printed("""
            const crab = game.deck.top;
            print(String(Object.getOwnPropertySymbols));
            print(Object.getOwnPropertyNames(crab).join());
            const keys = [];
            for (const key in crab) keys.push(key);
            keys.push(...Object.getOwnPropertyNames(crab), ...Object.getOwnPropertyNames({ ...crab }), ...Object.keys(Object.getOwnPropertyDescriptors(crab)));
            keys.push(...Object.getOwnPropertyNames(game.deck), ...Object.keys(Object.assign({}, game.deck)), ...Object.getOwnPropertyNames(game.chart.space('reef')));
            print(String(keys.filter(key => typeof key !== 'string' || key.startsWith('$')).length));
            print(String(crab['$' + '_code']));
            """));
    }

    @Test
    void rulesFindNoGlobalsButThoseOfTheLanguageAndTheDescribed() throws RuleFault {
        Set<String> language = new TreeSet<>(Set.of("Object", "Array", "Number", "parseFloat", "parseInt", "Infinity", "NaN", "undefined", "Boolean",
            "String", "Error", "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError", "globalThis", "JSON", "Math",
            "Map", "Set", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent", "escape", "unescape", "isFinite", "isNaN"));
        language.addAll(SmallLanguage.GLOBALS.keySet()); // each only says that it is not there
        Set<String> seen = new TreeSet<>(List.of(printed("print(Object.getOwnPropertyNames(globalThis).join(' '));").get(0).split(" ")));
        seen.removeAll(language);
        assertEquals(new TreeSet<>(ScriptApi.GLOBALS.names()), seen);
    }

    /** So that declarations can be made from it: every name of a type is told. */
    @Test
    void everyTypeThatIsMentionedIsDescribed() {
        Set<String> known = ScriptApi.TYPES.stream().map(ScriptType::name).collect(Collectors.toSet());
        known.addAll(ScriptApi.ALIASES.stream().map(ScriptAlias::name).toList());
        known.addAll(Set.of("T", "Iterator", "Iterable", "Record", "Infinity", "Console"));
        List<String> mentioned = new ArrayList<>();
        ScriptApi.ALIASES.forEach(alias -> mentioned.add(alias.type()));
        ScriptApi.HOOKS.forEach(hook -> mentioned.addAll(List.of(hook.argument(), hook.answer())));
        for (ScriptType type : ScriptApi.TYPES) {
            type.authored().forEach(own -> mentioned.add(own.type()));
            for (ScriptMember member : type.members()) {
                mentioned.add(member.type());
                member.parameters().forEach(parameter -> mentioned.add(parameter.type()));
            }
        }
        Pattern name = Pattern.compile("\\b[A-Z]\\w*");
        for (String text : mentioned) {
            for (Matcher found = name.matcher(text); found.find(); ) assertTrue(known.contains(found.group()), text);
        }
    }

    @Test
    void everythingHasASentence() {
        List<String> sentences = new ArrayList<>(ScriptApi.HOOKS.stream().map(ScriptHook::meaning).toList());
        ScriptApi.TYPES.forEach(type -> {
            sentences.add(type.meaning());
            type.members().forEach(member -> sentences.add(member.meaning()));
            type.authored().forEach(own -> sentences.add(own.meaning()));
        });
        for (String sentence : sentences) assertTrue(sentence.matches("(?s)\\p{Lu}.*[.)…]|[A-Z], B.*|0, 1.*|log.*|true.*"), sentence);
    }
}
