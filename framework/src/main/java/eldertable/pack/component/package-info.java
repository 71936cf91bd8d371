/**
 * Components that keep numbers in the state. One class each says everything about it: how its cells are laid out and named, what
 * viewers see, how scenarios set and expect it, what the chronicle tells, what scripts are handed. All other packages walk the list of
 * components of a match. What authors can write about them is described beside them in {@link eldertable.api.ComponentApi}.
 *
 * <p>Zones and boards are no such class: they keep pieces, which wander from one to the other, and so are the state's own business.
 * There are two of them and they are read by few, so a plain branch is simpler: {@code view.Looking} looks at them, scenarios know them as
 * subjects ({@code scenario.ZoneSubject}, {@code scenario.BoardSubject}), {@code state.CellNames} names them. A die keeps nothing at all.
 */
package eldertable.pack.component;

import eldertable.pack.component.Components;
