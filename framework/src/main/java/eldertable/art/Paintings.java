package eldertable.art;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The pictures that are always to be had, by what they show. */
public abstract class Paintings {
    /** What a button looks like: at rest, under the pointer, held down, without effect; and the one that matters most. */
    public enum ButtonLook { PLAIN, OVER, DOWN, DISABLED, MAIN, MAIN_OVER, MAIN_DOWN }

    protected final IconSet icons;

    protected Paintings(IconSet icons) {
        this.icons = icons;
    }

    public abstract Picture paint(String key, float width, float height, Painting painting);

    public IconSet icons() {
        return icons;
    }

    private static String hex(int rgba) {
        return Integer.toHexString(rgba);
    }

    // ------------------------------------------------------------------ small things

    /** White, to be tinted. */
    public Picture icon(String name) {
        return paint("icon " + name, 96, 96, c -> c.icon(name, 0, 0, 96, Color.WHITE));
    }

    public Picture token(String icon, int colour) {
        return paint("token " + icon + hex(colour), 84, 84, c -> Medals.token(c, icon, colour));
    }

    /** A coin without an icon. */
    public Picture coin(int colour) {
        return paint("coin" + hex(colour), 84, 84, c -> Medals.token(c, null, colour));
    }

    /** A disc in a brass ring, for a number. */
    public Picture disc(int colour) {
        return paint("disc" + hex(colour), 60, 60, c -> Medals.medallion(c, 30, 30, 28, colour));
    }

    public Picture gem(int colour) {
        return paint("gem" + hex(colour), 60, 66, c -> Medals.gem(c, colour));
    }

    public Picture pawn(int colour) {
        return paint("pawn" + hex(colour), 54, 72, c -> Medals.pawn(c, colour));
    }

    /** With 1 to 6 pips, or blank for 0, to put a number or icon on. */
    public Picture die(int pips, int colour) {
        return paint("die " + pips + hex(colour), 72, 72, c -> Medals.die(c, pips, colour));
    }

    /** White, to be tinted. */
    public Picture ring() {
        return paint("ring", 72, 72, Medals::ring);
    }

    public Picture portrait(String icon, int tint) {
        return paint("portrait " + icon + hex(tint), 128, 128, c -> Medals.portrait(c, icon, tint));
    }

    /** @param smoking whether it has only just gone out */
    public Picture candle(boolean lit, boolean smoking) {
        return paint("candle " + lit + smoking, 60, 150, c -> Candle.paint(c, lit, smoking));
    }

    public Picture pixel() {
        return paint("pixel", 8, 8, c -> c.fill(new Rectangle2D.Double(0, 0, 8, 8), Color.WHITE));
    }

    public Picture dot() {
        return paint("dot", 24, 24, Medals::dot);
    }

    // ------------------------------------------------------------------ cards

    public Picture cardFace(CardArt art) {
        return paint(art.key(), CardArt.WIDTH * 2, CardArt.HEIGHT * 2, c -> {
            c.g.scale(2, 2);
            art.paint(new Canvas(c, CardArt.WIDTH, CardArt.HEIGHT));
        }).flat(0xd8c596ff, art.patches(2));
    }

    public Picture cardBack(int tint, String emblem) {
        return paint("back " + hex(tint) + emblem, CardArt.WIDTH * 1.5f, CardArt.HEIGHT * 1.5f, c -> {
            c.g.scale(1.5, 1.5);
            CardArt.back(new Canvas(c, CardArt.WIDTH, CardArt.HEIGHT), tint, emblem);
        }).flat(Ink.mix(tint, Ink.BLACK, .35));
    }

    // ------------------------------------------------------------------ frames and grounds

    /** The shadow of a card or panel. */
    public Nine shadow() {
        return Nine.hollow(paint("shadow", 64, 64, c -> Surfaces.halo(c, 16, 12, 0x000000d2, 6)), 28, 16);
    }

    /** The light round what can be chosen. */
    public Nine halo() {
        return halo(Ink.GLOW);
    }

    /** The same for what must not be covered, however low it is: only its edge. */
    public Nine edge(int colour) {
        return Nine.hollow(paint("edge" + hex(colour), 64, 64, c -> Surfaces.edge(c, 13, 14, colour, 6)), 28, 14);
    }

    public Nine halo(int colour) {
        return new Nine(paint("halo" + hex(colour), 64, 64, c -> Surfaces.halo(c, 13, 14, colour, 6)), 28, 14);
    }

    public Nine slot() {
        return new Nine(paint("slot", 120, 168, Surfaces::slot), 14, 0);
    }

    /** Parchment that stretches. */
    public Nine panel() {
        return Nine.grained(paint("panel", 420, 560, c -> Surfaces.panel(c, 5)).flat(0xe0cfa4ff), 52);
    }

    public Nine plaque() {
        return new Nine(paint("plaque", 160, 120, Surfaces::plaque).flat(0x14181aff), 14, 0);
    }

    /** Dark wood with a brass edge below, to be stretched as wide as the world. */
    public Picture bar(float height) {
        return paint("bar " + height, 1280, height, Surfaces::bar).flat(0x1c130cff);
    }

    /** What a button is made of. */
    static int colourOf(ButtonLook look, int main) {
        return switch (look) {
            case PLAIN, DOWN -> 0x6e3a1cff;
            case OVER -> 0x84481fff;
            case DISABLED -> 0x221d18ff;
            case MAIN, MAIN_DOWN -> main;
            case MAIN_OVER -> Ink.mix(main, Ink.WHITE, .12);
        };
    }

    public Nine button(ButtonLook look) {
        return button(look, 0x1f6156ff);
    }

    /** @param main the colour of the button that matters most */
    public Nine button(ButtonLook look, int main) {
        int colour = colourOf(look, main);
        boolean lit = look == ButtonLook.OVER || look == ButtonLook.MAIN || look == ButtonLook.MAIN_OVER;
        boolean down = look == ButtonLook.DOWN || look == ButtonLook.MAIN_DOWN;
        return Nine.grained(paint("button " + hex(colour) + lit + down, 200, 40, c -> Surfaces.button(c, colour, lit, down)).flat(colour), 12);
    }

    public Nine ribbon(int tint) {
        return new Nine(paint("ribbon" + hex(tint), 160, 28, c -> Surfaces.ribbon(c, tint)), 14, 0);
    }

    /** Darkness towards the edges. */
    public Picture vignette() {
        return paint("vignette", 160, 90, c -> Surfaces.vignette(c, .85));
    }

    public Picture table(Theme theme) {
        return paint("table " + theme, 1280, 720, c -> Surfaces.table(c, theme)).flat(Ink.mix(theme.accent(), Ink.BLACK, .84));
    }

    /** A game's box, without its title: a scene in its colours with its emblem and some things it is about. */
    public Picture cover(Theme theme, List<String> things, int seed) {
        return paint("cover " + theme + things + seed, Cover.WIDTH, Cover.HEIGHT, c -> Cover.paint(c, theme, things, seed)).flat(Ink.mix(theme.accent(), Ink.BLACK, .5));
    }
}
