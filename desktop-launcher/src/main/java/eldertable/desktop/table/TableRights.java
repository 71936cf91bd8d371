package eldertable.desktop.table;

/**
 * What can be done at a table besides playing.
 *
 * @param remote whether it runs elsewhere, where it is kept too
 * @param invite shows how others come to it; null if they cannot
 */
record TableRights(boolean remote, Runnable invite) {}
