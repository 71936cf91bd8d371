package eldertable.editing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.networknt.schema.JsonNodePath;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What an editor that goes by a schema alone finds wrong in a YAML text, with where. */
final class SchemaCheck {
    record Complaint(Span span, String message) {}

    private final JsonSchema schema;

    SchemaCheck(String schema) {
        try {
            this.schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(new ObjectMapper().readTree(schema));
        } catch (java.io.IOException broken) {
            throw new IllegalArgumentException(broken);
        }
    }

    List<Complaint> of(String file, String text) {
        Problems problems = new Problems();
        Node node = YamlReader.read(file, text.getBytes(StandardCharsets.UTF_8), problems, source -> {}).orElse(null);
        if (node == null) return problems.list().stream().map(problem -> new Complaint(problem.span(), problem.message())).toList();
        Map<String, Span> spans = new HashMap<>();
        JsonNode json = json(node, "$", spans, node.span());
        List<Complaint> all = new ArrayList<>();
        // That it might also have been nothing is said beside whatever else is wrong with it.
        schema.validate(json).stream().filter(message -> !message.getMessage().endsWith("null expected")).forEach(message -> all.add(new Complaint(span(spans, message.getInstanceLocation(), message.getProperty()), message.getMessage())));
        return all;
    }

    /** Of a key that should not be there, its own place. */
    private static Span span(Map<String, Span> spans, JsonNodePath path, String property) {
        Span own = property == null ? null : spans.get(path + "." + property);
        for (JsonNodePath at = path; own == null && at != null; at = at.getParent()) own = spans.get(pathOf(at));
        return own;
    }

    private static String pathOf(JsonNodePath path) {
        StringBuilder text = new StringBuilder("$");
        for (int i = 0; i < path.getNameCount(); i++) text.append('.').append(path.getElement(i));
        return text.toString();
    }

    private static JsonNode json(Node node, String path, Map<String, Span> spans, Span span) {
        spans.put(path, span);
        JsonNodeFactory make = JsonNodeFactory.instance;
        if (node instanceof MapNode map) {
            ObjectNode object = make.objectNode();
            map.entries().forEach(entry -> object.set(entry.key(), json(entry.value(), path + "." + entry.key(), spans, entry.span())));
            return object;
        }
        if (node instanceof ListNode list) {
            ArrayNode array = make.arrayNode();
            for (int i = 0; i < list.items().size(); i++) array.add(json(list.items().get(i), path + "." + i, spans, list.items().get(i).span()));
            return array;
        }
        ScalarNode scalar = (ScalarNode) node;
        if (scalar.isEmptyValue()) return NullNode.getInstance();
        if (scalar.quoted()) return TextNode.valueOf(scalar.text());
        if (scalar.asFlag().isPresent()) return BooleanNode.valueOf(scalar.asFlag().get());
        if (scalar.asInt().isPresent()) return IntNode.valueOf(scalar.asInt().getAsInt());
        return scalar.asDouble().isPresent() ? DoubleNode.valueOf(scalar.asDouble().getAsDouble()) : TextNode.valueOf(scalar.text());
    }
}
