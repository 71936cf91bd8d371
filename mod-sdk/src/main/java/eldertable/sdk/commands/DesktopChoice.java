package eldertable.sdk.commands;

import eldertable.diagnostic.Spelling;
import eldertable.start.WindowOrder;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** Options of `play` that only the window knows. */
final class DesktopChoice {
    private static final int MOST_MOVES = 1_000_000, NARROWEST = 320, LOWEST = 200;

    @Option(names = "--screenshot", paramLabel = "FILE", description = "Window: draw, save a PNG, and leave.")
    String screenshot = "";

    @Option(names = "--autoplay", paramLabel = "N", converter = Moves.class, description = "Window: bots make N moves for everybody first.")
    int autoplay;

    @Option(names = "--script", paramLabel = "FILE", description = "Window: clicks and keys from a file, as the handbook tells.")
    String script = "";

    @Option(names = "--size", paramLabel = "WxH", converter = Pixels.class, description = "Window: its size in pixels; 1280x720 by default.")
    WindowOrder.Size size;

    @Option(names = "--screen", paramLabel = "NAME", converter = ScreenName.class, description = "Window: open new, load, mods, settings, credits or rules.")
    String screen = "";

    @Option(names = "--replay", description = "Window, with --load: look at the game move by move.")
    boolean replay;

    @Option(names = "--frames", description = "Window: at the end tell how fast the picture flowed.")
    boolean frames;

    @Option(names = "--offscreen", description = "Window: draw into memory; without a screen that is done by itself.")
    boolean offScreen;

    /** Those of these options that were given. @param mixin as which a command has them */
    static List<String> given(CommandSpec mixin, ParseResult parsed) {
        return mixin.options().stream().map(OptionSpec::longestName).filter(parsed::hasMatchedOption).toList();
    }

    private static final class Moves implements ITypeConverter<Integer> {
        @Override public Integer convert(String text) {
            if (text.matches("\\d{1,7}") && Integer.parseInt(text) <= MOST_MOVES) return Integer.valueOf(text);
            throw new TypeConversionException("a number from 0 to " + MOST_MOVES + " is wanted, not '" + text + "'.");
        }
    }

    private static final class Pixels implements ITypeConverter<WindowOrder.Size> {
        @Override public WindowOrder.Size convert(String text) {
            if (!text.matches("\\d{3,4}x\\d{3,4}")) throw new TypeConversionException("something like 1280x720 is wanted, not '" + text + "'.");
            String[] parts = text.split("x");
            WindowOrder.Size size = new WindowOrder.Size(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            if (size.width() >= NARROWEST && size.height() >= LOWEST) return size;
            throw new TypeConversionException(text + " is too small: at least " + NARROWEST + "x" + LOWEST + ".");
        }
    }

    private static final class ScreenName implements ITypeConverter<String> {
        @Override public String convert(String text) {
            if (WindowOrder.SCREENS.contains(text)) return text;
            throw new TypeConversionException("there is no screen '" + text + "'." + Spelling.hint(text, WindowOrder.SCREENS));
        }
    }
}
