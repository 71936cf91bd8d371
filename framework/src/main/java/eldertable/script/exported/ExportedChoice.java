package eldertable.script.exported;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Reason;
import eldertable.state.Code;
import eldertable.words.Message;
import org.graalvm.polyglot.HostAccess.Export;

import java.util.LinkedHashMap;
import java.util.Map;

/** Who chooses, what has been picked, what is offered for the next pick, and what a hook answers. */
public final class ExportedChoice extends Part {
    /** The most things that one pick may offer: more than anybody looks through. */
    public static final int MOST_OFFERED = 20_000;
    /** A reason is read by people. */
    private static final int LONGEST_REASON = 1_000;

    private final Border border;
    private int actor;
    private Move chosen;
    private Offers offers;
    private double answer;
    /** Of a reason that is being told, else null. */
    private String key;
    private Map<String, Integer> values;

    ExportedChoice(Border border) {
        this.border = border;
    }

    /** The player about whom the next hook is asked. */
    public void attend(int player) {
        actor = player;
    }

    /** @param offers where the next hook puts what it offers or forbids, or null if it does neither */
    public void attend(Move chosen, Offers offers) {
        actor = chosen.player();
        if (this.chosen != chosen) this.chosen = chosen;
        if (this.offers != offers) this.offers = offers;
        if (key != null) key = null;
    }

    /** For hooks that may only forbid. */
    public void attend(Offers offers) {
        this.offers = offers;
    }

    public double answered() {
        return answer;
    }

    /** What holds unless the next hook answers. */
    public void expect(double value) {
        answer = value;
    }

    @Export
    public int actor() {
        return actor;
    }

    @Export
    public int single(int pick) {
        return chosen.first(pick);
    }

    @Export
    public int pickStart(int pick) {
        return chosen.start(pick);
    }

    @Export
    public int pickEnd(int pick) {
        return chosen.end(pick);
    }

    @Export
    public int picked(int index) {
        return chosen.value(index);
    }

    @Export
    public void bounds(int min, int max) {
        offers.min = Math.max(0, min);
        offers.max = Math.max(0, max);
    }

    @Export
    public void offer(int code) {
        if (code == Code.NOTHING) Border.refuse(Message.of("rules.misuse.undefined"));
        add(border.code(code));
    }

    private void add(int code) {
        if (offers.size() >= MOST_OFFERED) Border.refuse(Message.of("rules.misuse.offers", "most", MOST_OFFERED));
        offers.add(code);
    }

    @Export
    public void offerZone(int zone) {
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) add(border.code(Code.piece(state.pieceAt(zone, i))));
    }

    /** The kinds of a pool, each once or as often as there are tokens of it; equal ones side by side. */
    @Export
    public void offerTokens(int firstCell, int firstKind, int kinds, int slots, boolean each) {
        offerFrom(firstCell);
        for (int kind = 0; kind < kinds; kind++) {
            int count = 0;
            for (int slot = 0; slot < slots; slot++) count += state.count(firstCell + slot * kinds + kind);
            for (int n = each ? count : Math.min(1, count); n > 0; n--) add(border.code(Code.kind(firstKind + kind)));
        }
    }

    /** What is offered next are kinds of this pool. */
    @Export
    public void offerFrom(int firstCell) {
        if (offers.isExplaining()) offers.addedFrom(border.pool(firstCell));
    }

    // ------------------------------------------------------------------ why not

    /** Whether anybody will read why. */
    @Export
    public boolean explaining() {
        return offers.isExplaining();
    }

    /** The same where nobody may have been asked anything at all. */
    public boolean isExplained() {
        return offers != null && offers.isExplaining();
    }

    /** The next reason is a line of the pack's texts. */
    @Export
    public void why(String key) {
        this.key = ExportedChronicle.named(key);
        values = new LinkedHashMap<>();
    }

    /** What goes into a blank of that line; a piece that the player cannot see stays nameless. */
    @Export
    public void because(String name, int code) {
        ExportedChronicle.bounded(values.size());
        boolean unseen = Code.tag(border.code(code)) == Code.PIECE && !state.sees(actor, Code.value(code));
        values.put(ExportedChronicle.named(name), unseen ? Code.UNSEEN : code);
    }

    /** @param text "" for nothing in particular, or where {@link #why} has told */
    @Export
    public void refuse(int code, String text) {
        if (offers.isExplaining() && offers.refusals().size() < MOST_OFFERED) offers.refuse(border.code(code), reason(text));
    }

    /** @param text as above */
    @Export
    public void forbid(String text) {
        offers.forbid(offers.isExplaining() ? reason(text) : Reason.NOT_NOW);
    }

    private Reason reason(String text) {
        if (key != null) {
            Reason told = new Reason(Reason.Home.PACK, key, values);
            key = null;
            return told;
        }
        if (text.isEmpty()) return Reason.NOT_NOW;
        return Reason.written(text.length() > LONGEST_REASON ? text.substring(0, LONGEST_REASON) + " …" : text);
    }

    // ------------------------------------------------------------------ for bots

    @Export
    public int offered() {
        return offers.size();
    }

    @Export
    public int offeredCode(int index) {
        return offers.get(index);
    }

    /** The move that has been chosen so far, or -1. */
    @Export
    public int chosenMove() {
        return chosen.move();
    }

    @Export
    public int openPick() {
        return chosen.finished();
    }

    @Export
    public void weigh(int index, double weight) {
        if (index < 0 || index >= offers.size()) Border.refuse(Message.of("rules.misuse.not-offered", "place", index));
        offers.setWeight(index, weight);
    }

    @Export
    public void answer(double value) {
        answer = Double.isNaN(value) ? 0 : value;
    }
}
