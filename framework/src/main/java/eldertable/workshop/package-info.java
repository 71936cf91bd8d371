/** The author's workshop, without any front end: looks into a running match, changes it by hand, and puts changed rules in force. */
package eldertable.workshop;
