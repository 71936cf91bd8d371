/**
 * What the program itself says, in the language of whoever reads it: one file of words for each room and language. Packs bring their
 * own words; the blanks in both are filled here.
 */
package eldertable.words;
