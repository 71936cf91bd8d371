/**
 * Rules in a process of their own, for packs that nobody vouches for: {@code IsolatedHooks} stand for them here, a {@code HookServer} there
 * answers over pipes. What rules run in is not known here. The process has little memory, is ended when it does not answer, and is not
 * believed: whatever it says is checked before anything is done with it.
 */
package eldertable.isolation;
