package eldertable.desktop.art;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.NumberUtils;
import eldertable.art.Pen;
import eldertable.art.Box;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Nine;
import eldertable.art.Picture;
import eldertable.art.Strip;
import eldertable.art.TextBlock;
import java.util.ArrayDeque;
import java.util.Deque;

/** Draws on the screen. Corners are computed here, so that turning a card costs the graphics card nothing. On the render thread only. */
final class ScreenPen implements Pen, Disposable {
    private static final int FLOATS_A_QUAD = 20;

    private record Clip(float x, float y, float w, float h) {}

    private final SpriteBatch batch = new SpriteBatch(5_000);
    private final Gallery gallery;
    private final Still still = new Still();
    private final Deque<Placing> kept = new ArrayDeque<>();
    private final Deque<Clip> clips = new ArrayDeque<>();
    private final float[] quad = new float[FLOATS_A_QUAD];
    private final Strip columns = new Strip(), rows = new Strip();
    private Scale scale = Scale.of(1280, 720);
    private Placing here = Placing.ORIGIN;

    ScreenPen(Gallery gallery) {
        this.gallery = gallery;
        batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    void begin(Scale now) {
        scale = now;
        kept.clear();
        clips.clear();
        here = Placing.ORIGIN;
        batch.getProjectionMatrix().setToOrtho2D(0, 0, now.width(), now.height());
        batch.setProjectionMatrix(batch.getProjectionMatrix());
        batch.begin();
    }

    void end() {
        while (!clips.isEmpty()) unclip();
        batch.end();
    }

    @Override public float pixels() {
        return scale.pixels();
    }

    // ------------------------------------------------------------------ placing

    @Override public Pen push() {
        kept.push(here);
        return this;
    }

    @Override public Pen pop() {
        here = kept.pop();
        return this;
    }

    @Override public Pen move(float x, float y) {
        here = here.moved(x, y);
        return this;
    }

    @Override public Pen turn(float degrees) {
        here = here.turned(degrees);
        return this;
    }

    @Override public Pen scale(float wide, float high) {
        here = here.scaled(wide, high);
        return this;
    }

    @Override public Pen fade(float times) {
        here = here.faded(times);
        return this;
    }

    private float magnification() {
        return (float) Math.sqrt(Math.abs(here.xx() * here.yy() - here.xy() * here.yx()));
    }

    // ------------------------------------------------------------------ pictures

    @Override public void picture(Picture picture, float x, float y, float w, float h, int tint) {
        gallery.want(picture);
        TextureRegion region = Gallery.shown(picture).level(w * magnification() * scale.pixels());
        if (region == null) flat(picture, x, y, w, h, tint);
        else quad(region.getTexture(), region.getU(), region.getV(), region.getU2(), region.getV2(), x, y, w, h, packed(tint));
    }

    /** What is not painted yet is plain, but never missing where words stand upon it. */
    private void flat(Picture picture, float x, float y, float w, float h, int tint) {
        if (picture.flat() == 0) return;
        fill(x, y, w, h, Ink.fade(picture.flat(), Ink.alpha(tint) / 255f));
        float across = w / picture.width, up = h / picture.height;
        for (Picture.Patch patch : picture.patches()) {
            Box box = patch.box();
            fill(x + box.x() * across, y + box.y() * up, box.w() * across, box.h() * up, Ink.fade(patch.colour(), Ink.alpha(tint) / 255f));
        }
    }

    @Override public void cover(Picture picture, float x, float y, float w, float h, int tint) {
        gallery.want(picture);
        TextureRegion region = Gallery.shown(picture).level(Math.max(w, h * picture.width / picture.height) * magnification() * scale.pixels());
        if (region == null) {
            flat(picture, x, y, w, h, tint);
            return;
        }
        float part = Math.min(1, w / h * picture.height / picture.width), high = Math.min(1, h / w * picture.width / picture.height);
        float du = (region.getU2() - region.getU()) * (1 - part) / 2, dv = (region.getV2() - region.getV()) * (1 - high) / 2;
        quad(region.getTexture(), region.getU() + du, region.getV() + dv, region.getU2() - du, region.getV2() - dv, x, y, w, h, packed(tint));
    }

    @Override public void background(Picture picture) {
        batch.disableBlending();
        cover(picture, 0, 0, scale.width(), scale.height(), Ink.WHITE);
        batch.enableBlending();
    }

    /**
     * Draws what fills the whole world and seldom changes. From the second frame on it is kept, until the owner has another
     * version of it or the window another size; but not while pictures for it are being painted.
     */
    @Override public void still(Object owner, int version, Runnable drawing) {
        batch.flush();
        boolean kept = gallery.isComplete() && still.lasts(owner, version) && still.keep(() -> {
            drawing.run();
            batch.flush();
        });
        if (!kept) {
            drawing.run();
            return;
        }
        if (!gallery.isComplete()) still.forget(); // it lacks what was asked for just now
        batch.disableBlending();
        texture(still.picture(), 0, 0, scale.width(), scale.height(), Ink.WHITE);
        batch.enableBlending();
    }

    @Override public void nine(Nine nine, float x, float y, float w, float h, int tint) {
        Picture picture = nine.picture();
        gallery.want(picture);
        TextureRegion region = Gallery.shown(picture).level(Float.MAX_VALUE);
        if (region == null) {
            flat(picture, x, y, w, h, tint);
            return;
        }
        float left = x - nine.spread(), bottom = y - nine.spread(), wide = w + 2 * nine.spread(), high = h + 2 * nine.spread();
        float inset = Math.min(nine.inset(), Math.min(wide, high) / 2);
        float u = region.getU(), v = region.getV(), u2 = region.getU2(), v2 = region.getV2();
        float du = (u2 - u) * nine.inset() / picture.width, dv = (v2 - v) * nine.inset() / picture.height;
        columns.lay(nine, left, wide, inset, picture.width, u, u + du, u2 - du, u2);
        rows.lay(nine, bottom, high, inset, picture.height, v2, v2 - dv, v + dv, v);
        float colour = packed(tint);
        for (int row = 0; row < rows.count(); row++) {
            for (int column = 0; column < columns.count(); column++) {
                float cellW = columns.length(column), cellH = rows.length(row);
                if (cellW > 0 && cellH > 0 && !(nine.hollow() && rows.isMiddle(row) && columns.isMiddle(column))) {
                    quad(region.getTexture(), columns.begin(column), rows.end(row), columns.end(column), rows.begin(row), columns.at(column), rows.at(row),
                        cellW, cellH, colour);
                }
            }
        }
    }

    /** A texture of one's own, premultiplied, such as a framebuffer's. */
    private void texture(TextureRegion region, float x, float y, float w, float h, int tint) {
        quad(region.getTexture(), region.getU(), region.getV(), region.getU2(), region.getV2(), x, y, w, h, packed(tint));
    }

    // ------------------------------------------------------------------ words

    @Override public void text(TextBlock block, float x, float top, int colour) {
        float magnification = magnification(), onScreen = block.size * magnification * scale.pixels();
        if (onScreen < 2 || block.count == 0) return;
        boolean level = here.xy() == 0 && here.yx() == 0 && here.xx() > 0;
        if (level) { // whole pixels keep lines of words sharp
            float unit = magnification * scale.pixels();
            top = Math.round((here.yy() * top + here.y0()) * scale.pixels()) / unit - here.y0() / magnification;
        }
        int pixels = Glyphs.size(onScreen);
        float packed = packed(colour);
        for (int i = 0; i < block.count; i++) {
            int character = block.glyphs[i];
            if (Lettering.isIcon(character)) {
                picture(gallery.icon(gallery.lettering().inlineIcon(character)), x + block.xs[i], top - block.ys[i] - block.size * 0.14f,
                    block.size * 0.98f, block.size * 0.98f, colour);
                continue;
            }
            Glyphs.Glyph glyph = gallery.glyphs().glyph(block.faces[i], character, pixels);
            if (glyph == null) continue;
            TextureRegion region = glyph.region();
            float unit = block.size / glyph.size();
            float w = region.getRegionWidth() * unit, h = region.getRegionHeight() * unit;
            quad(region.getTexture(), region.getU(), region.getV(), region.getU2(), region.getV2(), x + block.xs[i] + glyph.left() * unit,
                top - block.ys[i] + glyph.top() * unit - h, w, h, packed);
        }
    }

    // ------------------------------------------------------------------ plain shapes

    @Override public void fill(float x, float y, float w, float h, int colour) {
        gallery.want(gallery.pixel());
        TextureRegion region = Gallery.shown(gallery.pixel()).level(Float.MAX_VALUE);
        if (region == null) return;
        // All from its middle: towards its edges, what lies beside it in the texture would shine through a wide box.
        float u = (region.getU() + region.getU2()) / 2, v = (region.getV() + region.getV2()) / 2;
        quad(region.getTexture(), u, v, u, v, x, y, w, h, packed(colour));
    }

    @Override public void disc(float x, float y, float radius, int colour) {
        picture(gallery.dot(), x - radius, y - radius, 2 * radius, 2 * radius, colour);
    }

    // ------------------------------------------------------------------ clipping

    @Override public void clip(float x, float y, float w, float h) {
        float left = here.xx() * x + here.x0(), bottom = here.yy() * y + here.y0();
        float right = left + w * here.xx(), top = bottom + h * here.yy();
        if (!clips.isEmpty()) {
            Clip outer = clips.peek();
            left = Math.max(left, outer.x);
            bottom = Math.max(bottom, outer.y);
            right = Math.min(right, outer.x + outer.w);
            top = Math.min(top, outer.y + outer.h);
        }
        clips.push(new Clip(left, bottom, Math.max(0, right - left), Math.max(0, top - bottom)));
        apply();
    }

    @Override public void unclip() {
        clips.pop();
        apply();
    }

    private void apply() {
        batch.flush();
        if (clips.isEmpty()) {
            Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
            return;
        }
        Clip clip = clips.peek();
        float p = scale.pixels();
        Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
        Gdx.gl.glScissor(Math.round(clip.x * p), Math.round(clip.y * p), Math.round(clip.w * p), Math.round(clip.h * p));
    }

    // ------------------------------------------------------------------ corners

    private float packed(int rgba) {
        float alpha = Ink.alpha(rgba) * here.alpha() / 255f;
        int a = Math.round(alpha * 255), r = Math.round(Ink.red(rgba) * alpha), g = Math.round(Ink.green(rgba) * alpha), b = Math.round(Ink.blue(rgba) * alpha);
        return NumberUtils.intToFloatColor(a << 24 | b << 16 | g << 8 | r);
    }

    private void quad(Texture texture, float u, float v, float u2, float v2, float x, float y, float w, float h, float colour) {
        corner(0, x, y, colour, u, v2);
        corner(5, x, y + h, colour, u, v);
        corner(10, x + w, y + h, colour, u2, v);
        corner(15, x + w, y, colour, u2, v2);
        batch.draw(texture, quad, 0, FLOATS_A_QUAD);
    }

    private void corner(int at, float x, float y, float colour, float u, float v) {
        quad[at] = here.x(x, y);
        quad[at + 1] = here.y(x, y);
        quad[at + 2] = colour;
        quad[at + 3] = u;
        quad[at + 4] = v;
    }

    @Override public void dispose() {
        still.dispose();
        batch.dispose();
    }
}
