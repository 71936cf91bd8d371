package eldertable.sdk.fuzzing;

import eldertable.json.JsonReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.tables.Guest;
import eldertable.server.tables.Line;
import eldertable.server.tables.Reception;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableStore;
import eldertable.server.tables.Visit;
import eldertable.session.MatchSetup;
import eldertable.words.Message;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What guests send to a table on a server: sound messages, wounded ones, and those of other moments. An input holds them line by line, with
 * blanks for what only the table knows. Each is taken or refused, and whoever comes afterwards is shown the table.
 */
final class GuestTarget implements FuzzTarget {
    private static final int MESSAGES = 15, MOST_SECONDS = 60;
    private static final String JOIN = "{\"type\":\"join\",\"v\":" + Protocol.VERSION + ",\"table\":\"here\",\"token\":\"$token\",\"name\":\"Ada\",\"language\":\"de\"}";
    private static final String WISH = "{\"type\":\"wish\",\"id\":\"w$number\",\"stream\":\"$stream\",\"at\":$at,\"do\":";
    /** What a guest may send; moves more often than the rest, so that the game gets on. */
    private static final List<String> SOUND = List.of(JOIN, WISH + "\"choose\",\"path\":$choice}", WISH + "\"choose\",\"path\":$choice}", WISH + "\"choose\",\"path\":$choice}",
        WISH + "\"choose\",\"path\":$choice}", WISH + "\"finish\"}", WISH + "\"unpick\",\"code\":3}", WISH + "\"back\"}", WISH + "\"type\",\"text\":\"1\"}", WISH + "\"undo\"}",
        WISH + "\"agree\"}", WISH + "\"disagree\"}", WISH + "\"redo\"}", WISH + "\"hint\"}", WISH + "\"present\"}", WISH + "\"dismiss\"}", WISH + "\"jump\",\"moves\":1}",
        "{\"type\":\"chat\",\"id\":\"c$number\",\"text\":\"Iä!\"}", "{\"type\":\"stand-in\",\"id\":\"s$number\",\"seat\":1,\"bot\":\"easy\"}", "{\"type\":\"ping\",\"mark\":7}",
        "{\"type\":\"lobby\",\"v\":" + Protocol.VERSION + ",\"id\":\"l$number\",\"what\":\"open\",\"order\":{\"game\":\"x\"}}");

    private final SoundPacks packs;
    private final ScriptEngine scripts;

    GuestTarget(SoundPacks packs, ScriptEngine scripts) {
        this.packs = packs;
        this.scripts = scripts;
    }

    @Override
    public String name() {
        return "guest";
    }

    @Override
    public byte[] input(SplittableRandom random) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < MESSAGES; i++) {
            String message = SOUND.get(random.nextInt(SOUND.size())).replace("$choice", "$choice" + random.nextInt(100));
            lines.add(random.nextInt(3) == 0 ? Wounds.wound(message, random).replaceAll("\\R", " ") : message);
        }
        return new SoundPacks.Input(packs.games().get(random.nextInt(packs.games().size())), String.join("\n", lines)).bytes();
    }

    @Override
    public void read(byte[] bytes) throws Exception {
        SoundPacks.Input input = SoundPacks.Input.of(bytes);
        PackDef pack = packs.game(input.head());
        List<MatchSetup.Seat> seats = new ArrayList<>(List.of(new MatchSetup.Seat("", "")));
        while (seats.size() < Math.max(2, pack.info().minPlayers())) seats.add(new MatchSetup.Seat("Bot" + seats.size(), "random"));
        try (ServedTable table = ServedTable.open(new TableOrder(pack, Map.of(), seats, Optional.empty(), false), scripts, TableStore.NONE, (blueprint, language) -> "art")) {
            String token = table.seatSecrets().get(0);
            Heard heard = new Heard();
            Visit visit = visit(table, token, heard);
            int number = 0;
            for (String line : input.body().lines().toList()) {
                heard.untilSettled();
                visit.hear(heard.filled(line, token, number++ / 2)); // some come twice under one name
            }
            Heard later = new Heard();
            visit(table, token, later);
            later.untilSettled();
        }
    }

    private static Visit visit(ServedTable table, String token, Line line) {
        Visit visit = new Visit(new Door(table), line);
        visit.hear(JOIN.replace("$token", token));
        return visit;
    }

    /** Leads to one table. */
    private record Door(ServedTable table) implements Reception {
        @Override
        public Guest join(ClientMessage.Join join, String text, Line line) throws Refusal {
            return table.join(join, line);
        }

        @Override
        public Map<String, Object> lobby(ClientMessage.Lobby message) throws Refusal {
            throw new Refusal(Refusal.Code.NOT_ALLOWED, Message.of("server.no-lobby"));
        }

        @Override
        public void broken(RuntimeException mistake) {
            throw mistake;
        }
    }

    /** What a guest has heard so far. */
    private static final class Heard implements Line {
        private final JsonReader json = new JsonReader(1 << 24, 40);
        private String stream = "", failure = "";
        private long at;
        private Map<?, ?> snapshot = Map.of();

        @Override
        public synchronized void send(String text) {
            try {
                Map<?, ?> message = (Map<?, ?>) json.read(text);
                if (message.get("stream") instanceof String told) stream = told;
                if ("failed".equals(message.get("type"))) failure = String.valueOf(message.get("text"));
                if (!"snapshot".equals(message.get("type"))) return;
                snapshot = message;
                at = (Long) message.get("n");
                if (message.get("stuck") != null) failure = "stuck: " + message.get("stuck");
            } catch (JsonReader.NoJson none) {
                failure = "no JSON was told: " + none.getMessage();
            } finally {
                notifyAll();
            }
        }

        @Override
        public void close(String why) {}

        @Override
        public void cut() {}

        /** Until nobody but this guest can do anything. */
        synchronized void untilSettled() throws InterruptedException, IOException {
            long end = System.nanoTime() + MOST_SECONDS * 1_000_000_000L;
            while (!Boolean.TRUE.equals(snapshot.get("settled")) && failure.isEmpty() && System.nanoTime() < end) wait(1_000);
            if (!failure.isEmpty()) throw new IOException("the table " + failure);
            if (!Boolean.TRUE.equals(snapshot.get("settled"))) throw new IOException("the table is silent");
        }

        synchronized String filled(String line, String token, int number) {
            String text = line.replace("$token", token).replace("$stream", stream).replace("$number", String.valueOf(number)).replace("$at", String.valueOf(at));
            int blank = text.indexOf("$choice");
            if (blank < 0) return text;
            int end = blank + "$choice".length(), digits = end;
            while (digits < text.length() && digits < end + 2 && Character.digit(text.charAt(digits), 10) >= 0) digits++;
            int which = digits == end ? 0 : Integer.parseInt(text.substring(end, digits));
            return text.substring(0, blank) + choice(which) + text.substring(digits);
        }

        private String choice(int which) {
            List<?> choices = snapshot.get("ask") instanceof Map<?, ?> ask ? (List<?>) ask.get("choices") : List.of();
            if (choices.isEmpty()) return "[0]";
            Map<?, ?> choice = (Map<?, ?>) choices.get(which % choices.size());
            return choice.get("path") == null ? "[" + choice.get("code") + "]" : choice.get("path").toString();
        }
    }
}
