package eldertable.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import eldertable.diagnostic.PlainText;
import eldertable.desktop.art.Easel;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.Pad;
import eldertable.desktop.screen.Pointer;
import eldertable.desktop.screen.Screen;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Target;
import eldertable.words.Amount;
import eldertable.words.Message;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.zip.Deflater;

/** Does what a script says, a deed at a time between frames, as if somebody sat there. */
final class Driver {
    /** How long everything has to rest until it counts as idle. */
    private static final float REST = 0.12f;

    /** Where deeds end up. */
    interface Hands {
        void pointer(Pointer pointer);

        void key(Key key);

        void pad(Pad pad);

        void typed(char character);

        void drop(String file);

        void size(int width, int height);

        /** Says how the picture has flowed, and begins anew. */
        void tellFrames();
    }

    private final List<ScriptFile.Step> steps;
    private final String file;
    private final ScreenContext kit;
    private final Hands hands;
    private int next;
    private float waited, rested;
    private float x, y;
    private boolean held;
    private final RandomClicks wandering;
    private ReloadTiming editing;
    private boolean tellsMoves;
    private OptionalInt toldMoves = OptionalInt.empty();

    Driver(String file, List<ScriptFile.Step> steps, ScreenContext kit, Hands hands) {
        this.file = file;
        this.steps = steps;
        this.kit = kit;
        wandering = new RandomClicks(kit);
        this.hands = hands;
    }

    /** To be called after each frame. @return whether there is anything left to do */
    boolean go(float seconds) {
        tellMoves();
        waited += seconds;
        rested = isIdle() ? rested + seconds : 0;
        if (next >= steps.size()) return false;
        ScriptFile.Step step = steps.get(next);
        if (!done(step)) return true;
        next++;
        waited = 0;
        rested = 0;
        return next < steps.size();
    }

    private void tellMoves() {
        OptionalInt moves = kit.screens().top().moves();
        if (!tellsMoves || moves.isEmpty() || moves.equals(toldMoves)) return;
        toldMoves = moves;
        System.out.println("moves " + moves.getAsInt());
    }

    private void tellMemory() {
        for (int i = 0; i < 3; i++) System.gc();
        Runtime java = Runtime.getRuntime();
        System.out.println(kit.tongue().say("opening.script.memory", "heap", java.totalMemory() - java.freeMemory() >> 20, "resident", Frames.resident("VmRSS").orElse(0L),
            "threads", ManagementFactory.getThreadMXBean().getThreadCount()));
    }

    private boolean isIdle() {
        Screen top = kit.screens().top();
        return !top.isBusy() && !kit.isWorking() && kit.gallery().isComplete();
    }

    private boolean done(ScriptFile.Step step) {
        ScriptLine deed = step.deed();
        if (deed instanceof ScriptLine.Mouse mouse) {
            mouse(mouse.what(), mouse.x(), kit.screens().height() - mouse.y(), mouse.button());
        } else if (deed instanceof ScriptLine.Named named) {
            Target target = find(named.label(), named.nth());
            if (target == null || !target.enabled()) {
                if (waited < 10) return false;
                throw new UserProblem(at(step, Message.of(target == null ? "opening.script.nowhere" : "opening.script.off", "label", named.label(), "labels", labels())));
            }
            mouse(named.what(), target.box().midX(), target.box().midY(), named.button());
        } else if (deed instanceof ScriptLine.Scroll scroll) {
            hands.pointer(new Pointer(Pointer.Kind.SCROLL, x, y, 0, scroll.steps()));
        } else if (deed instanceof ScriptLine.Press press) {
            hands.key(new Key(press.key(), press.shift(), press.control(), press.alt()));
        } else if (deed instanceof ScriptLine.PadPress press) {
            hands.pad(press.pad());
        } else if (deed instanceof ScriptLine.Type type) {
            type.text().chars().forEach(c -> hands.typed((char) c));
        } else if (deed instanceof ScriptLine.Wait wait) {
            return waited >= wait.seconds();
        } else if (deed instanceof ScriptLine.WaitFor wait) {
            boolean there = find(wait.label(), 1) != null || isTold(wait.label());
            if (there != wait.gone()) return true;
            if (waited < wait.seconds()) return false;
            throw new UserProblem(at(step, there ? Message.of("opening.script.still-there", "seconds", seconds(wait.seconds()), "label", wait.label())
                : Message.of("opening.script.not-there", "seconds", seconds(wait.seconds()), "label", wait.label(), "labels", labels())));
        } else if (deed instanceof ScriptLine.WaitIdle wait) {
            if (rested >= REST) return true;
            if (waited < wait.seconds()) return false;
            throw new UserProblem(at(step, Message.of("opening.script.busy", "seconds", seconds(wait.seconds()))));
        } else if (deed instanceof ScriptLine.Play play) {
            return played(step, play);
        } else if (deed instanceof ScriptLine.Edit edit) {
            if (editing == null) editing = new ReloadTiming(kit);
            if (!editing.go(edit)) return false;
            editing = null;
        } else if (deed instanceof ScriptLine.Screenshot shot) {
            save(shot.file());
        } else if (deed instanceof ScriptLine.Drop drop) {
            hands.drop(drop.file());
        } else if (deed instanceof ScriptLine.Targets) {
            System.out.println(PlainText.shown(labels().stream().map(kit.tongue()::say).collect(Collectors.joining(", "))));
        } else if (deed instanceof ScriptLine.Moves) {
            tellsMoves = true;
        } else if (deed instanceof ScriptLine.Memory) {
            tellMemory();
        } else if (deed instanceof ScriptLine.Size size) {
            hands.size(size.width(), size.height());
        } else if (deed instanceof ScriptLine.Frames) {
            hands.tellFrames();
        } else if (deed instanceof ScriptLine.Quit) {
            next = steps.size();
        }
        return true;
    }

    private boolean played(ScriptFile.Step step, ScriptLine.Play play) {
        if (waited > 120) throw new UserProblem(at(step, Message.of("opening.script.stuck", "labels", labels())));
        if (kit.screens().top().isBusy()) return false;
        if (find(play.until(), 1) != null) {
            System.out.println(kit.tongue().say("opening.script.played", "choices", wandering.clicks()));
            return true;
        }
        if (wandering.clicks() >= play.most()) throw new UserProblem(at(step, Message.of("opening.script.too-many", "choices", play.most(), "label", play.until())));
        List<Target> targets = kit.screens().top().targets();
        Target target = wandering.next(targets);
        if (target == null) return false;
        waited = 0;
        if (play.way() == ScriptLine.Play.Way.KEYS) wandering.byKeys(kit.screens().top(), target, hands);
        else if (play.way() == ScriptLine.Play.Way.PAD) wandering.byPad(kit.screens().top(), target, hands);
        else mouse(ScriptLine.Mouse.What.CLICK, target.box().midX(), target.box().midY(), 0);
        return false;
    }

    private Message at(ScriptFile.Step step, Message what) {
        return ScriptFile.at(file, step.line(), what);
    }

    private static BigDecimal seconds(float seconds) {
        return Amount.of(seconds, seconds == Math.round(seconds) ? 0 : 1);
    }

    private void mouse(ScriptLine.Mouse.What what, float toX, float toY, int button) {
        x = toX;
        y = toY;
        hands.pointer(new Pointer(held ? Pointer.Kind.DRAG : Pointer.Kind.MOVE, x, y, button, 0));
        if (what == ScriptLine.Mouse.What.DOWN || what == ScriptLine.Mouse.What.CLICK) {
            held = true;
            hands.pointer(new Pointer(Pointer.Kind.DOWN, x, y, button, 0));
        }
        if (what == ScriptLine.Mouse.What.UP || what == ScriptLine.Mouse.What.CLICK) {
            held = false;
            hands.pointer(new Pointer(Pointer.Kind.UP, x, y, button, 0));
        }
    }

    private boolean isTold(String words) {
        String wanted = words.toLowerCase(Locale.ROOT);
        return kit.toast().toLowerCase(Locale.ROOT).contains(wanted) || kit.screens().top().title().toLowerCase(Locale.ROOT).startsWith(wanted);
    }

    /** First by the whole label, then by its beginning, then by a part of it; case does not count. */
    private Target find(String label, int nth) {
        String wanted = label.toLowerCase(Locale.ROOT);
        List<Target> targets = kit.screens().top().targets();
        for (int way = 0; way < 3; way++) {
            int left = nth;
            for (Target target : targets) {
                String has = target.label().toLowerCase(Locale.ROOT);
                boolean fits = way == 0 ? has.equals(wanted) : way == 1 ? has.startsWith(wanted) : has.contains(wanted);
                if (fits && --left == 0) return target;
            }
        }
        return null;
    }

    private List<Message> labels() {
        return kit.screens().top().targets().stream().map(target -> Message.of(target.enabled() ? "opening.script.label" : "opening.script.label.off", "label", target.label())).toList();
    }

    static void save(String file) {
        Pixmap shot = Easel.opaque(Easel.screenshot());
        FileHandle target = Gdx.files.absolute(Path.of(file).toAbsolutePath().toString());
        target.parent().mkdirs();
        PixmapIO.writePNG(target, shot, Deflater.DEFAULT_COMPRESSION, true);
        shot.dispose();
    }
}
