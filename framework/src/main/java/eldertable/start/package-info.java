/** What somebody asked for when the program was started: the command line understands it once, any front end is handed the result. */
package eldertable.start;
