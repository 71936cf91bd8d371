/** The modules of a pack as a tree with every name resolved. The only room that knows the parser, which is GraalJS's own: so both read the same language. */
package eldertable.script.translation.tree;
