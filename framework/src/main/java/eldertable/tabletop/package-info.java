/**
 * Where everything of a table lies for one viewer, and how it is drawn, on any pen: the window plays on it, pages of rules show it.
 */
package eldertable.tabletop;
