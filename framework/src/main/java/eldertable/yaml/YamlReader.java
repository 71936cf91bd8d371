package eldertable.yaml;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.words.Message;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads a YAML file into nodes. Whatever the file holds, the outcome is a node or problems, never an exception; work and
 * memory are bounded by the file's size.
 */
public final class YamlReader {
    /** More than a hundred times what a large pack writes into one file. */
    public static final int MOST_BYTES = 4 << 20;

    private YamlReader() {}

    /** Reads the bytes of a file, which have to be UTF-8. Empty if it could not be read, and then a problem says why. */
    public static Optional<Node> read(String file, byte[] bytes, Problems problems) {
        return read(file, bytes, problems, source -> { });
    }

    /** As above; whoever wants to show excerpts later is handed the text. */
    public static Optional<Node> read(String file, byte[] bytes, Problems problems, Consumer<Source> keep) {
        if (bytes.length > MOST_BYTES) {
            problems.error("file-too-large", Span.file(file),
                Message.of("yaml.bytes", "size", bytes.length >> 20, "most", MOST_BYTES >> 20));
            return Optional.empty();
        }
        Optional<Source> source = decode(file, bytes, problems);
        source.ifPresent(keep);
        return source.flatMap(text -> read(text, problems));
    }

    /**
     * Reads a text. An empty one gives an empty value. After a slip that leaves the rest readable, such as a key that
     * stands twice, there is a problem and a node as well.
     */
    public static Optional<Node> read(Source source, Problems problems) {
        problems.addSource(source);
        // With a smaller buffer the parser copies the rest of a long value again and again.
        LoadSettings settings = LoadSettings.builder().setLabel(source.file()).setCodePointLimit(MOST_BYTES)
                .setBufferSize(Math.max(1024, source.text().length() + 1)).build();
        try {
            return Optional.of(new TreeBuilder(source, new Parse(settings).parseString(source.text()).iterator(), problems).document());
        } catch (TreeBuilder.Unreadable refused) {
            problems.add(refused.problem());
        } catch (MarkedYamlEngineException bad) {
            problems.add(SyntaxProblem.of(source, bad));
        } catch (ReaderException bad) {
            int offset = source.text().offsetByCodePoints(0, Math.min(bad.getPosition(), codePoints(source)));
            problems.error("yaml-encoding", source.spanAt(offset), 
                    Message.of("yaml.character", "code", String.format("%04X", bad.getCodePoint()), "small", String.format("%04x", bad.getCodePoint())));
        } catch (YamlEngineException bad) {
            problems.error("yaml-syntax", Span.file(source.file()), Message.of("yaml.directive"));
        }
        return Optional.empty();
    }

    /** The text of a UTF-8 file with an optional byte order mark; a problem and nothing if it is something else. */
    public static Optional<Source> decode(String file, byte[] bytes, Problems problems) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT).decode(in, out, true);
        String text = out.flip().toString();
        if (result.isError()) {
            Source readable = new Source(file, text);
            problems.addSource(readable);
            problems.error("yaml-encoding", readable.spanAt(text.length()), Message.of("yaml.utf-8"));
            return Optional.empty();
        }
        return Optional.of(new Source(file, text.startsWith("\uFEFF") ? text.substring(1) : text));
    }

    private static int codePoints(Source source) {
        return source.text().codePointCount(0, source.text().length());
    }
}
