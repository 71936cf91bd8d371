/**
 * Runs the rules of packs, JavaScript, in a sandbox and hands them the table. The only package that knows GraalJS; scripts keep
 * nothing between calls. {@code RuleScripts} are the hooks of one match; they run in a {@code Sandbox}, one opened context with its
 * guard, which the {@code Watchdog} stops when a hook goes on without end, and gives up when nothing stops it
 * ({@code LockOut} counts). {@code RuleModules} are the packs' texts, {@code harden.js} and {@code prelude.js} what stands around them, {@code BoundHooks} what Java calls, {@code FaultReport} what authors read when it fails.
 */
package eldertable.script;
