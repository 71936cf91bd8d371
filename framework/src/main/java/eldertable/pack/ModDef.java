package eldertable.pack;

import java.util.Map;

/**
 * A mod that a pack was read with.
 *
 * @param folder  where its author keeps it
 * @param scripts its .mjs files by path
 */
public record ModDef(PackInfo info, String folder, Map<String, String> scripts) {}
