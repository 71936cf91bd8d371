/** Playing in a terminal: the table as text, choices by number or by name, and scripts of moves on standard input. */
package eldertable.sdk.terminal;
