package eldertable.host;

import eldertable.choosing.Ask;
import eldertable.choosing.Picking;
import eldertable.diagnostic.Diagnostic;
import eldertable.host.Snapshot.Notice;
import eldertable.lesson.Tutor;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.session.BotTurn;
import eldertable.session.GameSession;
import eldertable.state.GameState;
import eldertable.view.EffectView;
import eldertable.view.Lexicon;
import eldertable.view.TableView;
import eldertable.words.Message;
import eldertable.workshop.WorkshopConsole.Change;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * A front end at a table: who sits there, what they are about to choose, what they look at and what they were told. Where
 * several people share it, the table is covered before it is shown to another of them. All but {@link #post} and {@link #close}
 * belongs to the table's thread.
 */
public final class Connection implements Chair {
    private static final int NOBODY = -2;

    private final HostedTable table;
    private final FrontEnd front;
    private final String language;
    /** Null for all people who play here. */
    private final Set<Integer> asked;
    private final AtomicLong posted = new AtomicLong();

    private TableLoop loop;
    private GameSession session;
    private Set<Integer> seats = Set.of();
    private Lexicon lexicon;
    private Telling telling;
    private Picking picking;
    /** Who sits before the screen; NOBODY behind a curtain. */
    private int seated = NOBODY;
    private long number, answered;
    /** The first snapshot that offered what is offered now, and whether the next one offers something else. */
    private long offered;
    private boolean changedAsk;
    private boolean workshopOpen;
    private OptionalInt past = OptionalInt.empty();
    private Optional<Snapshot.Hint> hint = Optional.empty();
    private final Set<Diagnostic> problems = new LinkedHashSet<>();
    private final List<Notice> notices = new ArrayList<>();
    /** To be shown as soon as the journal is kept. */
    private TableInfo opened;
    private final List<Snapshot> prepared = new ArrayList<>();

    Connection(HostedTable table, FrontEnd front, String language, Set<Integer> asked) {
        this.table = table;
        this.front = front;
        this.language = language;
        this.asked = asked;
    }

    // ------------------------------------------------------------------ for the front end, from any thread

    @Override
    public synchronized long post(Request request) {
        long mine = posted.incrementAndGet();
        table.post(running -> take(mine, request), request.isUrgent());
        if (request instanceof Request.Hurry) table.hurry();
        return mine;
    }

    @Override
    public void close() {
        table.leave(this);
    }

    // ------------------------------------------------------------------ for the loop

    void sit(TableLoop at, List<Integer> people) {
        loop = at;
        session = at.session;
        take(people);
        learn();
    }

    /** Those of these seats that are for this front end are its own from now on. */
    void take(List<Integer> people) {
        seats = new TreeSet<>(people);
        if (isHere()) seats.removeAll(loop.remote());
        else seats.retainAll(asked);
        picking = null;
        if (seats.size() == 1) seated = seats.iterator().next();
        else if (!seats.contains(seated)) seated = NOBODY;
    }

    /** Somebody else plays these seats from now on. */
    void lose(Set<Integer> taken) {
        if (!seats.removeAll(taken)) return;
        picking = null;
        seated = seats.size() == 1 ? seats.iterator().next() : NOBODY;
    }

    /** Takes everything from the rules that are in force. */
    void learn() {
        lexicon = new Lexicon(session.blueprint(), language, session.setup().names());
        telling = new Telling(session, lexicon);
        prepared.clear();
        opened = new TableInfo(session.blueprint(), session.setup(), lexicon);
    }

    FrontEnd front() {
        return front;
    }

    /** The words of whoever sits here. */
    Lexicon lexicon() {
        return lexicon;
    }

    Set<Integer> seats() {
        return seats;
    }

    /** Whether it is the front end of those who run the table. */
    boolean isHere() {
        return asked == null;
    }

    /** Whether it may do more than watch. */
    boolean mayAct() {
        return isHere() || !seats.isEmpty();
    }

    boolean looksBack() {
        return past.isPresent();
    }

    void problem(Diagnostic diagnostic) {
        problems.add(diagnostic);
    }

    void notice(Notice notice) {
        notices.add(notice);
    }

    private void refuse(String why) {
        if (!why.isEmpty()) notices.add(Notice.refused(why));
    }

    void fail(TableFailure why) {
        front.failed(why);
    }

    void release(Optional<Message> complaint) {
        if (opened != null) front.opened(opened);
        opened = null;
        for (int i = 0; i < prepared.size(); i++) {
            boolean last = i == prepared.size() - 1;
            Snapshot snapshot = prepared.get(i);
            front.show(last && complaint.isPresent() ? snapshot.with(Notice.warning(lexicon().tongue().say(complaint.get()))) : snapshot);
        }
        if (prepared.isEmpty()) complaint.ifPresent(told -> notices.add(Notice.warning(lexicon().tongue().say(told))));
        prepared.clear();
    }

    /** A move was made, by whomever. */
    void happened() {
        picking = null;
        hint = Optional.empty();
        show(past.isPresent() ? List.of() : effects(session.moves()));
    }

    /** What the last of so many moves brought about; what came before its first points is prepared already, with the table that they are counted on. */
    private List<EffectView> effects(int moves) {
        List<EffectView> all = session.deeds().get(moves).effectsFor(viewer());
        Optional<TableView> table = front.counts() && moves > 0 ? session.viewAtPoints(moves - 1, viewer()) : Optional.empty();
        int points = 0;
        while (points < all.size() && !(all.get(points) instanceof EffectView.Said said && said.scored())) points++;
        if (table.isEmpty() || points == 0 || points == all.size()) return all;
        number++;
        prepared.add(new Snapshot(number, answered, false, table.get(), all.subList(0, points), Optional.empty(), OptionalInt.empty(), telling.untilPoints(moves, viewer()),
            List.copyOf(problems), "", List.of(), false, false, session.moves(), 0, past, Optional.empty(), Optional.empty(), loop.away(), loop.clockFace(), workshopView(),
            loop.lesson(lexicon), Optional.empty()));
        return all.subList(points, all.size());
    }

    /** The table is another than it was, without a move that led there. */
    void changed() {
        picking = null;
        hint = Optional.empty();
        past = OptionalInt.empty();
        telling.forget();
        show(List.of());
    }

    void filesChanged() {
        if (!front.filesChanged()) return;
        loop.workshop.ifPresent(workshop -> work(workshop, new Request.Settle()));
        if (prepared.isEmpty()) show(List.of());
    }

    // ------------------------------------------------------------------ requests

    private void take(long mine, Request request) {
        if (loop == null) return;
        answered = mine;
        hint = Optional.empty();
        try {
            if (request instanceof Request.Choose choose) choose(choose);
            else if (request instanceof Request.Unpick unpick) unpick(unpick);
            else if (request instanceof Request.Finish finish) finish(finish);
            else if (request instanceof Request.Back) back();
            else if (request instanceof Request.Typed typed) type(typed.text());
            else if (request instanceof Request.TakeSeat take) takeSeat(take.seat());
            else if (request instanceof Request.Hint) advise();
            else if (request instanceof Request.Jump jump) jump(jump.moves());
            else if (request instanceof Request.Present) past = OptionalInt.empty();
            else if (request instanceof Request.Dismiss) problems.clear();
            else if (request instanceof Request.NextStep) loop.teach(Tutor::next);
            else if (request instanceof Request.LeaveLesson) loop.teach(Tutor::leave);
            else if (request instanceof Request.Undo undo) undo(undo);
            else if (request instanceof Request.Redo redo) redo(redo.moves());
            else if (request instanceof Request.Answer answer) loop.answer(this, answer.yes());
            else if (isHere()) takeHere(request);
            else refuse(lexicon.say("refused.not-host"));
        } catch (RuleFault fault) {
            problem(fault.diagnostic());
            picking = null;
        }
        if (prepared.isEmpty()) show(List.of());
    }

    /** What only those may want who run the table. */
    private void takeHere(Request request) {
        if (request instanceof Request.OpenSeats open) loop.open(open.seats());
        else if (request instanceof Request.Save save) notices.add(loop.save(save.name(), lexicon));
        else if (request instanceof Request.Autoplay autoplay) autoplay(autoplay.moves());
        else loop.workshop.ifPresent(workshop -> work(workshop, request));
    }

    private boolean isLate(long snapshot) {
        return snapshot < offered || picking == null;
    }

    private void choose(Request.Choose choose) throws RuleFault {
        if (isLate(choose.snapshot())) return;
        for (int code : choose.path()) {
            // What left no choice may have been taken along with the step before.
            if (picking.isComplete() || !picking.options().codes().contains(code)) break;
            if (!picking.choose(code)) refuse(lexicon.reason(picking.whyNotAdded()));
        }
        goOn();
    }

    private void unpick(Request.Unpick unpick) throws RuleFault {
        if (!isLate(unpick.snapshot())) changedAsk = picking.remove(unpick.code());
    }

    private void finish(Request.Finish finish) throws RuleFault {
        if (isLate(finish.snapshot()) || !picking.isMany()) return;
        if (picking.canFinish()) {
            picking.finish();
            goOn();
        } else {
            picking.whyUnfinished().map(lexicon::reason).ifPresent(this::refuse);
        }
    }

    private void goOn() throws RuleFault {
        changedAsk = true;
        if (picking.isComplete()) perform(picking.completed(), () -> session.perform(picking));
    }

    /** Makes a complete move, unless a lesson asks for another. */
    private void perform(Move move, Supplier<Outcome> making) throws RuleFault {
        String objection = loop.objection(move, lexicon);
        Outcome outcome = objection.isEmpty() ? making.get() : null;
        picking = null;
        refuse(outcome == null ? objection : loop.performed(outcome).map(lexicon::reason).orElse(""));
    }

    private void back() throws RuleFault {
        if (picking != null && picking.back()) changedAsk = true;
        else refuse(lexicon.say("refused.no-back"));
    }

    private void type(String text) throws RuleFault {
        if (!isHere() && seats.stream().noneMatch(seat -> text.startsWith(TableNames.player(seat) + " "))) { // what is wrong with others' moves tells of their hands
            refuse(lexicon.say("refused.not-yours"));
            return;
        }
        Reading reading = session.read(text);
        if (reading instanceof Reading.Refused refused) refuse(lexicon.reason(refused.reason()));
        else if (reading instanceof Reading.Unclear unclear) refuse(lexicon.tongue().say(unclear.message()));
        else if (reading instanceof Reading.Chosen chosen) {
            Move move = chosen.move();
            if (!seats.contains(move.player())) refuse(lexicon.say("refused.not-yours"));
            else if (chosen.complete()) perform(move, () -> session.perform(move));
            else if (picking != null && move.player() == seated) {
                picking.enter(move);
                goOn();
            } else refuse(lexicon.say("refused.incomplete"));
        }
    }

    private void takeSeat(int seat) {
        if (!seats.contains(seat) || seat == seated) return;
        seated = seat;
        picking = null;
    }

    private void undo(Request.Undo undo) {
        if (loop.undo(this, undo.moves(), undo.agreed()) > 0) return;
        if (loop.plead(this)) return;
        if (loop.mayAgreeToUndo(this)) notices.add(Notice.unagreed(loop.whyNotUndo(this)));
        else refuse(loop.whyNotUndo(this));
    }

    private void redo(int moves) {
        if (loop.redo(this, moves) > 0) return;
        refuse(lexicon.say(session.redoable().isEmpty() ? "refused.no-redo" : "refused.not-yours-to-redo"));
    }

    private void autoplay(int moves) {
        if (seats.size() > 1) seated = NOBODY;
        loop.autoplay(moves);
    }

    private void jump(int moves) {
        int to = Math.max(0, Math.min(moves, session.moves()));
        boolean next = past.isPresent() && to == past.getAsInt() + 1;
        past = OptionalInt.of(to);
        show(next ? effects(to) : List.of());
    }

    private void work(WorkshopSeat workshop, Request request) {
        Change change = Change.NOTHING;
        if (request instanceof Request.Settle) change = workshop.settle();
        else if (request instanceof Request.WorkshopLine typed) change = workshop.run(typed.line(), lexicon.tongue().language()).change();
        else if (request instanceof Request.OpenWorkshop look) workshopOpen = look.open();
        else if (request instanceof Request.Report report) report.to().accept(workshop.report());
        if (request instanceof Request.Settle && change == Change.RULES) notices.add(Notice.done(lexicon.say("workshop.reloaded")));
        loop.worked(change);
    }

    // ------------------------------------------------------------------ advice

    /** What a bot would do in the place of whoever is asked. */
    private void advise() {
        if (picking == null) return;
        if (loop.isLesson()) {
            refuse(lexicon.say("lesson.no-hint"));
            return;
        }
        Move begun = picking.begun();
        loop.think(seated, BotTurn.ADVICE, List.of(this), turn -> weigh(turn, begun))
            .ifPresent(counsel -> hint = Optional.of(Advice.of(counsel, begun, session, lexicon)));
    }

    private Optional<BotTurn.Counsel> weigh(BotTurn turn, Move begun) {
        try {
            return Optional.of(turn.advise(begun)).filter(counsel -> !counsel.weighed().isEmpty());
        } catch (RuleFault fault) {
            problem(fault.diagnostic());
            return Optional.empty();
        }
    }

    // ------------------------------------------------------------------ showing

    private int viewer() {
        return seated >= 0 && !(session.isOver() && seats.size() > 1) ? seated : GameState.SPECTATOR;
    }

    /** Prepares to show what came of something; where another person has to act, the table is covered before it is theirs. */
    void show(List<EffectView> effects) {
        boolean waits = past.isEmpty() && !loop.isStuck() && !session.isOver() && loop.awaitsPeople();
        int next = nextPerson();
        if (waits && next >= 0 && next != seated) {
            if (seated != NOBODY && !effects.isEmpty()) prepare(effects, false, Optional.empty(), OptionalInt.empty());
            seated = NOBODY;
            picking = null;
            prepare(List.of(), true, Optional.empty(), OptionalInt.of(next));
            return;
        }
        Optional<Ask> ask = Optional.empty();
        if (waits && next >= 0) {
            try {
                if (picking == null) {
                    picking = session.picking(seated, loop::isClosing);
                    changedAsk = true;
                }
                ask = Optional.of(Ask.of(picking, lexicon, session.blueprint(), loop.view(seated).step()));
            } catch (RuleFault fault) {
                loop.problem(fault.diagnostic());
                loop.stick(words -> words.say("stuck.failed"));
            }
        }
        prepare(effects, !loop.goesOn(), ask, OptionalInt.empty());
    }

    /** The one of these people who acts next: who sits there, if the game waits for them too. */
    private int nextPerson() {
        int toAct = session.toAct();
        if (seated >= 0 && (toAct & 1 << seated) != 0) return seated;
        return seats.stream().filter(seat -> (toAct & 1 << seat) != 0).findFirst().orElse(-1);
    }

    private void prepare(List<EffectView> effects, boolean settled, Optional<Ask> ask, OptionalInt curtain) {
        int viewer = viewer(), moves = past.orElse(session.moves());
        TableView view = past.isPresent() ? session.viewAfter(moves, viewer) : loop.view(viewer);
        number++;
        if (changedAsk) offered = number;
        changedAsk = false;
        prepared.add(new Snapshot(number, answered, settled, view, effects, ask, curtain, telling.upTo(moves, viewer),
            List.copyOf(problems), loop.stuck(lexicon), List.copyOf(notices), loop.mayUndo(this), loop.mayRedo(this), session.moves(),
            isHere() ? session.hash() : 0, past, hint, loop.history(), loop.away(), loop.clockFace(), workshopView(), loop.lesson(lexicon), loop.plea(this)));
        notices.clear();
    }

    private Optional<WorkshopView> workshopView() {
        return isHere() ? loop.workshop.map(workshop -> workshop.view(workshopOpen, lexicon.tongue().language())) : Optional.empty();
    }
}
