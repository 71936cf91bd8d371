package eldertable.desktop.screen;

import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.desktop.sound.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Tells in a short line what is heard: each sound for a moment, the last few beside each other. On the render thread only. */
public final class Captions {
    private static final float SECONDS = 2.6f;
    private static final int MOST = 3;

    private record Line(Sound sound, float[] left) {}

    private final ScreenContext kit;
    private final List<Line> lines = new ArrayList<>();

    Captions(ScreenContext kit) {
        this.kit = kit;
    }

    void heard(Sound sound) {
        lines.removeIf(line -> line.sound() == sound);
        lines.add(new Line(sound, new float[] {SECONDS}));
        if (lines.size() > MOST) lines.remove(0);
        kit.redraw();
    }

    /** What it says now; "" for nothing. */
    public String words() {
        return lines.stream().map(line -> kit.say("sound." + line.sound().name().toLowerCase(Locale.ROOT))).collect(Collectors.joining(" · "));
    }

    /** In the lower left corner, where a table has its player's name and little else. */
    public boolean draw(Pen pen, float seconds) {
        if (lines.isEmpty()) return false;
        TextBlock words = kit.lettering().line(Face.ITALIC, 15, "{icon:music-spell} " + words());
        float w = words.width + 28, h = words.height + 12, left = lines.stream().map(line -> line.left()[0]).max(Float::compare).orElse(0f);
        pen.push().fade(Math.min(1, left * 3));
        pen.nine(kit.gallery().plaque(), 10, 8, w, h);
        pen.textMid(words, 10, 8, w, h, Ink.CREAM);
        pen.pop();
        lines.forEach(line -> line.left()[0] -= seconds);
        lines.removeIf(line -> line.left()[0] <= 0);
        return true;
    }
}
