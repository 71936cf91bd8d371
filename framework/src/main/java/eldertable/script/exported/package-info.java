/**
 * What the prelude can ask and change, in parts that each do one thing. Everything is numbers: an exported call costs less than a
 * nanosecond once compiled, while objects handed over would cost fifty. The prelude checks arguments before it calls.
 */
package eldertable.script.exported;
