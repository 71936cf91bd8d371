package eldertable.isolated;

import eldertable.isolation.HookServer;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** A process that is none: it serves rules on a thread, and now and then something else comes over its lips. */
final class MangledProcess extends Process {
    private static final int PIPE_BYTES = 1 << 16;

    private final PipedInputStream questions = new PipedInputStream(PIPE_BYTES);
    private final PipedInputStream answers = new PipedInputStream(PIPE_BYTES);
    private final PipedOutputStream asking;
    private final Lips answering;
    private final Thread thread;

    /** @param sanity how many answers of ten are as they should be */
    MangledProcess(HookServer.Maker maker, Random random, int sanity) throws IOException {
        asking = new PipedOutputStream(questions);
        answering = new Lips(new PipedOutputStream(answers), random, sanity);
        thread = new Thread(() -> {
            try (answering) {
                new HookServer(questions, answering).serve(maker);
            } catch (IOException | RuntimeException gone) {
                // as processes go
            }
        }, "mangled process");
        thread.setDaemon(true);
        thread.start();
    }

    /** Spoils whole messages: a byte here and there, their length, their end. */
    private static final class Lips extends OutputStream {
        private final OutputStream to;
        private final Random random;
        private final int sanity;
        private final ByteArrayOutputStream message = new ByteArrayOutputStream();

        Lips(OutputStream to, Random random, int sanity) {
            this.to = to;
            this.random = random;
            this.sanity = sanity;
        }

        @Override
        public void write(int value) {
            message.write(value);
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            message.write(bytes, from, count);
        }

        @Override
        public void flush() throws IOException {
            byte[] bytes = message.toByteArray();
            message.reset();
            if (random.nextInt(10) >= sanity && bytes.length > 4) mangle(bytes);
            else to.write(bytes);
            to.flush();
        }

        private void mangle(byte[] bytes) throws IOException {
            switch (random.nextInt(8)) {
                case 0 -> { // a length that is too large, or too small; one that never comes would only be waited for
                    if (random.nextBoolean() || bytes[3] == 0) bytes[0] = (byte) (1 + random.nextInt(255));
                    else bytes[3] = (byte) random.nextInt(bytes[3] & 0xFF);
                }
                case 1 -> {
                    to.write(bytes, 0, random.nextInt(bytes.length));
                    to.close();
                    return;
                }
                case 2 -> to.write(bytes); // twice the same
                case 3 -> {
                    for (int i = 4; i < bytes.length; i++) bytes[i] = (byte) random.nextInt();
                }
                default -> {
                    for (int n = 1 + random.nextInt(3); n > 0; n--) bytes[4 + random.nextInt(bytes.length - 4)] = (byte) random.nextInt();
                }
            }
            to.write(bytes);
        }

        @Override
        public void close() throws IOException {
            to.close();
        }
    }

    @Override
    public OutputStream getOutputStream() {
        return asking;
    }

    @Override
    public InputStream getInputStream() {
        return answers;
    }

    @Override
    public InputStream getErrorStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public boolean waitFor(long time, TimeUnit unit) throws InterruptedException {
        thread.join(Math.max(1, unit.toMillis(time)));
        return !thread.isAlive();
    }

    @Override
    public int waitFor() throws InterruptedException {
        thread.join();
        return 0;
    }

    @Override
    public int exitValue() {
        if (thread.isAlive()) throw new IllegalThreadStateException();
        return 0;
    }

    @Override
    public boolean isAlive() {
        return thread.isAlive();
    }

    @Override
    public void destroy() {
        try {
            asking.close();
            answers.close();
        } catch (IOException gone) {
            // then it has ended
        }
    }

    @Override
    public ProcessHandle.Info info() {
        return ProcessHandle.current().info();
    }
}
