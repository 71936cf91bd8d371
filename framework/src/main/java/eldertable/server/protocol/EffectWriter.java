package eldertable.server.protocol;

import eldertable.pack.component.CellChange;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.component.Tray;
import eldertable.view.EffectView;

import java.util.LinkedHashMap;
import java.util.Map;

/** What led to a snapshot, as its viewer may know it. {@link EffectReader} reads it again. */
final class EffectWriter {
    private EffectWriter() {}

    static Map<String, Object> write(EffectView effect) {
        Map<String, Object> form = new LinkedHashMap<>();
        if (effect instanceof EffectView.Moved moved) {
            form.put("do", "moved");
            known(form, "piece", moved.piece());
            form.put("from", moved.from());
            known(form, "fromIndex", moved.fromIndex());
            form.put("to", moved.to());
            known(form, "toIndex", moved.toIndex());
            known(form, "space", moved.space());
            if (moved.seenBefore()) form.put("seenBefore", true);
            if (moved.seenAfter()) form.put("seenAfter", true);
        } else if (effect instanceof EffectView.Turned turned) {
            form.put("do", "turned");
            known(form, "piece", turned.piece());
            form.put("zone", turned.zone());
            known(form, "index", turned.index());
            if (turned.faceUp()) form.put("up", true);
        } else if (effect instanceof EffectView.Shown shown) {
            form.put("do", "shown");
            known(form, "piece", shown.piece());
            form.put("zone", shown.zone());
            form.put("player", shown.player());
        } else if (effect instanceof EffectView.Shuffled shuffled) {
            form.put("do", "shuffled");
            form.put("zone", shuffled.zone());
        } else if (effect instanceof EffectView.Changed changed) {
            form.put("do", "changed");
            change(form, changed.change());
        } else if (effect instanceof EffectView.Rolled rolled) {
            form.put("do", "rolled");
            form.put("die", rolled.die());
            form.put("face", rolled.face());
        } else if (effect instanceof EffectView.Said said) {
            form.put("do", "said");
            form.put("key", said.key());
            form.put("values", said.values());
            form.put("purpose", SnapshotWriter.word(said.purpose()));
        } else if (effect instanceof EffectView.Ended ended) {
            form.put("do", "ended");
            form.put("winners", ended.result().winners());
            form.put("ranking", ended.result().ranking());
            form.put("reason", ended.result().reason());
        }
        return form;
    }

    private static void known(Map<String, Object> form, String key, int number) {
        if (number != EffectView.UNKNOWN) form.put(key, number);
    }

    private static void change(Map<String, Object> form, CellChange change) {
        form.put("id", change.id());
        form.put("of", change.instance());
        form.put("per", SnapshotWriter.word(change.per().kind()));
        form.put("whose", change.per().name());
        if (change instanceof Counter.Counted counted) {
            form.put("before", counted.before());
            form.put("after", counted.after());
        } else if (change instanceof Pool.Tokens tokens) {
            form.put("slot", tokens.slot());
            form.put("kind", tokens.kind());
            form.put("by", tokens.by());
        } else if (change instanceof Tray.Turned turned) {
            form.put("die", turned.die());
            form.put("before", turned.before());
            form.put("after", turned.after());
        } else if (change instanceof Tray.Locked locked) {
            form.put("die", locked.die());
            form.put("locked", locked.locked());
        }
    }
}
