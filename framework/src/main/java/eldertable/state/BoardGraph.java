package eldertable.state;

import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.BoardDef.WayDef;
import eldertable.pack.model.BoardDef;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A board ready for play: spaces by number (counted over all boards), and for each way to move its neighbours and distances. */
public final class BoardGraph {
    public static final int UNREACHABLE = Short.MAX_VALUE;

    public final BoardDef def;
    public final int zone;
    public final int firstSpace;
    private final boolean[] occupies;
    private final List<Way> ways;

    /** @param occupies by kind: whether its pieces occupy a space of this board */
    BoardGraph(BoardDef def, int zone, int firstSpace, boolean[] occupies) {
        this.def = def;
        this.zone = zone;
        this.firstSpace = firstSpace;
        this.occupies = occupies;
        List<Way> list = new ArrayList<>();
        for (WayDef way : def.ways().values()) list.add(new Way(way));
        if (!def.ways().containsKey("step")) list.add(new Way(new WayDef("step", terrains(), List.of(), List.of())));
        ways = List.copyOf(list);
    }

    private List<String> terrains() {
        return def.spaces().stream().map(SpaceDef::terrain).distinct().toList();
    }

    public int size() {
        return def.spaces().size();
    }

    public boolean isOccupiedBy(int kind) {
        return occupies[kind];
    }

    public SpaceDef space(int global) {
        return def.spaces().get(global - firstSpace);
    }

    public List<Way> ways() {
        return ways;
    }

    public Way way(int index) {
        return ways.get(index);
    }

    /** One way to move over the board. All spaces are global numbers. */
    public final class Way {
        public final String id;
        private final int[][] next;
        private final boolean[] through;
        private final short[] distance;

        private Way(WayDef def) {
            id = def.id();
            List<SpaceDef> spaces = BoardGraph.this.def.spaces();
            int n = spaces.size();
            boolean[] enter = new boolean[n];
            through = new boolean[n];
            Map<String, Integer> index = new HashMap<>();
            for (int i = 0; i < n; i++) {
                through[i] = def.over().contains(spaces.get(i).terrain());
                enter[i] = through[i] || def.ends().contains(spaces.get(i).terrain());
                index.put(spaces.get(i).id(), i);
            }
            List<List<Integer>> lists = new ArrayList<>();
            for (int i = 0; i < n; i++) lists.add(new ArrayList<>());
            for (LinkDef link : BoardGraph.this.def.links()) {
                int a = index.get(link.from()), b = index.get(link.to());
                if (enter[a] && enter[b] && (link.kind().equals("step") || def.links().contains(link.kind()))) lists.get(a).add(b);
            }
            next = lists.stream().map(l -> l.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
            distance = new short[n * n];
            int[] queue = new int[n];
            int[] steps = new int[n];
            boolean[] open = new boolean[n];
            for (int from = 0; from < n; from++) {
                spread(from, open, UNREACHABLE, -1, steps, queue);
                if (!enter[from]) Arrays.fill(steps, UNREACHABLE);
                for (int to = 0; to < n; to++) distance[from * n + to] = (short) steps[to];
            }
        }

        public int distance(int from, int to) {
            return distance[(from - firstSpace) * next.length + to - firstSpace];
        }

        /** The neighbours in the board's order, as global numbers. */
        public int[] neighbours(int from) {
            int[] local = next[from - firstSpace];
            int[] result = new int[local.length];
            for (int i = 0; i < local.length; i++) result[i] = local[i] + firstSpace;
            return result;
        }

        /** The neighbours of a space, all numbered on this board, in its order. */
        int[] next(int at) {
            return next[at];
        }

        /** Whether a space, numbered on this board, may be more than an end. */
        boolean leadsThrough(int at) {
            return through[at];
        }

        /**
         * Counts the steps from a space to all that can be reached without entering a barred one, in at most so many steps or
         * until one space is found (-1: all). Spaces are numbered on this board. Returns how many were found: the queue
         * then begins with them, nearest first, the start itself in front.
         */
        int spread(int from, boolean[] barred, int most, int until, int[] steps, int[] queue) {
            Arrays.fill(steps, UNREACHABLE);
            steps[from] = 0;
            int head = 0, tail = 0;
            queue[tail++] = from;
            while (head < tail) {
                int at = queue[head++];
                if (steps[at] == most) break;
                if (at != from && !through[at]) continue; // may only be an end
                for (int to : next[at]) {
                    if (steps[to] == UNREACHABLE && !barred[to]) {
                        steps[to] = steps[at] + 1;
                        queue[tail++] = to;
                        if (to == until) return tail;
                    }
                }
            }
            return tail;
        }
    }
}
