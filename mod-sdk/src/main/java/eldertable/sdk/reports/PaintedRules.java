package eldertable.sdk.reports;

import eldertable.faces.Faces;
import eldertable.pack.model.RulesPicture;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Turns the marks in a text, such as card:eel, into pictures beside it that any reader of Markdown shows. */
public final class PaintedRules {
    private static final float SCALE = 1.5f;

    private PaintedRules() {}

    /** @param folder of the text; @param pictures in which folder below it they are painted; @return the text with its pictures */
    public static String painted(String text, Faces faces, Path folder, String pictures) throws IOException {
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (RulesPicture.Mark mark : RulesPicture.marksIn(text)) {
            Optional<BufferedImage> image = faces.illustration(mark.target(), SCALE);
            if (image.isEmpty()) continue;
            String file = pictures + "/" + mark.target().replace(':', '-') + ".png";
            Files.createDirectories(folder.resolve(pictures));
            Files.write(folder.resolve(file), Faces.png(image.get()));
            out.append(text, at, mark.offset()).append(file);
            at = mark.offset() + mark.target().length();
        }
        return out.append(text.substring(at)).toString();
    }
}
