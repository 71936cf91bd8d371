/** Lays a mod's YAML over a game's, key by key, and remembers where each value came from. */
package eldertable.pack.merging;
