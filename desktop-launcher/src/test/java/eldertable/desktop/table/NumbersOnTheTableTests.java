package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Lettering;
import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.faces.TableLook;
import eldertable.host.Chair;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableTerms;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import eldertable.state.Code;
import eldertable.tabletop.TableLayout;
import eldertable.tabletop.Thing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A number that lies somewhere can be clicked there, and is lit with its button. */
@Timeout(value = 2, unit = TimeUnit.MINUTES) // a snapshot that never comes fails the test
class NumbersOnTheTableTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize();

    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    /** What the window shows of a moment, and what is asked of the table when something is clicked. */
    private static final class Shown {
        final Snapshot now;
        final List<Request> requests = new ArrayList<>();
        final Choosing choosing;
        final SidePanel panel;

        Shown(Snapshot now, TableLook look) {
            this.now = now;
            choosing = new Choosing(look, requests::add, dialog -> { });
            var table = TableLayout.arrange(look, now.view(), 1280, 720, 1);
            choosing.arrange(now, table);
            panel = new SidePanel(null, new Lettering(), look);
            panel.arrange(table.panel(), choosing.prompt(), choosing.entries(), false);
        }

        Ask ask() {
            return now.ask().orElseThrow();
        }

        Hot place(int code) {
            return choosing.places().stream().filter(hot -> hot.thing().codes().contains(code)).findFirst().orElseThrow();
        }

        Hot button(String label) {
            return panel.hots().stream().filter(hot -> hot.label().equals(label)).findFirst().orElseThrow();
        }
    }

    private interface Look {
        void at(Shown shown, Chair chair, Inbox inbox, TableLook look) throws InterruptedException;
    }

    private static void play(String game, Look looking) throws Exception {
        PackDef pack = new PackLibrary(List.of(HOME.resolve("content"))).load(game).pack().orElseThrow();
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Bot", "random"));
        Inbox inbox = new Inbox(() -> { });
        try (HostedTable table = new HostedTable(Opening.begin(scripts, pack, MatchSetup.of("m", pack, 2, Map.of(), 3, seats), Optional.empty()), JournalStore.NOWHERE,
                TableTerms.usual().withRemote(Set.of(0)))) {
            Chair chair = table.join(inbox, "en", Set.of(0));
            Snapshot now = asked(inbox);
            TableLook look = new TableLook(inbox.table().blueprint(), inbox.table().lexicon());
            looking.at(new Shown(now, look), chair, inbox, look);
        }
    }

    private static Snapshot asked(Inbox inbox) throws InterruptedException {
        Snapshot now = inbox.take();
        while (now.ask().isEmpty() || inbox.waiting() > 0) now = inbox.take();
        return now;
    }

    @Test void aCardOfTheLineDrawsAllUpToIt() throws Exception {
        play("pocket-madness", (shown, chair, inbox, look) -> {
            List<Choice> numbers = shown.ask().choices().stream().filter(choice -> !choice.where().isEmpty()).toList();
            assertEquals(3, numbers.size());
            List<Integer> line = numbers.get(2).where();
            Hot second = shown.place(line.get(1)), button = shown.button("2 cards");
            second.action().run();
            assertEquals(List.of(new Request.Choose(shown.now.number(), numbers.get(1).path())), shown.requests);
            assertEquals(Set.copyOf(line.subList(0, 2)), shown.choosing.lit(button), "the button lights both cards");
            assertTrue(shown.choosing.lit(second).containsAll(line.subList(0, 2)) && !shown.choosing.lit(second).contains(line.get(2)));
            assertTrue(shown.choosing.isMeant(button, second));
            assertFalse(shown.choosing.isMeant(shown.button("3 cards"), second));
            Set<Integer> places = new HashSet<>();
            shown.choosing.places().forEach(hot -> places.addAll(hot.thing().codes()));
            assertEquals(Set.copyOf(line), places, "equal cards elsewhere in the line are not meant");
        });
    }

    @Test void aLetterCanBeClaimedAndPointsOutItsMove() throws Exception {
        play("seven-candles", (first, chair, inbox, look) -> {
            Snapshot now = first.now;
            while (now.ask().orElseThrow().choices().stream().noneMatch(choice -> choice.label().equals("Listen"))) {
                chair.post(new Request.Choose(now.number(), now.ask().orElseThrow().choices().get(0).path()));
                now = asked(inbox);
            }
            int listen = now.ask().orElseThrow().choices().stream().filter(choice -> choice.label().equals("Listen")).findFirst().orElseThrow().code();
            long posted = chair.post(new Request.Choose(now.number(), List.of(listen)));
            while (now.answered() < posted || now.ask().isEmpty()) now = inbox.take();
            Shown shown = new Shown(now, look);
            List<Choice> claims = shown.ask().choices().stream().filter(choice -> !choice.where().isEmpty()).toList();
            assertEquals(3, claims.size(), "a voice is good for three letters at most");
            Hot letter = shown.place(claims.get(0).where().get(0));
            assertTrue(letter.thing() instanceof Thing.Space && letter.tip().startsWith("Claim: 1 letter, to ‹A›"), letter.tip());
            letter.action().run();
            assertEquals(List.of(new Request.Choose(now.number(), claims.get(0).path())), shown.requests);
            assertTrue(shown.choosing.isMeant(shown.button("Claim"), letter));
            assertEquals(3, shown.choosing.lit(shown.button("Claim")).stream().filter(code -> Code.tag(code) == Code.SPACE).count());
        });
    }
}
