package eldertable.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.bot.Budget;
import eldertable.rules.Outcome;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.state.GameState;
import eldertable.support.CopiedPack;
import eldertable.support.RandomMatch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** While games go on at random, their files are edited at random, well and badly: nothing crashes and no state is lost. For more: -Pedits=500 */
class RandomEditsTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();
    private static final int EDITS = Integer.getInteger("eldertable.edits", 150);

    @TempDir Path folder;
    private final Semaphore noticed = new Semaphore(0);
    private int adopted, broken, parted;

    @AfterAll static void close() {
        SCRIPTS.close();
    }

    @Test void randomEditsDuringRandomPlay() throws Exception {
        List<String> games = CopiedPack.games();
        for (int i = 0; i < games.size(); i++) {
            int edits = EDITS * (i + 1) / games.size() - EDITS * i / games.size();
            edit(CopiedPack.of(games.get(i), folder), new Random(i), edits);
        }
        assertEquals(EDITS, adopted + broken + parted);
        assertTrue(adopted > EDITS / 10 && broken > EDITS / 10, adopted + " adopted, " + broken + " broken, " + parted + " parted");
    }

    private void edit(CopiedPack copy, Random random, int edits) throws Exception {
        Prints prints = new Prints();
        List<String> files = new ArrayList<>(copy.original().keySet());
        files.removeIf(file -> file.startsWith("scenarios/"));
        GameSession session = RandomMatch.open(SCRIPTS, copy.load().pack().orElseThrow(), 1, prints);
        Workshop workshop = new Workshop(SCRIPTS, session, prints, copy.packs(), noticed::release);
        for (int i = 0; i < edits; i++) {
            play(session, random.nextInt(3));
            if (session.isOver()) {
                copy.restore();
                workshop.close();
                session.close();
                session = RandomMatch.open(SCRIPTS, copy.load().pack().orElseThrow(), i, prints);
                workshop = new Workshop(SCRIPTS, session, prints, copy.packs(), noticed::release);
            }
            if (random.nextInt(3) == 0) copy.restore();
            String file = files.get(random.nextInt(files.size()));
            copy.write(file, changed(copy.read(file), random));
            GameState before = session.table();
            WorkshopNews news = noticed(workshop);
            switch (news.kind()) {
                case RELOADED -> adopted++;
                case BROKEN -> broken++;
                default -> parted++;
            }
            if (news.kind() != WorkshopNews.Kind.RELOADED) {
                assertTrue(before.sameAs(session.table()) && before.blueprint == session.blueprint(), () -> news.text().toString());
            } else {
                assertEquals(before.moves(), session.table().moves());
                assertEquals(before.isOver(), session.table().isOver() && before.isOver());
            }
            if (random.nextInt(10) == 0) session.undo(1 + random.nextInt(5));
            if (random.nextInt(10) == 0) session.redo(1 + random.nextInt(3));
            if (random.nextInt(25) == 0) workshop.restart();
            session.view(0);
            workshop.inspect();
        }
        workshop.close();
        session.close();
    }

    /** Through the watch on the files, as an author's edits come. */
    private WorkshopNews noticed(Workshop workshop) throws InterruptedException {
        while (true) {
            Optional<WorkshopNews> news = workshop.settle();
            if (news.isPresent()) return news.get();
            assertTrue(noticed.tryAcquire(5, TimeUnit.MINUTES), "an edit was not noticed");
        }
    }

    /** Rules that were changed at random may fail, or leave somebody without a move: one attempt has to do, then moves are taken back. */
    private static void play(GameSession session, int moves) {
        for (int i = 0; i < moves && session.botToAct() >= 0; i++) {
            int seat = session.botToAct();
            try {
                var thinking = session.thinking(seat, session.engine(), Budget.playouts(1), part -> { }, 0);
                var choice = session.bot(seat).choose(thinking);
                if (choice.isPresent() && session.perform(choice.get()) instanceof Outcome.Accepted) continue;
            } catch (RuleFault fault) {
                // that is what such rules do
            }
            session.undo(1);
        }
    }

    private static String changed(String text, Random random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) return "#";
        int at = random.nextInt(lines.size());
        switch (random.nextInt(8)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, lines.get(random.nextInt(lines.size())));
            case 2 -> lines.set(at, lines.get(at).replaceAll("\\d", String.valueOf(random.nextInt(10))));
            case 3 -> lines.set(at, lines.get(at).replaceFirst("[{}(),:]", ""));
            case 4 -> lines.subList(at, lines.size()).clear();
            case 5 -> lines.set(at, lines.get(at).replaceFirst("(\\w)(\\w)", "$2$1"));
            default -> {
                int digit = 0;
                for (int i = 0; i < lines.size(); i++) if (lines.get((at + i) % lines.size()).matches(".*[1-8].*")) digit = (at + i) % lines.size();
                lines.set(digit, lines.get(digit).replaceFirst("[1-8]", String.valueOf(1 + random.nextInt(9))));
            }
        }
        return String.join("\n", lines) + "\n";
    }
}
