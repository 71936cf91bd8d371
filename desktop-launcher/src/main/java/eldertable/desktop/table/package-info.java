/**
 * A running game on the screen. What lies where is worked out without GL ({@code TableLayout} and the blocks), then drawn,
 * moved and clicked. It knows no game: everything comes from the view, the pack's table.yaml and the effects of moves.
 */
package eldertable.desktop.table;
