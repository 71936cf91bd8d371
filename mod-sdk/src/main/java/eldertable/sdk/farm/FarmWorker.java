package eldertable.sdk.farm;

import eldertable.sdk.network.SharedSecret;
import com.hazelcast.core.HazelcastInstance;
import java.util.List;

/** A machine that lends its cores, until it is closed. */
public final class FarmWorker implements AutoCloseable {
    private final FarmHand hand;
    private final HazelcastInstance member;

    /** @param host see {@link FarmNetwork#join}; @param port 0 for the usual one */
    public FarmWorker(SharedSecret secret, String version, int threads, String host, int port, List<String> join) {
        hand = new FarmHand(secret, version, threads);
        member = FarmNetwork.join(secret, true, host, port == 0 ? FarmNetwork.USUAL_PORT : port, join);
        member.getUserContext().put(FarmTask.HAND, hand);
    }

    /** Where others can join it. */
    public String address() {
        var address = member.getCluster().getLocalMember().getAddress();
        return address.getHost() + ":" + address.getPort();
    }

    /** How many machines the farm has, this one and those that ask included. */
    public int members() {
        return member.getCluster().getMembers().size();
    }

    public long played() {
        return hand.played();
    }

    /** As if the machine had lost its power. */
    void kill() {
        member.getLifecycleService().terminate();
    }

    @Override
    public void close() {
        member.shutdown();
        hand.close();
    }
}
