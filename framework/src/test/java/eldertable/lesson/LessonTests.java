package eldertable.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.host.Connection;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableInfo;
import eldertable.host.TableTerms;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.JournalStore;
import eldertable.state.Code;
import eldertable.support.Shells;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 4, unit = TimeUnit.MINUTES) // a snapshot that never comes fails the test
class LessonTests {
    private static final String LESSON = """
        title: Laying cards
        given: { step: turn, A: { hand: [ark, bell*2] }, B: { hand: [ark, bell] } }
        steps:
          - say: These are yours.
            point: [A.hand, A.score, lay]
          - say: Lay a bell.
            point: bell
            expect: A lay bell
            otherwise: A bell, please.
          - do: B lay ark
            say: Now what you like.
            expect: [A lay ark, any]
          - say: Well done.
        """;

    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private static PackLoad load(String lesson) {
        return Shells.with(Map.of("lessons/laying.yaml", lesson));
    }

    private static PackDef pack(String lesson) {
        PackLoad load = load(lesson);
        return load.pack().orElseThrow(() -> new AssertionError(load.problems()));
    }

    /** A learner at a hosted table. */
    private static final class Learner implements AutoCloseable {
        private final Semaphore news = new Semaphore(0);
        private final Inbox inbox = new Inbox(news::release);
        private final HostedTable table;
        private final Connection connection;
        private TableInfo info;
        Snapshot now;

        Learner(PackDef pack) throws InterruptedException {
            this(pack, "en");
        }

        Learner(PackDef pack, String language) throws InterruptedException {
            table = new HostedTable(Opening.lesson(scripts, pack, pack.lessons().get(0), List.of("Ada")), JournalStore.NOWHERE, TableTerms.usual());
            connection = table.connect(inbox, language);
            await(0);
        }

        Snapshot wants(Request request) throws InterruptedException {
            await(connection.post(request));
            return now;
        }

        private void await(long request) throws InterruptedException {
            while (now == null || now.answered() < request || !now.settled() || inbox.waiting() > 0) {
                if (inbox.waiting() == 0) news.acquire();
                info = inbox.table();
                Snapshot next = info == null ? null : inbox.poll(info);
                if (next != null) now = next;
            }
        }

        String text() {
            return now.lesson().map(LessonView::text).orElse("");
        }

        @Override public void close() {
            table.close();
            try {
                table.join(10_000);
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test void aLessonSpeaksTheLearnersLanguageAsFarAsThePackDoes() throws InterruptedException {
        PackLoad load = Shells.with(Map.of("lessons/laying.yaml", LESSON, "text/de.yaml", """
            lessons:
              laying:
                title: Karten legen
                steps:
                  - say: Diese gehören dir.
                  - { say: Lege eine Glocke., otherwise: "Eine Glocke, bitte." }
            """));
        try (Learner learner = new Learner(load.pack().orElseThrow(() -> new AssertionError(load.problems())), "de-AT")) {
            assertEquals("Karten legen", learner.now.lesson().orElseThrow().title());
            assertEquals("Diese gehören dir.", learner.text());
            assertEquals("Lies erst weiter: Die Lektion wird dich nach einem Zug fragen.", learner.wants(new Request.Typed("A lay bell")).refusal());
            learner.wants(new Request.NextStep());
            assertEquals("Eine Glocke, bitte.", learner.wants(new Request.Typed("A lay ark")).refusal());
            learner.wants(new Request.Typed("A lay bell"));
            assertEquals("Now what you like.", learner.text(), "what the pack does not say in German");
        }
    }

    @Test void aLessonGoesStepByStep() throws InterruptedException {
        try (Learner learner = new Learner(pack(LESSON))) {
            assertEquals("These are yours.", learner.text());
            assertTrue(learner.now.ask().isEmpty(), "there is something to read first");
            assertEquals(3, learner.now.lesson().orElseThrow().pointed().size());
            learner.wants(new Request.NextStep());
            assertEquals("Lay a bell.", learner.text());
            assertEquals(2, learner.now.lesson().orElseThrow().pointed().stream().filter(thing -> thing instanceof Pointed.Thing one
                && Code.tag(one.code()) == Code.PIECE).count(), "both bells of the hand, and not those that cannot be seen");
            assertEquals("A bell, please.", learner.wants(new Request.Typed("A lay ark")).refusal());
            assertEquals(0, learner.now.moves());
            learner.wants(new Request.Typed("A lay bell#2"));
            assertEquals("Now what you like.", learner.text());
            assertEquals(2, learner.now.moves(), "the other player has moved too");
            assertEquals(2, learner.now.view().zones().stream().filter(zone -> zone.id().equals("open")).findFirst().orElseThrow().size(),
                "what is shown is the table after both moves");
            learner.wants(new Request.Typed("A lay bell"));
            assertEquals("Well done.", learner.text());
            assertTrue(learner.now.lesson().orElseThrow().isLast());
        }
    }

    @Test void whatWasTakenBackIsAskedForAgain() throws InterruptedException {
        try (Learner learner = new Learner(pack(LESSON))) {
            learner.wants(new Request.NextStep());
            learner.wants(new Request.Typed("A lay bell"));
            learner.wants(new Request.Undo(1));
            assertEquals("Lay a bell.", learner.text());
            assertEquals(0, learner.now.moves());
            assertTrue(learner.now.ask().isPresent());
        }
    }

    @Test void whoSkipsHasTheMoveMadeAndWhoLeavesPlaysOn() throws InterruptedException {
        try (Learner learner = new Learner(pack(LESSON))) {
            learner.wants(new Request.NextStep());
            learner.wants(new Request.NextStep());
            assertEquals("Now what you like.", learner.text());
            learner.wants(new Request.LeaveLesson());
            assertTrue(learner.now.lesson().isEmpty());
            assertTrue(learner.now.ask().isPresent());
            learner.wants(new Request.Typed("A lay ark"));
            assertEquals(4, learner.now.moves(), "a bot answers from here on");
        }
    }

    @Test void aLessonThatDoesNotFitAFreeMoveEndsAndTheGameGoesOn() throws InterruptedException {
        PackDef pack = pack(LESSON.replace("do: B lay ark", "do: B lay bell").replace("  - say: Well done.", "  - { do: [B lay ark, A lay bell], say: Well done. }"));
        try (Learner learner = new Learner(pack)) {
            for (int i = 0; i < 2; i++) learner.wants(new Request.NextStep());
            learner.wants(new Request.Typed("A lay bell"));
            assertTrue(learner.now.lesson().isEmpty(), "there is no second bell left");
            assertFalse(learner.now.problems().isEmpty());
            assertTrue(learner.now.ask().isPresent());
        }
    }

    // ------------------------------------------------------------------ what is wrong with one

    private static List<String> rehearsed(String lesson) {
        PackDef pack = pack(lesson);
        return Lessons.rehearse(scripts, pack, pack.lessons().get(0)).stream().map(Diagnostic::toString).toList();
    }

    @Test void aSoundLessonIsPlayedToItsEnd() {
        assertEquals(List.of(), rehearsed(LESSON));
    }

    @Test void slipsAreToldWithTheirPlace() {
        assertEquals(List.of("shells/lessons/laying.yaml:10:9  error  bad-command  There is no move 'lie'. Known here: lay, wreck.",
            "shells/lessons/laying.yaml:7:12  error  unknown-name  Nothing in this game is called 'bel'. Did you mean 'bell'?"),
            rehearsed(LESSON.replace("point: bell", "point: bel").replace("B lay ark", "B lie ark")).stream().sorted().toList());
    }

    @Test void aMoveThatIsNotLegalAtItsPointIsTold() {
        List<String> told = rehearsed(LESSON.replace("expect: [A lay ark, any]", "expect: [A lay ark, A lay bell, A lay any]").replace("bell*2", "bell"));
        assertEquals(1, told.size(), told::toString);
        assertTrue(told.get(0).startsWith("shells/lessons/laying.yaml:12:"), told::toString);
        assertTrue(told.get(0).contains("'A lay bell' cannot be made here"), told::toString);
    }

    @Test void theLessonWaitsForTheLearnerOnly() {
        assertTrue(rehearsed(LESSON.replace("expect: A lay bell", "expect: B lay bell")).get(0).contains("moves of the learner, who is A"));
    }

    @Test void anyAloneCannotBeSkipped() {
        List<String> problems = load(LESSON.replace("[A lay ark, any]", "any")).problems().stream().filter(Diagnostic::isError).map(Diagnostic::code).toList();
        assertEquals(List.of("missing-move"), problems);
    }
}
