package eldertable.sdk.limits;

import java.util.Arrays;

/** The board of the Waking Void: its spaces row by row, and by way to move their neighbours (up, right, down, left, then links) and distances. */
final class VoidBoard {
    static final String TILES = "1....+....2" + ".##.#.#.##." + ".#+.....+#." + "...##..#..." + ".#.....#.#." + ".....P....." + ".#.#.....#." + "...#..##..."
        + ".#+.....+#." + ".##.#.#.##." + "4....+....3";
    static final int WIDTH = 11, SPACES = WIDTH * WIDTH, PORTAL = 60, NOWHERE = -1, FAR = Byte.MAX_VALUE;
    /** By number. */
    static final int[] RIFTS = {0, 10, 120, 110}, ALTARS = {5, 30, 96, 115, 90, 24};
    /** Ways: on foot with the portal as an end, on foot without it, through the air, and over floor and void; those of the mad have four links more. */
    static final int WALK = 0, MAD_WALK = 1, ROAM = 2, MAD_ROAM = 3, SHOT = 4, MAD_SHOT = 5, STALK = 6, WAYS = 7;

    private static final int[][] CORNERS = {{PORTAL, 48}, {PORTAL, 50}, {PORTAL, 72}, {PORTAL, 70}}, PATHS = {{44, 76}, {6, 114}, {25, 95}, {41, 79}};
    static final int[][][] NEXT = new int[WAYS][SPACES][];
    static final int[] RING;
    private static final boolean[] IS_ALTAR = new boolean[SPACES];
    private static final byte[][] DISTANCES = new byte[WAYS][SPACES * SPACES];

    static {
        for (int altar : ALTARS) IS_ALTAR[altar] = true;
        for (int way = 0; way < WAYS; way++) {
            for (int space = 0; space < SPACES; space++) NEXT[way][space] = neighbours(way, space);
            for (int space = 0; space < SPACES; space++) measure(way, space);
        }
        RING = NEXT[WALK][PORTAL];
    }

    private VoidBoard() {}

    private static boolean canEnter(int way, int space) {
        char tile = TILES.charAt(space);
        return switch (tile) {
            case '#' -> way >= SHOT;
            case 'P' -> way <= MAD_WALK || way == SHOT || way == MAD_SHOT;
            default -> true;
        };
    }

    /** On foot the portal is only an end. */
    static boolean leadsThrough(int way, int space) {
        return space != PORTAL || way > MAD_WALK;
    }

    private static int[] neighbours(int way, int space) {
        int[] found = new int[WIDTH];
        int count = 0, row = space / WIDTH, column = space % WIDTH;
        if (row > 0) found[count++] = space - WIDTH;
        if (column < WIDTH - 1) found[count++] = space + 1;
        if (row < WIDTH - 1) found[count++] = space + WIDTH;
        if (column > 0) found[count++] = space - 1;
        for (int[] link : CORNERS) if (link[0] == space || link[1] == space) found[count++] = link[0] + link[1] - space;
        boolean mad = way == MAD_WALK || way == MAD_ROAM || way == MAD_SHOT;
        if (mad) for (int[] link : PATHS) if (link[0] == space || link[1] == space) found[count++] = link[0] + link[1] - space;
        if (!canEnter(way, space)) return new int[0];
        return Arrays.stream(found, 0, count).filter(to -> canEnter(way, to)).toArray();
    }

    private static void measure(int way, int from) {
        int first = from * SPACES;
        Arrays.fill(DISTANCES[way], first, first + SPACES, (byte) FAR);
        if (!canEnter(way, from)) return;
        int[] queue = new int[SPACES];
        int tail = 1;
        queue[0] = from;
        DISTANCES[way][first + from] = 0;
        for (int head = 0; head < tail; head++) {
            int at = queue[head];
            if (at != from && !leadsThrough(way, at)) continue;
            for (int to : NEXT[way][at]) {
                if (DISTANCES[way][first + to] < FAR) continue;
                DISTANCES[way][first + to] = (byte) (DISTANCES[way][first + at] + 1);
                queue[tail++] = to;
            }
        }
    }

    static int distance(int way, int from, int to) {
        return DISTANCES[way][from * SPACES + to];
    }

    static boolean isAltar(int space) {
        return IS_ALTAR[space];
    }

    static boolean isGround(int space) {
        return space != PORTAL && TILES.charAt(space) != '#';
    }
}
