package eldertable.sdk.endurance;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.host.Connection;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableTerms;
import eldertable.session.JournalStore;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** One sitting at a table: somebody without a plan who chooses, takes back, looks at earlier moves, asks for advice and saves. */
final class SoakedMatch {
    private static final long PATIENCE_MILLIS = 60_000;

    /** How it ended. @param failure what must not happen, or "" */
    record End(int moves, boolean over, int problems, String failure) {}

    private final Random random;
    private final Consumer<String> done;
    /** What its author does between two moves. */
    private final Runnable between;

    SoakedMatch(Random random, Consumer<String> done, Runnable between) {
        this.random = random;
        this.done = done;
        this.between = between;
    }

    End play(Opening opening, JournalStore journals, int mostRequests) throws InterruptedException {
        HostedTable table = new HostedTable(opening, journals, TableTerms.usual());
        try (table) {
            Inbox inbox = new Inbox(() -> { });
            return play(table.connect(inbox, "en"), inbox, mostRequests);
        } finally {
            table.join(PATIENCE_MILLIS);
        }
    }

    private End play(Connection connection, Inbox inbox, int mostRequests) throws InterruptedException {
        Snapshot now = next(inbox, 0);
        int problems = 0;
        for (int i = 0; now != null && i < mostRequests && !now.view().isOver() && now.stuck().isEmpty(); i++) {
            between.run();
            problems += now.problems().size();
            now = next(inbox, connection.post(request(now)));
        }
        if (now == null) return new End(0, false, problems, String.valueOf(inbox.failure().problems()));
        return new End(now.moves(), now.view().isOver(), problems + now.problems().size(), now.stuck());
    }

    /** The first snapshot that answers a request, when the table has come to rest; null if it has failed. */
    private static Snapshot next(Inbox inbox, long request) throws InterruptedException {
        Snapshot now = inbox.take();
        while (now != null && (now.answered() < request || !now.settled())) now = inbox.take();
        return now;
    }

    private Request request(Snapshot now) {
        if (now.past().isPresent()) return new Request.Present();
        if (!now.problems().isEmpty()) return new Request.Dismiss();
        if (now.curtain().isPresent()) return new Request.TakeSeat(now.curtain().getAsInt());
        int dice = random.nextInt(1_000);
        if (dice < 15 && now.canUndo()) return told("taken back", new Request.Undo(1));
        if (dice < 20 && now.canRedo()) return told("made again", new Request.Redo(1));
        if (dice < 25 && now.moves() > 0) return told("looked back", new Request.Jump(random.nextInt(now.moves())));
        if (dice < 27) return told("hints", new Request.Hint());
        if (dice < 30) return told("saves", new Request.Save("soak"));
        return now.ask().map(ask -> choose(now, ask)).orElseGet(Request.Back::new);
    }

    private Request told(String what, Request request) {
        done.accept(what);
        return request;
    }

    private Request choose(Snapshot now, Ask ask) {
        done.accept("choices");
        List<Choice> open = ask.choices();
        if (ask.many() && ask.canFinish() && (open.isEmpty() || random.nextInt(3) == 0)) return new Request.Finish(now.number());
        return open.isEmpty() ? new Request.Back() : new Request.Choose(now.number(), open.get(random.nextInt(open.size())).path());
    }
}
