package eldertable.art;

/** Smooth chance: the grain of leather, parchment, clouds and felt. The same everywhere and always. */
final class Noise {
    private Noise() {}

    static float hash(int x, int y, int seed) {
        int n = x * 374761393 + y * 668265263 + seed * 974634777;
        n = (n ^ n >>> 13) * 1274126177;
        n ^= n >>> 16;
        return (n & 0xffffff) / (float) 0xffffff;
    }

    private static float value(float x, float y, int seed) {
        int xi = (int) Math.floor(x), yi = (int) Math.floor(y);
        float fx = x - xi, fy = y - yi;
        fx = fx * fx * (3 - 2 * fx);
        fy = fy * fy * (3 - 2 * fy);
        float a = hash(xi, yi, seed), b = hash(xi + 1, yi, seed), c = hash(xi, yi + 1, seed), d = hash(xi + 1, yi + 1, seed);
        return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
    }

    /** From 0 to 1, with so many octaves of detail. */
    static float of(float x, float y, int seed, int octaves) {
        float sum = 0, amplitude = .5f, norm = 0;
        for (int i = 0; i < octaves; i++) {
            sum += amplitude * value(x, y, seed + i * 17);
            norm += amplitude;
            amplitude *= .5f;
            x *= 2.03f;
            y *= 2.03f;
        }
        return sum / norm;
    }
}
