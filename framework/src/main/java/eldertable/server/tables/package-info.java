/**
 * The tables of a server: who holds which seat, what each of them was told and has yet to hear, what they wish. It knows no sockets:
 * a {@link eldertable.server.tables.Line} takes what is to be sent.
 */
package eldertable.server.tables;
