package eldertable.sdk.cluster;

import com.hazelcast.core.HazelcastException;
import com.hazelcast.map.IMap;
import eldertable.sdk.network.SharedSecret;
import eldertable.server.tables.TableStore;
import eldertable.words.Message;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tables in the memory of all servers of a cluster: they live as long as one of those that have a copy does. Each write replaces exactly what this
 * server wrote or took before; where something else is found another server has the table now.
 */
final class ClusterStore implements TableStore {
    /** What this server knows of a table of its own. @param sealed as it is kept */
    private record Mine(byte[] sealed, List<String> moves) {}

    private final SharedSecret secret;
    private final IMap<String, byte[]> kept;
    private final Map<String, Mine> mine = new ConcurrentHashMap<>();

    ClusterStore(SharedSecret secret, IMap<String, byte[]> kept) {
        this.secret = secret;
        this.kept = kept;
    }

    @Override
    public void keep(String id, String record) throws IOException {
        write(id, record, null);
    }

    @Override
    public void keep(String id, String record, List<String> moves) throws IOException {
        write(id, record, moves);
    }

    /** @param moves null if they are as they were */
    private void write(String id, String record, List<String> moves) throws IOException {
        try {
            boolean[] done = {false};
            mine.compute(id, (same, before) -> {
                List<String> all = moves != null ? moves : before == null ? List.of() : before.moves();
                byte[] sealed = sealed(record, all);
                done[0] = before == null ? kept.putIfAbsent(id, sealed) == null : kept.replace(id, before.sealed(), sealed);
                return done[0] ? new Mine(sealed, List.copyOf(all)) : null;
            });
            if (!done[0]) throw new Lost(Message.of("server.store.taken"), null);
        } catch (HazelcastException | IllegalStateException unreachable) {
            throw new Lost(Message.of("server.store.unreached"), unreachable);
        }
    }

    private byte[] sealed(String record, List<String> moves) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            write(out, record);
            for (String move : moves) write(out, move);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return secret.seal(bytes.toByteArray());
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private Kept read(String id, byte[] sealed) throws IOException {
        List<String> texts = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(secret.open(sealed)))) {
            while (in.available() > 0) texts.add(new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
        }
        return new Kept(id, texts.get(0), List.copyOf(texts.subList(1, texts.size())));
    }

    @Override
    public void forget(String id) {
        mine.remove(id);
        kept.delete(id);
    }

    @Override
    public List<String> ids() {
        return List.copyOf(new TreeSet<>(kept.keySet()));
    }

    @Override
    public Optional<Kept> find(String id) throws IOException {
        byte[] sealed = kept.get(id);
        return sealed == null ? Optional.empty() : Optional.of(read(id, sealed));
    }

    /** Seals it anew: whoever had it before finds something else than what it wrote. */
    @Override
    public Optional<Kept> take(String id) throws IOException {
        while (true) {
            byte[] before = kept.get(id);
            if (before == null) return Optional.empty();
            Kept found = read(id, before);
            byte[] sealed = sealed(found.record(), found.moves());
            if (!kept.replace(id, before, sealed)) continue;
            mine.put(id, new Mine(sealed, found.moves()));
            return Optional.of(found);
        }
    }

    /** The cluster's memory ends with the cluster. */
    @Override
    public void close() {}
}
