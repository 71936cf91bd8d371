/** Tables that others join from elsewhere, with a browser or a program: {@link eldertable.server.TableServer} is the one door to it. */
package eldertable.server;
