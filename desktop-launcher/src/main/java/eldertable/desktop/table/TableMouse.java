package eldertable.desktop.table;

import eldertable.art.Pen;
import eldertable.desktop.screen.Pointer;
import eldertable.state.Code;
import eldertable.tabletop.Rect;
import eldertable.tabletop.TableLayout;
import eldertable.tabletop.Thing;

import java.util.ArrayList;
import java.util.List;

/** Where the mouse is at a table, what it holds, and what is told of whatever it rests upon. */
final class TableMouse {
    private final LiveTable live;
    private final Stage stage;
    private final Choosing choosing;
    private final Focus focus;
    private final TopBar bar;
    private final Hovering hovering = new Hovering();
    private float x = -1, y = -1;
    private boolean pressed;
    private Hot dragged;
    private boolean dragging;
    private int dropOn = Code.NOTHING;

    TableMouse(LiveTable live, Stage stage, Choosing choosing, Focus focus, TopBar bar) {
        this.live = live;
        this.stage = stage;
        this.choosing = choosing;
        this.focus = focus;
        this.bar = bar;
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    boolean isPressed() {
        return pressed;
    }

    /** What is being carried, or null. */
    Hot carried() {
        return dragging ? dragged : null;
    }

    /** The space that something was dropped on, once; {@link Code#NOTHING} if nothing was. */
    int dropped() {
        int code = dropOn;
        dropOn = Code.NOTHING;
        return code;
    }

    boolean pointer(Pointer pointer) {
        if (live.now() == null) return false;
        float dx = pointer.x() - x, dy = pointer.y() - y;
        x = pointer.x();
        y = pointer.y();
        switch (pointer.kind()) {
            case MOVE -> {
                if (dx != 0 || dy != 0) {
                    focus.leave();
                    hovering.moved(!live.isMoving());
                }
            }
            case SCROLL -> {
                return live.scroll(x, y, pointer.scroll());
            }
            case DOWN -> press();
            case DRAG -> {
                live.slide(x, y);
                dragging |= dragged != null && (dragged.thing() instanceof Thing.Piece || dragged.thing() instanceof Thing.Token) && !dragged.contains(x, y);
            }
            case UP -> release(pointer);
        }
        return true;
    }

    private void press() {
        focus.leave();
        boolean skips = live.isCounting();
        live.hurry();
        hovering.pressed();
        dragged = null;
        if (skips) return;
        pressed = true;
        dragged = live.under(x, y);
        if (dragged == null && live.isBare()) dragged = choosing.asksForSpaces() ? stage.figureAt(live.table(), x, y) : null;
        if (dragged == null && live.isBare()) dragged = stage.heldAt(live.table(), x, y);
        dragging = false;
        live.slide(x, y);
    }

    private void release(Pointer pointer) {
        if (!pressed) return; // all that it did was to skip
        pressed = false;
        Hot from = dragged;
        boolean drag = dragging;
        dragged = null;
        dragging = false;
        if (pointer.button() == 1) {
            // What can be read is enlarged at once; beside it the button leads back from what was begun.
            if (stage.thingAt(live.table(), x, y) != null) hovering.ask();
            else live.leave();
            return;
        }
        if (drag) drop(from);
        else {
            Hot hot = live.under(x, y);
            if (hot != null && from != null && hot.label().equals(from.label()) && hot.enabled()) live.activate(hot);
        }
    }

    private void drop(Hot from) {
        if (from.thing() instanceof Thing.Piece held && held.hand() && held.piece() != null && live.table().sites().get(Thing.zoneKey(held.zone())).contains(x, y)) {
            live.putInHand(held.piece().piece(), stage.heldBefore(live.table(), held, x, y));
            return;
        }
        Hot target = live.spots().all().stream().filter(hot -> hot.thing() instanceof Thing.Space && hot.contains(x, y)).findFirst().orElse(null);
        boolean own = from.action() != null && live.spots().all().contains(from);
        if (target != null && !own) live.activate(target);
        else if (own) {
            Thing below = stage.spaceAt(live.table(), x, y);
            if (below != null) dropOn = below.codes().get(0);
            live.activate(from);
        }
    }

    // ------------------------------------------------------------------ what is told of what it rests upon

    /** Whether something will be told if it goes on resting. */
    boolean isHovering() {
        return hovering.isAboutToTell();
    }

    /** What a button does; of one that is closed also why. */
    private void about(Pen pen, Hot button, Rect whole) {
        List<String> lines = new ArrayList<>(List.of(button.label()));
        if (!button.about().isEmpty()) lines.add(button.about());
        stage.tips().note(pen, lines, button.tip().equals(button.label()) ? "" : button.tip(), button.box(), whole);
    }

    /** @param current what mouse, keyboard or gamepad are at, or null; @param whole the window */
    void tip(Pen pen, Hot current, float seconds, Rect whole) {
        if (!live.isBare() || dragging) return;
        if (current != null && current.thing() == null) {
            if (!current.tip().isEmpty()) about(pen, current, whole);
            return;
        }
        Thing thing = current != null ? current.thing() : stage.thingAt(live.table(), x, y);
        if (thing == null) thing = bar.chips().stream().filter(chip -> chip.box().contains(x, y)).findFirst().orElse(null);
        if (thing == null || focus.isActive() && current == null) {
            hovering.leave();
            return;
        }
        hovering.rest(seconds, !live.isMoving());
        if (!hovering.tells() && !focus.isActive()) return;
        String reason = choosing.reason(thing);
        Rect screen = new Rect(whole.x(), whole.y(), whole.w(), whole.h() - TableLayout.BAR);
        stage.tips().draw(pen, thing, live.now().view(), stage.lifted(thing), reason.isEmpty() && current != null ? current.tip() : reason, screen);
    }
}
