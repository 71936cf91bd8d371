package eldertable.desktop.screen;

import eldertable.art.Box;
import eldertable.art.Ink;
import eldertable.art.Pen;
import java.util.ArrayList;
import java.util.List;

/** A part of a page that is higher than its place. Its widgets stand where they would without scrolling, from its top downwards. */
final class Scroll {
    final Box box;
    final List<Widget> widgets = new ArrayList<>();
    private float height;
    private float offset;

    Scroll(Box box, float offset) {
        this.box = box;
        this.offset = offset;
    }

    void add(Widget widget) {
        widgets.add(widget);
        height = Math.max(height, box.top() - widget.box.y());
    }

    float most() {
        return Math.max(0, height + 8 - box.h());
    }

    float offset() {
        offset = Math.max(0, Math.min(most(), offset));
        return offset;
    }

    void by(float units) {
        offset = Math.max(0, Math.min(most(), offset + units));
    }

    /** Where a widget is seen. */
    Box seen(Widget widget) {
        return widget.box.moved(0, offset());
    }

    void reveal(Widget widget) {
        Box seen = seen(widget);
        if (seen.y() < box.y() + 6) by(box.y() + 6 - seen.y());
        else if (seen.top() > box.top() - 6) by(box.top() - 6 - seen.top());
    }

    void bar(Pen pen, boolean dark) {
        if (most() < 1) return;
        float track = box.h(), part = Math.max(30, track * box.h() / (box.h() + most())), y = box.top() - part - (track - part) * offset() / most();
        pen.fill(box.right() + 4, box.y(), 4, track, dark ? 0x4a301228 : 0x00000060);
        pen.fill(box.right() + 4, y, 4, part, dark ? Ink.fade(Ink.BRONZE, .8f) : Ink.fade(Ink.GILT, .8f));
    }
}
