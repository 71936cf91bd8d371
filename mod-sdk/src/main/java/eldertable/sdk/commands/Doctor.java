package eldertable.sdk.commands;

import eldertable.script.EngineReport;
import eldertable.sdk.program.Home;
import eldertable.words.Message;
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
    private final String language;

    /** @param language of what other programs tell */
    Doctor(Home home, Map<String, String> environment, String language) {
        this.home = home;
        this.environment = environment;
        this.language = language;
    }

    List<Finding> examine() {
        return List.of(java(), engine(), machine(), display(), pictures(), build(), packs());
    }

    private Finding java() {
        String version = Runtime.version().toString();
        String folder = System.getProperty("java.home");
        return Finding.good("java", Message.of("commands.doctor.java", "version", version, "vendor", System.getProperty("java.vendor"), "folder", folder),
            ordered("release", Runtime.version().feature(), "version", version, "home", folder));
    }

    Finding engine() {
        EngineReport report;
        try {
            report = EngineReport.probe(COMPILER_PATIENCE);
        } catch (RuntimeException | LinkageError broken) {
            return Finding.problem("engine", Message.of("commands.doctor.no-engine", "why", broken), Message.of("commands.doctor.no-engine.cure"), Map.of());
        }
        Map<String, Object> details = ordered("graaljs", report.version(), "runtime", report.runtime(), "optimising", report.optimising(),
            "cause", report.cause(), "loopsPerSecond", report.loopsPerSecond());
        String speed = String.format(Locale.ROOT, "%.1f", report.loopsPerSecond() / 1e6);
        if (report.optimising()) {
            return Finding.good("engine", Message.of("commands.doctor.engine", "version", report.version(), "runtime", report.runtime(), "speed", speed), details);
        }
        return Finding.warning("engine", Message.of("commands.doctor.slow-engine", "version", report.version(), "speed", speed), Message.of("commands.doctor.slow-engine.cure", "cause", report.cause()), details);
    }

    private Finding machine() {
        int cores = Runtime.getRuntime().availableProcessors();
        long heap = Runtime.getRuntime().maxMemory() / MEGABYTE;
        long memory = ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getTotalMemorySize() / MEGABYTE : 0;
        Message fact = Message.of("commands.doctor.machine", "cores", cores, "memory", memory, "heap", heap);
        Map<String, Object> details = ordered("cores", cores, "memoryMb", memory, "heapMb", heap,
            "system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        return heap >= COMFORTABLE_HEAP ? Finding.good("machine", fact, details)
            : Finding.warning("machine", fact, Message.of("commands.doctor.machine.cure"), details);
    }

    /** Opens a window for it: a variable that is set is no screen yet. */
    Finding display() {
        DesktopProgram desktop = new DesktopProgram(home, environment);
        String x11 = environment.getOrDefault("DISPLAY", ""), wayland = environment.getOrDefault("WAYLAND_DISPLAY", "");
        DesktopProgram.Trial trial = desktop.hasScreen() ? desktop.tryOut(language) : new DesktopProgram.Trial(false, Message.of("commands.doctor.no-screen"), Message.of("commands.doctor.no-screen.cure"));
        Map<String, Object> details = ordered("DISPLAY", x11, "WAYLAND_DISPLAY", wayland, "window", trial.opens());
        if (trial.opens()) return Finding.good("display", Message.of("commands.doctor.window", "by", trial.words()), details);
        return Finding.warning("display", trial.words(), trial.advice().isEmpty() ? Message.of("commands.doctor.terminal-works") : trial.advice(), details);
    }

    private Finding pictures() {
        if (!DesktopProgram.onLinux()) return Finding.good("pictures", Message.of("commands.doctor.on-screen"), Map.of());
        boolean found = hasOsMesa();
        Map<String, Object> details = ordered("osmesa", found);
        if (found) return Finding.good("pictures", Message.of("commands.doctor.osmesa"), details);
        return Finding.warning("pictures", Message.of("commands.doctor.no-osmesa"), Message.of("commands.doctor.no-osmesa.cure"), details);
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
        return Files.isDirectory(stage) ? Finding.good("build", Message.of("commands.doctor.staged", "folder", stage), details)
            : Finding.warning("build", Message.of("commands.doctor.unstaged"), Message.of("commands.doctor.stage"), details);
    }

    Finding packs() {
        List<String> packs;
        try {
            packs = packFolders();
        } catch (IOException unreadable) {
            return Finding.problem("packs", Message.of("commands.doctor.no-content", "folder", home.content(), "why", String.valueOf(unreadable.getMessage())), Message.of("commands.doctor.no-content.cure"), Map.of("packs", List.of()));
        }
        Map<String, Object> details = ordered("content", home.content().toString(), "packs", packs);
        return packs.isEmpty()
            ? Finding.warning("packs", Message.of("commands.doctor.no-packs", "folder", home.content()), Message.of("commands.doctor.no-packs.cure"), details)
            : Finding.good("packs", Message.of("commands.doctor.packs", "count", packs.size(), "folder", home.content(), "packs", packs), details);
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
