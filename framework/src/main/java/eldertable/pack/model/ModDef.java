package eldertable.pack.model;

import java.util.Map;

/**
 * A mod that a pack was read with.
 *
 * @param folder  where its author keeps it
 * @param scripts its .mjs files by path
 * @param hash    SHA-256 of all of its own that can influence play
 */
public record ModDef(PackInfo info, String folder, Map<String, String> scripts, String hash) {}
