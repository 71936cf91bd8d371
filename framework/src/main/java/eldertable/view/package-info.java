/**
 * What one viewer may see of a match, and the words for it. Screens, terminals, bots and networks get these records and
 * never the state; nothing in them depends on what the viewer cannot see.
 */
package eldertable.view;
