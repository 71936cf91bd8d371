/** Plays many games without anybody watching, and counts what came of them. */
package eldertable.simulation;
