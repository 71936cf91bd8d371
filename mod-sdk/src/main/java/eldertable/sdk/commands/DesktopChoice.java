package eldertable.sdk.commands;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Options of `play` that only the window knows: they are handed on to it. */
final class DesktopChoice {
    @Option(names = "--screenshot", paramLabel = "FILE", description = "Window: draw, save a PNG, and leave.")
    private String screenshot;

    @Option(names = "--autoplay", paramLabel = "N", description = "Window: bots make N moves for everybody first.")
    private Integer autoplay;

    @Option(names = "--script", paramLabel = "FILE", description = "Window: clicks and keys from a file, as the handbook tells.")
    private String script;

    @Option(names = "--size", paramLabel = "WxH", description = "Window: its size in pixels; 1280x720 by default.")
    private String size;

    @Option(names = "--screen", paramLabel = "NAME", description = "Window: open new, load, mods, settings, credits or rules.")
    private String screen;

    @Option(names = "--replay", description = "Window, with --load: look at the game move by move.")
    private boolean replay;

    @Option(names = "--frames", description = "Window: at the end tell how fast the picture flowed.")
    private boolean frames;
    @Option(names = "--offscreen", description = "Window: draw into memory; without a screen that is done by itself.")
    private boolean offScreen;

    /** Whether it draws for somebody who does not look at a screen. */
    boolean drives() {
        return screenshot != null || script != null;
    }

    boolean isAsked() {
        return !words().isEmpty();
    }

    /** As the launcher wants them. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        Object[][] given = {{"--screenshot", screenshot}, {"--autoplay", autoplay}, {"--script", script}, {"--size", size}, {"--screen", screen}};
        for (Object[] option : given) if (option[1] != null) words.addAll(List.of((String) option[0], option[1].toString()));
        if (replay) words.add("--replay");
        if (offScreen) words.add("--offscreen");
        if (frames) words.add("--frames");
        return words;
    }
}
