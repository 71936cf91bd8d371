package eldertable.desktop.art;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.Disposable;
import eldertable.art.Pen;
import java.util.function.Consumer;

/** Where frames are drawn: takes in what the gallery has painted meanwhile, then lends its pen. On the render thread only. */
public final class Easel implements Disposable {
    private final Gallery gallery;
    private final ScreenPen pen;

    public Easel(Gallery gallery) {
        this.gallery = gallery;
        pen = new ScreenPen(gallery);
    }

    public void frame(Scale scale, Consumer<Pen> drawing) {
        gallery.receive(scale);
        Gdx.gl.glViewport(0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        Gdx.gl.glClearColor(0.015f, 0.025f, 0.03f, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        pen.begin(scale);
        try {
            drawing.accept(pen);
        } finally {
            pen.end();
            gallery.drawn();
        }
    }

    /** What was drawn last, upside down as the card has it. */
    public static Pixmap screenshot() {
        return Pixmap.createFromFrameBuffer(0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    /** Takes away the picture's alpha, which is of no use to whoever opens it. Any thread. */
    public static Pixmap opaque(Pixmap shot) {
        java.nio.ByteBuffer pixels = shot.getPixels();
        for (int i = 3; i < pixels.limit(); i += 4) pixels.put(i, (byte) 255);
        return shot;
    }

    @Override public void dispose() {
        pen.dispose();
        gallery.dispose();
    }
}
