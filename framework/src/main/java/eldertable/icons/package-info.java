/**
 * The icons that come with the program, by name, and which of them fits which words. Only names, words and outlines: painting them
 * is for {@code art}.
 */
package eldertable.icons;
