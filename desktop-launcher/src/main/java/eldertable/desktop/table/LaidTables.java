package eldertable.desktop.table;

import eldertable.art.Lettering;
import eldertable.faces.TableLook;
import eldertable.host.Snapshot;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.TableLayout;
import eldertable.view.TableView;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Where everything lies: found for each snapshot on the table's thread, since that takes longer than a frame may. */
final class LaidTables {
    private final TableLook look;
    private final HandOrder hand;
    private final Lettering lettering;
    private volatile float width = 1280, height = 720;
    /** By the number of a snapshot that nobody has taken yet. */
    private final Map<Long, Arrangement> laid = new ConcurrentHashMap<>();
    private TableView lastLaid;
    private volatile TableLayout layout;

    LaidTables(TableLook look, HandOrder hand, Lettering lettering) {
        this.look = look;
        this.hand = hand;
        this.lettering = lettering;
    }

    void resize(float newWidth, float newHeight) {
        width = newWidth;
        height = newHeight;
    }

    float width() {
        return width;
    }

    float height() {
        return height;
    }

    /** Everything in its place: the same for a whole game, unless the window changes or somebody else looks. */
    Arrangement of(TableView view) {
        TableLayout known = layout;
        float words = lettering.textScale();
        if (known == null || !known.isFor(view.viewer(), width, height, words)) layout = known = new TableLayout(look, view, width, height, words);
        return known.arrange(hand.applied(view));
    }

    /** On the table's thread. */
    void prepare(Snapshot next) {
        if (!next.view().equals(lastLaid)) laid.put(next.number(), of(next.view()));
        lastLaid = next.view();
    }

    /** What was prepared for a snapshot, if anything was and the window has not been resized meanwhile. */
    Optional<Arrangement> take(Snapshot next) {
        return Optional.ofNullable(laid.remove(next.number())).filter(one -> one.bar().w() == width && one.bar().top() == height);
    }
}
