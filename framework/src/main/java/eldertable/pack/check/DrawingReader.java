package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads a drawing (SVG) only to see whether it is one of plain shapes, of which there is an end: nothing that is fetched from elsewhere,
 * no scripts, effects or dashes, nothing that unfolds to very much.
 */
final class DrawingReader {
    private static final int DEEPEST = 32, MOST_SHAPES = 5000;
    private static final double LARGEST = 100_000;
    /** What makes no shape, or costs without a bound. */
    private static final Set<String> REFUSED = Set.of("script", "foreignobject", "image", "filter", "pattern", "mask", "marker", "text", "tspan", "textpath",
            "animate", "animatetransform", "animatemotion", "set", "iframe", "video", "audio", "font", "font-face");
    private static final Pattern REFERENCE = Pattern.compile("(?i)(?:url\\s*\\(|@import)\\s*['\"]?\\s*([^'\")\\s]*)");
    private static final Pattern DASHES = Pattern.compile("(?i)stroke-dasharray\\s*:\\s*(?!none)[^;\\s]");

    /** An element that may be drawn again by its id. @param drawn how many shapes it holds @param repeats whether some of them are others drawn again */
    private static final class Part {
        private final String id;
        private int drawn;
        private boolean repeats;

        private Part(String id) {
            this.id = id;
        }
    }

    private final String name;
    private final Problems problems;
    private final Map<String, Part> parts = new HashMap<>();
    /** What is drawn again, with the line where that is said. */
    private final List<Map.Entry<String, Integer>> repeated = new ArrayList<>();
    private final Deque<Part> open = new ArrayDeque<>();
    private XMLStreamReader in;
    private boolean refused;

    DrawingReader(String name, Problems problems) {
        this.name = name;
        this.problems = problems;
    }

    void read(byte[] bytes) {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        try {
            in = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
            while (!refused && in.hasNext()) event(in.next());
            if (!refused) countRepeated();
        } catch (XMLStreamException broken) {
            int line = broken.getLocation() == null ? 1 : Math.max(1, broken.getLocation().getLineNumber());
            problems.error("bad-drawing", new Span(name, line, 1), Message.of("pack.check.no-drawing"));
        }
    }

    private void event(int event) {
        switch (event) {
            case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                refuse(Message.of("pack.check.drawing-entity"));
            case XMLStreamConstants.PROCESSING_INSTRUCTION -> refuse(Message.of("pack.check.drawing-style"));
            case XMLStreamConstants.START_ELEMENT -> begin();
            case XMLStreamConstants.END_ELEMENT -> end();
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> words(in.getText(), false);
            default -> { }
        }
    }

    private void begin() {
        String element = in.getLocalName().toLowerCase(Locale.ROOT);
        if (open.isEmpty() && !element.equals("svg")) refuse(Message.of("pack.check.drawing-begins", "name", in.getLocalName()));
        if (REFUSED.contains(element) || element.startsWith("fe")) {
            refuse(Message.of("pack.check.drawing-shapes", "name", in.getLocalName()));
        }
        if (open.size() >= DEEPEST) refuse(Message.of("pack.check.drawing-depth", "most", DEEPEST));
        Part part = new Part(attribute("id"));
        part.drawn = 1;
        open.push(part);
        for (int i = 0; i < in.getAttributeCount(); i++) attribute(in.getAttributeLocalName(i).toLowerCase(Locale.ROOT), in.getAttributeValue(i).strip());
        if (element.equals("use")) repeat(attribute("href"));
    }

    private void attribute(String key, String value) {
        if (key.startsWith("on")) refuse(Message.of("pack.check.drawing-acts", "key", key));
        if (key.equals("href") && !value.startsWith("#")) refuse(Message.of("pack.check.drawing-fetches-key", "key", key));
        if (key.equals("stroke-dasharray") && !value.equals("none")) refuseDashes();
        boolean size = key.equals("width") || key.equals("height") || key.equals("viewbox");
        if (size) for (String number : value.split("[\\s,]+")) refuseSize(number);
        words(value, key.equals("clip-path") || key.equals("style") && value.contains("clip-path"));
    }

    /** What stands in styles and attributes. @param clips whether what is named cuts something out: then its shapes are made as well */
    private void words(String text, boolean clips) {
        if (DASHES.matcher(text).find()) refuseDashes();
        Matcher reference = REFERENCE.matcher(text);
        while (reference.find()) {
            if (!reference.group(1).startsWith("#")) refuse(Message.of("pack.check.drawing-fetches"));
            else if (clips) repeat(reference.group(1));
        }
    }

    private void refuseDashes() {
        refuse(Message.of("pack.check.drawing-dashes"));
    }

    private void refuseSize(String number) {
        Matcher digits = Pattern.compile("[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?").matcher(number);
        if (digits.lookingAt() && digits.group().matches(".*\\d.*") && !(Math.abs(parsed(digits.group())) <= LARGEST)) {
            refuse(Message.of("pack.check.drawing-size", "most", (int) LARGEST));
        }
    }

    private static double parsed(String digits) {
        try {
            return Double.parseDouble(digits);
        } catch (NumberFormatException noNumber) {
            return 0; // as whoever draws it will read it
        }
    }

    private void repeat(String target) {
        if (target.length() < 2) return;
        open.forEach(part -> part.repeats = true);
        repeated.add(Map.entry(target.substring(1), line()));
    }

    private void end() {
        Part part = open.pop();
        if (!part.id.isEmpty()) parts.put(part.id, part);
        if (open.isEmpty()) parts.put("", part);
        else open.peek().drawn += part.drawn;
        if (part.drawn > MOST_SHAPES) refuse(Message.of("pack.check.drawing-count", "most", MOST_SHAPES));
    }

    /** What is drawn again must not draw others again, or a few lines could stand for millions of shapes. */
    private void countRepeated() {
        long shapes = parts.get("").drawn;
        for (Map.Entry<String, Integer> one : repeated) {
            Part part = parts.get(one.getKey());
            if (part == null) continue;
            shapes += part.drawn;
            if (part.repeats) refuse(one.getValue(), Message.of("pack.check.drawing-reference", "id", part.id));
            else if (shapes > MOST_SHAPES) refuse(one.getValue(), Message.of("pack.check.drawing-repeated", "most", MOST_SHAPES));
            if (refused) return;
        }
    }

    private String attribute(String key) {
        for (int i = 0; i < in.getAttributeCount(); i++) if (in.getAttributeLocalName(i).equals(key)) return in.getAttributeValue(i).strip();
        return "";
    }

    private int line() {
        return Math.max(1, in.getLocation().getLineNumber());
    }

    private void refuse(Message message) {
        refuse(line(), message);
    }

    /** Only the first is told: what comes after it may be its consequence. */
    private void refuse(int line, Message message) {
        if (!refused) problems.error("bad-drawing", new Span(name, line, 1), message);
        refused = true;
    }
}
