package eldertable.desktop.screen;

import eldertable.desktop.art.Gallery;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.desktop.sound.ToldSounds;
import eldertable.desktop.sound.Sound;
import eldertable.desktop.sound.Sounds;
import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import eldertable.session.SaveFolder;
import eldertable.words.Tongue;
import eldertable.words.Words;
import eldertable.isolation.Isolation;
import eldertable.pack.model.PackDef;
import eldertable.session.TrustedPacks;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** All that a screen needs of the program around it. To be used on the render thread, but for what says otherwise. */
public final class ScreenContext implements AutoCloseable {
    private final Lettering lettering;
    private final Gallery gallery;
    private final Sounds sounds;
    private final PackLibrary library;
    private final Path data;
    private final SaveFolder saves;
    private final String language;
    private volatile Words words;
    private volatile Tongue tongue;
    private final Runnable redraw;
    private final Screens screens;
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>(), drawn = new ConcurrentLinkedQueue<>();
    private final ExecutorService workers = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "worker");
        thread.setDaemon(true);
        return thread;
    });
    private final CompletableFuture<ScriptEngine> scripts;
    private Navigation doors;
    private volatile Settings settings;
    private Consumer<Settings> applied = now -> { };
    private volatile int working;
    private final Captions captions = new Captions(this);
    private String toast = "";
    private float toastSeconds;

    /**
     * @param scripts the engine for rules; the kit closes it
     * @param language of the window and of the games' texts, where they have it; "" for that of the settings
     * @param redraw  asks for a frame, from any thread
     */
    public ScreenContext(Lettering lettering, Gallery gallery, Sounds sounds, PackLibrary library, CompletableFuture<ScriptEngine> scripts, Path data,
                         String language, Runnable redraw) {
        this.lettering = lettering;
        this.gallery = gallery;
        this.sounds = new ToldSounds(sounds, this::heard);
        this.library = library;
        this.scripts = scripts;
        this.data = data;
        this.language = language;
        this.redraw = redraw;
        saves = new SaveFolder(data);
        screens = new Screens(redraw);
        settings = Settings.read(data.resolve("settings.properties"));
        apply();
    }

    public Lettering lettering() {
        return lettering;
    }

    public Gallery gallery() {
        return gallery;
    }

    public IconSet icons() {
        return gallery.icons();
    }

    public Sounds sounds() {
        return sounds;
    }

    public Screens screens() {
        return screens;
    }

    /** Any thread, but it reads files: not the render thread. */
    public PackLibrary library() {
        return library;
    }

    /** Any thread, but it reads and writes files: not the render thread. */
    public SaveFolder saves() {
        return saves;
    }

    /** The language that the window and the games' texts are wanted in. */
    public String language() {
        if (!language.isEmpty()) return language;
        return settings().language().isEmpty() ? Locale.getDefault().toLanguageTag() : settings().language();
    }

    /** What the window says, in the language that is wanted now. Any thread. */
    public Words words() {
        Words known = words;
        if (known == null || !known.language().equals(language())) words = known = Words.of(ScreenContext.class, "window", language());
        return known;
    }

    /** Says in the language that is wanted now what others have found. Any thread. */
    public Tongue tongue() {
        Tongue known = tongue;
        if (known == null || !known.language().equals(language())) tongue = known = Tongue.of(language());
        return known;
    }

    /** A sentence of the window. Any thread. @param blanks name and value, in turn */
    public String say(String key, Object... blanks) {
        return words().say(key, blanks);
    }

    /** What a bot's level is called. A pack's own bots have names of their own. */
    public String bot(String level) {
        return words().has("bot.level." + level) ? say("bot.level." + level) : level;
    }

    public Path data() {
        return data;
    }

    /** The engine for rules, one for the whole program; it is started in the background. Wait for it on a worker only. */
    public CompletableFuture<ScriptEngine> scripts() {
        return scripts;
    }

    /** The same for a pack: that of a stranger runs apart. On a worker only. */
    public ScriptEngine scriptsFor(PackDef pack) {
        return TrustedPacks.in(data()).isolationOf(pack) == Isolation.PROCESS ? scripts.join().with(Isolation.PROCESS) : scripts.join();
    }

    public Navigation doors() {
        return doors;
    }

    public void doors(Navigation made) {
        doors = made;
    }

    // ------------------------------------------------------------------ settings

    public Settings settings() {
        return settings;
    }

    /** Takes new settings into force and keeps them on disk. */
    public void settings(Settings changed) {
        settings = changed;
        apply();
        work(() -> {
            changed.write(data.resolve("settings.properties"));
            return null;
        }, done -> { }, problem -> toast(say("settings.not-kept", "why", problem.getMessage())));
    }

    /** Told of each change, for what only the window can do. */
    public void onSettings(Consumer<Settings> listener) {
        applied = listener;
    }

    private void apply() {
        boolean larger = lettering.textScale() != settings.textScale();
        lettering.textScale(settings.textScale());
        if (larger && !screens.isEmpty()) screens.resize(screens.width(), screens.height()); // everything finds its place anew
        sounds.volume(settings.sound() ? settings.volume() : 0);
        sounds.music(settings.music() ? settings.musicVolume() : 0);
        applied.accept(settings);
        redraw.run();
    }

    // ------------------------------------------------------------------ threads

    /** Asks for a frame. Any thread. */
    public void redraw() {
        redraw.run();
    }

    /** Runs something on the render thread, soon. Any thread. */
    public void later(Runnable action) {
        waiting.add(action);
        redraw.run();
    }

    /** Runs something on the render thread, but not before so many seconds: what can wait does not delay the start. Any thread. */
    public void after(float seconds, Runnable action) {
        CompletableFuture.delayedExecutor((long) (seconds * 1000), TimeUnit.MILLISECONDS, workers).execute(() -> later(action));
    }

    /** Works in the background, then hands on the result, or what went wrong, on the render thread. Any thread. */
    public <T> void work(Callable<T> job, Consumer<T> then, Consumer<Exception> problem) {
        change(1);
        workers.execute(() -> {
            try {
                T result = job.call();
                later(() -> then.accept(result));
            } catch (Exception broken) {
                later(() -> problem.accept(broken));
            } catch (Error broken) { // such as a stack that is too small for a pack: the window must hear of it
                later(() -> problem.accept(new IllegalStateException(broken.toString(), broken)));
            } finally {
                later(() -> change(-1));
            }
        });
    }

    /** Works something out beside the render thread, which looks from frame to frame whether it is there. Any thread. */
    public <T> CompletableFuture<T> aside(Supplier<T> job) {
        return CompletableFuture.supplyAsync(job, workers).whenComplete((done, broken) -> redraw.run());
    }

    private synchronized void change(int by) {
        working += by;
    }

    /** Whether there is work in the background that somebody waits for. */
    public boolean isWorking() {
        return working > 0;
    }

    /** To be called once a frame. */
    public void runWaiting() {
        for (int n = waiting.size(); n > 0; n--) {
            Runnable next = waiting.poll();
            if (next != null) next.run();
        }
    }

    /** Runs something when the next frame has been drawn and can still be read from the card. */
    public void afterFrame(Runnable action) {
        drawn.add(action);
        redraw.run();
    }

    /** To be called after each frame. */
    public void runDrawn() {
        for (int n = drawn.size(); n > 0; n--) drawn.poll().run();
    }

    // ------------------------------------------------------------------ words in passing

    /** Shows a line for some seconds, whatever screen is there. */
    public void toast(String line) {
        later(() -> {
            toast = line;
            toastSeconds = 4;
        });
    }

    /** The line that shows now; "" for none. */
    public String toast() {
        return toastSeconds > 0 ? toast : "";
    }

    private void heard(Sound sound) {
        if (settings.captions() && sound != Sound.CLICK) captions.heard(sound);
    }

    /** What was heard just now, for those who read it. */
    public Captions captions() {
        return captions;
    }

    /** Hands the line that shows now, and for how long it still does, to whoever draws it. @return whether there is one */
    boolean toast(float seconds, BiConsumer<String, Float> drawing) {
        if (toastSeconds <= 0) return false;
        drawing.accept(toast, toastSeconds);
        toastSeconds -= seconds;
        return true;
    }

    @Override public void close() {
        screens.closeAll();
        workers.shutdownNow();
        sounds.close();
        if (scripts.isDone() && !scripts.isCompletedExceptionally()) scripts.join().close();
    }

    /** Tidies up what games that were broken off have left. */
    public void tidy() {
        work(() -> {
            saves.tidy();
            return null;
        }, done -> { }, problem -> { });
    }
}
