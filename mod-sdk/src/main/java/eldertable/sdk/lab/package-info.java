/** The balance lab's page: one HTML file with all its pictures in it, and the same for programs. */
package eldertable.sdk.lab;
