package eldertable.host;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One thread at a time, which ends when it has had nothing to do for a while: hundreds of tables may be open, and few of them at work. */
final class BriefThread {
    private static final long LINGERS_SECONDS = 3;

    private BriefThread() {}

    /** What is handed to it is done in its order. */
    static ThreadPoolExecutor named(String name) {
        ThreadPoolExecutor thread = new ThreadPoolExecutor(1, 1, LINGERS_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
            Thread made = new Thread(work, name);
            made.setDaemon(true);
            return made;
        });
        thread.allowCoreThreadTimeOut(true);
        return thread;
    }
}
