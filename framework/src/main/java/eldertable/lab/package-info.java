/** The balance lab: plays many games of one set of rules and says what they do to the game, each figure with how sure it is. */
package eldertable.lab;
