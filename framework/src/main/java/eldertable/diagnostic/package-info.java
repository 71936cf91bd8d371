/** Problems with file, line, column and what to do: whatever is wrong with content ends here, never in an exception. */
package eldertable.diagnostic;
