package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;

/** What is rolled. @param faces the numbers on it */
public record DieDef(String id, List<Integer> faces, Span span) implements ComponentDef {
    @Override
    public Sort sort() {
        return Sort.DIE;
    }

    @Override
    public Map<String, String> facts() {
        return ComponentDef.facts("faces", String.join(" ", faces.stream().map(String::valueOf).toList()));
    }

    @Override
    public Per per() {
        return Per.ONCE;
    }

    @Override
    public boolean isProperty() {
        return false;
    }
}
