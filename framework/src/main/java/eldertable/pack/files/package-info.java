/** The files of a pack, from a folder or a zip, within bounds that hold whatever is in them. */
package eldertable.pack.files;
