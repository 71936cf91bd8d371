package eldertable.desktop.screen;

import com.badlogic.gdx.Input.Keys;

/** A line of words that is being typed, and where in it the next letter goes. */
public final class TextLine {
    private final int most;
    private String text;
    private int caret;

    /** @param most how many letters it takes */
    public TextLine(String text, int most) {
        this.most = most;
        set(text);
    }

    public String text() {
        return text;
    }

    /** Other words; the caret stands behind them. */
    public void set(String words) {
        text = words;
        caret = words.length();
    }

    String beforeCaret() {
        return text.substring(0, caret);
    }

    /** As it is shown while it is written. */
    public String withCaret() {
        return text.substring(0, caret) + "|" + text.substring(caret);
    }

    public void typed(char character) {
        if (character < ' ' || character == 127 || text.length() >= most) return;
        text = text.substring(0, caret) + character + text.substring(caret);
        caret++;
    }

    /** Puts words in where the caret stands, as far as they fit; a line break ends them. @param words null if nothing was copied */
    void paste(String words) {
        if (words != null) words.lines().findFirst().ifPresent(line -> line.chars().forEach(character -> typed((char) character)));
    }

    /** @return whether the key did anything here */
    public boolean key(Key key) {
        int at = caret;
        String before = text;
        if (key.is(Keys.BACKSPACE)) remove(key.control() ? 0 : beside(-1), caret);
        else if (key.is(Keys.FORWARD_DEL)) remove(caret, key.control() ? text.length() : beside(1));
        else if (key.isPlain(Keys.LEFT)) caret = beside(-1);
        else if (key.isPlain(Keys.RIGHT)) caret = beside(1);
        else if (key.isPlain(Keys.HOME)) caret = 0;
        else if (key.isPlain(Keys.END)) caret = text.length();
        return caret != at || !text.equals(before);
    }

    /** The place one letter on; some letters are two characters. */
    private int beside(int by) {
        boolean edge = by < 0 ? caret == 0 : caret == text.length();
        return edge ? caret : text.offsetByCodePoints(caret, by);
    }

    private void remove(int from, int to) {
        text = text.substring(0, from) + text.substring(to);
        caret = from;
    }
}
