package eldertable.sdk.commands;

import eldertable.script.EngineReport;
import eldertable.sdk.program.Home;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Looks at the machine and the program: what is there, what is missing, and what to do about it. */
final class Doctor {
    private static final Duration COMPILER_PATIENCE = Duration.ofSeconds(30);
    private static final long MEGABYTE = 1 << 20;
    private static final long COMFORTABLE_HEAP = 512;

    private final Home home;
    private final Map<String, String> environment;

    Doctor(Home home, Map<String, String> environment) {
        this.home = home;
        this.environment = environment;
    }

    List<Finding> examine() {
        return List.of(java(), engine(), machine(), display(), pictures(), build(), packs());
    }

    private Finding java() {
        String version = Runtime.version().toString();
        String folder = System.getProperty("java.home");
        return Finding.good("java", "JDK " + version + " (" + System.getProperty("java.vendor") + ") in " + folder,
            ordered("release", Runtime.version().feature(), "version", version, "home", folder));
    }

    Finding engine() {
        EngineReport report;
        try {
            report = EngineReport.probe(COMPILER_PATIENCE);
        } catch (RuntimeException | LinkageError broken) {
            return Finding.problem("engine", "GraalJS does not run: " + broken,
                "Start Eldertable with ./eldertable or ./gradlew run, which pick the GraalJS that fits this JDK.", Map.of());
        }
        Map<String, Object> details = ordered("graaljs", report.version(), "runtime", report.runtime(), "optimising", report.optimising(),
            "cause", report.cause(), "loopsPerSecond", report.loopsPerSecond());
        String speed = String.format(Locale.ROOT, ", %.1f million turns of a small loop a second", report.loopsPerSecond() / 1e6);
        if (report.optimising()) {
            return Finding.good("engine", "GraalJS " + report.version() + ", optimising (" + report.runtime() + ")" + speed, details);
        }
        return Finding.warning("engine", "GraalJS " + report.version() + ", interpreter only" + speed, report.cause() + "\n"
            + "Games play, but bots and simulations are some 40 times slower. For the optimising engine, start Eldertable\n"
            + "with ./eldertable or ./gradlew run on an OpenJDK 17, 21 or 25 that has JVMCI (Temurin's and Debian's do).", details);
    }

    private Finding machine() {
        int cores = Runtime.getRuntime().availableProcessors();
        long heap = Runtime.getRuntime().maxMemory() / MEGABYTE;
        long memory = ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getTotalMemorySize() / MEGABYTE : 0;
        String fact = cores + " cores, " + memory + " MB of memory, of which Eldertable may use " + heap + " MB for objects";
        Map<String, Object> details = ordered("cores", cores, "memoryMb", memory, "heapMb", heap,
            "system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        return heap >= COMFORTABLE_HEAP ? Finding.good("machine", fact, details)
            : Finding.warning("machine", fact, "That is little. ELDERTABLE_OPTS=-Xmx1g gives it more.", details);
    }

    /** Opens a window for it: a variable that is set is no screen yet. */
    Finding display() {
        DesktopProgram desktop = new DesktopProgram(home, environment);
        String x11 = environment.getOrDefault("DISPLAY", ""), wayland = environment.getOrDefault("WAYLAND_DISPLAY", "");
        DesktopProgram.Trial trial = desktop.hasScreen() ? desktop.tryOut() : new DesktopProgram.Trial(false,
            "no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)\nThe terminal works. For windows use a desktop session or xvfb-run.");
        Map<String, Object> details = ordered("DISPLAY", x11, "WAYLAND_DISPLAY", wayland, "window", trial.opens());
        if (trial.opens()) return Finding.good("display", "a window can be opened (" + trial.words() + ")", details);
        String[] whyAndCure = trial.words().split("\\R", 2);
        return Finding.warning("display", whyAndCure[0], whyAndCure.length > 1 ? whyAndCure[1] : "The terminal works.", details);
    }

    private Finding pictures() {
        if (!DesktopProgram.onLinux()) return Finding.good("pictures", "drawn on the screen", Map.of());
        boolean found = hasOsMesa();
        Map<String, Object> details = ordered("osmesa", found);
        if (found) return Finding.good("pictures", "OSMesa can draw off screen", details);
        return Finding.warning("pictures", "no OSMesa to draw off screen",
            "Screenshots want a screen. Without one, on Debian or Ubuntu: apt-get install libosmesa6", details);
    }

    private static boolean hasOsMesa() {
        Stream<Path> folders = Stream.of("/usr/lib", "/usr/lib64", "/usr/local/lib").map(Path::of).flatMap(Doctor::withFoldersInside);
        return folders.anyMatch(folder -> names(folder).anyMatch(name -> name.startsWith("libOSMesa.so")));
    }

    private static Stream<Path> withFoldersInside(Path folder) {
        return Stream.concat(Stream.of(folder), names(folder).map(folder::resolve).filter(Files::isDirectory));
    }

    private static Stream<String> names(Path folder) {
        String[] names = folder.toFile().list();
        return names == null ? Stream.empty() : Stream.of(names);
    }

    private Finding build() {
        Path stage = home.stage();
        Map<String, Object> details = ordered("stage", stage.toString(), "staged", Files.isDirectory(stage));
        return Files.isDirectory(stage) ? Finding.good("build", "staged in " + stage, details)
            : Finding.warning("build", "not staged", "./eldertable does it by itself; or run ./gradlew stage.", details);
    }

    Finding packs() {
        List<String> packs;
        try {
            packs = packFolders();
        } catch (IOException unreadable) {
            return Finding.problem("packs", "cannot read " + home.content() + ": " + unreadable.getMessage(),
                "Check that the folder is there and that you may read it.", Map.of("packs", List.of()));
        }
        Map<String, Object> details = ordered("content", home.content().toString(), "packs", packs);
        return packs.isEmpty()
            ? Finding.warning("packs", "none in " + home.content(), "A pack is a folder there with a pack.yaml in it.", details)
            : Finding.good("packs", packs.size() + " in " + home.content() + ": " + String.join(", ", packs), details);
    }

    /** Packs stand in content/ itself or in a folder there, such as content/mods. */
    private List<String> packFolders() throws IOException {
        Path content = home.content();
        try (Stream<Path> files = Files.walk(content, 3)) {
            return files.filter(file -> file.endsWith("pack.yaml") && !file.getParent().equals(content))
                .map(file -> content.relativize(file.getParent()).toString().replace('\\', '/')).sorted().toList();
        }
    }

    private static Map<String, Object> ordered(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }
}
