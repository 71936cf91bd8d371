package eldertable.desktop.art;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.Disposable;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.art.Painting;
import eldertable.art.Paintings;
import eldertable.art.Picture;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * All pictures, by key. They are painted by threads in the background when they are first drawn, kept on disk, and shown as
 * soon as they are there; when the window's scale changes they are painted anew, and the old ones serve until then. To be used
 * on the render thread.
 */
public final class Gallery extends Paintings implements Disposable {
    private static final long UPLOAD_NANOS = 5_000_000;
    private static final int LEAST_LEVEL = 12;
    /** Pixels from which on a picture gets a texture of its own. */
    private static final int LARGE = 900 * 700;

    /** @param levels the picture, then each time half of it */
    private record Painted(ShownPicture picture, int generation, List<ArtCache.Raster> levels) {}

    private final Lettering lettering;
    private final ArtCache cache;
    private final Runnable redraw;
    private final ExecutorService painters;
    private final AtomicInteger unfinished = new AtomicInteger();
    private final ConcurrentLinkedQueue<Painted> painted = new ConcurrentLinkedQueue<>();
    private final Map<String, ShownPicture> pictures = new HashMap<>();
    private Atlas atlas;
    private Atlas oldAtlas;
    private Glyphs glyphs;
    private float pixels = 1;
    private volatile int generation;

    /** @param redraw asks for a frame; called by other threads */
    public Gallery(IconSet icons, Lettering lettering, java.nio.file.Path cacheFolder, Runnable redraw) {
        super(icons);
        this.lettering = lettering;
        this.redraw = redraw;
        cache = new ArtCache(cacheFolder);
        int threads = Math.max(1, Math.min(4, Runtime.getRuntime().availableProcessors()));
        painters = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "painter");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY + 1);
            return thread;
        });
        painters.execute(cache::tidy);
    }

    public static java.nio.file.Path usualCache() {
        return ArtCache.usual(System.getenv(), System.getProperty("user.home"), System.getProperty("os.name"));
    }

    public Lettering lettering() {
        return lettering;
    }

    Glyphs glyphs() {
        return glyphs;
    }

    /** Something of one's own, painted once for each key. */
    @Override public Picture paint(String key, float width, float height, Painting painting) {
        ShownPicture picture = pictures.get(key);
        if (picture == null) {
            picture = new ShownPicture(key, width, height, painting);
            pictures.put(key, picture);
        }
        return picture;
    }

    /** Asks for pictures before they are seen. */
    public void want(Picture wanted) {
        ShownPicture picture = shown(wanted);
        if (picture.generation == generation || picture.asked) return;
        picture.asked = true;
        unfinished.incrementAndGet();
        int forGeneration = generation;
        float forPixels = pixels;
        painters.execute(() -> {
            List<ArtCache.Raster> levels = List.of();
            try {
                levels = levels(load(picture, forPixels));
            } finally {
                painted.add(new Painted(picture, forGeneration, levels));
                redraw.run();
            }
        });
    }

    /** All pictures that reach a pen of the screen were made here. */
    static ShownPicture shown(Picture picture) {
        return (ShownPicture) picture;
    }

    /** Whether everything that was asked for is there. */
    public boolean isComplete() {
        return unfinished.get() == 0 && (glyphs == null || !glyphs.isComing());
    }

    /** To be called before each frame: takes in what has been painted, though not for longer than a frame allows. */
    void receive(Scale scale) {
        if (scale.painted() != pixels || generation == 0) {
            pixels = scale.painted();
            generation++;
            if (oldAtlas != null) oldAtlas.dispose();
            oldAtlas = atlas;
            atlas = new Atlas();
            glyphs = new Glyphs(lettering, atlas);
            for (ShownPicture picture : pictures.values()) {
                picture.asked = false;
                if (picture.generation < generation - 1) picture.levels = new TextureRegion[0];
            }
            atOnce(shown(pixel()));
        }
        glyphs.receive();
        long until = System.nanoTime() + UPLOAD_NANOS;
        for (Painted next = painted.poll(); next != null; next = System.nanoTime() < until ? painted.poll() : null) take(next);
        if (!painted.isEmpty()) redraw.run();
    }

    /** What everything else that is not there yet is drawn with. */
    private void atOnce(ShownPicture picture) {
        unfinished.incrementAndGet();
        take(new Painted(picture, generation, levels(load(picture, pixels))));
    }

    /** To be called after each frame. */
    void drawn() {
        if (glyphs.isComing()) redraw.run();
    }

    private void take(Painted done) {
        unfinished.decrementAndGet();
        if (done.generation() != generation) return;
        ShownPicture picture = done.picture();
        picture.asked = false;
        picture.generation = generation;
        List<TextureRegion> levels = new ArrayList<>();
        for (ArtCache.Raster raster : done.levels()) {
            boolean large = raster.pixels().length > LARGE;
            levels.add(large ? atlas.alone(raster.width(), raster.height(), rgba(raster)) : atlas.add(raster.width(), raster.height(), rgba(raster)));
            if (large) break; // seen in its full size only
        }
        picture.levels = levels.toArray(TextureRegion[]::new);
    }

    private static ByteBuffer rgba(ArtCache.Raster raster) {
        ByteBuffer buffer = BufferUtils.newByteBuffer(raster.pixels().length * 4).order(ByteOrder.BIG_ENDIAN);
        int[] pixels = raster.pixels(), turned = new int[pixels.length];
        for (int i = 0; i < pixels.length; i++) turned[i] = pixels[i] << 8 | pixels[i] >>> 24;
        buffer.asIntBuffer().put(turned);
        return buffer;
    }

    // ------------------------------------------------------------------ in the background

    private ArtCache.Raster load(Picture picture, float pixels) {
        float fitting = Math.min(pixels, 4000 / Math.max(picture.width, picture.height));
        boolean plain = picture.width * picture.height < 600; // quicker painted than read
        String key = picture.key + "@" + fitting + " " + picture.width + "x" + picture.height;
        if (!plain) {
            var kept = cache.read(key);
            if (kept.isPresent()) return kept.get();
        }
        BufferedImage painted = picture.paint(fitting, icons);
        BufferedImage image = new BufferedImage(painted.getWidth(), painted.getHeight(), BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        g.drawImage(painted, 0, 0, null);
        g.dispose();
        ArtCache.Raster raster = new ArtCache.Raster(image.getWidth(), image.getHeight(), ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
        if (!plain) cache.write(key, raster);
        return raster;
    }

    private static List<ArtCache.Raster> levels(ArtCache.Raster whole) {
        List<ArtCache.Raster> levels = new ArrayList<>(List.of(whole));
        for (ArtCache.Raster last = whole; last.width() >= 2 * LEAST_LEVEL && last.height() >= 2 * LEAST_LEVEL && levels.size() < 5;) {
            last = half(last);
            levels.add(last);
        }
        return levels;
    }

    private static ArtCache.Raster half(ArtCache.Raster raster) {
        int w = raster.width() / 2, h = raster.height() / 2;
        int[] from = raster.pixels(), to = new int[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int i = 2 * y * raster.width() + 2 * x, j = i + raster.width();
                int mixed = 0;
                for (int shift = 0; shift < 32; shift += 8) {
                    int sum = (from[i] >>> shift & 255) + (from[i + 1] >>> shift & 255) + (from[j] >>> shift & 255) + (from[j + 1] >>> shift & 255);
                    mixed |= (sum + 2) / 4 << shift;
                }
                to[y * w + x] = mixed;
            }
        }
        return new ArtCache.Raster(w, h, to);
    }

    @Override public void dispose() {
        painters.shutdownNow();
        if (atlas != null) atlas.dispose();
        if (oldAtlas != null) oldAtlas.dispose();
    }
}
