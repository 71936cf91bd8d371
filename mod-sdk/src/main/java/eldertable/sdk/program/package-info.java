/** What all commands share: where the program lies, its version, and failures that its user can mend. */
package eldertable.sdk.program;
