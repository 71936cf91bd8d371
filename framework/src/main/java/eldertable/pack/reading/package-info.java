/** Turns a pack's YAML into its model, and collects every problem on the way. */
package eldertable.pack.reading;
