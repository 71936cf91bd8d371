package eldertable.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Something to be said, in no language yet: who finds a fault need not know who will read of it. A {@link Tongue} says it.
 *
 * @param key     of a sentence; its first word names the file that it stands in. "" for parts that are said one after the other
 * @param content what goes into its blanks, name and value in turn; or the parts. Values are texts, numbers, messages, and lists of them
 */
public record Message(String key, List<Object> content) {
    /** Nothing to say. */
    public static final Message NONE = new Message("", List.of());

    /**
     * @param blanks name and value, in turn: {@code Message.of("yaml.depth", "most", 64)}. Where a sentence begins with a blank it says
     *               {What}, and what is another message gets its capital letter
     */
    public static Message of(String key, Object... blanks) {
        return new Message(key, plain(List.of(blanks)));
    }

    /** Words that are nobody's to translate: those of a pack, of a file, of the system. */
    public static Message plain(String text) {
        return text.isEmpty() ? NONE : new Message("", List.of(text));
    }

    /** One thing after the other, with a blank between. */
    public static Message row(Collection<Message> parts) {
        List<Object> said = new ArrayList<>();
        for (Message part : parts) {
            if (part.key.isEmpty()) said.addAll(part.content);
            else said.add(part);
        }
        return said.size() == 1 && said.get(0) instanceof Message only ? only : new Message("", List.copyOf(said));
    }

    /** This, and then that. */
    public Message and(Message next) {
        return row(List.of(this, next));
    }

    public boolean isEmpty() {
        return content.isEmpty() && key.isEmpty();
    }

    /** As programs and tests read it. */
    public String english() {
        return Tongue.ENGLISH.say(this);
    }

    @Override
    public String toString() {
        return english();
    }

    /** As they are now: nobody changes what was said. */
    private static List<Object> plain(Collection<?> values) {
        List<Object> plain = new ArrayList<>(values.size());
        for (Object value : values) {
            plain.add(value instanceof Number || value instanceof Message ? value : value instanceof Collection<?> list ? plain(list) : String.valueOf(value));
        }
        return List.copyOf(plain);
    }
}
