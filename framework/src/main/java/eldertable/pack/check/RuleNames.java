package eldertable.pack.check;

import eldertable.api.GameTypes;
import eldertable.api.Sort;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.javascript.ScriptTokens;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.KnobDef;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What rules call by a name that nothing has, as far as it can be read off their text: `me.hnad`, `p.hnad` for p of `game.players`, `game.push('gfit')`, `game.most('scroe')`, `game.end({ reason: 'poitns' })`. When it
 * runs, the same is a fault somewhere, or nothing happens. For authors who ask what is wrong; a game is played without it.
 */
public final class RuleNames {
    /** Blanks of what is said that rules need not fill. */
    private static final Set<String> OF_ITSELF = Set.of("me", "dice");
    private static final Pattern BLANK = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_-]*)(?:\\.text)?(?:\\|[^|{}]*\\|[^|{}]*)?}");

    /** Methods of pieces, zones, pools and players that are asked for a kind. */
    private static final Set<String> KIND_ASKED = Set.of("is", "own", "count");

    private final PackDef pack;
    private final Set<String> ofGame, ofPlayer;
    /** By method of the game: what its first argument names, and what there is of that. */
    private final Map<String, Named> calls = new HashMap<>();
    private final Map<String, StepDef> steps = new HashMap<>();
    private final Map<String, String> english;
    private final List<Diagnostic> found = new ArrayList<>();
    private Source source;
    private List<Token> code;
    private BitSet players;

    private record Named(Message what, Collection<String> names) {}

    private RuleNames(PackDef pack) {
        this.pack = pack;
        english = pack.text().getOrDefault("en", Map.of());
        pack.flow().steps().forEach(step -> steps.put(step.id(), step));
        ofGame = members(GameTypes.GAME.names(), Per.Kind.ONCE, Per.Kind.GROUP);
        ofPlayer = members(GameTypes.PLAYER_TYPE.names(), Per.Kind.PLAYER);
        Set<String> kinds = pack.sets().stream().flatMap(set -> set.kinds().stream()).map(PieceSetDef.KindDef::id).collect(Collectors.toSet());
        Set<String> kindsAndSets = new LinkedHashSet<>(kinds);
        pack.sets().forEach(set -> kindsAndSets.add(set.id()));
        Set<String> counters = pack.all(Sort.COUNTER).stream().filter(one -> one.per().kind() == Per.Kind.PLAYER).map(ComponentDef::id).collect(Collectors.toSet());
        Set<String> zones = pack.zones().stream().filter(zone -> zone.per().kind() == Per.Kind.PLAYER).map(ComponentDef::id).collect(Collectors.toSet());
        for (String call : List.of("push", "go", "cancel", "askOthers")) calls.put(call, new Named(Sort.STEP.bare(), steps.keySet()));
        for (String call : List.of("most", "least", "ranked")) calls.put(call, new Named(Message.of("pack.check.player-counter"), counters));
        for (String call : List.of("passLeft", "passRight")) calls.put(call, new Named(Message.of("pack.check.player-zone"), zones));
        for (String call : List.of("kind", "piece")) calls.put(call, new Named(Message.of("pack.check.kind"), kinds));
        calls.put("piecesOf", new Named(Message.of("pack.check.kind-or-set"), kindsAndSets));
        calls.put("roll", new Named(Sort.DIE.bare(), pack.dice().stream().map(ComponentDef::id).toList()));
        calls.put("members", new Named(Sort.GROUP.bare(), pack.groups().stream().map(GroupDef::id).toList()));
        calls.put("knob", new Named(Sort.KNOB.bare(), pack.info().knobs().stream().map(KnobDef::id).toList()));
        calls.put("option", new Named(Sort.OPTION.bare(), pack.info().options().stream().map(OptionDef::id).toList()));
    }

    private Set<String> members(List<String> own, Per.Kind... kinds) {
        Set<String> all = new LinkedHashSet<>(own);
        for (ComponentDef component : pack.components()) {
            if (component.isProperty() && List.of(kinds).contains(component.per().kind())) all.add(component.id());
        }
        return all;
    }

    /** All of it, in the pack where it stands. */
    public static List<Diagnostic> of(PackDef pack) {
        RuleNames names = new RuleNames(pack);
        names.scripts(pack.info().span().file().replaceFirst("/?pack\\.yaml$", ""), pack.scripts());
        for (ModDef mod : pack.mods()) names.scripts(mod.folder(), mod.scripts());
        return List.copyOf(names.found);
    }

    private void scripts(String folder, Map<String, String> scripts) {
        scripts.forEach((path, text) -> {
            source = new Source(folder.isEmpty() ? path : folder + "/" + path, text);
            code = ScriptTokens.of(text);
            players = PlayerNames.in(code);
            for (int i = 0; i < code.size(); i++) read(i);
        });
    }

    private void read(int i) {
        Token token = code.get(i);
        if (token.isWord("check")) Verdicts.of(source, code, i).ifPresent(found::add);
        if (pack.text().size() > 1 && (token.isWord("check") || token.isWord("when"))) Verdicts.written(source, code, i).ifPresent(found::add);
        if (token.is("&&") || token.is("&") && at(i + 1).is("&")) reason(i);
        boolean member = token.kind() == ScriptTokens.Kind.WORD && (at(i - 1).is(".") || at(i - 1).is("?."));
        if (!member) return;
        if (KIND_ASKED.contains(token.text()) && at(i + 1).is("(") && at(i + 2).isString() && at(i + 3).is(")")) kind(at(i + 2));
        boolean plain = !at(i - 3).is(".") || at(i - 4).isWord("it");
        if (at(i - 2).isWord("game") && plain) {
            known(token, "game", ofGame);
            if (token.isWord("end") && at(i + 1).is("(") && at(i + 2).is("{")) reasonOfEnd(i + 2);
            if (token.isWord("askOthers") && at(i + 1).is("(")) asked(i + 1);
            else if (at(i + 1).is("(")) named(token.text(), i + 1);
        } else if (at(i - 2).isWord("me") && plain) known(token, "me", ofPlayer);
        else if (i > 1 && players.get(i - 2)) known(token, at(i - 2).text(), ofPlayer);
    }

    private void known(Token member, String object, Set<String> names) {
        if (names.contains(member.text()) || pack.removed().contains(member.text())) return;
        Message hint = Spelling.nearest(member.text(), names).map(near -> Message.of("diagnostic.nearest", "word", near)).orElse(Message.of("pack.check.in-components"));
        report(member, "unknown-property", Message.of("pack.check.no-member", "object", object, "member", member.text()).and(hint));
    }

    /** What the first argument of a call names: a text, or either of two (`game.go(over ? 'end' : 'turn')`). */
    private void named(String method, int open) {
        boolean either = false;
        for (int i = open, depth = 0; i < code.size(); i++) {
            if (at(i).opens()) depth++;
            else if (at(i).closes() && --depth == 0 || depth == 1 && at(i).is(",")) return;
            if (depth != 1) continue;
            either |= at(i).is("?");
            boolean begins = i == open + 1 || either && (at(i - 1).is("?") || at(i - 1).is(":"));
            if (begins && at(i).isString() && (at(i + 1).is(")") || at(i + 1).is(",") || either && at(i + 1).is(":"))) call(method, i);
        }
    }

    private void call(String method, int argument) {
        Token name = at(argument);
        if (method.equals("say") || method.equals("because")) {
            line("say", "unknown-saying", name, argument);
            return;
        }
        if (method.equals("why")) {
            line("reasons", "unknown-reason", name, argument);
            return;
        }
        Named named = calls.get(method);
        if (named == null) return;
        if (!named.names.contains(name.content()) && !pack.removed().contains(name.content())) {
            report(name, "unknown-name",
                Message.of("pack.check.unknown", "what", named.what, "name", name.content()).and(Spelling.guess(name.content(), named.names)));
        } else if (method.equals("push") || method.equals("go")) step(steps.get(name.content()), argument, false);
        else if (method.equals("askOthers")) step(steps.get(name.content()), argument, true);
    }

    /** `game.askOthers(me, 'answer', …)`: the step is the second argument. */
    private void asked(int open) {
        for (int i = open, depth = 0; i < code.size(); i++) {
            if (at(i).opens()) depth++;
            else if (at(i).closes() && --depth == 0) return;
            if (depth != 1 || !at(i).is(",")) continue;
            if (at(i + 1).isString() && (at(i + 2).is(")") || at(i + 2).is(","))) call("askOthers", i + 1);
            return;
        }
    }

    /** `card.is('crba')`: whose method it is cannot be read off the text, so only what is nearly the name of a kind is a slip. */
    private void kind(Token name) {
        Collection<String> kinds = calls.get("kind").names;
        if (name.content().contains(" ") || kinds.contains(name.content()) || pack.removed().contains(name.content()) || Spelling.nearest(name.content(), kinds).isEmpty()) return;
        report(name, "unknown-name", Message.of("pack.check.unknown", "what", calls.get("kind").what, "name", name.content()).and(Spelling.guess(name.content(), kinds)));
    }

    /** The word that says why a game ended, where it is written out: alone, or as one of two (`a ? 'points' : 'shared'`). */
    private void reasonOfEnd(int open) {
        boolean here = false;
        for (int i = open, depth = 0; i < code.size(); i++) {
            if (at(i).opens()) depth++;
            else if (at(i).closes() && --depth == 0) return;
            if (depth != 1) continue;
            if (at(i).is(",")) here = false;
            else if (at(i).isWord("reason") && at(i + 1).is(":")) here = true;
            else if (here && at(i).isString() && (at(i - 1).is(":") || at(i - 1).is("?")) && !pack.words().contains(at(i).content()) && !pack.removed().contains(at(i).content())) {
                report(at(i), "unknown-name", Message.of("pack.check.unknown", "what", Sort.WORD.bare(), "name", at(i).content()).and(Spelling.guess(at(i).content(), pack.words())));
            }
        }
    }

    /** Whoever acts in a step of one player has to be said, and what a step carries is listed. */
    private void step(StepDef step, int argument, boolean whoIsSaid) {
        if (step == null) return;
        boolean alone = at(argument + 1).is(")");
        if (!alone && !at(argument + 2).is("{")) return;
        Set<String> given = alone ? Set.of() : keys(argument + 2);
        if (given == null) return;
        if (!whoIsSaid && step.who() == Who.ONE && !given.contains("who")) {
            report(at(argument), "missing-who", Message.of("pack.check.step-who", "id", step.id()));
        }
        Set<String> carried = step.data().stream().map(data -> data.id()).collect(Collectors.toSet());
        for (String key : given) {
            if (key.equals("who") || carried.contains(key)) continue;
            report(at(argument), "unknown-data",
                Message.of("pack.check.step-carries", "id", step.id(), "key", key).and(Spelling.guess(key, carried)).and(Message.of("pack.check.list-data")));
        }
    }

    /** A line of the texts that rules name, and what they give it for its blanks. */
    private void line(String section, String missing, Token name, int argument) {
        String line = english.get(section + "." + name.content());
        if (line == null) {
            boolean group = english.keySet().stream().anyMatch(key -> key.startsWith(section + "." + name.content() + "."));
            Set<String> lines = english.keySet().stream().filter(key -> key.startsWith(section + ".")).map(key -> key.substring(section.length() + 1)).collect(Collectors.toSet());
            if (!group && !english.isEmpty()) report(name, missing,
                Message.of("pack.check.no-text", "name", name.content(), "section", section).and(Spelling.guess(name.content(), lines)));
            return;
        }
        boolean alone = at(argument + 1).is(")");
        Set<String> given = alone ? Set.of() : at(argument + 2).is("{") ? keys(argument + 2) : null;
        if (given == null) return;
        Set<String> unfilled = new LinkedHashSet<>();
        for (Matcher blank = BLANK.matcher(line); blank.find(); ) if (!given.contains(blank.group(1)) && !(section.equals("say") && OF_ITSELF.contains(blank.group(1)))) unfilled.add(blank.group(1));
        for (String blank : unfilled) {
            report(name, "unfilled-blank",
                Message.of("pack.check.unfilled", "name", name.content(), "blank", blank).and(Spelling.guess(blank, given)));
        }
    }

    /** `(a || 'why not') && …`: a reason is no refusal there, since every text counts as true. */
    private void reason(int and) {
        int at = at(and - 1).is(")") ? reasonBefore(and - 2) : -1;
        if (at >= 0 && (at(at - 1).is("||") || at(at - 1).is("|") && at(at - 2).is("|"))) {
            report(at(at), "reason-accepts", Message.of("pack.check.reason-accepts"));
        }
    }

    /** Where a reason begins that ends at a token, a text or `game.why(…)`; -1 if none does. */
    private int reasonBefore(int end) {
        if (at(end).kind() == ScriptTokens.Kind.TEXT) return end;
        int open = end;
        for (int depth = 0; open >= 0; open--) {
            if (at(open).closes()) depth++;
            else if (at(open).opens() && --depth <= 0) break;
        }
        return at(end).is(")") && at(open - 1).isWord("why") && at(open - 2).is(".") && at(open - 3).isWord("game") ? open - 3 : -1;
    }

    /** The keys of an object that is written out, or null if there may be others. */
    private Set<String> keys(int open) {
        Set<String> keys = new HashSet<>();
        int depth = 0;
        boolean expected = true;
        for (int i = open; i < code.size(); i++) {
            Token token = at(i);
            if (token.opens()) depth++;
            else if (token.closes() && --depth == 0) return keys;
            else if (depth == 1 && token.is(",")) expected = true;
            else if (depth == 1 && expected) {
                if (token.is("...") || !(token.kind() == ScriptTokens.Kind.WORD || token.isString())) return null;
                keys.add(token.isString() ? token.content() : token.text());
                expected = false;
            }
        }
        return null;
    }

    private Token at(int index) {
        return index >= 0 && index < code.size() ? code.get(index) : new Token(ScriptTokens.Kind.MARK, "", 0, true, true);
    }

    private void report(Token token, String kind, Message message) {
        Span span = source.spanAt(token.offset());
        found.add(Diagnostic.error(kind, span, message).withExcerpt(source.line(span.line())));
    }
}
