package eldertable.desktop.screen;

import eldertable.art.Pen;
import java.util.ArrayList;
import java.util.List;

/** The screens that lie upon each other; the uppermost has the keyboard and the mouse. On the render thread only. */
public final class Screens {
    private final List<Screen> stack = new ArrayList<>();
    private final Runnable redraw;
    private float width = 1280, height = 720;

    public Screens(Runnable redraw) {
        this.redraw = redraw;
    }

    public void push(Screen screen) {
        if (!stack.isEmpty()) top().hide();
        enter(screen);
    }

    /** Closes the uppermost screen, unless it is the last. */
    public void pop() {
        if (stack.size() < 2) return;
        leave();
        top().resize(width, height);
        top().show();
        redraw.run();
    }

    /** Puts a screen in the place of the uppermost. */
    public void replace(Screen screen) {
        if (!stack.isEmpty()) leave();
        enter(screen);
    }

    private void enter(Screen screen) {
        stack.add(screen);
        screen.resize(width, height);
        screen.show();
        redraw.run();
    }

    private void leave() {
        Screen left = stack.remove(stack.size() - 1);
        left.hide();
        left.close();
    }

    public Screen top() {
        return stack.get(stack.size() - 1);
    }

    public boolean isEmpty() {
        return stack.isEmpty();
    }

    public int depth() {
        return stack.size();
    }

    public float width() {
        return width;
    }

    public float height() {
        return height;
    }

    public void resize(float newWidth, float newHeight) {
        width = newWidth;
        height = newHeight;
        stack.forEach(screen -> screen.resize(width, height));
        redraw.run();
    }

    public boolean draw(Pen pen, float seconds) {
        int first = stack.size() - 1;
        while (first > 0 && stack.get(first).isOverlay()) first--;
        boolean moving = false;
        for (Screen screen : List.copyOf(stack.subList(first, stack.size()))) moving |= screen.draw(pen, seconds);
        return moving;
    }

    public void closeAll() {
        while (!stack.isEmpty()) leave();
    }
}
