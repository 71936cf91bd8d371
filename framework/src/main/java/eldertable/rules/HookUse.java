package eldertable.rules;

/**
 * How a hook of translated rules has done.
 *
 * @param calls how often it was called
 * @param left  how many of those calls were left to GraalJS
 * @param why   the last reason for that, or null
 */
public record HookUse(String hook, int calls, int left, String why) {}
