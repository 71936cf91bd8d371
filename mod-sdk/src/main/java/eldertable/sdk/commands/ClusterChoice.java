package eldertable.sdk.commands;

import eldertable.sdk.cluster.ServerCluster;
import eldertable.sdk.network.SharedSecret;
import eldertable.sdk.program.CommandFailure;
import eldertable.words.Message;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Whether a server shares its tables with others, as options of the command host. */
final class ClusterChoice {
    private static final String HERE = "127.0.0.1";

    @Option(names = "--cluster", paramLabel = "NAME")
    private String name = "";

    @Option(names = "--cluster-join", paramLabel = "HOST[:PORT]", split = ",")
    private List<String> join = List.of();

    @Option(names = "--cluster-port", paramLabel = "PORT")
    private int port = ServerCluster.USUAL_PORT;

    @Option(names = "--cluster-host", paramLabel = "ADDRESS")
    private String host = "";

    /** @param isPublic whether others than this machine take part */
    Optional<ServerCluster> join(boolean isPublic) {
        if (name.isEmpty()) {
            if (!join.isEmpty()) throw new CommandFailure(Message.of("commands.cluster.join"));
            return Optional.empty();
        }
        String secret = System.getenv().getOrDefault(SharedSecret.CLUSTER_VARIABLE, "");
        if (isPublic && secret.isBlank()) {
            throw new CommandFailure(Message.of("commands.cluster.secret", "variable", SharedSecret.CLUSTER_VARIABLE));
        }
        for (String address : join) if (!address.matches("[^:]+(:\\d{1,5})?")) throw new CommandFailure(Message.of("commands.no-address", "address", address));
        String listen = host.isEmpty() && !isPublic ? HERE : host;
        try {
            return Optional.of(new ServerCluster(new SharedSecret("cluster", name + "\n" + secret), listen, port, join.isEmpty() ? List.of(listen.isEmpty() ? HERE : listen) : join));
        } catch (RuntimeException broken) {
            throw new CommandFailure(Message.of("commands.cluster.not-joined", "why", String.valueOf(broken.getMessage())));
        }
    }
}
