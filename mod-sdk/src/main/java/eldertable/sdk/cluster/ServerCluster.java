package eldertable.sdk.cluster;

import com.hazelcast.cluster.Member;
import com.hazelcast.cluster.MembershipAdapter;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.config.Config;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.LifecycleEvent.LifecycleState;
import com.hazelcast.map.IMap;
import eldertable.sdk.cluster.Envelope.Kind;
import eldertable.sdk.network.Network;
import eldertable.sdk.network.SharedSecret;
import eldertable.server.Fellows;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.tables.Guest;
import eldertable.server.tables.Line;
import eldertable.server.tables.TableStore;
import eldertable.server.tables.Visit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * This server's place in a cluster. All know which server has which table; whoever comes for a table that is elsewhere is passed on, message by message
 * and in order, to the server that has it. When a server is gone, its tables are claimed by the others: at once each takes its share, and
 * whatever was overlooked goes to the first that somebody asks for it.
 */
public final class ServerCluster implements Fellows {
    public static final int USUAL_PORT = 5801;
    private static final int COPIES = 2, ANSWER_SECONDS = 3;
    private static final String OWNERS = "owners", ADDRESSES = "addresses", TABLES = "tables";

    private final SharedSecret secret;
    private final HazelcastInstance member;
    /** By table: the server that has it. */
    private final IMap<String, String> owners;
    /** By server: where its pages are. */
    private final IMap<String, String> addresses;
    private final ExecutorService work = Executors.newCachedThreadPool(task -> {
        Thread made = new Thread(task, "cluster");
        made.setDaemon(true);
        return made;
    });
    /** Lines of people here, whose tables are elsewhere; and lines of people elsewhere, whose tables are here. */
    private final Map<String, PassedOn> leaving = new ConcurrentHashMap<>();
    private final Map<String, Arrival> arriving = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<String>> questions = new ConcurrentHashMap<>();
    private volatile List<String> others = List.of();
    private volatile Desk desk;
    private volatile String own = "";

    /** @param host and the others: see {@link Network#join} */
    public ServerCluster(SharedSecret secret, String host, int port, List<String> join) {
        this.secret = secret;
        member = Network.join(secret, host, port, join, Set.of(), ServerCluster::configure);
        owners = member.getMap(OWNERS);
        addresses = member.getMap(ADDRESSES);
    }

    private static void configure(Config config) {
        config.setProperty("hazelcast.tcp.join.port.try.count", "12");
        for (String map : List.of(OWNERS, ADDRESSES, TABLES)) config.getMapConfig(map).setBackupCount(COPIES);
    }

    /** Where others can join it. */
    public String address() {
        var address = member.getCluster().getLocalMember().getAddress();
        return address.getHost() + ":" + address.getPort();
    }

    /** How many servers there are, this one included. */
    public int servers() {
        return member.getCluster().getMembers().size();
    }

    /** Keeps tables in the memory of all servers. */
    public TableStore memory() {
        return new ClusterStore(secret, member.getMap(TABLES));
    }

    @Override
    public void open(String address, Desk opened) {
        desk = opened;
        own = address;
        member.getCluster().addMembershipListener(new MembershipAdapter() {
            @Override public void memberRemoved(MembershipEvent event) {
                work.execute(() -> gone(event.getMember().getUuid().toString()));
            }
        });
        member.getLifecycleService().addLifecycleListener(event -> {
            if (event.getState() == LifecycleState.MERGED) work.execute(this::merged);
        });
        sayHello();
    }

    private void sayHello() {
        member.<byte[]>getTopic(topic(me())).addMessageListener(message -> take(message.getPublishingMember(), message.getMessageObject()));
        addresses.put(me(), own);
        lookRound();
        others().forEach(other -> send(other, new Envelope(Kind.HELLO, "", "")));
    }

    private String me() {
        return member.getCluster().getLocalMember().getUuid().toString();
    }

    private List<String> others() {
        List<String> all = new ArrayList<>();
        for (Member one : member.getCluster().getMembers()) if (!one.localMember()) all.add(one.getUuid().toString());
        return all;
    }

    private static String topic(String server) {
        return "to " + server;
    }

    // ------------------------------------------------------------------ who has what

    @Override
    public List<String> addresses() {
        return others;
    }

    private void lookRound() {
        Map<String, String> all = addresses.getAll(Set.copyOf(others()));
        others = all.values().stream().sorted().toList();
        desk.changed();
    }

    @Override
    public boolean claim(String table) {
        while (true) {
            String owner = owners.putIfAbsent(table, me());
            if (owner == null || owner.equals(me())) return true;
            if (others().contains(owner)) return false;
            if (owners.replace(table, owner, me())) return true;
        }
    }

    @Override
    public void release(String table) {
        owners.remove(table, me());
    }

    /** A server is gone: nobody waits for it any more, and its tables go on elsewhere. */
    private void gone(String server) {
        leaving.values().stream().filter(line -> line.server.equals(server)).forEach(PassedOn::cut);
        arriving.values().stream().filter(line -> line.server.equals(server)).forEach(Arrival::leave);
        addresses.remove(server);
        lookRound();
        List<String> all = new ArrayList<>(others());
        all.add(me());
        all.sort(null);
        owners.forEach((table, owner) -> {
            boolean share = all.get(Math.floorMod(table.hashCode(), all.size())).equals(me());
            if (owner.equals(server) && share) desk.orphaned(table);
        });
    }

    /** This server was alone for a while, and is now another member than it was. */
    private void merged() {
        desk.cutOff();
        leaving.values().forEach(PassedOn::cut);
        arriving.values().forEach(Arrival::leave);
        sayHello();
    }

    // ------------------------------------------------------------------ what is passed on

    /** A line of somebody here, whose table is elsewhere. */
    private final class PassedOn implements Guest {
        private final String id = UUID.randomUUID().toString(), server;
        private final Line line;

        PassedOn(String server, Line line) {
            this.server = server;
            this.line = line;
        }

        @Override public void say(ClientMessage message, String text) {
            send(server, new Envelope(Kind.SAY, id, text));
        }

        @Override public void leave() {
            if (leaving.remove(id) != null) send(server, new Envelope(Kind.LEAVE, id, ""));
        }

        void cut() {
            leaving.remove(id);
            line.cut();
        }
    }

    /** A line of somebody elsewhere, whose table is here. What they say is heard in its order, one after the other. */
    private final class Arrival implements Line {
        private final String id, server;
        private final Visit visit = desk.visit(this);
        private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

        Arrival(String id, String server) {
            this.id = id;
            this.server = server;
        }

        synchronized void then(Runnable next) {
            last = last.handleAsync((done, broken) -> {
                next.run();
                return null;
            }, work);
        }

        void leave() {
            if (arriving.remove(id) != null) then(visit::leave);
        }

        @Override public void send(String text) {
            ServerCluster.this.send(server, new Envelope(Kind.TELL, id, text));
        }

        @Override public void close(String why) {
            ServerCluster.this.send(server, new Envelope(Kind.CLOSE, id, why));
        }

        @Override public void cut() {
            ServerCluster.this.send(server, new Envelope(Kind.CUT, id, ""));
            leave();
        }
    }

    @Override
    public Guest pass(String table, String join, Line line) {
        String owner = owners.get(table);
        PassedOn guest = new PassedOn(owner == null ? "" : owner, line);
        leaving.put(guest.id, guest);
        send(guest.server, new Envelope(Kind.COME, guest.id, join));
        if (!others().contains(guest.server)) guest.cut(); // it has just gone: they come again
        return guest;
    }

    private void send(String server, Envelope envelope) {
        try {
            member.<byte[]>getTopic(topic(server)).publish(secret.seal(envelope.written()));
        } catch (HazelcastException | IllegalStateException ending) {
            // this server, or that one, is being stopped: whoever it was for comes again
        }
    }

    private void take(Member from, byte[] sealed) {
        Envelope envelope;
        try {
            envelope = Envelope.read(secret.open(sealed));
        } catch (IOException foreign) {
            return; // it is not for us
        }
        String server = from.getUuid().toString(), id = envelope.id();
        switch (envelope.kind()) {
            case COME -> {
                Arrival arrival = new Arrival(id, server);
                arriving.put(id, arrival);
                arrival.then(() -> arrival.visit.hear(envelope.text()));
            }
            case SAY -> {
                Arrival arrival = arriving.get(id);
                if (arrival != null) arrival.then(() -> arrival.visit.hear(envelope.text()));
                else send(server, new Envelope(Kind.CUT, id, ""));
            }
            case LEAVE -> {
                Arrival arrival = arriving.get(id);
                if (arrival != null) arrival.leave();
            }
            case TELL -> {
                PassedOn guest = leaving.get(id);
                if (guest != null) guest.line.send(envelope.text());
            }
            case CLOSE -> {
                PassedOn guest = leaving.get(id);
                if (guest != null) guest.line.close(envelope.text());
            }
            case CUT -> {
                PassedOn guest = leaving.get(id);
                if (guest != null) guest.cut();
            }
            case ASK -> work.execute(() -> send(server, new Envelope(Kind.ANSWER, id, desk.answer(envelope.text()))));
            case ANSWER -> {
                CompletableFuture<String> question = questions.remove(id);
                if (question != null) question.complete(envelope.text());
            }
            case HELLO -> work.execute(this::lookRound);
        }
    }

    // ------------------------------------------------------------------ questions

    @Override
    public String ask(String table, String question) throws IOException {
        String owner = owners.get(table);
        if (owner == null || !others().contains(owner)) throw new IOException("no server has this table");
        return answer(owner, put(owner, question));
    }

    @Override
    public List<String> askAll(String question) {
        Map<String, CompletableFuture<String>> asked = new LinkedHashMap<>();
        others().forEach(other -> asked.put(other, put(other, question)));
        List<String> answers = new ArrayList<>();
        asked.forEach((server, answer) -> {
            try {
                answers.add(answer(server, answer));
            } catch (IOException silent) {
                // it is busy, or going: what it has is not shown this time
            }
        });
        return answers;
    }

    private CompletableFuture<String> put(String server, String question) {
        String id = UUID.randomUUID().toString();
        CompletableFuture<String> answer = new CompletableFuture<>();
        questions.put(id, answer);
        answer.orTimeout(ANSWER_SECONDS, TimeUnit.SECONDS).whenComplete((text, late) -> questions.remove(id));
        send(server, new Envelope(Kind.ASK, id, question));
        return answer;
    }

    private static String answer(String server, CompletableFuture<String> answer) throws IOException {
        try {
            return answer.get(ANSWER_SECONDS + 1, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException late) {
            throw new IOException("the server " + server + " does not answer", late);
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
            throw new IOException(leaving);
        }
    }

    /** Leaves; the others go on with the tables of this server. */
    @Override
    public void close() {
        member.shutdown();
        work.shutdown();
    }
}
