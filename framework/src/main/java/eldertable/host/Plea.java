package eldertable.host;

/**
 * Somebody would like to take back a move of theirs, which is for others to allow: they have moved since, or something hidden was seen.
 *
 * @param seat  who asks
 * @param yours whether whoever looks here is one of those who are asked, and has not answered yet
 */
public record Plea(int seat, boolean yours) {}
