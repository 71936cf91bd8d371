/** A pack's rule examples: given a table, do these moves, expect that. Reads them, runs them, and writes a table as one. */
package eldertable.scenario;
