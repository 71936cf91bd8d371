package eldertable.desktop.screen;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.remote.TableLink;
import java.util.List;

/** Screens that other screens lead to without knowing how they are made. */
public interface Navigation {
    Screen table(MatchOrder order);

    /** A table that runs elsewhere. @param name what the others shall call whoever sits down there */
    Screen join(TableLink link, String name);

    /** How others come to the table that is played at. */
    Screen invitation(Invitation invitation);

    /** The rules of a game, as a page beside what lies below. */
    Screen rules(PackDef pack);

    Screen settings();

    /** Diagnostics with their files and lines. */
    Screen problems(String title, List<Diagnostic> problems);

    /** Saved games to choose from. */
    Screen saves();
}
