package eldertable.view;

/**
 * A seat at the table.
 *
 * @param toAct whether the game waits for this player now
 * @param acted whether the player has already moved in a step that waits for others too
 */
public record PlayerView(int seat, boolean active, boolean out, boolean toAct, boolean acted) {}
