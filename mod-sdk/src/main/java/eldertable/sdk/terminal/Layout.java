package eldertable.sdk.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Sets texts into lines, columns and boxes of a given width. */
final class Layout {
    private static final Pattern BEFORE_BRACKET = Pattern.compile(" (?=(\u001B\\[[0-9;]*m)?\\[)");

    private Layout() {}

    /**
     * A heading and things one after the other; lines that follow are indented. Things may be painted, and stay whole, except
     * that what a name has in brackets goes to the next line where both are too long for one.
     */
    static List<String> flow(String head, List<String> things, String between, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(head);
        boolean bare = true;
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < things.size(); i++) {
            String thing = things.get(i) + (i < things.size() - 1 ? between.stripTrailing() : "");
            parts.addAll(Paint.width(thing) <= width - 2 ? List.of(thing) : List.of(BEFORE_BRACKET.split(thing, 2)));
        }
        for (int i = 0; i < parts.size(); i++) {
            String thing = parts.get(i);
            String gap = bare ? "" : " ";
            boolean atStart = bare && (i > 0 || head.isBlank());
            if (!atStart && Paint.width(line.toString()) + gap.length() + Paint.width(thing) > width) {
                lines.add(line.toString());
                line = new StringBuilder("  ");
                gap = "";
            }
            line.append(gap).append(thing);
            bare = false;
        }
        lines.add(line.toString());
        return lines;
    }

    /** A text in lines; its own line breaks and indents stay. */
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            String indent = paragraph.substring(0, paragraph.length() - paragraph.stripLeading().length());
            StringBuilder line = new StringBuilder(indent);
            boolean bare = true;
            for (String word : paragraph.strip().split("\\s+")) {
                if (!bare && Paint.width(line.toString()) + 1 + Paint.width(word) > width) {
                    lines.add(line.toString());
                    line = new StringBuilder(indent);
                    bare = true;
                }
                line.append(bare ? "" : " ").append(word);
                bare = false;
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** A frame with a heading in its upper edge. */
    static List<String> box(String heading, List<String> body, int width, Paint paint) {
        List<String> lines = new ArrayList<>();
        String edge = "─".repeat(Math.max(0, width - 5 - Paint.width(heading)));
        lines.add(paint.as(Paint.Tone.FAINT, "┌─ ") + heading + paint.as(Paint.Tone.FAINT, " " + edge + "┐"));
        String side = paint.as(Paint.Tone.FAINT, "│");
        for (String line : body) lines.add(side + " " + Paint.pad(Paint.clip(line, width - 4), width - 4) + " " + side);
        lines.add(paint.as(Paint.Tone.FAINT, "└" + "─".repeat(Math.max(0, width - 2)) + "┘"));
        return lines;
    }

    /** Blocks side by side, all of one width. */
    static List<String> beside(List<List<String>> blocks, int width) {
        int height = blocks.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (List<String> block : blocks) {
                line.append(line.length() == 0 ? "" : " ").append(Paint.pad(i < block.size() ? block.get(i) : "", width));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** Many short things in as many columns as fit, filled downwards. */
    static List<String> columns(List<String> things, int width) {
        int widest = things.stream().mapToInt(Paint::width).max().orElse(0) + 3;
        int columns = Math.max(1, Math.min(width / widest, things.size()));
        int rows = (things.size() + columns - 1) / columns;
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int at = row; at < things.size(); at += rows) {
                line.append(at + rows < things.size() ? Paint.pad(things.get(at), widest) : things.get(at));
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
