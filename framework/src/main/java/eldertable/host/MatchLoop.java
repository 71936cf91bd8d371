package eldertable.host;

import eldertable.bot.Bot;
import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.bot.Thinking;
import eldertable.diagnostic.Diagnostic;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleFault;
import eldertable.session.Autosave;
import eldertable.session.GameSession;
import eldertable.session.Picking;
import eldertable.session.SaveFolder;
import eldertable.session.SessionListener;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.view.EffectView;
import eldertable.view.Lexicon;
import eldertable.view.MoveRecord;
import eldertable.view.TableView;
import eldertable.workshop.WorkshopConsole;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What the thread of a match does: it lets bots think, takes wishes, and shows what came of them. */
final class MatchLoop {
    /** Bots have their own measure; this only keeps one from thinking for ever. */
    private static final Budget BOT_BUDGET = Budget.time(Duration.ofSeconds(20));
    private static final String ADVISER = "normal";
    private static final String QUICK_BOT = "random";
    private static final int MOST_ATTEMPTS = 20;
    private static final int NOBODY = -2;

    private final Match match;
    private final GameSession session;
    private final String language;
    private final SaveFolder saves;
    /** Null unless the match is its author's. */
    private final WorkshopSeat workshop;
    private Lexicon lexicon;
    private Asking asking;
    private Telling telling;
    private final List<Integer> people = new ArrayList<>();
    private final Set<Diagnostic> problems;
    private Picking picking;
    /** Who sits before the screen; NOBODY behind a curtain. */
    private int seated = NOBODY;
    private long number;
    private String stuck = "";
    private String notice = "";
    private OptionalInt past = OptionalInt.empty();
    private Optional<Snapshot.Hint> hint = Optional.empty();
    private Optional<History> history = Optional.empty();
    private volatile Thinking thinking;
    private volatile boolean forget;

    MatchLoop(Match match, GameSession session, String language, SaveFolder saves, List<Diagnostic> problems, WorkshopSeat workshop) {
        this.match = match;
        this.session = session;
        this.language = language;
        this.saves = saves;
        this.workshop = workshop;
        this.problems = new LinkedHashSet<>(problems);
        for (int seat = 0; seat < session.setup().players(); seat++) if (session.isPerson(seat)) people.add(seat);
        if (people.size() == 1) seated = people.get(0);
        learn();
        session.keepWith(new Autosave(saves, session.blueprint().pack.info().title(), Clock.systemUTC(), problem -> notice = problem));
        session.listen(new SessionListener() {
            @Override public void faulted(Diagnostic diagnostic) {
                MatchLoop.this.problems.add(diagnostic);
            }
        });
    }

    /** Takes everything from the rules that are in force. */
    private void learn() {
        lexicon = new Lexicon(session.blueprint(), language, session.setup().names());
        asking = new Asking(session, lexicon);
        telling = new Telling(session, lexicon);
        match.refresh(new Match.Ready(session.blueprint(), session.setup(), lexicon));
    }

    /** From any thread. @param andForget whether its answer is not wanted any more */
    void stopThinking(boolean andForget) {
        if (andForget) forget = true;
        Thinking now = thinking;
        if (now != null) now.stop();
    }

    void run() {
        show(List.of());
        while (!match.isClosed()) {
            if (isBotsTurn() && !match.hasWishes()) {
                playBot();
                continue;
            }
            Request wish = match.next(!isBotsTurn());
            if (wish == null) continue;
            forget = false;
            take(wish);
        }
    }

    private boolean isBotsTurn() {
        return past.isEmpty() && stuck.isEmpty() && !session.isOver() && session.botToAct() >= 0;
    }

    // ------------------------------------------------------------------ wishes

    private void take(Request wish) {
        hint = Optional.empty();
        try {
            if (wish instanceof Request.Choose choose) choose(choose);
            else if (wish instanceof Request.Unpick unpick) unpick(unpick);
            else if (wish instanceof Request.Finish finish) finish(finish);
            else if (wish instanceof Request.Back) back();
            else if (wish instanceof Request.Undo) changed(session.undo(1) > 0, "There is nothing to take back.");
            else if (wish instanceof Request.Redo) redo();
            else if (wish instanceof Request.TakeSeat take) takeSeat(take.seat());
            else if (wish instanceof Request.Save save) save(save.name());
            else if (wish instanceof Request.Hint) advise();
            else if (wish instanceof Request.Jump jump) jump(jump.moves());
            else if (wish instanceof Request.Present) present();
            else if (wish instanceof Request.Autoplay autoplay) autoplay(autoplay.moves());
            else if (wish instanceof Request.Dismiss) dismiss();
            else if (wish instanceof Request.Settle && workshop != null) settle();
            else if (wish instanceof Request.Report report && workshop != null) report.to().accept(workshop.report());
            else if (wish instanceof Request.WorkshopLine typed && workshop != null) type(typed.line());
        } catch (RuleFault fault) {
            problems.add(fault.diagnostic());
            picking = null;
            show(List.of());
        }
    }

    private boolean isLate(long snapshot) {
        return snapshot != number || picking == null;
    }

    private void choose(Request.Choose choose) throws RuleFault {
        if (isLate(choose.snapshot())) return;
        for (int code : choose.path()) {
            // What left no choice may have been taken along with the step before.
            if (picking.isComplete() || !picking.options().codes().contains(code)) break;
            if (!picking.choose(code)) notice = picking.added() < picking.options().max() ? "That cannot be chosen with the others."
                : "No more than " + picking.added() + " can be chosen.";
        }
        goOn();
    }

    private void unpick(Request.Unpick unpick) throws RuleFault {
        if (isLate(unpick.snapshot())) return;
        picking.remove(unpick.code());
        show(List.of());
    }

    private void finish(Request.Finish finish) throws RuleFault {
        if (isLate(finish.snapshot()) || !picking.isMany()) return;
        if (picking.canFinish()) {
            picking.finish();
            goOn();
        } else {
            notice = picking.whyUnfinished();
            show(List.of());
        }
    }

    private void goOn() {
        if (!picking.isComplete()) {
            show(List.of());
            return;
        }
        Outcome outcome = session.perform(picking.intent());
        picking = null;
        if (outcome instanceof Outcome.Refused refused) notice = refused.reason();
        show(outcome instanceof Outcome.Accepted ? lastEffects() : List.of());
    }

    private List<EffectView> lastEffects() {
        List<MoveRecord> deeds = session.deeds();
        return deeds.get(deeds.size() - 1).effectsFor(viewer());
    }

    private void back() throws RuleFault {
        if (picking != null) picking.back();
        show(List.of());
    }

    private void changed(boolean something, String otherwise) {
        picking = null;
        stuck = "";
        past = OptionalInt.empty();
        history = Optional.empty();
        if (!something) notice = otherwise;
        telling.forget();
        show(List.of());
    }

    private void redo() {
        if (!session.canRedo()) {
            changed(false, "There is nothing to make again.");
            return;
        }
        session.redo(1);
        changed(true, "");
    }

    private void takeSeat(int seat) {
        seated = seat;
        show(List.of());
    }

    private void dismiss() {
        problems.clear();
        show(List.of());
    }

    private void save(String name) {
        try {
            if (!SaveFolder.isName(name)) notice = "A name needs letters or digits, and at most 64 of them.";
            else {
                saves.save(name, session.blueprint().pack.info().title(), session.journal(), Instant.now());
                notice = "Saved as “" + name + "”.";
            }
        } catch (IOException | SecurityException problem) {
            notice = "The game could not be saved: " + problem.getMessage();
        }
        show(List.of());
    }

    // ------------------------------------------------------------------ the author's workshop

    private void settle() {
        WorkshopConsole.Change change = workshop.settle();
        if (change == WorkshopConsole.Change.RULES) notice = "Rules reloaded.";
        shown(change);
    }

    private void type(String line) {
        shown(line.isEmpty() ? WorkshopConsole.Change.NOTHING : workshop.run(line).change());
    }

    private void shown(WorkshopConsole.Change change) {
        if (change == WorkshopConsole.Change.RULES) learn();
        if (change == WorkshopConsole.Change.NOTHING) match.show(workshop.view(match.isWorkshopOpen()));
        else changed(true, "");
    }

    // ------------------------------------------------------------------ looking back

    private void jump(int moves) {
        int to = Math.max(0, Math.min(moves, session.moves()));
        boolean next = past.isPresent() && to == past.getAsInt() + 1;
        past = OptionalInt.of(to);
        show(next ? session.deeds().get(to).effectsFor(viewer()) : List.of());
    }

    private void present() {
        past = OptionalInt.empty();
        show(List.of());
    }

    // ------------------------------------------------------------------ bots

    private void playBot() {
        int seat = session.botToAct();
        Outcome outcome = null;
        for (int attempt = 0; attempt < MOST_ATTEMPTS && !(outcome instanceof Outcome.Accepted); attempt++) {
            try {
                Optional<Move> choice = think(session.bot(seat), seat, attempt);
                if (forget || match.isClosed()) return;
                if (choice.isPresent()) outcome = session.perform(choice.get());
            } catch (RuleFault fault) {
                problems.add(fault.diagnostic());
                if (attempt > 1) break; // the same hook fails again and again
            }
        }
        if (!(outcome instanceof Outcome.Accepted)) stuck = lexicon.seat(seat) + " cannot go on. Take moves back, or leave the game.";
        show(outcome instanceof Outcome.Accepted ? lastEffects() : List.of());
    }

    private Optional<Move> think(Bot bot, int seat, int attempt) throws RuleFault {
        match.thinks(new Thought(seat, 0));
        try {
            thinking = session.thinking(seat, session.engine(), BOT_BUDGET, part -> match.thinks(new Thought(seat, part)), attempt);
            if (forget || match.isClosed()) thinking.stop();
            return bot.choose(thinking);
        } finally {
            thinking = null;
            match.thinks(null);
        }
    }

    private void autoplay(int moves) throws RuleFault {
        try (Bot bot = Bots.named(QUICK_BOT, session.engine()).orElseThrow()) {
            for (int i = 0; i < moves && !session.isOver() && !match.isClosed(); i++) {
                int seat = Integer.numberOfTrailingZeros(session.toAct());
                for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
                    Thinking once = session.thinking(seat, session.engine(), BOT_BUDGET, part -> { }, attempt);
                    Optional<Move> choice = bot.choose(once);
                    if (choice.isPresent() && session.perform(choice.get()) instanceof Outcome.Accepted) break;
                }
            }
        }
        if (people.size() > 1) seated = NOBODY;
        changed(true, "");
    }

    /** What a bot would do in the place of whoever is asked. */
    private void advise() throws RuleFault {
        if (picking == null) return;
        try (Bot bot = Bots.named(ADVISER, session.engine()).orElseThrow()) {
            Optional<Move> choice = think(bot, seated, 0);
            hint = choice.map(this::hint);
        }
        show(List.of());
    }

    private Snapshot.Hint hint(Move intent) {
        Set<Integer> codes = new LinkedHashSet<>(List.of(Code.move(intent.move())));
        Map<String, List<Integer>> picks = new LinkedHashMap<>();
        var hooks = session.engine().move(intent.move());
        for (int pick = 0; pick < hooks.picks(); pick++) {
            List<Integer> chosen = new ArrayList<>();
            for (int i = intent.start(pick); i < intent.end(pick); i++) chosen.add(intent.value(i));
            picks.put(hooks.pickName(pick), chosen);
            codes.addAll(chosen);
        }
        String move = lexicon.move(session.blueprint().moves.get(intent.move()).id());
        List<String> things = picks.values().stream().filter(list -> !list.isEmpty()).map(lexicon::things).toList();
        return new Snapshot.Hint(move + (things.isEmpty() ? "" : ": " + String.join("; ", things)), codes);
    }

    // ------------------------------------------------------------------ showing

    private int viewer() {
        return seated >= 0 && !(session.isOver() && people.size() > 1) ? seated : GameState.SPECTATOR;
    }

    /** Shows what came of something; where another person has to act, the screen is covered before it is theirs. */
    private void show(List<EffectView> effects) {
        boolean waits = past.isEmpty() && stuck.isEmpty() && !session.isOver() && session.botToAct() < 0;
        int next = nextPerson();
        if (waits && next >= 0 && next != seated) {
            if (seated != NOBODY && !effects.isEmpty()) snapshot(effects, Optional.empty(), OptionalInt.empty());
            seated = people.size() == 1 ? next : NOBODY;
            picking = null;
            if (seated == NOBODY) {
                snapshot(List.of(), Optional.empty(), OptionalInt.of(next));
                return;
            }
        }
        Optional<Ask> ask = Optional.empty();
        if (waits && seated >= 0) {
            try {
                if (picking == null) picking = new Picking(session, seated);
                ask = Optional.of(asking.ask(picking, session.view(seated)));
            } catch (RuleFault fault) {
                problems.add(fault.diagnostic());
                stuck = "The rules of this pack failed. Take moves back, or leave the game.";
            }
        }
        snapshot(effects, ask, OptionalInt.empty());
    }

    /** The person who acts next: who sits there, if it waits for them too. */
    private int nextPerson() {
        int toAct = session.toAct();
        if (seated >= 0 && (toAct & 1 << seated) != 0) return seated;
        return people.stream().filter(seat -> (toAct & 1 << seat) != 0).findFirst().orElse(-1);
    }

    private void snapshot(List<EffectView> effects, Optional<Ask> ask, OptionalInt curtain) {
        int viewer = viewer();
        int moves = past.orElse(session.moves());
        TableView view = past.isPresent() ? session.viewAfter(moves, viewer) : session.view(viewer);
        if (session.isOver() && history.isEmpty()) history = Optional.of(History.of(session, GameState.SPECTATOR));
        number++;
        if (workshop != null) match.show(workshop.view(match.isWorkshopOpen()));
        match.show(new Snapshot(number, view, effects, ask, curtain, telling.upTo(moves, viewer), List.copyOf(problems), stuck, notice,
            session.moves() > 0, session.canRedo(), session.moves(), past, hint, session.isOver() ? history : Optional.empty()));
        notice = "";
    }
}
