package eldertable.script.translation.runtime;

/** A variable that several functions share and change. */
public final class Cell {
    public Object value;

    public Cell(Object value) {
        this.value = value;
    }
}
