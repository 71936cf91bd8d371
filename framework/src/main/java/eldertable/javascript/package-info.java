/** JavaScript as text: enough of its grammar to find words and literals where a pack's author wrote them, without running anything. */
package eldertable.javascript;
