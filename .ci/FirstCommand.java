import java.awt.image.BufferedImage;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;

/**
 * Does what a newcomer does: clones the project, types the first command of the README, and looks at the screen until the
 * title page stands there as the README shows it. Then once more, in the same clone. Wants Xvfb.
 *
 * <p>{@code java .ci/FirstCommand.java [FOLDER]}, from the project's folder; what was seen and said goes to FOLDER.
 */
final class FirstCommand {
    private static final int WIDTH = 1280, HEIGHT = 720, PATIENCE_SECONDS = 900;
    /** Pictures are compared field by field. With one cover missing 94 of 100 fields agree, with all of them all. */
    private static final int ACROSS = 64, DOWN = 36, TOLERANCE = 12;
    private static final double MUST_AGREE = 0.99;
    /** A blank page has one colour, a page of text some hundred. */
    private static final int COLOURS = 2000;

    private final Path results, work, clone;
    private double[][] expected;

    private FirstCommand(Path results) throws IOException {
        this.results = Files.createDirectories(results.toAbsolutePath());
        work = Files.createTempDirectory("eldertable-first-command");
        clone = work.resolve("clone");
    }

    public static void main(String[] arguments) throws Exception {
        System.setProperty("java.awt.headless", "true");
        FirstCommand trial = new FirstCommand(Path.of(arguments.length > 0 ? arguments[0] : "build/first-command"));
        int code = 1;
        try {
            if (trial.works()) code = 0;
        } finally {
            delete(trial.work);
        }
        System.exit(code);
    }

    private boolean works() throws IOException, InterruptedException {
        Process copying = new ProcessBuilder("git", "clone", "--quiet", ".", clone.toString()).inheritIO().start();
        if (copying.waitFor() != 0) return told("the project cannot be cloned");
        String command = firstCommand(Files.readAllLines(clone.resolve("README.md")));
        expected = means(ImageIO.read(clone.resolve("docs/title.png").toFile()));
        return onScreen("first", command) && onScreen("second", command);
    }

    /** Each time on a screen of its own, which begins black. */
    private boolean onScreen(String time, String command) throws IOException, InterruptedException {
        Path frames = Files.createDirectories(work.resolve(time));
        Process screen = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", WIDTH + "x" + HEIGHT + "x24",
            "-fbdir", frames.toString(), "-nolisten", "tcp").redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            String number = screen.inputReader().readLine();
            if (number == null) return told("Xvfb opens no screen");
            return opensTitle(time, command, ":" + number.strip(), frames.resolve("Xvfb_screen0"));
        } finally {
            screen.destroy();
        }
    }

    private static boolean told(String what) {
        System.out.println("First command: " + what);
        return false;
    }

    /** The first line of the first block of code, without its comment. */
    private static String firstCommand(List<String> readme) {
        int block = readme.indexOf("```");
        return readme.get(block + 1).replaceFirst("\\s+#.*", "");
    }

    private boolean opensTitle(String time, String command, String display, Path screen) throws IOException, InterruptedException {
        Path log = results.resolve(time + ".log"), picture = results.resolve(time + ".png");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command).directory(clone.toFile()).redirectErrorStream(true)
            .redirectOutput(log.toFile()).redirectInput(new File("/dev/null"));
        builder.environment().put("DISPLAY", display);
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().put("ELDERTABLE_DATA", work.resolve("data").toString());
        builder.environment().put("XDG_CACHE_HOME", work.resolve("cache").toString());
        long begun = System.nanoTime();
        Process program = builder.start();
        BufferedImage seen;
        double agreeing;
        int colours;
        boolean stands, running;
        try {
            do {
                Thread.sleep(500);
                running = program.isAlive();
                seen = read(screen);
                agreeing = agreement(means(seen));
                colours = colours(seen);
                stands = agreeing >= MUST_AGREE && colours >= COLOURS;
            } while (!stands && running && seconds(begun) < PATIENCE_SECONDS);
        } finally {
            end(program);
        }
        String outcome = stands ? "shows the title page" : running ? "shows no title page" : "ended without a title page";
        System.out.printf("First command, %s time: `%s` %s after %d s (%.1f %% as in the README, %d colours: %s)%n",
            time, command, outcome, seconds(begun), agreeing * 100, colours, picture.getFileName());
        ImageIO.write(seen, "png", picture.toFile());
        List<String> said = Files.readAllLines(log);
        if (!stands) said.subList(Math.max(0, said.size() - 30), said.size()).forEach(System.out::println);
        return stands;
    }

    private static long seconds(long begun) {
        return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
    }

    private static void end(Process program) throws InterruptedException {
        List<ProcessHandle> all = new ArrayList<>(program.descendants().toList());
        all.add(program.toHandle());
        all.forEach(ProcessHandle::destroy);
        for (int tries = 0; tries < 100 && all.stream().anyMatch(ProcessHandle::isAlive); tries++) Thread.sleep(100);
        all.forEach(ProcessHandle::destroyForcibly);
    }

    // ------------------------------------------------------------------ pictures

    /** Xvfb keeps its screen as an xwd file: a header of 25 numbers and a name, a table of colours, the points. */
    private static BufferedImage read(Path xwd) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(xwd))) {
            int[] header = new int[25];
            for (int i = 0; i < header.length; i++) header[i] = in.readInt();
            int width = header[4], height = header[5], lineBytes = header[12], colours = header[19];
            in.skipNBytes(header[0] - 4L * header.length + 12L * colours);
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            for (int y = 0; y < height; y++) {
                byte[] line = in.readNBytes(lineBytes);
                for (int x = 0; x < width; x++) {
                    image.setRGB(x, y, (line[4 * x + 2] & 255) << 16 | (line[4 * x + 1] & 255) << 8 | line[4 * x] & 255);
                }
            }
            return image;
        }
    }

    /** The means of red, green and blue in each field. */
    private static double[][] means(BufferedImage image) {
        double[][] means = new double[ACROSS * DOWN][3];
        int w = image.getWidth(), h = image.getHeight();
        for (int field = 0; field < means.length; field++) {
            int left = field % ACROSS * w / ACROSS, right = (field % ACROSS + 1) * w / ACROSS;
            int top = field / ACROSS * h / DOWN, bottom = (field / ACROSS + 1) * h / DOWN;
            double share = 1.0 / ((right - left) * (bottom - top));
            for (int y = top; y < bottom; y++) {
                for (int x = left; x < right; x++) {
                    int rgb = image.getRGB(x, y);
                    for (int part = 0; part < 3; part++) means[field][part] += share * (rgb >> 8 * part & 255);
                }
            }
        }
        return means;
    }

    /** How much of it is as it should be, from 0 to 1. */
    private double agreement(double[][] seen) {
        int alike = 0;
        for (int field = 0; field < seen.length; field++) {
            double difference = 0;
            for (int part = 0; part < 3; part++) difference += Math.abs(seen[field][part] - expected[field][part]);
            if (difference <= 3 * TOLERANCE) alike++;
        }
        return alike / (double) seen.length;
    }

    private static int colours(BufferedImage image) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y += 3) for (int x = 0; x < image.getWidth(); x += 3) colours.add(image.getRGB(x, y));
        return colours.size();
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
