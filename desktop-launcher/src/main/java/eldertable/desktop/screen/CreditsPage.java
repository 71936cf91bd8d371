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
        return say("title.menu.credits");
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
        StringBuilder words = new StringBuilder("# " + say("title.heading") + "\n\n" + say("credits.program") + heading(say("credits.games")) + "| | | |\n| --- | --- | --- |\n");
        Stream.concat(shelf.games().stream(), shelf.mods().stream()).map(game -> game.entry().info()).forEach(info -> words.append(row(info)));
        words.append(heading(say("credits.typefaces")));
        resource("/eldertable/art/fonts/CREDITS.txt").lines().filter(line -> !line.isBlank()).forEach(line -> words.append("- ").append(line.replaceAll("\\(http\\S+\\)", "").replace(" ,", ",")).append('\n'));
        words.append(heading(say("credits.icons")));
        String[] icons = resource("/eldertable/icons/CREDITS.txt").split("\n\n", 2);
        words.append(icons[0].replaceAll("\\s+", " ").replace("https://creativecommons.org/licenses/by/3.0/", "creativecommons.org/licenses/by/3.0")).append("\n\n");
        for (String author : icons[1].split("\n\n")) {
            String[] parts = author.split(":\n", 2);
            words.append("- **").append(parts[0].strip()).append("**: ").append(parts[1].strip().replaceAll("\\s+", " ")).append('\n');
        }
        words.append(heading(say("credits.libraries"))).append(say("credits.libraries.list"));
        return words.toString();
    }

    private static String heading(String words) {
        return "\n\n## " + words + "\n\n";
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
