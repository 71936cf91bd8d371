package eldertable.sdk.farm;

import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.util.List;

/** How machines find each other: by the addresses that they are told, and nowhere else. */
final class FarmNetwork {
    static final int USUAL_PORT = 5701;
    static final String ROLE = "role", WORKER = "worker", EXECUTOR = "games";
    private static final int MOST_MEMBERS_HERE = 50;

    private FarmNetwork() {}

    /**
     * @param host the address to listen on, or "" for the machine's usual one
     * @param port the first one to try
     * @param join addresses of members, HOST:PORT
     */
    static HazelcastInstance join(FarmSecret secret, boolean worker, String host, int port, List<String> join) {
        System.setProperty("hazelcast.logging.type", "none"); // it has something to say before it reads its settings
        Config config = new Config().setClusterName(secret.clusterName()).setLiteMember(!worker);
        config.setProperty("hazelcast.phone.home.enabled", "false")
            .setProperty("hazelcast.shutdownhook.enabled", "false").setProperty("hazelcast.heartbeat.interval.seconds", "2")
            .setProperty("hazelcast.max.no.heartbeat.seconds", "20").setProperty("hazelcast.partition.count", "11")
            .setProperty("hazelcast.operation.generic.thread.count", "2").setProperty("hazelcast.operation.thread.count", "2");
        config.getMemberAttributeConfig().setAttribute(ROLE, worker ? WORKER : "asks");
        config.getNetworkConfig().setPort(port).setPortAutoIncrement(true).setPortCount(MOST_MEMBERS_HERE);
        if (!host.isEmpty()) {
            config.setProperty("hazelcast.socket.bind.any", "false");
            config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface(host);
        }
        JoinConfig joining = config.getNetworkConfig().getJoin();
        joining.getMulticastConfig().setEnabled(false);
        joining.getAutoDetectionConfig().setEnabled(false);
        joining.getTcpIpConfig().setEnabled(true).setMembers(join);
        // Nothing is made of what others send but the sealed order, and the library's own messages.
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig().setDefaultsDisabled(false);
        filter.getWhitelist().addPrefixes("com.hazelcast.", "java.lang.", "java.io.IOException", "java.util.", "[").addClasses(FarmTask.class.getName());
        config.getSerializationConfig().setJavaSerializationFilterConfig(filter);
        config.getExecutorConfig(EXECUTOR).setPoolSize(1); // a worker's order uses all its cores
        return Hazelcast.newHazelcastInstance(config);
    }
}
