/**
 * Runs a table: one match on a thread of its own, for any front end. Front ends post requests and get snapshots that never
 * change; nobody waits for anybody. Knows nothing of drawing or typing.
 */
package eldertable.host;
