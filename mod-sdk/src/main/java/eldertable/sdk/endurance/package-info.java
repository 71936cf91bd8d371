/** Long runs: matches of every pack, played as people play them, one after the other, while the program's own needs are measured. */
package eldertable.sdk.endurance;
