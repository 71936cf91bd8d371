package eldertable.sdk.reports;

import eldertable.art.IconSet;
import eldertable.art.Sketches;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/** Icons in a terminal, drawn with Braille signs, of which each has two by four dots. */
public final class IconDots {
    private static final int COLUMNS = 24, ROWS = 12, GAP = 4;
    /** Which bit of a sign is the dot in this column and row of it. */
    private static final int[][] BITS = {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}};

    private IconDots() {}

    /** Side by side, with their names below. */
    public static List<String> row(List<String> names, IconSet icons) {
        List<BufferedImage> pictures = names.stream().map(name -> picture(name, icons)).toList();
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            StringBuilder line = new StringBuilder();
            for (BufferedImage picture : pictures) {
                for (int column = 0; column < COLUMNS; column++) line.append(sign(picture, column * 2, row * 4));
                line.append(" ".repeat(GAP));
            }
            lines.add(line.toString().stripTrailing());
        }
        StringBuilder captions = new StringBuilder();
        for (String name : names) captions.append(String.format("%-" + (COLUMNS + GAP) + "s", name));
        lines.add(captions.toString().stripTrailing());
        lines.add("");
        return lines;
    }

    private static BufferedImage picture(String name, IconSet icons) {
        return new Sketches(icons).icon(name).paint(COLUMNS * 2 / 96.0, icons);
    }

    private static char sign(BufferedImage picture, int x, int y) {
        int bits = 0;
        for (int dx = 0; dx < 2; dx++) for (int dy = 0; dy < 4; dy++) if (picture.getRGB(x + dx, y + dy) >>> 24 > 110) bits |= BITS[dx][dy];
        return bits == 0 ? ' ' : (char) (0x2800 + bits);
    }
}
