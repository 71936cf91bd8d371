package eldertable.server.protocol;

import eldertable.host.Request;
import eldertable.json.JsonReader;
import eldertable.server.protocol.ClientMessage.Action;
import eldertable.server.protocol.Refusal.Code;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads what came over the line. Whatever is not exactly as docs/protocol.md says is refused, with the reason. */
public final class MessageReader {
    /** In characters; more than any message of a sane client has. */
    public static final int LONGEST = 8192;
    private static final int DEEPEST = 6, LONGEST_PATH = 64, LONGEST_WORD = 200, LONGEST_CHAT = 500, LONGEST_NAME = 24, MOST_MOVES = 1_000_000;
    private static final Map<String, Set<String>> KEYS = Map.of(
        "join", Set.of("type", "v", "table", "token", "name", "language", "stream", "after"),
        "wish", Set.of("type", "id", "stream", "at", "do", "path", "code", "moves", "text"),
        "chat", Set.of("type", "id", "text"),
        "stand-in", Set.of("type", "id", "seat", "bot"),
        "ping", Set.of("type", "mark"),
        "lobby", Set.of("type", "v", "id", "what", "password", "order"));

    private final JsonReader json = new JsonReader(LONGEST, DEEPEST);

    public ClientMessage read(String text) throws Refusal {
        if (text.length() > LONGEST) throw new Refusal(Code.TOO_LARGE, Message.of("server.message.long", "most", LONGEST));
        Object value;
        try {
            value = json.read(text);
        } catch (JsonReader.NoJson none) {
            throw malformed(Message.of("server.message.no-json", "why", none.getMessage()));
        }
        if (!(value instanceof Map<?, ?> map)) throw malformed(Message.of("server.message.object"));
        Fields fields = new Fields(map);
        String type = fields.word("type", LONGEST_WORD);
        Set<String> known = KEYS.get(type);
        if (known == null) throw malformed(Message.of("server.message.unknown", "type", shortened(type)));
        for (Object key : map.keySet()) if (!known.contains(key)) throw malformed(Message.of("server.message.key", "type", type, "key", shortened(key.toString())));
        return switch (type) {
            case "join" -> join(fields);
            case "wish" -> new ClientMessage.Wish(fields.id(), fields.word("stream", LONGEST_WORD), fields.number("at", 0, Long.MAX_VALUE), action(fields));
            case "chat" -> new ClientMessage.Chat(fields.id(), line(fields.word("text", LONGEST_CHAT)));
            case "stand-in" -> new ClientMessage.StandIn(fields.id(), (int) fields.number("seat", 0, 31), fields.optional("bot", LONGEST_WORD));
            case "ping" -> new ClientMessage.Ping(fields.number("mark", 0, Long.MAX_VALUE));
            default -> lobby(fields);
        };
    }

    private static void version(Fields fields) throws Refusal {
        long version = fields.number("v", 0, Long.MAX_VALUE);
        if (version != Protocol.VERSION) {
            throw new Refusal(Code.VERSION, Message.of("server.message.version", "version", Protocol.VERSION, "other", version));
        }
    }

    private static ClientMessage join(Fields fields) throws Refusal {
        version(fields);
        String name = line(fields.optional("name", LONGEST_WORD));
        return new ClientMessage.Join(fields.word("table", LONGEST_WORD), fields.word("token", LONGEST_WORD),
            name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME).strip() : name, language(fields.optional("language", LONGEST_WORD)),
            fields.optional("stream", LONGEST_WORD), fields.has("after") ? fields.number("after", 0, Long.MAX_VALUE) : 0);
    }

    private static ClientMessage lobby(Fields fields) throws Refusal {
        version(fields);
        Object order = fields.map.get("order");
        if (order != null && !(order instanceof Map)) throw malformed(Message.of("server.message.order"));
        Map<String, Object> words = new java.util.LinkedHashMap<>();
        if (order instanceof Map<?, ?> map) map.forEach((key, value) -> words.put(key.toString(), value));
        return new ClientMessage.Lobby(fields.id(), fields.word("what", LONGEST_WORD), fields.optional("password", LONGEST_WORD), words);
    }

    private static Action action(Fields fields) throws Refusal {
        String what = fields.word("do", LONGEST_WORD);
        return switch (what) {
            case "choose" -> new ClientMessage.Chosen(fields.codes("path"));
            case "unpick" -> {
                int code = fields.code("code");
                yield snapshot -> new Request.Unpick(snapshot, code);
            }
            case "finish" -> Request.Finish::new;
            case "back" -> snapshot -> new Request.Back();
            case "type" -> {
                String text = line(fields.word("text", LONGEST_WORD));
                yield snapshot -> new Request.Typed(text);
            }
            case "undo" -> snapshot -> new Request.Undo(1);
            case "agree", "disagree" -> snapshot -> new Request.Answer(what.equals("agree"));
            case "redo" -> snapshot -> new Request.Redo(1);
            case "hint" -> snapshot -> new Request.Hint();
            case "present" -> snapshot -> new Request.Present();
            case "dismiss" -> snapshot -> new Request.Dismiss();
            case "jump" -> {
                int moves = (int) fields.number("moves", 0, MOST_MOVES);
                yield snapshot -> new Request.Jump(moves);
            }
            default -> throw malformed(Message.of("server.message.wish", "wish", shortened(what)));
        };
    }

    /** Names and chat are one line of text: no control characters, nothing that turns the direction of what follows. */
    static String line(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints().forEach(point -> {
            int type = Character.getType(point);
            boolean hidden = type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE || type == Character.UNASSIGNED
                || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR || type == Character.PRIVATE_USE;
            clean.appendCodePoint(hidden ? ' ' : point);
        });
        return clean.toString().strip().replaceAll(" {2,}", " ");
    }

    /** A language that somebody names, or English where that can be none. */
    public static String language(String tag) {
        return tag.matches("[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}") ? tag : "en";
    }

    static String shortened(String text) {
        String line = line(text);
        return line.length() > 40 ? line.substring(0, 40) + "…" : line;
    }

    private static Refusal malformed(Message why) {
        return new Refusal(Code.MALFORMED, why);
    }

    private record Fields(Map<?, ?> map) {
        boolean has(String key) {
            return map.get(key) != null;
        }

        String id() throws Refusal {
            String id = word("id", 64);
            if (!id.matches("[A-Za-z0-9_-]{1,64}")) throw malformed(Message.of("server.message.id"));
            return id;
        }

        String word(String key, int longest) throws Refusal {
            if (!(map.get(key) instanceof String word)) throw malformed(Message.of("server.text", "key", key));
            if (word.length() > longest) throw new Refusal(Code.TOO_LARGE, Message.of("server.message.long-text", "key", key, "most", longest));
            return word;
        }

        String optional(String key, int longest) throws Refusal {
            return has(key) ? word(key, longest) : "";
        }

        long number(String key, long least, long most) throws Refusal {
            if (!(map.get(key) instanceof Long number) || number < least || number > most) {
                throw malformed(most < Long.MAX_VALUE ? Message.of("server.message.between", "key", key, "least", least, "most", most) : Message.of("server.message.whole", "key", key));
            }
            return number;
        }

        int code(String key) throws Refusal {
            return (int) number(key, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }

        List<Integer> codes(String key) throws Refusal {
            if (!(map.get(key) instanceof List<?> list) || list.isEmpty()) throw malformed(Message.of("server.message.numbers", "key", key));
            if (list.size() > LONGEST_PATH) throw new Refusal(Code.TOO_LARGE, Message.of("server.message.many-numbers", "key", key, "most", LONGEST_PATH));
            List<Integer> codes = new ArrayList<>();
            for (Object item : list) {
                if (!(item instanceof Long number) || number != number.intValue()) throw malformed(Message.of("server.message.numbers", "key", key));
                codes.add(number.intValue());
            }
            return List.copyOf(codes);
        }
    }
}
