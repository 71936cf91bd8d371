/**
 * One match as numbers: a blueprint that never changes and a state that is one array and copies in a moment. Knows no
 * scripts and no rules. A state belongs to one thread.
 */
package eldertable.state;
