/** Searches numbers of a pack for goals that its author sets, by playing: successive halving over candidates, each of them a small mod. */
package eldertable.sdk.tuning;
