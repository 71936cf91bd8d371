package eldertable.sdk.farm;

import com.hazelcast.core.HazelcastInstance;
import eldertable.sdk.network.Network;
import eldertable.sdk.network.SharedSecret;
import java.util.List;
import java.util.Set;

/** What machines of a farm agree on. */
final class FarmNetwork {
    static final int USUAL_PORT = 5701;
    static final String ROLE = "role", WORKER = "worker", EXECUTOR = "games";

    private FarmNetwork() {}

    /** @param host and the others: see {@link Network#join} */
    static HazelcastInstance join(SharedSecret secret, boolean worker, String host, int port, List<String> join) {
        return Network.join(secret, host, port, join, Set.of(FarmTask.class), config -> {
            config.setLiteMember(!worker).setProperty("hazelcast.wait.seconds.before.join", "0"); // nobody waits five seconds for a farm
            config.getMemberAttributeConfig().setAttribute(ROLE, worker ? WORKER : "asks");
            config.getExecutorConfig(EXECUTOR).setPoolSize(1); // a worker's order uses all its cores
        });
    }
}
