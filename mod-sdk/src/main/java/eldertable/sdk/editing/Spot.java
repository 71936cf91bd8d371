package eldertable.sdk.editing;

import org.eclipse.lsp4j.Position;

/** A file of a pack that an editor asks about. */
record Spot(EditedPack pack, String path) {
    /** The text up to a place. */
    String before(Position position) {
        String[] lines = pack.text(path).split("\n", -1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(position.getLine(), lines.length); i++) text.append(lines[i]).append('\n');
        String line = line(position.getLine());
        return text.append(line, 0, Math.min(position.getCharacter(), line.length())).toString();
    }

    String line(int number) {
        String[] lines = pack.text(path).split("\n", -1);
        return number < lines.length ? lines[number] : "";
    }

    /** The name at a place; "" if there is none. */
    String word(Position position) {
        String line = line(position.getLine());
        int from = Math.min(position.getCharacter(), line.length()), to = from;
        while (from > 0 && isWordPart(line.charAt(from - 1))) from--;
        while (to < line.length() && isWordPart(line.charAt(to))) to++;
        return line.substring(from, to);
    }

    /** Where the name at a place begins. */
    int begin(Position position) {
        String line = line(position.getLine());
        int from = Math.min(position.getCharacter(), line.length());
        while (from > 0 && isWordPart(line.charAt(from - 1))) from--;
        return from;
    }

    static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }
}
