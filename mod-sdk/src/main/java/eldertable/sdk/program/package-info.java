/** What all commands share: where the program lies, its version, folders for their work, and failures that their user can mend. */
package eldertable.sdk.program;
