/** The language server: what an author's editor asks of a pack while it is written, answered by the readers and checks that play it. */
package eldertable.sdk.editing;
