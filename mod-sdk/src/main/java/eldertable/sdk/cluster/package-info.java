/** Servers that share their tables: who has which, what they pass on to each other, and tables that outlive the server they were at. */
package eldertable.sdk.cluster;
