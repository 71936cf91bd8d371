package eldertable.rules;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import org.junit.jupiter.api.Test;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class RuleThreadTests {
    private static final RuleFault FAULT = new RuleFault(Diagnostic.error("test", Span.file("rules.mjs"), "No."));

    @Test
    void whatIsDoneOnItIsDoneOnOneThread() throws RuleFault {
        try (RuleThread thread = new RuleThread("rules")) {
            for (int i = 0; i < 1000; i++) assertSame(thread, thread.call(Thread::currentThread));
            assertSame(thread, thread.call(() -> RuleThread.run("inner", Thread::currentThread)), "who is on one needs no other");
        }
        assertNotSame(Thread.currentThread(), RuleThread.run("rules", Thread::currentThread));
    }

    @Test
    void whatFailsFailsForWhoWaits() {
        try (RuleThread thread = new RuleThread("rules")) {
            assertSame(FAULT, assertThrows(RuleFault.class, () -> thread.call(() -> { throw FAULT; })));
            assertThrows(IllegalArgumentException.class, () -> thread.call(() -> { throw new IllegalArgumentException(); }));
            assertThrows(StackOverflowError.class, () -> RuleThread.run("rules", () -> { throw new StackOverflowError(); }));
        }
    }

    @Test
    void whoWaitsForAnAbandonedOneIsLetGo() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<RuleThread> thread = new AtomicReference<>();
        Future<Object> work = RuleThread.begin("rules", () -> {
            thread.set((RuleThread) Thread.currentThread());
            begun.countDown();
            thread.get().stay();
            return "never";
        });
        begun.await();
        thread.get().abandon(FAULT);
        assertSame(FAULT, assertThrows(RuleFault.class, () -> RuleThread.await(work)));
        assertEquals(Thread.MIN_PRIORITY, thread.get().getPriority());
        assertTrue(thread.get().isDaemon());
    }

    @Test
    void whoIsInterruptedWaitsOnAndKnows() throws RuleFault {
        Thread.currentThread().interrupt();
        assertEquals(3, RuleThread.run("rules", () -> 3));
        assertTrue(Thread.interrupted());
    }

    @Test
    void whatHasEndedSaysSo() {
        RuleThread thread = new RuleThread("rules");
        thread.close();
        assertThrows(IllegalStateException.class, () -> thread.call(() -> 1));
    }
}
