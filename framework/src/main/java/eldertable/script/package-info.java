/**
 * Runs a pack's JavaScript in a sandbox and hands it the table. The only package that knows GraalJS; scripts keep nothing
 * between calls, and a watchdog's thread stops those that run away.
 */
package eldertable.script;
