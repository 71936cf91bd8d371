package eldertable.sdk.network;

import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** How machines find each other: by the addresses that they are told, and nowhere else. */
public final class Network {
    private static final int MOST_MEMBERS_HERE = 50;

    private Network() {}

    /**
     * @param host    the address to listen on, or "" for the machine's usual one; @param port the first one to try
     * @param join    addresses of members, HOST:PORT
     * @param objects the classes of ours that may be made of what others send; of others only the library's own are
     * @param more    settings of whoever joins
     */
    public static HazelcastInstance join(SharedSecret secret, String host, int port, List<String> join, Set<Class<?>> objects, Consumer<Config> more) {
        System.setProperty("hazelcast.logging.type", "none"); // it has something to say before it reads its settings
        Config config = new Config().setClusterName(secret.clusterName());
        config.setProperty("hazelcast.phone.home.enabled", "false")
            .setProperty("hazelcast.shutdownhook.enabled", "false").setProperty("hazelcast.heartbeat.interval.seconds", "2")
            .setProperty("hazelcast.max.no.heartbeat.seconds", "20").setProperty("hazelcast.partition.count", "11")
            .setProperty("hazelcast.operation.generic.thread.count", "2").setProperty("hazelcast.operation.thread.count", "2");
        config.getNetworkConfig().setPort(port).setPortAutoIncrement(true).setPortCount(MOST_MEMBERS_HERE);
        if (!host.isEmpty()) {
            config.setProperty("hazelcast.socket.bind.any", "false");
            config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface(host);
        }
        JoinConfig joining = config.getNetworkConfig().getJoin();
        joining.getMulticastConfig().setEnabled(false);
        joining.getAutoDetectionConfig().setEnabled(false);
        joining.getTcpIpConfig().setEnabled(true).setMembers(join);
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig().setDefaultsDisabled(false);
        filter.getWhitelist().addPrefixes("com.hazelcast.", "java.lang.", "java.io.IOException", "java.util.", "[");
        objects.forEach(one -> filter.getWhitelist().addClasses(one.getName()));
        config.getSerializationConfig().setJavaSerializationFilterConfig(filter);
        more.accept(config);
        return Hazelcast.newHazelcastInstance(config);
    }
}
