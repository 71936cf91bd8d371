package eldertable.desktop.art;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.utils.Disposable;

/**
 * What lies still below all that moves, drawn once and kept as one picture of the whole window: where no graphics card helps,
 * drawing it anew in every frame would take most of the time.
 */
final class Still implements Disposable {
    private FrameBuffer buffer;
    private TextureRegion picture;
    private boolean impossible;
    private Object owner;
    private int version;
    private boolean kept;

    /** Whether the last frame showed the same. */
    boolean lasts(Object shown, int itsVersion) {
        boolean same = owner == shown && version == itsVersion;
        if (!same) kept = false;
        owner = shown;
        version = itsVersion;
        return same;
    }

    TextureRegion picture() {
        return picture;
    }

    /** Draws the picture unless that is done; false if this system cannot draw anywhere but in the window. */
    boolean keep(Runnable drawing) {
        int width = Gdx.graphics.getBackBufferWidth(), height = Gdx.graphics.getBackBufferHeight();
        if (!isThere(width, height)) return false;
        if (kept) return true;
        buffer.begin();
        try {
            drawing.run();
        } finally {
            buffer.end();
        }
        kept = true;
        return true;
    }

    void forget() {
        kept = false;
    }

    private boolean isThere(int width, int height) {
        if (impossible || buffer != null && buffer.getWidth() == width && buffer.getHeight() == height) return !impossible;
        dispose();
        try {
            buffer = new FrameBuffer(Pixmap.Format.RGBA8888, width, height, false);
            picture = new TextureRegion(buffer.getColorBufferTexture());
            picture.flip(false, true);
        } catch (IllegalStateException refused) {
            impossible = true;
        }
        return !impossible;
    }

    @Override public void dispose() {
        if (buffer != null) buffer.dispose();
        buffer = null;
        picture = null;
        forget();
    }
}
