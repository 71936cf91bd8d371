/**
 * What goes over the line between a server and those who play there, as docs/protocol.md has it: messages of people are read here and
 * nothing of them is believed; what people are told is written here from what their seat may see, and from nothing else.
 */
package eldertable.server.protocol;
