package eldertable.desktop.table;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import eldertable.desktop.art.Easel;
import eldertable.desktop.screen.Kit;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/** Pictures of the table: small ones for saves, whole ones where somebody wants to keep a moment. */
final class Thumbnails {
    private static final int WIDTH = 320;
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private final Kit kit;

    Thumbnails(Kit kit) {
        this.kit = kit;
    }

    /** Puts a small picture beside a save, under the same name. */
    void keep(Path save) {
        Path picture = save.resolveSibling(save.getFileName().toString().replaceAll("\\.yaml$", ".png"));
        Pixmap whole = Easel.screenshot();
        kit.work(() -> {
            Pixmap small = new Pixmap(WIDTH, WIDTH * whole.getHeight() / whole.getWidth(), Pixmap.Format.RGBA8888);
            small.setFilter(Pixmap.Filter.BiLinear);
            small.drawPixmap(whole, 0, 0, whole.getWidth(), whole.getHeight(), 0, 0, small.getWidth(), small.getHeight());
            whole.dispose();
            PixmapIO.writePNG(new FileHandle(picture.toFile()), small);
            small.dispose();
            return null;
        }, done -> { }, problem -> { });
    }

    void screenshot() {
        Pixmap whole = Easel.screenshot();
        Path file = kit.data().resolve("screenshots").resolve("table-" + LocalDateTime.now().format(STAMP) + ".png");
        kit.work(() -> {
            java.nio.file.Files.createDirectories(file.getParent());
            PixmapIO.writePNG(new FileHandle(file.toFile()), whole);
            whole.dispose();
            return null;
        }, done -> kit.toast("Saved as " + file), problem -> kit.toast("The picture could not be saved: " + problem.getMessage()));
    }
}
