package eldertable.server;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.host.Chair;
import eldertable.host.FrontEnd;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableFailure;
import eldertable.host.TableInfo;

import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Somebody at a front end of their own, at a table here or elsewhere, who chooses at random as soon as they are asked. */
final class RemoteGuest implements FrontEnd, AutoCloseable {
    private static final long PATIENCE_SECONDS = 300;

    private final BlockingQueue<Snapshot> shown = new LinkedBlockingQueue<>();
    private final Random random;
    private final Chair chair;
    final CompletableFuture<TableFailure> failure = new CompletableFuture<>();
    final CompletableFuture<String> waits = new CompletableFuture<>();
    volatile TableInfo table;
    volatile Snapshot now;
    private long asked;

    RemoteGuest(long seed, Function<FrontEnd, Chair> sitting) {
        random = new Random(seed);
        chair = sitting.apply(this);
    }

    @Override public void opened(TableInfo info) {
        table = info;
    }

    @Override public void show(Snapshot snapshot) {
        shown.add(snapshot);
    }

    @Override public void waits(String why) {
        waits.complete(why);
    }

    @Override public void failed(TableFailure why) {
        failure.complete(why);
    }

    Snapshot next() throws InterruptedException {
        Snapshot next = shown.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (next == null) throw new AssertionError("nothing is shown any more; failure: " + failure.getNow(null) + ", last: " + now);
        now = next;
        return next;
    }

    /** Posts something and waits for the answer. */
    Snapshot wish(Request request) throws InterruptedException {
        asked = chair.post(request);
        while (next().answered() < asked) { }
        return now;
    }

    Snapshot until(Function<Snapshot, Boolean> there) throws InterruptedException {
        while (now == null || !there.apply(now)) next();
        return now;
    }

    /** Makes choices until so many moves were made in all, or the game is over. */
    void play(int moves) throws InterruptedException {
        while (now == null || !now.view().isOver() && now.moves() < moves) {
            if (now == null || now.answered() < asked || now.ask().isEmpty() || !shown.isEmpty()) next();
            else asked = chair.post(choice(now));
        }
    }

    private Request choice(Snapshot at) {
        Ask ask = at.ask().orElseThrow();
        if (ask.many() && ask.canFinish() && (ask.choices().isEmpty() || random.nextInt(3) == 0)) return new Request.Finish(at.number());
        if (ask.choices().isEmpty() || !at.refusal().isEmpty() && ask.canGoBack()) return new Request.Back();
        List<Choice> choices = ask.choices().stream().filter(choice -> choice.times() == 0 || random.nextBoolean()).toList();
        if (choices.isEmpty()) choices = ask.choices();
        return new Request.Choose(at.number(), choices.get(random.nextInt(choices.size())).path());
    }

    @Override public void close() {
        chair.close();
    }
}
