/** Throws made-up input at everything that reads some: files, commands, lines at the terminal, moves. Nothing may come of it but words. */
package eldertable.sdk.fuzzing;
