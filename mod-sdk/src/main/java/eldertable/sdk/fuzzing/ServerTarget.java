package eldertable.sdk.fuzzing;

import eldertable.host.Chair;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableTerms;
import eldertable.json.Json;
import eldertable.json.JsonReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.SnapshotReader;
import eldertable.server.protocol.SnapshotWriter;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** What a server elsewhere tells of its table: snapshots of a game of each pack, wounded. They are read, or refused as not fitting the game. */
final class ServerTarget implements FuzzTarget {
    private static final int SNAPSHOTS = 25;

    private final SoundPacks packs;
    private final ScriptEngine scripts;
    private final JsonReader json = new JsonReader(1 << 24, 40);
    private final Map<String, List<String>> messages = new HashMap<>();

    ServerTarget(SoundPacks packs, ScriptEngine scripts) {
        this.packs = packs;
        this.scripts = scripts;
    }

    @Override
    public String name() {
        return "server";
    }

    @Override
    public int share() {
        return 10;
    }

    @Override
    public byte[] input(SplittableRandom random) throws InterruptedException {
        String game = packs.games().get(random.nextInt(packs.games().size()));
        if (!messages.containsKey(game)) messages.put(game, told(packs.game(game)));
        List<String> told = messages.get(game);
        return new SoundPacks.Input(game, Wounds.wound(told.get(random.nextInt(told.size())), random)).bytes();
    }

    @Override
    public void read(byte[] bytes) {
        SoundPacks.Input input = SoundPacks.Input.of(bytes);
        PackDef pack = packs.game(input.head());
        try {
            if (json.read(input.body()) instanceof Map<?, ?> message) new SnapshotReader(new Blueprint(pack, players(pack), Map.of())).read(message, 1, 0);
        } catch (JsonReader.NoJson | IllegalArgumentException refused) {
            // whoever sits here is told that the server speaks nonsense
        }
    }

    private static int players(PackDef pack) {
        return Math.max(2, pack.info().minPlayers());
    }

    /** Each as a server tells it to somebody who has just come. */
    private List<String> told(PackDef pack) throws InterruptedException {
        List<MatchSetup.Seat> seats = new ArrayList<>(List.of(new MatchSetup.Seat("Ada", "")));
        while (seats.size() < players(pack)) seats.add(new MatchSetup.Seat("Bot" + seats.size(), "random"));
        MatchSetup setup = MatchSetup.of("fuzz", pack, seats.size(), Map.of(), 5, seats);
        Inbox inbox = new Inbox(() -> { });
        List<String> told = new ArrayList<>();
        try (HostedTable table = new HostedTable(Opening.begin(scripts, pack, setup, Optional.empty()), JournalStore.NOWHERE, TableTerms.usual().withRemote(Set.of(0)))) {
            Chair chair = table.join(inbox, "en", Set.of(0));
            while (told.size() < SNAPSHOTS) {
                Snapshot now = inbox.take();
                if (now == null) throw new IllegalStateException("the table has failed: " + inbox.failure());
                if (!now.settled()) continue;
                told.add(Json.line(new SnapshotWriter(inbox.table().lexicon()).write(now, List.of())));
                if (now.view().isOver() || now.ask().isEmpty()) break;
                var ask = now.ask().get();
                chair.post(ask.choices().isEmpty() ? new Request.Finish(now.number()) : new Request.Choose(now.number(), ask.choices().get(0).path()));
            }
        }
        return told;
    }
}
