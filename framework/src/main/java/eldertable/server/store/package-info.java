/** Keeps tables, seats and moves in a database, so that a server that was stopped or killed comes back with all of them. */
package eldertable.server.store;
