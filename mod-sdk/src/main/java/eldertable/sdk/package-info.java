/** The author's command line: the program's entrance. */
package eldertable.sdk;
