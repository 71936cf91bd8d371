package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;

/** A named list of things that zones and counters can be made for, such as the four gates of a table. */
public record GroupDef(String id, List<String> members, Span span) {}
