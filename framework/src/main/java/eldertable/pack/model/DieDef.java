package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;

/** What is rolled. @param faces the numbers on it */
public record DieDef(String id, List<Integer> faces, Span span) implements ComponentDef {
    @Override
    public ComponentSort sort() {
        return ComponentSort.DIE;
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
