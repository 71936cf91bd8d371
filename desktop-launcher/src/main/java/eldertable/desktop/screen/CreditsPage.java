package eldertable.desktop.screen;

import eldertable.art.Box;
import eldertable.markdown.Markdown;
import eldertable.pack.model.PackInfo;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Who made what, and under which licence. */
final class CreditsPage extends Page {

    private final Shelf shelf;
    private final Runnable found = this::listed;
    private boolean listed;

    CreditsPage(ScreenContext kit, Shelf shelf) {
        super(kit);
        this.shelf = shelf;
        listed = shelf.isListed();
        shelf.onChange(found);
    }

    /** Of packs that are read only the manifest is shown: what comes after the list changes nothing, and would scroll back. */
    private void listed() {
        if (!listed) refresh();
        listed = shelf.isListed();
    }

    @Override public void close() {
        shelf.forget(found);
    }

    @Override public boolean isBusy() {
        return !listed;
    }

    @Override protected String heading() {
        return "Credits";
    }

    @Override protected void build() {
        backButton();
        float w = Math.min(940, width - 60);
        Box sheet = new Box((width - w) / 2, 20, w, height - BAR - 36);
        sheet(sheet);
        Scroll text = scroll(new Box(sheet.x() + 40, sheet.y() + 24, sheet.w() - 80, sheet.h() - 48));
        new TextColumn(kit.lettering(), text).set(Markdown.read(words()));
    }

    private String words() {
        StringBuilder words = new StringBuilder("# Eldertable\n\nA table for games that are made of words and data. Its code and its paintings are free under the "
            + "**MIT licence**; every picture you see is painted by the program itself from noise, gradients and outlines.\n\n## The games\n\n| | | |\n| --- | --- | --- |\n");
        Stream.concat(shelf.games().stream(), shelf.mods().stream()).map(game -> game.entry().info()).forEach(info -> words.append(row(info)));
        words.append("\n## Typefaces\n\n");
        resource("/eldertable/art/fonts/CREDITS.txt").lines().filter(line -> !line.isBlank()).forEach(line -> words.append("- ").append(line.replaceAll("\\(http\\S+\\)", "").replace(" ,", ",")).append('\n'));
        words.append("\n## Icons\n\n");
        String[] icons = resource("/eldertable/icons/CREDITS.txt").split("\n\n", 2);
        words.append(icons[0].replaceAll("\\s+", " ").replace("https://creativecommons.org/licenses/by/3.0/", "creativecommons.org/licenses/by/3.0")).append("\n\n");
        for (String author : icons[1].split("\n\n")) {
            String[] parts = author.split(":\n", 2);
            words.append("- **").append(parts[0].strip()).append("**: ").append(parts[1].strip().replaceAll("\\s+", " ")).append('\n');
        }
        words.append("\n## Libraries\n\n- libGDX, Apache licence 2.0\n- LWJGL, BSD licence\n- GraalJS, Universal Permissive Licence 1.0\n"
            + "- JSVG, MIT licence\n- SnakeYAML Engine, Jackson, PDFBox and picocli, Apache licence 2.0\n- commonmark-java and JLine, BSD licence\n");
        return words.toString();
    }

    private static String row(PackInfo info) {
        return "| **" + info.title() + "** | " + String.join("; ", info.credits()) + " | " + info.licence() + " |\n";
    }

    private static String resource(String name) {
        try (InputStream in = CreditsPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            return "";
        }
    }
}
