package eldertable.host;

/** A bot thinks. @param part how far it is, from 0 to 1 */
public record Thought(int seat, double part) {}
