package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;

public record DieDef(String id, List<Integer> faces, Span span) {}
