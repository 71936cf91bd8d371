package eldertable.desktop.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Paintings.ButtonLook;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.desktop.sound.Sound;
import java.util.List;
import java.util.function.Consumer;

/** The widgets that pages are made of. */
final class Controls {
    private Controls() {}

    /** The ring that shows where the keyboard is. */
    static void ring(Pen pen, ScreenContext kit, Box box, Widget.Look look) {
        if (look.focus()) pen.nine(kit.gallery().halo(), box.x() + 2, box.y() + 2, box.w() - 4, box.h() - 4);
        else if (look.hover()) pen.nine(kit.gallery().halo(), box.x() + 4, box.y() + 4, box.w() - 8, box.h() - 8, Ink.fade(Ink.WHITE, .55f));
    }

    /** A wooden button, or the page's main one in the accent's colour. */
    static final class Button extends Widget {
        private final String icon;
        private final boolean main;
        private final int accent;
        private final ScreenContext kit;
        private final Runnable action;
        /** Of its letters, as designed, where they have room. */
        private float size;

        Button(ScreenContext kit, String label, String icon, Box box, boolean main, int accent, Runnable action) {
            super(label, box);
            this.kit = kit;
            this.icon = icon;
            this.main = main;
            this.accent = accent;
            this.action = action;
            size = Math.min(17, box.h() * .40f);
        }

        /** Buttons that stand together have letters of one size: of those with the least room. */
        static void alike(List<Button> together) {
            float least = (float) together.stream().mapToDouble(button -> button.words().size / button.kit.lettering().textScale()).min().orElse(17);
            together.forEach(button -> button.size = Math.min(button.size, least));
        }

        @Override Button tip(String words) {
            super.tip(words);
            return this;
        }

        @Override Button enabled(boolean can) {
            super.enabled(can);
            return this;
        }

        private float side() {
            return icon.isEmpty() ? 0 : box.h() * .52f;
        }

        private float gap() {
            return icon.isEmpty() ? 0 : 8;
        }

        TextBlock words() {
            return kit.lettering().fitLine(Face.DISPLAY, size, label, box.w() - (label.length() == 1 ? 4 : 22) - side() - gap(), Align.LEFT);
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            ButtonLook state = !enabled ? ButtonLook.DISABLED : look.down() ? main ? ButtonLook.MAIN_DOWN : ButtonLook.DOWN
                : look.hover() || look.focus() ? main ? ButtonLook.MAIN_OVER : ButtonLook.OVER : main ? ButtonLook.MAIN : ButtonLook.PLAIN;
            ring(pen, kit, box, look);
            pen.nine(kit.gallery().button(state, accent), box.x(), box.y(), box.w(), box.h());
            int colour = enabled ? look.hover() ? Ink.WHITE : Ink.CREAM : Ink.DIM;
            float side = side(), gap = gap(), dip = look.down() ? -1 : 0;
            TextBlock words = words();
            float left = box.midX() - (words.width + side + gap) / 2;
            if (side > 0) pen.picture(kit.gallery().icon(icon), left, box.midY() - side / 2 + dip, side, side, enabled ? Ink.GOLD : Ink.DIM);
            pen.text(words, left + side + gap, box.midY() + words.height / 2 + dip, colour);
        }

        @Override void click(float x, float y) {
            kit.sounds().play(Sound.CLICK);
            action.run();
        }
    }

    /** One of several values, with arrows left and right of it. */
    static final class Stepper extends Widget {
        private final String caption, value;
        private final Runnable less, more;

        /** @param caption above the value, or "" */
        Stepper(String label, String caption, String value, Box box, Runnable less, Runnable more) {
            super(label, box);
            this.caption = caption;
            this.value = value;
            this.less = less;
            this.more = more;
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            ring(pen, kit, box, look);
            pen.nine(kit.gallery().plaque(), box.x(), box.y(), box.w(), box.h());
            float arrow = Math.min(20, box.h() * .5f);
            int colour = enabled ? Ink.GILT : Ink.fade(Ink.DIM, .5f);
            pen.push().move(box.x() + 9 + arrow / 2, box.midY()).turn(180);
            pen.picture(kit.gallery().icon("play-button"), -arrow / 2, -arrow / 2, arrow, arrow, less == null ? Ink.fade(colour, .3f) : colour);
            pen.pop();
            pen.picture(kit.gallery().icon("play-button"), box.right() - 9 - arrow, box.midY() - arrow / 2, arrow, arrow, more == null ? Ink.fade(colour, .3f) : colour);
            float x = box.x() + arrow + 14, w = box.w() - 2 * arrow - 28;
            if (caption.isEmpty()) pen.textMid(kit.lettering().fitLine(Face.TEXT, 16, value, w), x, box.y(), w, box.h(), Ink.CREAM);
            else {
                pen.textMid(kit.lettering().fitLine(Face.ITALIC, 12, caption, w), x, box.midY() + 1, w, box.h() / 2 - 3, Ink.DIM);
                pen.textMid(kit.lettering().fitLine(Face.TEXT, 15.5f, value, w), x, box.y() + 2, w, box.h() / 2, Ink.CREAM);
            }
        }

        @Override void click(float x, float y) {
            Runnable step = x < box.midX() ? less : more;
            if (step == null) step = less == null ? more : less;
            if (step != null) step.run();
        }

        @Override boolean key(Key key) {
            if (key.isPlain(Keys.LEFT) || key.isPlain(Keys.MINUS)) return step(less);
            if (key.isPlain(Keys.RIGHT) || key.isPlain(Keys.PLUS)) return step(more);
            if (key.isPlain(Keys.ENTER) || key.isPlain(Keys.SPACE)) return step(more == null ? less : more);
            return false;
        }

        private static boolean step(Runnable step) {
            if (step != null) step.run();
            return true;
        }

        @Override boolean takesFocus() {
            return enabled && (less != null || more != null);
        }
    }

    /** On or off. */
    static final class Toggle extends Widget {
        private final boolean on, dark;
        private final Runnable flip;

        /** @param dark whether it lies on parchment */
        Toggle(String label, boolean on, Box box, boolean dark, Runnable flip) {
            super(label, box);
            this.on = on;
            this.dark = dark;
            this.flip = flip;
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            float side = Math.min(26, box.h() - 6), y = box.midY() - side / 2;
            Box square = new Box(box.x() + 4, y, side, side);
            ring(pen, kit, square, look);
            pen.nine(kit.gallery().plaque(), square.x(), y, side, side);
            if (on) pen.picture(kit.gallery().icon("check-mark"), square.x() + 4, y + 4, side - 8, side - 8, Ink.GLOW);
            TextBlock words = kit.lettering().fitLine(Face.TEXT, 16, label, box.w() - side - 18, Align.LEFT);
            pen.text(words, square.right() + 10, box.midY() + words.height / 2, !enabled ? Ink.DIM : dark ? Ink.INK : Ink.CREAM);
        }

        @Override void click(float x, float y) {
            flip.run();
        }
    }

    /** A number from 0 to 1. */
    static final class Slider extends Widget {
        private final float value;
        private final float step;
        private final Consumer<Float> change;

        Slider(String label, float value, float step, Box box, Consumer<Float> change) {
            super(label, box);
            this.value = value;
            this.step = step;
            this.change = change;
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            float left = box.x() + 14, w = box.w() - 28, y = box.midY(), knob = left + w * value;
            pen.fill(left, y - 2.5f, w, 5, 0x2a1a0cd0);
            pen.fill(left, y - 1.5f, w * value, 3, Ink.BRASS);
            if (look.focus() || look.hover()) pen.nine(kit.gallery().halo(), knob - 9, y - 9, 18, 18, look.focus() ? Ink.WHITE : Ink.fade(Ink.WHITE, .5f));
            pen.picture(kit.gallery().disc(0x6e3a1cff), knob - 13, y - 13, 26, 26);
        }

        @Override void drag(float x, float y) {
            set((x - box.x() - 14) / (box.w() - 28));
        }

        private void set(float to) {
            float stepped = Math.round(Math.max(0, Math.min(1, to)) / step) * step;
            if (Math.abs(stepped - value) > 1e-4) change.accept(Math.max(0, Math.min(1, stepped)));
        }

        @Override boolean key(Key key) {
            if (key.isPlain(Keys.LEFT)) set(value - step);
            else if (key.isPlain(Keys.RIGHT)) set(value + step);
            else return false;
            return true;
        }
    }

    /** Words that can be typed. */
    static final class Field extends Widget {
        private final TextLine line;
        private final String placeholder;
        private final Consumer<String> change;
        private final Runnable enter;

        /** @param line outlives the widget, which is made anew with every change */
        Field(String label, TextLine line, String placeholder, Box box, Consumer<String> change, Runnable enter) {
            super(label, box);
            this.line = line;
            this.placeholder = placeholder;
            this.change = change;
            this.enter = enter;
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            ring(pen, kit, box, look);
            pen.nine(kit.gallery().plaque(), box.x(), box.y(), box.w(), box.h());
            boolean empty = line.text().isEmpty();
            TextBlock words = kit.lettering().fitLine(empty ? Face.ITALIC : Face.TEXT, 16, empty ? placeholder : line.text(), box.w() - 26, Align.LEFT);
            pen.text(words, box.x() + 12, box.midY() + words.height / 2, empty ? Ink.DIM : Ink.CREAM);
            if (look.focus()) pen.fill(box.x() + 13 + (empty ? 0 : words.width * share(kit)), box.midY() - 9, 1.6f, 18, Ink.GLOW);
        }

        /** How much of the words stands before the caret; they may have been shrunk to fit. */
        private float share(ScreenContext kit) {
            if (line.beforeCaret().equals(line.text())) return 1;
            return kit.lettering().line(Face.TEXT, 16, line.beforeCaret()).width / kit.lettering().line(Face.TEXT, 16, line.text()).width;
        }

        @Override boolean typed(char character) {
            line.typed(character);
            change.accept(line.text());
            return true;
        }

        @Override boolean key(Key key) {
            String before = line.text();
            if (key.isPlain(Keys.ENTER) && enter != null) enter.run();
            else if (key.control() && key.is(Keys.V)) line.paste(Gdx.app.getClipboard().getContents());
            else if (!line.key(key)) return key.isPlain(Keys.SPACE) || key.is(Keys.BACKSPACE) || key.is(Keys.FORWARD_DEL);
            if (!line.text().equals(before)) change.accept(line.text());
            return true;
        }

        @Override boolean isWritable() {
            return true;
        }
    }

    /** Words that only stand there. */
    static final class Words extends Widget {
        private final TextBlock block;
        private final int colour;

        Words(TextBlock block, float x, float top, int colour) {
            super("", new Box(x, top - block.height, block.width, block.height));
            this.block = block;
            this.colour = colour;
        }

        /** In the middle of a box. */
        Words(TextBlock block, Box in, int colour) {
            this(block, in.x() + (in.w() - block.width) / 2, in.midY() + block.height / 2, colour);
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            pen.text(block, box.x(), box.top(), colour);
        }

        @Override boolean takesFocus() {
            return false;
        }
    }

    /** Whatever else is drawn, and not clicked. */
    static final class Drawing extends Widget {
        private final Consumer<Pen> strokes;

        Drawing(Box box, Consumer<Pen> strokes) {
            super("", box);
            this.strokes = strokes;
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            strokes.accept(pen);
        }

        @Override boolean takesFocus() {
            return false;
        }
    }

    /** A row of a list that can be chosen. */
    static final class Row extends Widget {
        private final String note;
        private final String icon;
        private final boolean chosen;
        private final Runnable choose;

        Row(String label, String note, String icon, boolean chosen, Box box, Runnable choose) {
            super(label, box);
            this.note = note;
            this.icon = icon;
            this.chosen = chosen;
            this.choose = choose;
        }

        @Override void draw(Pen pen, ScreenContext kit, Look look) {
            if (look.focus()) pen.nine(kit.gallery().halo(), box.x() + 5, box.y() + 5, box.w() - 10, box.h() - 10);
            if (chosen) pen.fill(box.x(), box.y() + 1, box.w(), box.h() - 2, 0x6e3a1c3c);
            else if (look.hover()) pen.fill(box.x(), box.y() + 1, box.w(), box.h() - 2, 0x6e3a1c1e);
            pen.fill(box.x(), box.y(), box.w(), 1, 0x4a301232);
            float side = Math.min(28, box.h() - 12), left = box.x() + 12;
            if (!icon.isEmpty()) {
                pen.picture(kit.gallery().icon(icon), left, box.midY() - side / 2, side, side, chosen ? Ink.BLOOD : Ink.SEPIA);
                left += side + 12;
            }
            float w = box.right() - left - 10;
            TextBlock title = kit.lettering().fitLine(Face.DISPLAY, 15, label, w, Align.LEFT);
            TextBlock below = kit.lettering().fitLine(Face.ITALIC, 14, note, w, Align.LEFT);
            float high = title.height + (note.isEmpty() ? 0 : below.height), top = box.midY() + high / 2;
            pen.text(title, left, top, enabled ? Ink.UMBER : Ink.FAINT);
            if (!note.isEmpty()) pen.text(below, left, top - title.height, Ink.SEPIA);
        }

        @Override void click(float x, float y) {
            choose.run();
        }
    }

}
