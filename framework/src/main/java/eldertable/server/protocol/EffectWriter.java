package eldertable.server.protocol;

import eldertable.view.EffectView;

import java.util.LinkedHashMap;
import java.util.Map;

/** What led to a snapshot, as far as a client moves something for it. */
final class EffectWriter {
    private EffectWriter() {}

    /** Empty where nothing moves. */
    static Map<String, Object> write(EffectView effect) {
        Map<String, Object> form = new LinkedHashMap<>();
        if (effect instanceof EffectView.Moved moved) {
            form.put("do", "moved");
            if (moved.piece() != EffectView.UNKNOWN) form.put("piece", moved.piece());
            form.put("from", moved.from());
            if (moved.fromIndex() != EffectView.UNKNOWN) form.put("fromIndex", moved.fromIndex());
            form.put("to", moved.to());
            if (moved.toIndex() != EffectView.UNKNOWN) form.put("toIndex", moved.toIndex());
            if (moved.space() >= 0) form.put("space", moved.space());
        } else if (effect instanceof EffectView.Turned turned) {
            form.put("do", "turned");
            if (turned.piece() != EffectView.UNKNOWN) form.put("piece", turned.piece());
            form.put("zone", turned.zone());
        } else if (effect instanceof EffectView.Shuffled shuffled) {
            form.put("do", "shuffled");
            form.put("zone", shuffled.zone());
        } else if (effect instanceof EffectView.Changed changed) {
            form.put("do", "changed");
            form.put("id", changed.change().id());
            form.put("of", changed.change().instance());
        } else if (effect instanceof EffectView.Rolled rolled) {
            form.put("do", "rolled");
            form.put("die", rolled.die());
            form.put("face", rolled.face());
        }
        return form;
    }
}
