package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.files.PackFiles;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;

/** Pictures that would cost the window more than they show: such a pack is not played. */
final class ArtFiles implements PackCheck {
    private static final int LONGEST_DRAWING = 1 << 20;
    private static final int MOST_PIXELS_EACH = 4096 * 4096;
    private static final int MOST_PIXELS = 48 << 20;

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        List<PackTree> layers = new ArrayList<>(List.of(tree));
        layers.addAll(tree.mods());
        long pixels = 0;
        for (PackTree layer : layers) {
            PackFiles files = layer.files();
            for (String path : files.paths("art/", ".svg")) drawing(files.nameOf(path), files.bytes(path).orElseThrow(), problems);
            for (String path : files.paths("art/", ".png", ".jpg")) {
                long more = pixels(files.nameOf(path), files.bytes(path).orElseThrow(), problems);
                if (pixels <= MOST_PIXELS && pixels + more > MOST_PIXELS) {
                    problems.error("bad-picture", Span.file(files.nameOf(path)),
                        Message.of("pack.check.pixels", "most", MOST_PIXELS >> 20));
                }
                pixels += more;
            }
        }
    }

    private static void drawing(String name, byte[] bytes, Problems problems) {
        if (bytes.length > LONGEST_DRAWING) {
            problems.error("bad-drawing", Span.file(name), Message.of("pack.check.drawing-bytes", "most", LONGEST_DRAWING >> 10));
            return;
        }
        new DrawingReader(name, problems).read(bytes);
    }

    /** How many pixels a picture has; 0 if it is none, or is refused. */
    private static long pixels(String name, byte[] bytes, Problems problems) {
        PictureSize size = PictureSize.of(bytes).orElse(null);
        if (size == null) {
            problems.error("bad-picture", Span.file(name), Message.of("pack.check.no-picture"));
            return 0;
        }
        if (size.pixels() > MOST_PIXELS_EACH) {
            problems.error("bad-picture", Span.file(name),
                Message.of("pack.check.picture-size", "width", size.width(), "height", size.height()));
            return 0;
        }
        return size.pixels();
    }
}
