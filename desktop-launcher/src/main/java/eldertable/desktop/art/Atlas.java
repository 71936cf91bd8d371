package eldertable.desktop.art;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;

/** Few large textures that everything lies in, glyphs and pictures alike, so that drawing seldom has to change textures. */
final class Atlas implements Disposable {
    private static final int WANTED = 4096, GAP = 2;

    /** A row of pictures of about one height. */
    private static final class Shelf {
        final int y, height;
        int x;

        Shelf(int y, int height) {
            this.y = y;
            this.height = height;
        }
    }

    private final class Page {
        final Texture texture = new Texture(new Blank(side, side));
        final List<Shelf> shelves = new ArrayList<>();
        int top;

        Page() {
            texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        }

        int[] place(int w, int h) {
            Shelf best = null;
            for (Shelf shelf : shelves) {
                boolean fits = shelf.x + w <= side && h <= shelf.height && h * 1.35f + 4 >= shelf.height;
                if (fits && (best == null || shelf.height < best.height)) best = shelf;
            }
            if (best == null) {
                if (top + h > side) return null;
                best = new Shelf(top, h);
                shelves.add(best);
                top += h;
            }
            int x = best.x;
            best.x += w;
            return new int[] {x, best.y};
        }
    }

    private final int side;
    private final List<Page> pages = new ArrayList<>();
    private final List<Texture> single = new ArrayList<>();

    Atlas() {
        IntBuffer most = BufferUtils.newIntBuffer(16);
        Gdx.gl.glGetIntegerv(GL20.GL_MAX_TEXTURE_SIZE, most);
        side = Math.max(1024, Math.min(WANTED, most.get(0)));
    }

    /** Takes pixels, row by row from the top, premultiplied RGBA. */
    TextureRegion add(int w, int h, ByteBuffer pixels) {
        int outerW = w + 2 * GAP, outerH = h + 2 * GAP;
        if (outerW > side || outerH > side) throw new IllegalArgumentException("too large for the atlas: " + w + "x" + h);
        for (Page page : pages) {
            int[] place = page.place(outerW, outerH);
            if (place != null) return upload(page, place, w, h, pixels);
        }
        Page page = new Page();
        pages.add(page);
        return upload(page, page.place(outerW, outerH), w, h, pixels);
    }

    private TextureRegion upload(Page page, int[] place, int w, int h, ByteBuffer pixels) {
        int outerW = w + 2 * GAP, outerH = h + 2 * GAP;
        // With a clear margin, since the texture's memory may hold anything.
        ByteBuffer framed = BufferUtils.newByteBuffer(outerW * outerH * 4);
        byte[] row = new byte[w * 4];
        for (int y = 0; y < h; y++) {
            pixels.position(y * w * 4);
            pixels.get(row);
            framed.position(((y + GAP) * outerW + GAP) * 4);
            framed.put(row);
        }
        framed.position(0);
        page.texture.bind();
        Gdx.gl.glPixelStorei(GL20.GL_UNPACK_ALIGNMENT, 4);
        Gdx.gl.glTexSubImage2D(GL20.GL_TEXTURE_2D, 0, place[0], place[1], outerW, outerH, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, framed);
        return new TextureRegion(page.texture, place[0] + GAP, place[1] + GAP, w, h);
    }

    /** A texture of its own, for what would take too much of a page. */
    TextureRegion alone(int w, int h, ByteBuffer pixels) {
        Texture texture = new Texture(new Blank(w, h));
        texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        Gdx.gl.glPixelStorei(GL20.GL_UNPACK_ALIGNMENT, 4);
        pixels.position(0);
        Gdx.gl.glTexSubImage2D(GL20.GL_TEXTURE_2D, 0, 0, 0, w, h, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, pixels);
        single.add(texture);
        return new TextureRegion(texture);
    }

    int pages() {
        return pages.size();
    }

    @Override public void dispose() {
        pages.forEach(page -> page.texture.dispose());
        pages.clear();
        single.forEach(Texture::dispose);
        single.clear();
    }

    /** A texture without contents. */
    private record Blank(int width, int height) implements TextureData {
        @Override public TextureDataType getType() {
            return TextureDataType.Custom;
        }

        @Override public boolean isPrepared() {
            return true;
        }

        @Override public void prepare() {}

        @Override public Pixmap consumePixmap() {
            throw new GdxRuntimeException("has none");
        }

        @Override public boolean disposePixmap() {
            return false;
        }

        @Override public void consumeCustomData(int target) {
            Gdx.gl.glTexImage2D(target, 0, GL20.GL_RGBA, width, height, 0, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, null);
        }

        @Override public int getWidth() {
            return width;
        }

        @Override public int getHeight() {
            return height;
        }

        @Override public Pixmap.Format getFormat() {
            return Pixmap.Format.RGBA8888;
        }

        @Override public boolean useMipMaps() {
            return false;
        }

        @Override public boolean isManaged() {
            return false;
        }
    }
}
