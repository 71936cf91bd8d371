package eldertable.state;

import eldertable.pack.BoardDef;
import eldertable.pack.BoardDef.LinkDef;
import eldertable.pack.BoardDef.SpaceDef;
import eldertable.pack.BoardDef.WayDef;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A board ready for play: spaces by number (counted over all boards), and for each way to move its neighbours and distances. */
public final class BoardGraph {
    public static final int UNREACHABLE = 9999;

    public final BoardDef def;
    public final int zone;
    public final int firstSpace;
    private final List<Way> ways;

    BoardGraph(BoardDef def, int zone, int firstSpace) {
        this.def = def;
        this.zone = zone;
        this.firstSpace = firstSpace;
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
            for (int from = 0; from < n; from++) {
                spread(from, null, steps, queue);
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

        /** Steps from a space to every other (index: number on this board); blocked spaces cannot be entered. */
        public int[] stepsFrom(int from, boolean[] blocked) {
            int[] steps = new int[next.length];
            spread(from - firstSpace, blocked, steps, new int[next.length]);
            return steps;
        }

        /**
         * A shortest way, without its first space; of equal ways the one that takes the earlier neighbour at the first
         * difference. Empty if there is none. The goal may be blocked.
         */
        public int[] path(int from, int to, boolean[] blocked) {
            int start = from - firstSpace, goal = to - firstSpace;
            // Links run both ways, so counting back from the goal tells every space how far it still is.
            int[] left = stepsTo(goal, start, blocked);
            if (left[start] >= UNREACHABLE) return new int[0];
            int[] path = new int[left[start]];
            int at = start;
            for (int i = 0; i < path.length; i++) {
                for (int to2 : next[at]) {
                    if (left[to2] == left[at] - 1) {
                        at = to2;
                        break;
                    }
                }
                path[i] = at + firstSpace;
            }
            return path;
        }

        private int[] stepsTo(int goal, int start, boolean[] blocked) {
            boolean[] open = blocked == null ? null : blocked.clone();
            if (open != null) open[start] = false;
            int[] steps = new int[next.length];
            spread(goal, open, steps, new int[next.length]);
            return steps;
        }

        private void spread(int from, boolean[] blocked, int[] steps, int[] queue) {
            Arrays.fill(steps, UNREACHABLE);
            steps[from] = 0;
            int head = 0, tail = 0;
            queue[tail++] = from;
            while (head < tail) {
                int at = queue[head++];
                if (at != from && !through[at]) continue; // may only be an end
                for (int to : next[at]) {
                    if (steps[to] == UNREACHABLE && (blocked == null || !blocked[to])) {
                        steps[to] = steps[at] + 1;
                        queue[tail++] = to;
                    }
                }
            }
        }
    }
}
