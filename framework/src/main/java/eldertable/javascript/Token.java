package eldertable.javascript;

/** A word, literal, sign or comment of a script, from `start` to before `end`. */
public record Token(Sort sort, String text, int start, int end) {
    public enum Sort { WORD, NUMBER, STRING, TEMPLATE, REGEX, SIGN, COMMENT }

    public boolean is(String sign) {
        return sort != Sort.STRING && sort != Sort.COMMENT && text.equals(sign);
    }

    public boolean isString() {
        return sort == Sort.STRING;
    }

    /** What a string says, without its quotes; escapes stay as they are written. */
    public String content() {
        return text.substring(1, text.length() - 1);
    }
}
