package eldertable.art;

/** A place in units, from its lower left corner. */
public record Box(float x, float y, float w, float h) {
    public boolean contains(float px, float py) {
        return px >= x && py >= y && px < x + w && py < y + h;
    }

    public float right() {
        return x + w;
    }

    public float top() {
        return y + h;
    }

    public float midX() {
        return x + w / 2;
    }

    public float midY() {
        return y + h / 2;
    }

    public Box inset(float by) {
        return new Box(x + by, y + by, Math.max(0, w - 2 * by), Math.max(0, h - 2 * by));
    }

    public Box moved(float dx, float dy) {
        return new Box(x + dx, y + dy, w, h);
    }

    public boolean overlaps(Box other) {
        return x < other.right() && other.x < right() && y < other.top() && other.y < top();
    }

    public boolean holds(Box other) {
        return other.x >= x - 0.01f && other.y >= y - 0.01f && other.right() <= right() + 0.01f && other.top() <= top() + 0.01f;
    }
}
