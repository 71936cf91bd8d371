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
    private final KnownThings known;

    EffectReader(KnownThings known) {
        this.known = known;
        blueprint = known.blueprint();
    }

    EffectView read(Form form) {
        return switch (form.word("do")) {
            case "moved" -> new EffectView.Moved(piece(form), zone(form, "from"), unknown(form, "fromIndex"), zone(form, "to"), unknown(form, "toIndex"),
                known.spaceOrNone(unknown(form, "space")), form.is("seenBefore"), form.is("seenAfter"));
            case "turned" -> new EffectView.Turned(piece(form), zone(form, "zone"), unknown(form, "index"), form.is("up"));
            case "shown" -> new EffectView.Shown(piece(form), zone(form, "zone"), known.seat(form.whole("player")));
            case "shuffled" -> new EffectView.Shuffled(zone(form, "zone"));
            case "changed" -> new EffectView.Changed(change(form));
            case "rolled" -> new EffectView.Rolled(form.word("die"), form.whole("face"));
            case "said" -> new EffectView.Said(form.word("key"), Collections.unmodifiableMap(known.codes(form.counts("values"))), form.one("purpose", Effect.Purpose.class));
            case "ended" -> new EffectView.Ended(result(form));
            default -> throw new IllegalArgumentException("nothing happens that is called '" + form.word("do") + "'");
        };
    }

    private int piece(Form form) {
        return known.pieceOrNone(unknown(form, "piece"));
    }

    private int zone(Form form, String key) {
        return known.zone(form.whole(key));
    }

    ResultView result(Form form) {
        return new ResultView(known.seats(form.numbers("winners")), form.list("ranking").stream().map(Form::numbers).map(known::seats).toList(), form.word("reason"));
    }

    private static int unknown(Form form, String key) {
        return form.whole(key, EffectView.UNKNOWN);
    }

    private CellChange change(Form form) {
        String id = form.word("id");
        Per per = new Per(form.one("per", Per.Kind.class), form.word("whose"));
        Component component = blueprint.component(id, per);
        int of = KnownThings.within(form.whole("of"), 0, per.kind() == Per.Kind.PIECE ? blueprint.kindOf.length : component.instances(), "owner");
        if (component instanceof Counter) return new Counter.Counted(id, per, of, form.whole("before"), form.whole("after"));
        if (component instanceof Pool pool) {
            String kind = form.word("kind"); // none where nobody may see more than the total
            return new Pool.Tokens(id, per, of, KnownThings.within(form.whole("slot"), -1, pool.def().slots(), "slot"), kind.isEmpty() ? kind : known.kind(kind, pool.def().of()), form.whole("by"));
        }
        if (form.has("locked")) return new Tray.Locked(id, per, of, form.whole("die"), form.is("locked"));
        return new Tray.Turned(id, per, of, form.whole("die"), form.whole("before"), form.whole("after"));
    }
}
