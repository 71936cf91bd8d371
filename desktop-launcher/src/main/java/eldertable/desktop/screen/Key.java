package eldertable.desktop.screen;

/** A key that went down. @param code of com.badlogic.gdx.Input.Keys */
public record Key(int code, boolean shift, boolean control, boolean alt) {
    public boolean is(int other) {
        return code == other;
    }

    public boolean isPlain(int other) {
        return code == other && !control && !alt;
    }
}
