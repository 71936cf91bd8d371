package eldertable.server.protocol;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.host.ClockFace;
import eldertable.host.History;
import eldertable.host.Snapshot;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.component.PoolView;
import eldertable.pack.component.Tray;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.view.BoardView;
import eldertable.view.Entry;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;
import eldertable.view.PlayerView;
import eldertable.view.StepView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * Turns the snapshots of one viewer into messages. Everything comes from the snapshot, which holds what this viewer may see; hashes,
 * seeds and other seats' views are not at hand here. Parts of the table that are as they were in the message before are left out.
 */
public final class SnapshotWriter {
    private final Lexicon lexicon;
    private Snapshot before;

    public SnapshotWriter(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /** @param answers the ids of the wishes that this answers */
    public Map<String, Object> write(Snapshot now, List<String> answers) {
        Map<String, Object> message = Protocol.message("snapshot");
        message.put("whole", before == null);
        if (!answers.isEmpty()) message.put("answers", answers);
        if (!now.refusal().isEmpty()) message.put("refused", now.refusal());
        message.put("settled", now.settled());
        TableView view = now.view();
        message.put("seat", view.viewer() == GameState.SPECTATOR ? -1 : view.viewer());
        message.put("moves", now.moves());
        put(message, "zones", changed(view.zones(), old -> old.zones(), SnapshotWriter::zone));
        put(message, "components", changed(view.components(), old -> old.components(), SnapshotWriter::component));
        put(message, "boards", changed(view.boards(), old -> old.boards(), SnapshotWriter::board));
        message.put("active", view.active());
        message.put("players", view.players().stream().map(SnapshotWriter::player).toList());
        view.step().ifPresent(step -> message.put("step", step(step)));
        view.result().ifPresent(result -> message.put("result", Map.of("winners", result.winners(), "ranking", result.ranking(),
            "reason", result.reason(), "text", lexicon.result(result))));
        put(message, "effects", now.effects().stream().map(EffectWriter::write).filter(effect -> !effect.isEmpty()).toList());
        now.ask().ifPresent(ask -> message.put("ask", ask(ask)));
        chronicle(now, message);
        if (!now.stuck().isEmpty()) message.put("stuck", now.stuck());
        put(message, "notices", now.notices().stream().filter(notice -> !notice.isRefusal()).map(SnapshotWriter::notice).toList());
        message.put("canUndo", now.canUndo());
        message.put("canRedo", now.canRedo());
        now.past().ifPresent(past -> message.put("past", past));
        now.hint().ifPresent(hint -> message.put("hint", Map.of("text", hint.text(), "codes", hint.codes(), "weighed", hint.weighed().stream()
            .map(one -> Map.of("move", one.move(), "visits", one.visits(), "value", one.value())).toList())));
        now.history().ifPresent(history -> message.put("history", history(history)));
        put(message, "away", List.copyOf(now.away()));
        now.plea().ifPresent(plea -> message.put("plea", Map.of("seat", plea.seat(), "yours", plea.yours())));
        now.clock().ifPresent(clock -> message.put("clock", clock(clock)));
        before = now;
        return message;
    }

    private static Map<String, Object> notice(Snapshot.Notice notice) {
        return Map.of("kind", word(notice.kind()), "text", notice.text());
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static void put(Map<String, Object> message, String key, Object value) {
        boolean empty = value instanceof Map<?, ?> map ? map.isEmpty() : ((List<?>) value).isEmpty();
        if (!empty) message.put(key, value);
    }

    /** By their place in the list: what is another than before. */
    private <T> Map<String, Object> changed(List<T> now, Function<TableView, List<T>> part, Function<T, Map<String, Object>> form) {
        List<T> old = before == null ? List.of() : part.apply(before.view());
        Map<String, Object> changed = new LinkedHashMap<>();
        for (int i = 0; i < now.size(); i++) {
            if (i >= old.size() || !old.get(i).equals(now.get(i))) changed.put(String.valueOf(i), form.apply(now.get(i)));
        }
        return changed;
    }

    // ------------------------------------------------------------------ the table

    private static Map<String, Object> zone(ZoneView zone) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("zone", zone.number());
        List<Object> entries = new ArrayList<>();
        for (Entry entry : zone.entries()) entries.add(entry instanceof PieceView piece ? piece(piece) : 0);
        form.put("entries", entries);
        return form;
    }

    private static Map<String, Object> piece(PieceView piece) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("piece", piece.piece());
        form.put("kind", piece.kind());
        if (piece.owner() >= 0) form.put("owner", piece.owner());
        if (piece.faceUp()) form.put("up", true);
        if (piece.space() >= 0) form.put("space", piece.space());
        List<Map<String, Object>> on = new ArrayList<>(), bare = new ArrayList<>();
        for (ComponentView component : piece.components()) (component.isEmpty() ? bare : on).add(component(component));
        put(form, "on", on);
        put(form, "bare", bare);
        return form;
    }

    private static Map<String, Object> component(ComponentView view) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("id", view.id());
        form.put("of", view.instance());
        if (view instanceof CounterView counter) counter.value().ifPresent(value -> form.put("value", value));
        else if (view instanceof PoolView pool) {
            form.put("total", pool.total());
            if (!pool.isHidden()) form.put("slots", pool.slots());
        } else if (view instanceof Tray.View tray) {
            form.put("count", tray.count());
            form.put("dice", tray.dice().stream().map(die -> Map.of("face", die.face(), "locked", die.locked())).toList());
        } else form.put("listed", view.listed());
        return form;
    }

    private static Map<String, Object> board(BoardView board) {
        Map<String, Object> spaces = new LinkedHashMap<>();
        for (int i = 0; i < board.spaces().size(); i++) {
            List<PieceView> pieces = board.spaces().get(i);
            if (!pieces.isEmpty()) spaces.put(String.valueOf(board.firstSpace() + i), pieces.stream().map(SnapshotWriter::piece).toList());
        }
        return Map.of("board", board.id(), "spaces", spaces);
    }

    private static Map<String, Object> player(PlayerView player) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("seat", player.seat());
        if (player.active()) form.put("active", true);
        if (player.out()) form.put("out", true);
        if (player.toAct()) form.put("toAct", true);
        if (player.acted()) form.put("acted", true);
        return form;
    }

    private Map<String, Object> step(StepView step) {
        String phase = step.phase().isEmpty() ? "" : lexicon.phase(step.phase());
        return Map.of("id", step.id(), "title", lexicon.step(step.id()), "phase", phase, "in", step.phase(), "data", step.data());
    }

    // ------------------------------------------------------------------ what is asked and told

    private static Map<String, Object> ask(Ask ask) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("seat", ask.seat());
        form.put("prompt", ask.prompt());
        if (!ask.move().isEmpty()) form.put("move", ask.move());
        if (!ask.pick().isEmpty()) form.put("pick", ask.pick());
        if (ask.first()) form.put("first", true);
        if (ask.many()) form.put("many", Map.of("min", ask.min(), "max", ask.max(), "added", ask.added(), "canFinish", ask.canFinish(), "unfinished", ask.unfinished()));
        if (ask.canGoBack()) form.put("canGoBack", true);
        put(form, "chosen", ask.chosen());
        put(form, "chosenFrom", ask.chosenFrom());
        form.put("choices", ask.choices().stream().map(SnapshotWriter::choice).toList());
        form.put("refusals", ask.refusals().stream()
            .map(refusal -> Map.of("code", refusal.code(), "label", refusal.label(), "reason", refusal.reason())).toList());
        return form;
    }

    private static Map<String, Object> choice(Choice choice) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("code", choice.code());
        if (choice.isShortcut()) form.put("path", choice.path());
        form.put("label", choice.label());
        if (!choice.about().isEmpty()) form.put("about", choice.about());
        if (choice.times() > 0) form.put("times", choice.times());
        if (choice.pool() != Code.NOTHING) form.put("pool", choice.pool());
        put(form, "where", choice.where());
        return form;
    }

    /** The lines from the first on that is another than before. */
    private void chronicle(Snapshot now, Map<String, Object> message) {
        List<Snapshot.Told> lines = now.chronicle(), old = before == null ? List.of() : before.chronicle();
        int same = 0;
        while (same < lines.size() && same < old.size() && lines.get(same).equals(old.get(same))) same++;
        if (same == lines.size() && same == old.size() && before != null) return;
        List<Map<String, Object>> told = new ArrayList<>();
        for (Snapshot.Told line : lines.subList(same, lines.size())) {
            Map<String, Object> form = new LinkedHashMap<>();
            form.put("text", line.text());
            form.put("move", line.move());
            if (line.seat() >= 0) form.put("seat", line.seat());
            if (line.isHeading()) form.put("heading", true);
            else form.put("weight", word(line.weight()));
            told.add(form);
        }
        message.put("chronicle", Map.of("from", same, "lines", told));
    }

    private static Map<String, Object> clock(ClockFace clock) {
        return Map.of("left", clock.left().stream().map(Duration::toMillis).toList(), "running", clock.running());
    }

    private static Map<String, Object> history(History history) {
        Map<String, Object> counters = new LinkedHashMap<>();
        history.counters().forEach((id, seats) -> {
            if (history.moved(id)) counters.put(id, bySeat(seats));
        });
        Map<String, Object> form = new LinkedHashMap<>(Map.of("moves", history.moves(), "counters", counters));
        history.standing().ifPresent(seats -> form.put("standing", bySeat(seats)));
        return form;
    }

    private static List<List<Integer>> bySeat(int[][] seats) {
        return Arrays.stream(seats).map(values -> Arrays.stream(values).boxed().toList()).toList();
    }
}
