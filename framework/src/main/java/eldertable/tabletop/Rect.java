package eldertable.tabletop;

import eldertable.art.Box;

/** A box on the screen, from its lower left corner, in units. */
public record Rect(float x, float y, float w, float h) {
    public float right() {
        return x + w;
    }

    public float top() {
        return y + h;
    }

    public float cx() {
        return x + w / 2;
    }

    public float cy() {
        return y + h / 2;
    }

    public boolean contains(float px, float py) {
        return px >= x && px <= x + w && py >= y && py <= y + h;
    }

    public boolean overlaps(Rect other) {
        return x < other.right() - 0.01f && other.x < right() - 0.01f && y < other.top() - 0.01f && other.y < top() - 0.01f;
    }

    public boolean holds(Rect other) {
        return other.x >= x - 0.5f && other.y >= y - 0.5f && other.right() <= right() + 0.5f && other.top() <= top() + 0.5f;
    }

    public Rect inset(float by) {
        return inset(by, by);
    }

    public Rect inset(float dx, float dy) {
        return new Rect(x + dx, y + dy, Math.max(0, w - 2 * dx), Math.max(0, h - 2 * dy));
    }

    /** The upper part of so much height. */
    public Rect upper(float height) {
        return new Rect(x, top() - height, w, height);
    }

    /** What is below the upper part. */
    public Rect below(float height) {
        return new Rect(x, y, w, Math.max(0, h - height));
    }

    public Rect lower(float height) {
        return new Rect(x, y, w, height);
    }

    public Rect left(float width) {
        return new Rect(x, y, width, h);
    }

    /** What is right of the left part. */
    public Rect without(float width) {
        return new Rect(x + width, y, Math.max(0, w - width), h);
    }

    public Rect moved(float dx, float dy) {
        return new Rect(x + dx, y + dy, w, h);
    }

    /** The same middle, so many times as large. */
    public Rect scaled(float times) {
        return new Rect(cx() - w * times / 2, cy() - h * times / 2, w * times, h * times);
    }

    public Box toBox() {
        return new Box(x, y, w, h);
    }

    public static Rect of(Box box) {
        return new Rect(box.x(), box.y(), box.w(), box.h());
    }

    public static Rect around(float cx, float cy, float w, float h) {
        return new Rect(cx - w / 2, cy - h / 2, w, h);
    }

    /** On the way from one box to another. */
    public static Rect between(Rect a, Rect b, float t) {
        return new Rect(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.w + (b.w - a.w) * t, a.h + (b.h - a.h) * t);
    }
}
