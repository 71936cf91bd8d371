package eldertable.desktop.table;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import eldertable.desktop.art.Easel;
import eldertable.desktop.screen.ScreenContext;
import eldertable.host.Snapshot;
import eldertable.session.MatchSetup;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.zip.Deflater;

/** Pictures of the table: small ones for saves, whole ones where somebody wants to keep a moment. */
final class Thumbnails {
    private static final int WIDTH = 320;
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private static final long PAUSE_NANOS = 8_000_000_000L;

    private final ScreenContext kit;
    private int pictured;
    private long since;

    Thumbnails(ScreenContext kit) {
        this.kit = kit;
    }

    /**
     * Now and then renews the picture of a match that is kept by itself. Where several people share the screen only what all of
     * them may see is pictured.
     */
    void follow(Snapshot now, MatchSetup setup, Path autosave) {
        long people = setup.seats().stream().filter(MatchSetup.Seat::isPerson).count();
        boolean open = people < 2 || now.viewer() < 0 || now.view().isOver();
        if (!open || now.moves() == pictured || now.past().isPresent() || System.nanoTime() - since < PAUSE_NANOS && since != 0) return;
        pictured = now.moves();
        since = System.nanoTime();
        if (Files.exists(autosave)) keep(autosave); // lessons are not kept
    }

    /** Puts a small picture beside a save, under the same name, as soon as the table has been drawn again. */
    void keep(Path save) {
        kit.afterFrame(() -> write(save.resolveSibling(save.getFileName().toString().replaceAll("\\.yaml$", ".png"))));
    }

    private void write(Path picture) {
        Pixmap whole = Easel.screenshot();
        kit.work(() -> {
            Pixmap small = new Pixmap(WIDTH, WIDTH * whole.getHeight() / whole.getWidth(), Pixmap.Format.RGBA8888);
            small.setFilter(Pixmap.Filter.BiLinear);
            small.setBlending(Pixmap.Blending.None);
            small.drawPixmap(whole, 0, 0, whole.getWidth(), whole.getHeight(), 0, 0, small.getWidth(), small.getHeight());
            whole.dispose();
            Files.createDirectories(picture.getParent());
            PixmapIO.writePNG(new FileHandle(picture.toFile()), Easel.opaque(small), Deflater.DEFAULT_COMPRESSION, true);
            small.dispose();
            return null;
        }, done -> { }, problem -> { });
    }

    void screenshot() {
        kit.afterFrame(() -> {
            Pixmap whole = Easel.screenshot();
            Path file = kit.data().resolve("screenshots").resolve("table-" + LocalDateTime.now().format(STAMP) + ".png");
            kit.work(() -> {
                Files.createDirectories(file.getParent());
                PixmapIO.writePNG(new FileHandle(file.toFile()), Easel.opaque(whole), Deflater.DEFAULT_COMPRESSION, true);
                whole.dispose();
                return null;
            }, done -> kit.toast(kit.say("table.pictured", "file", file)), problem -> kit.toast(kit.say("table.not-pictured", "why", problem.getMessage())));
        });
    }
}
