/**
 * What translated rules work with: the values of JavaScript, and the table as rules see it. It does what prelude.js does in games that nobody
 * watches, through the same exported operations; whatever it is not sure of it gives up, and then GraalJS decides.
 */
package eldertable.script.translation.runtime;
