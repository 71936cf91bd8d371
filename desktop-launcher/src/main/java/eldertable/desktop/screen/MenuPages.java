package eldertable.desktop.screen;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import java.util.List;

/** The screens around the table, each made when somebody goes there. */
public final class MenuPages {
    private final ScreenContext kit;
    private final Shelf shelf;

    public MenuPages(ScreenContext kit) {
        this(kit, 0);
    }

    /** @param seconds until the games are looked for, where something else comes first */
    public MenuPages(ScreenContext kit, float seconds) {
        this.kit = kit;
        shelf = new Shelf(kit);
        if (seconds > 0) kit.after(seconds, shelf::look);
        else shelf.look();
    }

    public Shelf shelf() {
        return shelf;
    }

    public Screen title() {
        return new TitlePage(kit, shelf, this);
    }

    public Screen newGame(Shelf.Game game) {
        return new NewGamePage(kit, shelf, game, false);
    }

    /** A new game that others come to with a link. */
    public Screen host(Shelf.Game game) {
        return new NewGamePage(kit, shelf, game, true);
    }

    public Screen join() {
        return new JoinPage(kit);
    }

    public Screen invitation(Invitation invitation) {
        return new InvitationPage(kit, invitation);
    }

    /** @param replay whether to look at them instead of going on */
    public Screen saves(boolean replay) {
        return new SavesPage(kit, shelf, replay);
    }

    public Screen mods() {
        return new ModsPage(kit, shelf, this);
    }

    public Screen settings() {
        return new SettingsPage(kit);
    }

    public Screen credits() {
        return new CreditsPage(kit, shelf);
    }

    public Screen rules(PackDef pack) {
        return new RulesPage(kit, pack);
    }

    public Screen problems(String title, List<Diagnostic> problems) {
        return new ProblemsPage(kit, title, problems);
    }
}
