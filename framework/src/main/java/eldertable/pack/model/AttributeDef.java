package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;

/**
 * A property that pieces may have.
 *
 * @param words the allowed words of WORD and WORDS attributes
 */
public record AttributeDef(String id, Type type, List<String> words, Span span) {
    public enum Type { NUMBER, FLAG, WORD, WORDS, NUMBERS, TEXT, DATA }
}
