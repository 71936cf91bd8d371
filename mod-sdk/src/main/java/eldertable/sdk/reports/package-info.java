/** Results in words, tables and Markdown for people, and as plain values for JSON. */
package eldertable.sdk.reports;
