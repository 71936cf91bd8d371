package eldertable.support;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game in a program that runs: lines are typed one by one, and what it answers is heard. */
public final class Dialogue implements AutoCloseable {
    private static final Pattern TABLE = Pattern.compile(".* move (\\d+)"), PICTURE = Pattern.compile("moves (\\d+)");

    private final Process process;
    private final Pattern move;
    private final BufferedReader out;
    private final OutputStream in;
    private final StringBuilder all = new StringBuilder();
    private int told = -1, tables;

    private Dialogue(Process process, Pattern move) {
        this.process = process;
        this.move = move;
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        in = process.getOutputStream();
    }

    /** A game in the terminal, which names the move to be made at each table it shows. */
    public static Dialogue inTerminal(Process process) {
        return new Dialogue(process, TABLE);
    }

    /** A game in the window, whose script tells how many moves were made at each table it has drawn. */
    public static Dialogue inWindow(Process process) {
        return new Dialogue(process, PICTURE);
    }

    public void say(String line) throws IOException {
        in.write(Program.bytes(line + "\n"));
        in.flush();
    }

    /** Waits until a table is shown at which this move is to be made. */
    public void awaitMove(int move) throws IOException {
        while (hear()) if (told == move) return;
        throw new AssertionError("the program ended before move " + move + ":\n" + all);
    }

    /** Hears the next line. @return false if there will be none */
    public boolean hear() throws IOException {
        String line = out.readLine();
        if (line == null) return false;
        all.append(line).append('\n');
        Matcher table = move.matcher(line);
        if (table.matches()) {
            told = Integer.parseInt(table.group(1));
            tables++;
        }
        return true;
    }

    /** Waits for the first table. @return false if the program ended before */
    public boolean awaitTable() throws IOException {
        while (told < 0) if (!hear()) return false;
        return true;
    }

    /** Hears all that is left. What is still in the pipe of a program that was killed had been told. */
    public void hearOut() throws IOException {
        while (hear()) { }
    }

    /** The move that the table shown last told; -1 before there was one. */
    public int toldMove() {
        return told;
    }

    /** How many tables were shown. */
    public int tables() {
        return tables;
    }

    public boolean heard(String words) {
        return all.toString().replaceAll("\\s+", " ").contains(words);
    }

    public String all() {
        return all.toString();
    }

    /** SIGKILL: the program can do nothing more. What is still in the pipe had been told, and can be heard. */
    public void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        if (!process.waitFor(30, TimeUnit.SECONDS)) throw new AssertionError("it lives");
    }

    /** The same after a while. @return join it to be sure */
    public Thread killAfter(int millis) {
        Thread killer = new Thread(() -> {
            try {
                Thread.sleep(millis);
                kill();
            } catch (InterruptedException never) {
                throw new IllegalStateException(never);
            }
        });
        killer.start();
        return killer;
    }

    @Override public void close() {
        process.toHandle().destroyForcibly();
    }
}
