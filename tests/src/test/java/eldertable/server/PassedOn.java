package eldertable.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A port that passes everything on to another one, until its lines are cut as if somebody pulled a plug. New ones can be opened at once. */
final class PassedOn implements AutoCloseable {
    private final ServerSocket door;
    private final int to;
    private final List<Socket> open = new CopyOnWriteArrayList<>();

    PassedOn(int to) throws IOException {
        this.to = to;
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        start(this::listen);
    }

    int port() {
        return door.getLocalPort();
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "passing on");
        thread.setDaemon(true);
        thread.start();
    }

    private void listen() {
        try {
            while (true) {
                Socket here = door.accept(), there = new Socket(InetAddress.getLoopbackAddress(), to);
                open.addAll(List.of(here, there));
                start(() -> pass(here, there));
                start(() -> pass(there, here));
            }
        } catch (IOException closed) {
            cut();
        }
    }

    private static void pass(Socket from, Socket to) {
        try (from; to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException cut) {
            // both ends learn of it
        }
    }

    void cut() {
        for (Socket socket : open) {
            try {
                socket.close();
            } catch (IOException gone) {
                // so it is cut
            }
        }
        open.clear();
    }

    @Override public void close() throws IOException {
        door.close();
        cut();
    }
}
