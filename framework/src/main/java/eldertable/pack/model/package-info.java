/** A pack as it was read: definitions that never change. Knows nothing of files. */
package eldertable.pack.model;
