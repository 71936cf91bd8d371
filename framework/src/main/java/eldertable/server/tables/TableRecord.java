package eldertable.server.tables;

import eldertable.host.TimeControl;
import eldertable.json.Json;
import eldertable.json.JsonReader;
import eldertable.pack.model.PackDef;
import eldertable.session.Journal;
import eldertable.session.MatchSetup;
import eldertable.session.Save;
import eldertable.session.SaveFolder;
import eldertable.words.Message;
import eldertable.words.Trouble;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All of a table that a server has to know to go on with it, but for its moves.
 *
 * @param mods  in their order; @param sits who sits where, with the secrets of the links
 * @param match the match that was begun; empty while people gather
 * @param hash  of the table as it stands; @param over whether the game is
 */
public record TableRecord(String game, List<String> mods, Map<String, Object> options, Optional<TimeControl> clock, boolean open, String watching,
                          List<Sits> sits, Optional<MatchSetup> match, long hash, boolean over) {
    private static final JsonReader JSON = new JsonReader(1 << 20, 12);

    public record Sits(String secret, String name, String bot) {}

    public TableRecord {
        mods = List.copyOf(mods);
        sits = List.copyOf(sits);
    }

    String text() {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("game", game);
        form.put("mods", mods);
        form.put("options", options);
        clock.ifPresent(limit -> form.put("clock", Map.of("per", limit.per(), "millis", limit.time().toMillis(), "standIn", limit.standIn().orElse(""))));
        form.put("open", open);
        form.put("watching", watching);
        form.put("sits", sits.stream().map(one -> Map.of("secret", one.secret(), "name", one.name(), "bot", one.bot())).toList());
        match.ifPresent(setup -> {
            Map<String, Object> begun = new LinkedHashMap<>();
            begun.put("match", setup.match());
            begun.put("version", setup.version());
            begun.put("rules", setup.rules());
            begun.put("mods", setup.mods().stream().map(mod -> List.of(mod.id(), mod.version(), mod.rules())).toList());
            begun.put("seed", setup.seed());
            form.put("begun", begun);
        });
        form.put("hash", hash);
        form.put("over", over);
        return Json.line(form);
    }

    /** @throws IOException if it was not written by this program */
    public static TableRecord read(String text) throws IOException {
        try {
            return read((Map<?, ?>) JSON.read(text));
        } catch (JsonReader.NoJson | RuntimeException broken) {
            throw new Trouble(Message.of("server.damaged", "why", broken.getMessage()), broken);
        }
    }

    private static TableRecord read(Map<?, ?> form) {
        Map<String, Object> options = new LinkedHashMap<>();
        ((Map<?, ?>) form.get("options")).forEach((id, value) -> options.put((String) id, value instanceof Long number ? (Object) number.intValue() : value));
        List<Sits> sits = new ArrayList<>();
        for (Object one : (List<?>) form.get("sits")) {
            Map<?, ?> seat = (Map<?, ?>) one;
            sits.add(new Sits((String) seat.get("secret"), (String) seat.get("name"), (String) seat.get("bot")));
        }
        List<String> mods = ((List<?>) form.get("mods")).stream().map(String.class::cast).toList();
        Optional<TimeControl> clock = Optional.ofNullable((Map<?, ?>) form.get("clock")).map(limit -> new TimeControl(
            TimeControl.Per.valueOf((String) limit.get("per")), Duration.ofMillis((Long) limit.get("millis")),
            Optional.of((String) limit.get("standIn")).filter(bot -> !bot.isEmpty())));
        Optional<MatchSetup> match = Optional.ofNullable((Map<?, ?>) form.get("begun")).map(begun -> {
            List<MatchSetup.UsedMod> used = new ArrayList<>();
            for (Object mod : (List<?>) begun.get("mods")) {
                List<?> parts = (List<?>) mod;
                used.add(new MatchSetup.UsedMod((String) parts.get(0), (String) parts.get(1), (String) parts.get(2)));
            }
            return new MatchSetup((String) begun.get("match"), (String) form.get("game"), (String) begun.get("version"), (String) begun.get("rules"), used,
                sits.size(), options, (Long) begun.get("seed"), sits.stream().map(one -> new MatchSetup.Seat(one.name(), one.bot())).toList());
        });
        return new TableRecord((String) form.get("game"), mods, options, clock, (Boolean) form.get("open"), (String) form.get("watching"), sits, match,
            (Long) form.get("hash"), (Boolean) form.get("over"));
    }

    /** What was asked for when the table was made. */
    TableOrder order(PackDef pack) {
        return new TableOrder(pack, options, sits.stream().map(one -> new MatchSetup.Seat(one.name(), one.bot())).toList(), clock, open);
    }

    /** The match as it is loaded. */
    SaveFolder.Listed save(String id, String title, List<String> moves) {
        Journal journal = new Journal(match.orElseThrow(), moves, hash, over);
        return new SaveFolder.Listed(Path.of(id), Optional.of(new Save(id, title, Instant.now(), true, journal, 1)), List.of());
    }
}
