/** Writes Java classes for the functions of a pack: the only room that knows ASM. It guesses types; whatever it guesses is checked where it is used. */
package eldertable.script.translation.code;
