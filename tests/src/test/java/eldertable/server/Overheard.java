package eldertable.server;

import eldertable.json.JsonReader;
import eldertable.rules.CommandText;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.Journal;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Looks through all that one viewer was sent for what the viewer could not see. The match is played again from its journal, so that
 * the whole truth of every moment is known; whatever a message says of a piece has to be seen by its viewer then, or just before.
 */
final class Overheard {
    private static final JsonReader JSON = new JsonReader(1 << 24, 40);

    /** The truth when so many moves had been made. */
    private final List<GameState> states = new ArrayList<>();
    /** Which pieces each viewer (one that only watches comes first) saw at any time in such a move: what is turned up may be taken away again in the same one. */
    private final List<BitSet[]> seen = new ArrayList<>();
    private final Journal journal;
    private final Blueprint blueprint;
    private final Lexicon lexicon;
    /** What kinds are called, and their pieces; without those that moves or steps are named after. */
    private final Map<Pattern, BitSet> titles = new LinkedHashMap<>();

    Overheard(ScriptEngine scripts, eldertable.pack.model.PackDef pack, Journal journal) throws RuleFault {
        this.journal = journal;
        blueprint = new Blueprint(pack, journal.setup().players(), journal.setup().options());
        lexicon = new Lexicon(blueprint, "en", Collections.nCopies(blueprint.players, ""));
        Map<String, BitSet> named = new LinkedHashMap<>();
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) named.computeIfAbsent(kindTitle(piece), title -> new BitSet()).set(piece);
        named.forEach((title, pieces) -> {
            Pattern pattern = Pattern.compile("\\b" + Pattern.quote(title) + "\\b");
            if (pack.text().get("en").entrySet().stream().noneMatch(text -> isGeneral(text.getKey()) && pattern.matcher(text.getValue()).find())) titles.put(pattern, pieces);
        });
        try (RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(journal.setup().seed());
            CommandText commands = new CommandText(engine);
            keep(state);
            state.listen(effect -> look(state));
            for (String command : journal.commands()) {
                engine.play(state, ((CommandText.Reading.Chosen) commands.read(state, command)).move());
                keep(state);
            }
        }
    }

    /** Whether a text of the pack stands on no piece: what moves and steps are called is told to everybody. */
    private boolean isGeneral(String key) {
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) if (key.startsWith(blueprint.kindOfPiece(piece).set() + ".")) return false;
        return true;
    }

    private void keep(GameState state) {
        look(state);
        states.add(state.copy());
    }

    /** Into the move that is being made, which is the one after all that were kept. */
    private void look(GameState state) {
        if (seen.size() == states.size()) seen.add(Stream.generate(BitSet::new).limit(1 + blueprint.players).toArray(BitSet[]::new));
        BitSet[] now = seen.get(states.size());
        for (int viewer = -1; viewer < blueprint.players; viewer++) {
            for (int piece = 0; piece < blueprint.pieceCount(); piece++) if (state.sees(viewer, piece)) now[1 + viewer].set(piece);
        }
    }

    /** @param viewer a seat, or -1; @param secrets what nobody but others may know, such as their links; @return what should not have been said */
    List<String> leaks(List<String> texts, int viewer, Collection<String> secrets) throws JsonReader.NoJson {
        List<String> leaks = new ArrayList<>();
        Set<String> never = new HashSet<>(secrets);
        never.add(Long.toString(journal.setup().seed()));
        for (GameState state : states) never.add(Long.toString(state.hash()));
        int moves = 0, before = 0;
        for (String text : texts) {
            for (String secret : never) if (text.contains(secret)) leaks.add("a secret: " + excerpt(text, secret));
            Object message = JSON.read(text);
            if (((Map<?, ?>) message).get("moves") instanceof Long now) {
                before = Math.min(moves, now.intValue());
                moves = now.intValue();
            }
            List<Integer> pieces = new ArrayList<>();
            collect("", message, pieces);
            for (int piece : pieces) if (!wasSeen(viewer, piece, before, moves)) leaks.add("piece " + piece + " (" + blueprint.kindOfPiece(piece).id() + ") at move " + moves);
            if (((Map<?, ?>) message).get("type").equals("snapshot")) checkWords("", message, viewer, moves, leaks);
            if (((Map<?, ?>) message).get("zones") instanceof Map<?, ?> zones) {
                for (Object zone : zones.values()) checkZone((Map<?, ?>) zone, viewer, states.get(moves), leaks);
            }
        }
        return leaks;
    }

    /** Hidden pieces are nothing but places; and there is no other way to name one. */
    private static void checkZone(Map<?, ?> zone, int viewer, GameState state, List<String> leaks) {
        int number = ((Long) zone.get("zone")).intValue(), place = 0;
        for (Object entry : (List<?>) zone.get("entries")) {
            int piece = state.pieceAt(number, place++);
            boolean seen = state.sees(viewer, piece);
            if (!seen && !Long.valueOf(0).equals(entry)) leaks.add("zone " + number + " tells of a hidden piece: " + entry);
            if (seen && !(entry instanceof Map<?, ?> map && Long.valueOf(piece).equals(map.get("piece")))) leaks.add("zone " + number + " hides what is seen: " + entry);
        }
    }

    /** What is told in words names no kind of piece of which the viewer has not seen one yet. */
    private void checkWords(String key, Object value, int viewer, int moves, List<String> leaks) {
        if (value instanceof Map<?, ?> map) map.forEach((name, item) -> checkWords((String) name, item, viewer, moves, leaks));
        else if (value instanceof List<?> list) list.forEach(item -> checkWords(key, item, viewer, moves, leaks));
        else if (value instanceof String text && text.indexOf(' ') >= 0) {
            titles.forEach((title, pieces) -> {
                if (title.matcher(text).find() && !anySeen(viewer, pieces, moves)) leaks.add(key + " at move " + moves + " tells of " + title + ": " + text);
            });
        }
    }

    private boolean anySeen(int viewer, BitSet pieces, int now) {
        for (int move = 0; move <= now; move++) if (seen.get(move)[1 + viewer].intersects(pieces)) return true;
        return false;
    }

    private boolean wasSeen(int viewer, int piece, int before, int now) {
        for (int move = before; move <= now; move++) if (seen.get(move)[1 + viewer].get(piece)) return true;
        return false;
    }

    /** Every piece that is named: as such, or by a code that means a piece, wherever it stands. */
    private void collect(String key, Object value, List<Integer> pieces) {
        if (value instanceof Map<?, ?> map) map.forEach((name, item) -> collect((String) name, item, pieces));
        else if (value instanceof List<?> list) list.forEach(item -> collect(key, item, pieces));
        else if (value instanceof Long number) {
            if (key.equals("piece")) pieces.add(number.intValue());
            else if (number == number.intValue() && Code.tag(number.intValue()) == Code.PIECE && !key.equals("mark") && Code.value(number.intValue()) < blueprint.kindOf.length) {
                pieces.add(Code.value(number.intValue()));
            }
        }
    }

    // ------------------------------------------------------------------ lies, to see that they are found

    /** Messages as a server that leaks on purpose would send them to a viewer at the beginning: one for each sort of leak. */
    Map<String, String> leaking(int viewer) {
        GameState begin = states.get(0);
        Map<String, String> lies = new LinkedHashMap<>();
        lies.put("a seed", snapshot("\"seed\":" + journal.setup().seed()));
        lies.put("a hash", snapshot("\"check\":\"" + begin.hash() + "\""));
        IntStream.range(0, blueprint.pieceCount()).filter(piece -> !wasSeen(viewer, piece, 0, 0)).findFirst().ifPresent(hidden -> {
            lies.put("a piece", snapshot("\"more\":[{\"piece\":" + hidden + "}]"));
            lies.put("a code", snapshot("\"hint\":{\"codes\":[" + Code.piece(hidden) + "]}"));
            int zone = begin.zoneOf(hidden);
            lies.put("the order of a zone", snapshot("\"zones\":{\"x\":{\"zone\":" + zone + ",\"entries\":[" + IntStream.range(0, begin.zoneSize(zone))
                .mapToObj(place -> "{\"kind\":\"" + blueprint.kindOfPiece(begin.pieceAt(zone, place)).id() + "\"}").collect(Collectors.joining(",")) + "]}}"));
        });
        titles.entrySet().stream().filter(title -> !anySeen(viewer, title.getValue(), 0)).findFirst()
            .ifPresent(title -> lies.put("a title", snapshot("\"note\":\"It is " + kindTitle(title.getValue().nextSetBit(0)) + ".\"")));
        return lies;
    }

    private String kindTitle(int piece) {
        return lexicon.kind(blueprint.kindOfPiece(piece).id());
    }

    private static String snapshot(String more) {
        return "{\"type\":\"snapshot\",\"moves\":0," + more + "}";
    }

    private static String excerpt(String text, String secret) {
        int at = text.indexOf(secret);
        return text.substring(Math.max(0, at - 30), Math.min(text.length(), at + secret.length() + 10));
    }
}
