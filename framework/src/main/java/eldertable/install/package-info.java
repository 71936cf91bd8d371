/** Puts packs of others into the user's folder, once they are found to be in order; for the command line and for the window. */
package eldertable.install;
