package eldertable.server.protocol;

import eldertable.art.Box;
import eldertable.art.Theme;
import eldertable.faces.BoardSpaces;
import eldertable.faces.TableLook;
import eldertable.host.TableInfo;
import eldertable.pack.component.Component;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.component.Tray;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.BoardLookDef;
import eldertable.pack.model.TableDef.FaceDef;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.Code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a client has to know of a game to draw it: everything that can lie on its table, with its words and what table.yaml says of
 * its look. It follows from the pack and who plays; how the match goes, and where chance began, is not in it.
 */
public final class TableDescription {
    private final TableInfo table;
    private final TableLook look;
    private final Blueprint blueprint;

    private TableDescription(TableInfo table) {
        this.table = table;
        blueprint = table.blueprint();
        look = new TableLook(blueprint, table.lexicon());
    }

    /** @param art where the pictures of its things are found */
    public static Map<String, Object> of(TableInfo table, String art) {
        Map<String, Object> message = new TableDescription(table).write();
        message.put("art", art);
        return message;
    }

    private Map<String, Object> write() {
        Map<String, Object> message = Protocol.message("table", "game", blueprint.pack.info().id(), "title", look.lexicon.gameTitle(),
            "summary", look.lexicon.summary());
        List<String> mods = blueprint.pack.mods().stream().map(mod -> mod.info().title()).toList();
        if (!mods.isEmpty()) message.put("mods", mods);
        message.put("match", match(table.setup()));
        Theme theme = Theme.of(blueprint.pack.table());
        message.put("theme", Map.of("accent", colour(theme.accent()), "deep", colour(theme.deep()), "mid", colour(theme.mid()), "lit", colour(theme.lit()),
            "back", colour(theme.back()), "mood", theme.mood().name().toLowerCase(Locale.ROOT)));
        List<Object> seats = new ArrayList<>();
        for (int seat = 0; seat < blueprint.players; seat++) {
            seats.add(Map.of("name", look.lexicon.seat(seat), "bot", table.setup().seats().get(seat).bot(), "colour", colour(look.seatColour(seat))));
        }
        message.put("seats", seats);
        message.put("zones", blueprint.zones.stream().map(this::zone).toList());
        message.put("moves", blueprint.moves.stream().map(move -> look.icon("moves", move.id())).toList());
        message.put("boards", blueprint.boards.stream().map(this::board).toList());
        Map<String, Object> components = new LinkedHashMap<>();
        for (Component component : blueprint.components) components.put(component.id(), component(component));
        message.put("components", components);
        Map<String, Object> kinds = new LinkedHashMap<>();
        for (Blueprint.Kind kind : blueprint.kinds) kinds.put(kind.id(), kind(kind));
        message.put("kinds", kinds);
        Map<String, Object> halves = new LinkedHashMap<>();
        look.def.faces().forEach((set, face) -> {
            if (!face.half().isEmpty()) halves.put(set, Map.of("in", face.half(), "of", List.of(face.top(), face.bottom()), "undecided", face.undecided()));
        });
        if (!halves.isEmpty()) message.put("halves", halves);
        message.put("sheet", look.sheet(blueprint.components.stream().filter(one -> one.def() instanceof Counter.Def && one.def().per().kind() == Per.Kind.PLAYER)
            .map(Component::id).toList()));
        message.put("overlaps", look.def.overlaps().stream().map(one -> Map.of("kind", one.kind(), "zone", one.zone(), "before", one.before())).toList());
        message.put("dice", blueprint.dice.stream().map(die -> Map.of("id", die.id(), "title", look.lexicon.die(die.id()))).toList());
        return message;
    }

    /** What a front end that has the game itself needs to lay it likewise: whose rules, not where chance began. */
    private static Map<String, Object> match(MatchSetup setup) {
        List<Map<String, String>> mods = setup.mods().stream().map(mod -> Map.of("id", mod.id(), "version", mod.version(), "rules", mod.rules())).toList();
        return Map.of("game", setup.game(), "version", setup.version(), "rules", setup.rules(), "mods", mods, "options", setup.options());
    }

    static String colour(int rgba) {
        return String.format("#%06x", rgba >>> 8);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private Map<String, Object> zone(Blueprint.Zone zone) {
        Map<String, Object> form = new LinkedHashMap<>();
        String id = zone.def().id();
        form.put("id", id);
        if (zone.owner() >= 0) form.put("owner", zone.owner());
        if (zone.member() >= 0) form.put("group", look.lexicon.member(zone.def().per(), zone.member()));
        form.put("title", look.lexicon.zone(id));
        form.put("named", look.lexicon.zone(zone.index()));
        form.put("area", word(look.areaOfZone(zone)));
        form.put("spread", word(look.spread(zone.def())));
        form.put("order", Math.min(look.order(id), 999));
        form.put("visible", word(zone.def().visible()));
        if (look.isHidden(id)) form.put("hidden", true);
        if (look.def.areaOf(id).isPresent()) form.put("placed", true);
        return form;
    }

    private Map<String, Object> board(BoardGraph board) {
        BoardLookDef def = look.def.boards().get(board.def.id());
        BoardSpaces places = new BoardSpaces(look, board);
        boolean grid = places.isGrid();
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("id", board.def.id());
        form.put("title", look.lexicon.zone(board.def.id()));
        form.put("zone", board.zone);
        form.put("first", board.firstSpace);
        form.put("grid", grid);
        if (look.isHidden(board.def.id())) form.put("hidden", true);
        form.put("proportion", places.proportion());
        if (grid || places.def().written()) form.put("painted", true); // names in a map of regions have to be larger than in its picture
        List<Box> boxes = places.inParts();
        List<Object> spaces = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            Map<String, Object> space = space(board, def, i);
            space.put("box", fromAbove(boxes.get(i)));
            spaces.add(space);
        }
        form.put("spaces", spaces);
        List<Object> links = new ArrayList<>();
        for (LinkDef link : board.def.links()) {
            boolean plain = link.kind().equals("step");
            if (link.from().compareTo(link.to()) > 0 || plain && (grid || def != null && !def.roads())) continue;
            String colour = look.def.colour("links", link.kind()).map(rgb -> colour(rgb << 8)).orElse(plain ? "#b08d57" : "#a060d0");
            links.add(Map.of("from", index(board, link.from()), "to", index(board, link.to()), "colour", colour));
        }
        form.put("links", links);
        return form;
    }

    /** Left, top, width and height. */
    private static List<Float> fromAbove(Box box) {
        return List.of(box.x(), 1 - box.top(), box.w(), box.h());
    }

    private static int index(BoardGraph board, String space) {
        return board.def.spaces().stream().map(SpaceDef::id).toList().indexOf(space);
    }

    private Map<String, Object> space(BoardGraph board, BoardLookDef def, int i) {
        SpaceDef space = board.def.spaces().get(i);
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("title", look.lexicon.space(board.firstSpace + i));
        if (!space.terrain().isEmpty()) {
            form.put("terrain", space.terrain());
            look.def.colour("terrains", space.terrain()).ifPresent(rgb -> form.put("colour", colour(rgb << 8)));
            put(form, "icon", look.icon("terrains", space.terrain()));
        }
        put(form, "text", String.join("\n", look.lexicon.meanings(board.firstSpace + i)));
        look.def.colour("spaces", space.id()).ifPresent(rgb -> form.put("colour", colour(rgb << 8)));
        put(form, "icon", look.icon("spaces", space.id()));
        Object value = def == null ? null : space.data().get(def.shown(blueprint.players));
        if (value instanceof Collection<?> list) form.put("value", String.join(" · ", list.stream().map(String::valueOf).toList()));
        else if (value != null) form.put("value", String.valueOf(value));
        else if (space.column() >= 0 && space.data().get("number") != null) form.put("value", String.valueOf(space.data().get("number")));
        return form;
    }

    private static void put(Map<String, Object> form, String key, String value) {
        if (!value.isEmpty()) form.put(key, value);
    }

    private Map<String, Object> component(Component component) {
        Map<String, Object> form = new LinkedHashMap<>();
        String id = component.id();
        Per per = component.def().per();
        String section = component.def().sort().section();
        form.put("sort", word(component.def().sort()));
        form.put("title", look.lexicon.component(component.def().sort(), id));
        form.put("per", word(per.kind()));
        form.put("area", word(look.areaOf(per, id)));
        form.put("order", Math.min(look.order(id), 999));
        put(form, "icon", look.icon(section, id));
        form.put("colour", colour(look.colour(section, id)));
        if (look.isHidden(id)) form.put("hidden", true);
        if (per.kind() == Per.Kind.GROUP) {
            List<String> members = new ArrayList<>();
            for (int i = 0; i < component.instances(); i++) members.add(look.lexicon.member(per, i));
            form.put("members", members);
        }
        if (component.def() instanceof Counter.Def counter) {
            if (look.isTrack(id)) form.put("track", Math.min(counter.max(), 40));
            if (look.isCandles(id)) form.put("candles", look.candles(id));
            if (look.isMark(id)) form.put("mark", true);
            if (per.kind() == Per.Kind.ONCE ? look.isOnTable(id) : look.isOnPlate(id)) form.put("shown", true);
        } else if (component.def() instanceof Pool.Def pool) {
            form.put("heap", word(look.heap(id, pool.slots(), pool.hidden())));
            form.put("slots", pool.slots());
        } else if (component.def() instanceof Tray.Def tray) form.put("die", look.lexicon.die(tray.of()));
        form.put("first", component.first());
        form.put("size", component.size());
        return form;
    }

    private Map<String, Object> kind(Blueprint.Kind kind) {
        Map<String, Object> form = new LinkedHashMap<>();
        String id = kind.id();
        FaceDef face = look.face(kind.set());
        form.put("code", Code.kind(kind.index()));
        form.put("set", kind.set());
        form.put("title", look.lexicon.kind(id));
        put(form, "text", look.lexicon.kindText(id));
        form.put("shape", word(face.shape()));
        form.put("tint", colour(look.tint(id, -1)));
        if (face.tint().equals("owner")) form.put("owned", true);
        put(form, "icon", look.picture(id));
        if (look.isHalved(id)) form.put("halves", List.of(String.valueOf(look.attribute(id, face.top())), String.valueOf(look.attribute(id, face.bottom()))));
        Object badge = look.attribute(id, face.badge());
        if (badge != null) form.put("badge", String.valueOf(badge));
        List<String> attributes = look.attributes(id);
        if (!attributes.isEmpty()) form.put("attributes", attributes);
        return form;
    }
}
