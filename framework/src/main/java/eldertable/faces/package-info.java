/**
 * What the pieces of a pack look like: cards composed of what table.yaml says, backs, tokens, boards. {@code Faces} is the door for whoever
 * wants them as pictures, without a window: paper, pages, browsers.
 */
package eldertable.faces;
