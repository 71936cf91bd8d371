package eldertable.sdk.farm;

import com.hazelcast.cluster.Member;
import com.hazelcast.core.ExecutionCallback;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.IExecutorService;
import eldertable.isolation.Assignment;
import eldertable.isolation.Descriptions;
import eldertable.sdk.network.SharedSecret;
import eldertable.sdk.program.CommandFailure;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Whoever has games to play, at the farm: cuts them into parts, hands those to workers and takes each answer once. The part of a worker
 * that is lost goes to another one. For one thread.
 */
public final class Farm implements AutoCloseable {
    /** So many parts a worker has at a time, so that it need not wait for the next. */
    private static final int PARTS_AT_ONCE = 2;
    private static final long MOST_IN_PART = 2_000, PARTS = 60;
    private static final long PATIENCE_SECONDS = 60;
    /** A worker that is there, but so often cannot make anything of what it is asked, is left alone: it may be quite another version. */
    private static final int MOST_SILENCES = 5;

    /** What came of a part. @param reply null if the worker was lost */
    private record Answer(Order part, Member worker, Reply reply) {}

    /** Takes what came of a part's games, as bytes. */
    public interface Harvest {
        void take(byte[] content, long games, int workers) throws IOException;
    }

    private final SharedSecret secret;
    private final String version;
    private final HazelcastInstance member;
    private final IExecutorService executor;
    private final Map<String, byte[]> packs = new HashMap<>();
    private final Set<UUID> refusing = new HashSet<>();
    private Message refusal = Message.NONE;
    /** How often in turn a worker that is still there could not answer. */
    private final Map<UUID, Integer> silences = new HashMap<>();

    /** @param addresses HOST:PORT of one or more workers */
    public Farm(SharedSecret secret, String version, String host, List<String> addresses) {
        this.secret = secret;
        this.version = version;
        member = FarmNetwork.join(secret, false, host, FarmNetwork.USUAL_PORT, addresses);
        executor = member.getExecutorService(FarmNetwork.EXECUTOR);
        if (workers().isEmpty()) {
            close();
            throw new CommandFailure(Message.of("commands.farm.nobody", "addresses", addresses));
        }
    }

    private List<Member> workers() {
        List<Member> workers = new ArrayList<>();
        for (Member one : member.getCluster().getMembers()) {
            if (FarmNetwork.WORKER.equals(one.getAttribute(FarmNetwork.ROLE)) && !refusing.contains(one.getUuid())) workers.add(one);
        }
        return workers;
    }

    /** Keeps a pack for workers that ask for it. @return its hash */
    String offer(Blueprint blueprint) {
        try {
            byte[] bytes = Descriptions.written(Assignment.of(blueprint, 0, 0, 0, false));
            String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
            packs.put(hash, bytes);
            return hash;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    String version() {
        return version;
    }

    /** Has all games of an order played. What is harvested adds up to the same, whoever played what. */
    void play(Order order, Harvest harvest) throws InterruptedException {
        long size = Math.max(1, Math.min(MOST_IN_PART, order.games() / PARTS));
        Deque<Order> waiting = new ArrayDeque<>();
        for (long from = order.from(); from < order.until(); from += size) waiting.add(order.part(from, Math.min(order.until(), from + size)));
        BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
        Map<UUID, Integer> busy = new HashMap<>();
        int out = 0, parts = waiting.size();
        long deserted = 0;
        for (int done = 0; done < parts; ) {
            for (Member worker : workers()) {
                for (; !waiting.isEmpty() && busy.getOrDefault(worker.getUuid(), 0) < PARTS_AT_ONCE; out++) {
                    busy.merge(worker.getUuid(), 1, Integer::sum);
                    send(waiting.removeFirst(), worker, false, answers);
                }
            }
            Answer answer = answers.poll(1, TimeUnit.SECONDS);
            if (answer == null) {
                deserted = out == 0 && workers().isEmpty() ? deserted + 1 : 0;
                if (deserted > PATIENCE_SECONDS || out == 0 && !refusal.isEmpty() && workers().isEmpty()) throw new CommandFailure(refusal.isEmpty() ? Message.of("commands.farm.gone") : refusal);
                continue;
            }
            if (answer.reply() != null && answer.reply().result() == Reply.Result.NEEDS_PACK) {
                send(answer.part(), answer.worker(), true, answers);
                continue;
            }
            out--;
            busy.merge(answer.worker().getUuid(), -1, Integer::sum);
            if (take(answer, harvest)) done++;
            else waiting.addFirst(answer.part());
        }
    }

    /** False if the part is to be played again. */
    private boolean take(Answer answer, Harvest harvest) {
        UUID worker = answer.worker().getUuid();
        if (answer.reply() == null) {
            boolean isThere = workers().stream().anyMatch(one -> one.getUuid().equals(worker));
            if (isThere && silences.merge(worker, 1, Integer::sum) >= MOST_SILENCES) refuse(worker, Message.of("commands.farm.silent", "address", answer.worker().getAddress()));
            return false;
        }
        silences.remove(worker);
        switch (answer.reply().result()) {
            case REFUSED -> {
                refuse(worker, Message.of("commands.farm.version", "theirs", answer.reply().words(), "ours", version));
                return false;
            }
            case FAULT -> throw new CommandFailure(Message.of("commands.farm.fault", "why", answer.reply().words()));
            default -> {
                try {
                    harvest.take(answer.reply().content(), answer.part().games(), workers().size());
                } catch (IOException nonsense) {
                    throw new CommandFailure(Message.of("commands.farm.nonsense", "why", String.valueOf(nonsense.getMessage())));
                }
                return true;
            }
        }
    }

    private void refuse(UUID worker, Message why) {
        refusing.add(worker);
        refusal = why;
    }

    private void send(Order part, Member worker, boolean withPack, BlockingQueue<Answer> answers) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            byte[] order = Descriptions.written(part), pack = withPack ? packs.get(part.pack()) : new byte[0];
            out.writeInt(order.length);
            out.write(order);
            out.writeInt(pack.length);
            out.write(pack);
            executor.submitToMember(new FarmTask(secret.seal(bytes.toByteArray())), worker, new ExecutionCallback<byte[]>() {
                @Override
                public void onResponse(byte[] sealed) {
                    try {
                        answers.add(new Answer(part, worker, Reply.read(secret.open(sealed))));
                    } catch (IOException wrong) {
                        onFailure(wrong);
                    }
                }

                @Override
                public void onFailure(Throwable lost) {
                    answers.add(new Answer(part, worker, null));
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RuntimeException gone) { // the worker has just left
            answers.add(new Answer(part, worker, null));
        }
    }

    @Override
    public void close() {
        member.shutdown();
    }
}
