/** Sits down at a table that runs elsewhere, with nothing but a link: the other end of {@link eldertable.server.protocol}, for front ends that have the games. */
package eldertable.remote;
