package eldertable.sdk.farm;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import java.io.IOException;
import java.io.Serializable;
import java.util.concurrent.Callable;

/** An order on its way to a worker: bytes that only machines of the farm can read. */
final class FarmTask implements Callable<byte[]>, Serializable, HazelcastInstanceAware {
    private static final long serialVersionUID = 1L;
    static final String HAND = "hand";

    private final byte[] order;
    private transient HazelcastInstance here;

    FarmTask(byte[] order) {
        this.order = order;
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance instance) {
        here = instance;
    }

    @Override
    public byte[] call() throws IOException, InterruptedException {
        if (here.getUserContext().get(HAND) instanceof FarmHand hand) return hand.answer(order);
        throw new IOException("this member of the farm plays no games");
    }
}
