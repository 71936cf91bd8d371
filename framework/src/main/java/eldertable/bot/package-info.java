/** Players that are programs. They think on worlds imagined from what their seat may see, never on the truth. */
package eldertable.bot;
