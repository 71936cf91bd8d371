package eldertable.desktop.screen;

import java.util.List;
import java.util.Set;

/** A table of this window that others can come to, as the page shows it that invites them. */
public interface Invitation {
    /** @param seat -1 for watching; @param name of who plays there */
    record Way(int seat, String name, String link) {}

    /** The title of the game. */
    String game();

    List<Way> ways();

    /** The seats that somebody has come to. */
    Set<Integer> present();

    int watching();

    /** Nobody else can come any more, and those who did have to go. */
    void close();
}
