package eldertable.sdk.commands;

import eldertable.diagnostic.Spelling;
import eldertable.start.WindowOrder;
import eldertable.words.Message;
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

    @Option(names = "--screenshot", paramLabel = "FILE")
    String screenshot = "";

    @Option(names = "--autoplay", paramLabel = "N", converter = Moves.class)
    int autoplay;

    @Option(names = "--script", paramLabel = "FILE")
    String script = "";

    @Option(names = "--size", paramLabel = "WxH", converter = Pixels.class)
    WindowOrder.Size size;

    @Option(names = "--screen", paramLabel = "NAME", converter = ScreenName.class)
    String screen = "";

    @Option(names = "--replay")
    boolean replay;

    @Option(names = "--frames")
    boolean frames;

    @Option(names = "--offscreen")
    boolean offScreen;

    /** Those of these options that were given. @param mixin as which a command has them */
    static List<String> given(CommandSpec mixin, ParseResult parsed) {
        return mixin.options().stream().map(OptionSpec::longestName).filter(parsed::hasMatchedOption).toList();
    }

    private static final class Moves implements ITypeConverter<Integer> {
        @Override public Integer convert(String text) {
            if (text.matches("\\d{1,7}") && Integer.parseInt(text) <= MOST_MOVES) return Integer.valueOf(text);
            throw new TypeConversionException(Message.of("commands.value.moves", "most", String.valueOf(MOST_MOVES), "value", text).english());
        }
    }

    private static final class Pixels implements ITypeConverter<WindowOrder.Size> {
        @Override public WindowOrder.Size convert(String text) {
            if (!text.matches("\\d{3,4}x\\d{3,4}")) throw new TypeConversionException(Message.of("commands.value.size", "value", text).english());
            String[] parts = text.split("x");
            WindowOrder.Size size = new WindowOrder.Size(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            if (size.width() >= NARROWEST && size.height() >= LOWEST) return size;
            throw new TypeConversionException(Message.of("commands.value.small", "value", text, "least", NARROWEST + "x" + LOWEST).english());
        }
    }

    private static final class ScreenName implements ITypeConverter<String> {
        @Override public String convert(String text) {
            if (WindowOrder.SCREENS.contains(text)) return text;
            throw new TypeConversionException(Spelling.nearest(text, WindowOrder.SCREENS).map(near -> Message.of("commands.value.screen-near", "value", text, "near", near))
                .orElseGet(() -> Message.of("commands.value.screen", "value", text, "screens", WindowOrder.SCREENS)).english());
        }
    }
}
