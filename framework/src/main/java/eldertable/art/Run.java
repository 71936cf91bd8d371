package eldertable.art;

/** Words in one face, as a part of a text that has several. */
public record Run(Face face, String text) {}
