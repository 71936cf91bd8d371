/** TypeScript's compiler in GraalJS, in a context of its own that no pack shares: it reads rules and never runs them. */
package eldertable.script.typescript;
