package eldertable.desktop.table;

import com.badlogic.gdx.Input.Keys;
import eldertable.desktop.screen.Key;

import java.util.List;

/** What keys do at a table: they move the focus, choose, scroll, and open what menus have. */
final class TableKeys {
    private static final float PAGE = 4;

    private final LiveTable table;
    private final TableMenus menus;
    private final Focus focus;

    TableKeys(LiveTable table, TableMenus menus, Focus focus) {
        this.table = table;
        this.menus = menus;
        this.focus = focus;
    }

    boolean key(Key key) {
        if (table.now() == null) return false;
        Dialog dialog = table.dialog();
        if (dialog != null && dialog.isTyping()) {
            dialog.key(key);
            return true;
        }
        if (key.is(Keys.TAB)) focus.step(key.shift() ? -1 : 1);
        else if (key.is(Keys.RIGHT)) focus.turn(1, 0);
        else if (key.is(Keys.LEFT)) focus.turn(-1, 0);
        else if (key.is(Keys.UP)) focus.turn(0, 1);
        else if (key.is(Keys.DOWN)) focus.turn(0, -1);
        else if (key.is(Keys.ENTER) || key.is(Keys.NUMPAD_ENTER) || key.is(Keys.SPACE)) enter();
        else if (key.is(Keys.ESCAPE)) table.back();
        else if (key.is(Keys.PAGE_UP)) table.scrollStory(-PAGE);
        else if (key.is(Keys.PAGE_DOWN)) table.scrollStory(PAGE);
        else if (key.code() >= Keys.NUM_1 && key.code() <= Keys.NUM_9 && !key.control()) number(key.code() - Keys.NUM_1);
        else return dialog == null && menus.key(key);
        return true;
    }

    private void enter() {
        table.hurry();
        if (focus.current() != null && focus.current().enabled()) table.activate(focus.current());
        // Without a choice of one's own, Enter does what matters most.
        else table.spots().all().stream().filter(hot -> hot.enabled() && hot.look() == Hot.Look.MAIN).findFirst().ifPresent(table::activate);
    }

    private void number(int index) {
        List<Hot> buttons = table.buttons().stream().filter(Hot::enabled).toList();
        if (index < buttons.size()) table.activate(buttons.get(index));
    }
}
