package eldertable.tabletop;

import eldertable.faces.TableLook;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.Area;
import eldertable.pack.model.TableDef.Spread;
import eldertable.state.BoardGraph;
import eldertable.state.Blueprint;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All that a match may show one viewer, as blocks in the order in which they are to lie. */
final class TableParts {
    /** Something that has a block of its own, unless it shares one. @param area of the table; @param zone null for a component */
    private record Part(String id, Area area, int order, Blueprint.Zone zone, Block block) {}

    private final TableLook look;
    private final TableView view;
    private final List<BoardPlaces> boards = new ArrayList<>();
    private final List<Block> common = new ArrayList<>(), side = new ArrayList<>();
    private final List<Blueprint.Zone> loose = new ArrayList<>();

    /** @param like any view of that viewer */
    TableParts(TableLook look, TableView like) {
        this.look = look;
        view = like;
        for (BoardGraph board : look.blueprint.boards) if (!look.isHidden(board.def.id())) boards.add(new BoardPlaces(look, board));
        for (CounterView counter : view.counters()) {
            if (counter.per().kind() != Per.Kind.ONCE) continue;
            if (look.isTrack(counter.id())) common.add(new TrackBlock(look, counter.id()));
            if (look.isCandles(counter.id())) common.add(new CandlesBlock(look, counter.id()));
        }
        groups();
        ofAll();
    }

    List<BoardPlaces> boards() {
        return boards;
    }

    List<Block> common() {
        return common;
    }

    /** Piles and bags that stand in a column at the left. */
    List<Block> side() {
        return side;
    }

    /** Zones that no room is kept for. */
    List<Blueprint.Zone> loose() {
        return loose;
    }

    // ------------------------------------------------------------------ what belongs to all

    private void groups() {
        Map<String, List<Block>> groups = new LinkedHashMap<>();
        for (Blueprint.Zone zone : look.blueprint.zones) {
            Per per = zone.def().per();
            if (zone.member() < 0 || look.isHidden(zone.def().id()) || zone.member() >= look.members(per, Integer.MAX_VALUE)) continue;
            group(groups, per, zone.member()).add(new ZoneBlock(look, zone, List.of(), view.viewer(), ""));
        }
        for (ComponentView component : view.components()) {
            Per per = component.per();
            if (per.kind() != Per.Kind.GROUP || look.isHidden(component.id()) || component.instance() >= look.members(per, Integer.MAX_VALUE)) continue;
            ComponentBlocks.of(look, component, "").ifPresent(block -> group(groups, per, component.instance()).add(block));
        }
        groups.forEach((caption, parts) -> common.add(new RowBlock(caption, parts)));
    }

    private List<Block> group(Map<String, List<Block>> groups, Per per, int member) {
        return groups.computeIfAbsent(look.member(per, member), caption -> new ArrayList<>());
    }

    private void ofAll() {
        List<Part> parts = new ArrayList<>();
        for (Blueprint.Zone zone : look.blueprint.zones) {
            boolean board = look.blueprint.boards.stream().anyMatch(graph -> graph.zone == zone.index());
            if (zone.owner() < 0 && zone.member() < 0 && !board) add(parts, zone, look.areaOfZone(zone), look.order(zone.def().id()));
        }
        for (ComponentView component : view.components()) {
            Per per = component.per();
            if (per.kind() == Per.Kind.ONCE) add(parts, component, look.areaOf(per, component.id()));
        }
        parts.sort(Comparator.comparing((Part part) -> part.area() == Area.SIDE ? 0 : part.area() == Area.TOP ? 1 : 2).thenComparingInt(Part::order));
        List<List<Part>> places = together(parts);
        for (List<Part> together : places) {
            if (isInRows(together)) {
                if (together == places.stream().filter(this::isInRows).findFirst().orElseThrow()) common.add(grid(places));
                continue;
            }
            boolean pile = boards.isEmpty() && together.stream().allMatch(this::isPile);
            (pile ? side : common).add(block(together));
        }
    }

    private boolean isInRows(List<Part> together) {
        return look.def.room().rows().stream().anyMatch(row -> together.stream().anyMatch(part -> row.contains(part.id())));
    }

    /** What shares a place stands where the first of it is named that is. */
    private Block grid(List<List<Part>> places) {
        List<List<Part>> left = new ArrayList<>(places);
        List<List<Block>> rows = new ArrayList<>();
        for (List<String> row : look.def.room().rows()) {
            List<Block> blocks = new ArrayList<>();
            for (String id : row) {
                left.stream().filter(together -> together.stream().anyMatch(part -> part.id().equals(id))).findFirst().ifPresent(together -> {
                    blocks.add(block(together));
                    left.remove(together);
                });
            }
            rows.add(blocks);
        }
        return new GridBlock(rows);
    }

    private boolean isPile(Part part) {
        return part.area() == Area.SIDE && (part.zone() == null || look.spread(part.zone().def()) == Spread.PILE);
    }

    // ------------------------------------------------------------------ what a player has

    List<Block> of(int seat) {
        List<Part> parts = new ArrayList<>();
        for (Blueprint.Zone zone : look.blueprint.zones) {
            boolean shownAsHand = seat == view.viewer() && look.isHand(zone.def().id());
            if (zone.owner() == seat && !shownAsHand && host(zone) == null) add(parts, zone, Area.PLAYER, orderOf(zone.def().id()));
        }
        for (ComponentView component : view.components()) {
            if (component.per().kind() == Per.Kind.PLAYER && component.instance() == seat) add(parts, component, Area.PLAYER);
        }
        parts.sort(Comparator.comparingInt(Part::order));
        return together(parts).stream().map(TableParts::block).toList();
    }

    /** The zone of the same owner in whose free places the pieces of this one stand, or null. */
    private Blueprint.Zone host(Blueprint.Zone zone) {
        String host = look.def.room().joins().get(zone.def().id());
        boolean shown = host != null && !look.isHand(host) && !look.isHidden(host) && !look.def.room().joins().containsKey(host);
        return shown ? look.blueprint.zones.stream().filter(one -> one.owner() == zone.owner() && one.def().id().equals(host) && !isLoose(one)).findFirst().orElse(null) : null;
    }

    private boolean isLoose(Blueprint.Zone zone) {
        return look.slots(zone.def().id(), look.spread(zone.def())) == 0;
    }

    /** Those that stand in the free places of a zone. */
    private List<Blueprint.Zone> joining(Blueprint.Zone host) {
        return look.blueprint.zones.stream().filter(zone -> zone.owner() >= 0 && zone != host && host(zone) == host && !look.isHidden(zone.def().id())).toList();
    }

    /** A hand that is not named among what players have comes first. */
    private int orderOf(String zone) {
        return look.isHand(zone) ? look.def.areas().getOrDefault(Area.PLAYER, List.of()).indexOf(zone) : look.order(zone);
    }

    // ------------------------------------------------------------------ parts

    private void add(List<Part> parts, Blueprint.Zone zone, Area area, int order) {
        String id = zone.def().id();
        if (look.isHidden(id)) return;
        if (isLoose(zone)) loose.add(zone);
        else parts.add(new Part(id, area, order, zone, new ZoneBlock(look, zone, joining(zone), view.viewer(), look.lexicon.zone(id))));
    }

    private void add(List<Part> parts, ComponentView component, Area area) {
        if (look.isHidden(component.id())) return;
        String title = look.lexicon.component(look.blueprint.component(component.id(), component.per()).def().sort(), component.id());
        ComponentBlocks.of(look, component, title).ifPresent(block -> parts.add(new Part(component.id(), area, look.order(component.id()), null, block)));
    }

    /** Those that share a place come together, where the first of them stands. */
    private List<List<Part>> together(List<Part> parts) {
        Map<String, List<Part>> places = new LinkedHashMap<>();
        for (Part part : parts) {
            String place = look.def.room().shared().stream().filter(shared -> shared.contains(part.id())).findFirst().map(Object::toString).orElse(part.id());
            places.computeIfAbsent(place, id -> new ArrayList<>()).add(part);
        }
        return List.copyOf(places.values());
    }

    private static Block block(List<Part> together) {
        return together.size() == 1 ? together.get(0).block() : new SharedBlock(together.stream().map(Part::block).toList());
    }
}
