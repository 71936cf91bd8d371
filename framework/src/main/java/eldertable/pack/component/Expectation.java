package eldertable.pack.component;

import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.util.function.Function;

/**
 * What a scenario expects of one instance of a component.
 *
 * @param expected in words
 * @param inside   whether one has to look inside to tell
 * @param actual   what the cells are instead, in words; null if they are as expected
 */
public record Expectation(Message expected, boolean inside, Span span, Function<int[], Message> actual) {}
