package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Lettering;
import eldertable.faces.TableLook;
import eldertable.host.Connection;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableTerms;
import eldertable.lesson.LessonView;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.JournalStore;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.TableLayout;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every step of every game's first lesson, in a small window and in a large one. */
@Timeout(value = 5, unit = TimeUnit.MINUTES) // a snapshot that never comes fails the test
class LessonPanelTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize();
    private static final float[][] SIZES = {{1280, 750}, {1280, 720}};

    private static ScriptEngine scripts;
    private static final Lettering LETTERING = new Lettering();

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tides-of-madness", "pocket-madness", "shards-of-madness", "gates-of-delirium", "waking-void", "seven-candles"})
    void whatALessonPointsAtIsOnTheTableAndNotUnderItsSheet(String game) throws InterruptedException {
        PackDef pack = new PackLibrary(List.of(HOME.resolve("content"))).load(game).pack().orElseThrow();
        Semaphore news = new Semaphore(0);
        Inbox inbox = new Inbox(news::release);
        List<String> wrong = new ArrayList<>();
        HostedTable table = new HostedTable(Opening.lesson(scripts, pack, pack.lessons().get(0), List.of("Ada", "Ben")), JournalStore.NOWHERE, TableTerms.usual());
        try {
            Connection connection = table.connect(inbox, "en");
            Snapshot now = await(inbox, news, 0);
            int steps = 0;
            for (; now.lesson().isPresent(); steps++) {
                for (float[] size : SIZES) look(now, inbox, size[0], size[1], wrong);
                now = await(inbox, news, connection.post(new Request.NextStep()));
            }
            assertTrue(steps >= 8, "only " + steps + " steps");
            assertEquals(List.of(), wrong);
        } finally {
            table.close();
            table.join(10_000);
        }
    }

    private static Snapshot await(Inbox inbox, Semaphore news, long request) throws InterruptedException {
        Snapshot now = null;
        while (now == null || now.answered() < request || !now.settled() && now.lesson().isPresent() || inbox.waiting() > 0) {
            if (inbox.waiting() == 0) news.acquire();
            Snapshot next = inbox.table() == null ? null : inbox.poll(inbox.table());
            if (next != null) now = next;
        }
        return now;
    }

    private static void look(Snapshot now, Inbox inbox, float width, float height, List<String> wrong) {
        TableLook look = new TableLook(inbox.table().blueprint(), inbox.table().lexicon());
        Arrangement table = TableLayout.arrange(look, now.view(), width, height, 1);
        Choosing choosing = new Choosing(look, request -> { }, dialog -> { });
        choosing.arrange(now, table);
        SidePanel side = new SidePanel(null, LETTERING, look);
        side.arrange(table.panel(), choosing.prompt(), choosing.entries(), false);
        LessonPanel panel = new LessonPanel(null, LETTERING, look, request -> { }, () -> { });
        panel.arrange(now.lesson(), table, side.hots(), List.of(), choosing.places());
        LessonView lesson = now.lesson().orElseThrow();
        String where = lesson.step() + " at " + width + "x" + height + ": ";
        if (!table.table().inset(-1).holds(panel.sheet())) wrong.add(where + "the sheet leaves the table");
        if (!lesson.pointed().isEmpty() && panel.pointed().isEmpty()) wrong.add(where + "nothing of what it points at is on the screen: " + lesson.pointed());
        Rect first = panel.pointed().isEmpty() ? null : panel.pointed().get(0);
        if (first != null && first.w() * first.h() < table.table().w() * table.table().h() / 4 && LessonPanel.share(panel.sheet(), first) > 0.5) {
            wrong.add(where + "the sheet lies on what it points at");
        }
        for (Hot hot : panel.hots()) if (!panel.sheet().holds(hot.box())) wrong.add(where + hot.label() + " leaves the sheet");
    }
}
