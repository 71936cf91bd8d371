/** One class a subcommand, and the options that several of them have in common. Only they know picocli. */
package eldertable.sdk.commands;
