package eldertable.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.graphics.Pixmap;
import eldertable.desktop.art.Easel;
import eldertable.desktop.art.Gallery;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.desktop.art.Scale;
import eldertable.desktop.art.WindowIcon;
import eldertable.art.Sketches;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.Pad;
import eldertable.desktop.screen.PadLegend;
import eldertable.desktop.screen.Pointer;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Settings;
import eldertable.desktop.screen.Toasts;
import eldertable.desktop.sound.Sounds;
import eldertable.desktop.sound.Synthesised;
import eldertable.session.DataFolder;
import eldertable.start.WindowOrder;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The window's life: it makes the kit, opens the first screen, passes on mouse and keys, and draws when something has changed. */
final class Window extends ApplicationAdapter implements Driver.Hands {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    /** A driven window is drawn all the time; while it waits, what it waits for needs the cores more. */
    static final int FRAMES = 60, FRAMES_WAITING = 10;

    private final WindowOrder order;
    private final List<ScriptFile.Step> script;
    private final HeadStart begun;
    private Easel easel;
    private Navigator entrance;
    private ScreenContext kit;
    private Toasts toasts;
    private PadLegend legend;
    private Gamepads pads;
    private Driver driver;
    private Scale scale = Scale.of(1280, 720);
    private boolean fullScreen;
    /** Of the window before it filled the screen. */
    private int formerWidth = 1280, formerHeight = 720;
    private String problem;
    private float pictureWait;
    private boolean driving;
    private Frames frames = new Frames();

    Window(WindowOrder order, List<ScriptFile.Step> script, HeadStart begun) {
        this.order = order;
        this.script = script;
        this.begun = begun;
    }

    /** Why a script could not be followed. */
    Optional<String> problem() {
        return Optional.ofNullable(problem);
    }

    @Override public void create() {
        Runnable redraw = () -> Gdx.graphics.requestRendering();
        Lettering lettering = new Lettering();
        IconSet icons = new IconSet();
        Gallery gallery = new Gallery(icons, lettering, Gallery.usualCache(), redraw);
        easel = new Easel(gallery);
        Sounds sounds = Synthesised.start(Gdx.audio);
        kit = new ScreenContext(lettering, gallery, sounds, begun.library, begun.scripts, DataFolder.current(), order.language(), redraw);
        kit.onSettings(this::apply);
        toasts = new Toasts(kit);
        legend = new PadLegend(kit);
        if (!order.drives()) pads = new Gamepads(this::pad);
        entrance = new Navigator(kit, order, begun);
        kit.doors(entrance);
        if (!order.offScreen()) kit.after(3, () -> kit.aside(() -> WindowIcon.paint(new Sketches(icons))).thenAccept(sizes -> kit.later(() -> icon(sizes))));
        kit.tidy();
        resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        entrance.open();
        if (!script.isEmpty()) driver = new Driver(order.script(), script, kit, this);
        Gdx.input.setInputProcessor(new WindowInput(this, () -> scale));
        Gdx.graphics.setContinuousRendering(order.drives());
        apply(kit.settings()); // else a window that was left while it filled the screen would not, and the key would do nothing the first time
    }

    /** Files that were let go of over the window: packs, to be installed. On the render thread. */
    void dropped(String... files) {
        if (entrance != null) entrance.install(List.of(files).stream().map(Path::of).toList());
    }

    private void icon(Pixmap[] sizes) {
        if (Gdx.graphics instanceof Lwjgl3Graphics graphics) graphics.getWindow().setIcon(sizes);
        for (Pixmap size : sizes) size.dispose();
    }

    @Override public void resize(int width, int height) {
        if (width == 0 || height == 0) return; // minimised
        scale = Scale.of(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        kit.screens().resize(scale.width(), scale.height());
    }

    @Override public void render() {
        float seconds = Math.min(0.1f, Gdx.graphics.getDeltaTime());
        frames.begin();
        kit.runWaiting();
        boolean[] moving = {false};
        easel.frame(scale, pen -> {
            moving[0] = kit.screens().draw(pen, seconds);
            moving[0] |= toasts.draw(pen, seconds) | legend.draw(pen, seconds) | kit.captions().draw(pen, seconds);
        });
        kit.runDrawn();
        if (order.drives()) Gdx.gl.glFinish(); // nothing else slows it down, and software would fall seconds behind
        frames.end(moving[0]);
        if (moving[0]) Gdx.graphics.requestRendering();
        if (!order.drives()) return;
        Gdx.graphics.setForegroundFPS(moving[0] || !kit.screens().top().isBusy() ? FRAMES : FRAMES_WAITING);
        drive(seconds);
    }

    private void drive(float seconds) {
        if (driving) return; // a window that is sized may be drawn within the deed that sizes it
        driving = true;
        try {
            if (driver != null && driver.go(seconds)) return;
            if (!order.screenshot().isEmpty()) {
                boolean busy = kit.screens().top().isBusy() || kit.isWorking() || !kit.gallery().isComplete();
                pictureWait = busy ? 0 : pictureWait + seconds;
                if (pictureWait < 0.15f) return;
                Driver.save(order.screenshot());
            }
        } catch (UserProblem failed) {
            problem = failed.told(kit.tongue());
        } finally {
            driving = false;
        }
        Gdx.app.exit();
    }

    private void apply(Settings settings) {
        if (settings.fullScreen() == fullScreen || order.drives()) return;
        fullScreen = settings.fullScreen();
        if (fullScreen) {
            formerWidth = Gdx.graphics.getWidth();
            formerHeight = Gdx.graphics.getHeight();
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        } else {
            Graphics.DisplayMode mode = Gdx.graphics.getDisplayMode();
            Gdx.graphics.setWindowedMode(Math.min(formerWidth, mode.width), Math.min(formerHeight, mode.height));
        }
    }

    @Override public void dispose() {
        if (order.frames()) System.out.println(frames.report(kit.tongue()));
        kit.close();
        easel.dispose();
    }

    // ------------------------------------------------------------------ what people do

    @Override public void pointer(Pointer pointer) {
        if (pointer.is(Pointer.Kind.DOWN)) legend.laidDown();
        kit.screens().top().pointer(pointer);
        kit.redraw();
    }

    @Override public void key(Key key) {
        legend.laidDown();
        press(key);
    }

    @Override public void pad(Pad pad) {
        legend.taken();
        press(pad.key());
    }

    /** Looks what is pressed on gamepads. @param listening whether the window is in front */
    void askPads(boolean listening) {
        if (pads != null) pads.ask(listening);
    }

    private void press(Key key) {
        kit.redraw();
        if (key.control() && lettersSized(key)) return;
        if (kit.screens().top().key(key)) return;
        if (key.is(Input.Keys.F11)) kit.settings(kit.settings().withFullScreen(!kit.settings().fullScreen()));
        else if (key.is(Input.Keys.F12)) {
            Path file = kit.data().resolve("screenshots").resolve("eldertable-" + LocalDateTime.now().format(STAMP) + ".png");
            Driver.save(file.toString());
            kit.toast(kit.say("page.screenshot", "file", file));
        }
    }

    /** Ctrl with + and - makes words larger and smaller everywhere, with 0 as designed. */
    private boolean lettersSized(Key key) {
        Settings now = kit.settings();
        if (key.is(Input.Keys.PLUS) || key.is(Input.Keys.EQUALS) || key.is(Input.Keys.NUMPAD_ADD)) kit.settings(now.withLargerText(1));
        else if (key.is(Input.Keys.MINUS) || key.is(Input.Keys.NUMPAD_SUBTRACT)) kit.settings(now.withLargerText(-1));
        else if (key.is(Input.Keys.NUM_0) || key.is(Input.Keys.NUMPAD_0)) kit.settings(now.withTextScale(1));
        else return false;
        kit.toast(kit.say("page.letters", "part", Math.round(kit.settings().textScale() * 100)));
        return true;
    }

    @Override public void typed(char character) {
        kit.screens().top().typed(character);
        kit.redraw();
    }

    /** As libGDX tells it. */
    @Override public void drop(String file) {
        if (Gdx.graphics instanceof Lwjgl3Graphics graphics) graphics.getWindow().getWindowListener().filesDropped(new String[] {file});
    }

    @Override public void size(int width, int height) {
        Gdx.graphics.setWindowedMode(width, height);
    }

    @Override public void tellFrames() {
        System.out.println(frames.report(kit.tongue()));
        frames = new Frames();
    }
}
