package eldertable.workshop;

import eldertable.pack.component.Component;
import eldertable.pack.model.Per;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Everything about a table as it truly is, hidden or not, in the names that commands and scenarios use. */
public record Inspection(List<Section> sections) {
    private static final Message FLOW = Message.of("author.flow"), TABLE = Message.of("author.table"), PIECES = Message.of("author.pieces");

    /** @param title of the flow, the table, a player or the pieces */
    public record Section(Message title, List<Row> rows) {}

    /** A zone, counter, pool, step or piece, and what it holds. @param usual whether it is as the pack lays it out */
    public record Row(String name, Message value, boolean usual) {
        Message told() {
            return Message.plain(name + ":").and(value);
        }
    }

    public static Inspection of(GameState state, TableNames names) {
        return new Looking(state, names).all();
    }

    /** What a word of a name, in any case, leads to; all without one. */
    public List<Row> find(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        List<Row> all = sections.stream().flatMap(section -> section.rows().stream()).toList();
        List<Row> exact = all.stream().filter(row -> row.name().toLowerCase(Locale.ROOT).equals(wanted)).toList();
        List<Row> parts = all.stream().filter(row -> row.name().toLowerCase(Locale.ROOT).contains(wanted)
            || row.value().english().toLowerCase(Locale.ROOT).matches("(.*[\\s,(])?" + java.util.regex.Pattern.quote(wanted) + "([\\s,)#].*)?")).toList();
        return exact.isEmpty() ? parts : exact;
    }

    /** The stack of steps from bottom to top: "fight of A  left=2". */
    public static List<Message> stack(GameState state, TableNames names) {
        List<Message> steps = new ArrayList<>();
        for (int level = 0; level < state.depth(); level++) {
            var def = state.blueprint.steps.get(state.stepAt(level));
            String actors = TableNames.players(state.actorsAt(level)), acted = TableNames.players(state.actedAt(level));
            Message step = Message.plain(def.id());
            if (state.actedAt(level) != 0) step = Message.of("author.step-acted", "step", def.id(), "players", actors, "acted", acted);
            else if (state.actorsAt(level) != 0) step = Message.of("author.step-of", "step", def.id(), "players", actors);
            StringBuilder text = new StringBuilder();
            for (int slot = 0; slot < def.data().size(); slot++) {
                int code = state.dataAt(level, slot);
                if (code != Code.NOTHING) text.append(text.isEmpty() ? " " : "  ").append(def.data().get(slot).id()).append('=').append(names.name(code));
            }
            steps.add(step.and(Message.plain(text.toString())));
        }
        return steps;
    }

    private static final class Looking {
        private final GameState state;
        private final GameState start;
        private final Blueprint blueprint;
        private final TableNames names;
        private final Map<Message, List<Row>> sections = new LinkedHashMap<>();

        Looking(GameState state, TableNames names) {
            this.state = state;
            this.names = names;
            blueprint = state.blueprint;
            start = new GameState(blueprint, 0);
        }

        Inspection all() {
            flow();
            section(TABLE);
            for (int seat = 0; seat < blueprint.players; seat++) section(Message.plain(TableNames.player(seat)));
            for (Component component : blueprint.components) for (int i = 0; i < component.instances(); i++) component(component, i);
            for (Blueprint.Zone zone : blueprint.zones) zone(zone);
            List<Section> all = new ArrayList<>();
            sections.forEach((title, rows) -> all.add(new Section(title, List.copyOf(rows))));
            return new Inspection(List.copyOf(all));
        }

        private List<Row> section(Message title) {
            return sections.computeIfAbsent(title, missing -> new ArrayList<>());
        }

        private void flow() {
            List<Row> flow = section(FLOW);
            List<Message> steps = stack(state, names);
            for (int i = 0; i < steps.size(); i++) flow.add(new Row("step " + (i + 1), steps.get(i), false));
            if (state.isOver()) flow.add(new Row("over", over(), false));
            flow.add(new Row("active", Message.plain(TableNames.player(state.active())), false));
            if (state.out() != 0) flow.add(new Row("out", Message.plain(TableNames.players(state.out())), false));
            if (state.unusedChance() > 0) {
                List<String> results = new ArrayList<>();
                for (int code : state.coming()) results.add(names.name(code));
                flow.add(new Row("forced", Message.plain(String.join(" ", results)), false));
            }
        }

        private Message over() {
            String reason = names.name(state.reason());
            return state.winners() == 0 ? Message.of("author.over-lost", "reason", reason) : Message.of("author.over", "players", TableNames.players(state.winners()), "reason", reason);
        }

        private List<Row> place(Per per, int instance) {
            return switch (per.kind()) {
                case PLAYER -> section(Message.plain(TableNames.player(instance)));
                case PIECE -> section(PIECES);
                default -> section(TABLE);
            };
        }

        private void component(Component component, int instance) {
            int[] cells = state.cells(component, instance);
            boolean usual = component.isUsual(cells);
            if (usual && component.def().per().kind() == Per.Kind.PIECE) return; // most lie untouched
            String name = names.instance(component, instance);
            place(component.def().per(), instance).add(new Row(name, Message.plain(component.listed(cells)), usual));
        }

        private void zone(Blueprint.Zone zone) {
            List<String> pieces = new ArrayList<>();
            boolean usual = state.zoneSize(zone.index()) == start.zoneSize(zone.index());
            for (int i = 0; i < state.zoneSize(zone.index()); i++) {
                int piece = state.pieceAt(zone.index(), i);
                usual &= start.zoneOf(piece) == zone.index();
                String where = state.placeOf(piece) < 0 ? "" : " @ " + names.space(state.placeOf(piece));
                pieces.add(names.piece(piece) + (state.isFaceUp(piece) ? " up" : "") + where);
            }
            Message value = pieces.isEmpty() ? Message.of("author.empty") : Message.plain("(" + pieces.size() + ") " + String.join(", ", pieces));
            place(zone.def().per(), zone.owner()).add(new Row(names.zone(zone.index()), value, usual));
        }
    }
}
