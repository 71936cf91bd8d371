/** Sounds, made up by the program from waves: there are no sound files. All calls come from the drawing thread. */
package eldertable.desktop.sound;
