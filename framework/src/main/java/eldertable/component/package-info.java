/**
 * Components that keep numbers in the state: counters, pools and trays. One class each says everything about it: how its cells are
 * laid out and named, what viewers see, how scenarios set and expect it, what the chronicle tells, what scripts are handed. All other packages
 * walk the list of components of a match. (Zones and boards keep pieces, and are the state's own business; a die keeps nothing.)
 */
package eldertable.component;
