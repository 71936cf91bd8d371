package eldertable.sdk.endurance;

import com.sun.management.UnixOperatingSystemMXBean;
import eldertable.script.ScriptEngine;
import java.lang.management.ManagementFactory;

/**
 * What a program needs while nothing is played.
 *
 * @param heap     megabytes that are still in use after collecting garbage
 * @param contexts script contexts that are open
 * @param handles  open files; -1 where the system does not tell
 */
public record Vitals(long heap, int threads, int contexts, long handles) {
    private static final int COLLECTIONS = 3;

    static Vitals of(ScriptEngine scripts) {
        for (int i = 0; i < COLLECTIONS; i++) System.gc(); // what has a cleaner goes with the second
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
        long handles = ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix ? unix.getOpenFileDescriptorCount() : -1;
        return new Vitals(heap, ManagementFactory.getThreadMXBean().getThreadCount(), scripts.contexts(), handles);
    }
}
