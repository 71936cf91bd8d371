/** What is wrong with a pack that can be read: one check a class. */
package eldertable.pack.check;
