package eldertable.support;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game in the terminal of a program that runs: lines are typed one by one, and what it answers is heard. */
public final class Dialogue implements AutoCloseable {
    private static final Pattern MOVE = Pattern.compile(".* move (\\d+)");

    private final Process process;
    private final BufferedReader out;
    private final OutputStream in;
    private final StringBuilder all = new StringBuilder();
    private int told = -1;

    public Dialogue(Process process) {
        this.process = process;
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        in = process.getOutputStream();
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
        Matcher move = MOVE.matcher(line);
        if (move.matches()) told = Integer.parseInt(move.group(1));
        return true;
    }

    /** The move that was to be made at the table shown last; -1 before there was one. */
    public int toldMove() {
        return told;
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

    @Override public void close() {
        process.toHandle().destroyForcibly();
    }
}
