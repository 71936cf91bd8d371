package eldertable.desktop.art;

/** Where a pen draws, and how plainly: what is at (x, y) comes to (xx x + xy y + x0, yx x + yy y + y0). */
public record Placing(float xx, float xy, float x0, float yx, float yy, float y0, float alpha) {
    public static final Placing ORIGIN = new Placing(1, 0, 0, 0, 1, 0, 1);

    public float x(float x, float y) {
        return xx * x + xy * y + x0;
    }

    public float y(float x, float y) {
        return yx * x + yy * y + y0;
    }

    public Placing moved(float x, float y) {
        return new Placing(xx, xy, x(x, y), yx, yy, y(x, y), alpha);
    }

    public Placing turned(float degrees) {
        if (degrees == 0) return this;
        double angle = Math.toRadians(degrees);
        float cos = (float) Math.cos(angle), sin = (float) Math.sin(angle);
        return new Placing(xx * cos + xy * sin, -xx * sin + xy * cos, x0, yx * cos + yy * sin, -yx * sin + yy * cos, y0, alpha);
    }

    public Placing scaled(float wide, float high) {
        return new Placing(xx * wide, xy * high, x0, yx * wide, yy * high, y0, alpha);
    }

    public Placing faded(float times) {
        return new Placing(xx, xy, x0, yx, yy, y0, alpha * Math.max(0, Math.min(1, times)));
    }
}
