/** JSON for programs that read along, and for scripts that are handed a description. The only package that knows Jackson. */
package eldertable.json;
