package eldertable.art;

import java.io.InputStream;

/** The typefaces: two families, each in the cuts that the table needs. */
public enum Face {
    /** Capitals for headings, names and buttons. */
    DISPLAY("Cinzel_700Bold", 1.25f),
    /** Heavy capitals for titles and numbers. */
    HEAVY("Cinzel_900Black", 1.2f),
    TEXT("EBGaramond_600SemiBold", 1.3f),
    ITALIC("EBGaramond_500Medium_Italic", 1.4f),
    BOLD("EBGaramond_700Bold", 1.4f);

    private final String file;
    /** Above 1 makes thin strokes darker, which small sizes need. */
    final float gamma;

    Face(String file, float gamma) {
        this.file = file;
        this.gamma = gamma;
    }

    /** The TrueType file. */
    public InputStream file() {
        return Face.class.getResourceAsStream("fonts/" + file + ".ttf");
    }
}
