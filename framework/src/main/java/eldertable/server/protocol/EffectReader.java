package eldertable.server.protocol;

import eldertable.pack.component.CellChange;
import eldertable.pack.component.Component;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.component.Tray;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.Effect;
import eldertable.view.EffectView;
import eldertable.view.ResultView;

import java.util.Collections;

/** Reads what {@link EffectWriter} has written. */
final class EffectReader {
    private final Blueprint blueprint;

    EffectReader(Blueprint blueprint) {
        this.blueprint = blueprint;
    }

    EffectView read(Form form) {
        return switch (form.word("do")) {
            case "moved" -> new EffectView.Moved(unknown(form, "piece"), form.whole("from"), unknown(form, "fromIndex"), form.whole("to"), unknown(form, "toIndex"),
                unknown(form, "space"), form.is("seenBefore"), form.is("seenAfter"));
            case "turned" -> new EffectView.Turned(unknown(form, "piece"), form.whole("zone"), unknown(form, "index"), form.is("up"));
            case "shown" -> new EffectView.Shown(unknown(form, "piece"), form.whole("zone"), form.whole("player"));
            case "shuffled" -> new EffectView.Shuffled(form.whole("zone"));
            case "changed" -> new EffectView.Changed(change(form));
            case "rolled" -> new EffectView.Rolled(form.word("die"), form.whole("face"));
            case "said" -> new EffectView.Said(form.word("key"), Collections.unmodifiableMap(form.counts("values")), form.one("purpose", Effect.Purpose.class));
            case "ended" -> new EffectView.Ended(result(form));
            default -> throw new IllegalArgumentException("nothing happens that is called '" + form.word("do") + "'");
        };
    }

    static ResultView result(Form form) {
        return new ResultView(form.numbers("winners"), form.list("ranking").stream().map(Form::numbers).toList(), form.word("reason"));
    }

    private static int unknown(Form form, String key) {
        return form.whole(key, EffectView.UNKNOWN);
    }

    private CellChange change(Form form) {
        String id = form.word("id");
        Per per = new Per(form.one("per", Per.Kind.class), form.word("whose"));
        int of = form.whole("of");
        Component component = blueprint.component(id, per);
        if (component instanceof Counter) return new Counter.Counted(id, per, of, form.whole("before"), form.whole("after"));
        if (component instanceof Pool) return new Pool.Tokens(id, per, of, form.whole("slot"), form.word("kind"), form.whole("by"));
        if (form.has("locked")) return new Tray.Locked(id, per, of, form.whole("die"), form.is("locked"));
        return new Tray.Turned(id, per, of, form.whole("die"), form.whole("before"), form.whole("after"));
    }
}
