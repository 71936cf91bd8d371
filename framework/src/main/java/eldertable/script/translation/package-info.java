/**
 * Rules translated ahead into Java classes, for games that nobody watches: playouts, `simulate`, searches. GraalJS still plays every match that
 * somebody sees and decides in doubt: whatever a translated hook cannot do is undone and asked again there.
 */
package eldertable.script.translation;
