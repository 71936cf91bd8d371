package eldertable.secrecy;

import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The leaks found so far, each once: of what one hook tells in one way the first time is enough to mend it. */
final class Findings {
    /** Lists are told as far as a person reads them. */
    private static final int LONGEST = 160;

    final TableNames names;
    final HookPlaces places;
    private final int players;
    private final Map<List<Object>, Leak> leaks = new LinkedHashMap<>();
    private int comparisons;

    Findings(Blueprint blueprint, HookPlaces places) {
        names = new TableNames(blueprint);
        players = blueprint.players;
        this.places = places;
    }

    /** Two things that a viewer gets were compared. */
    void compared() {
        comparisons++;
    }

    int comparisons() {
        return comparisons;
    }

    List<Leak> leaks() {
        return List.copyOf(leaks.values());
    }

    void add(Leak.Channel channel, Message hook, HookPlaces.Place place, Message what, Message here, Message there, Moment moment) {
        Message where = Message.of("secrecy.again", "options", "--players " + players + " --seed " + moment.seed() + " --games 1", "move", moment.state().moves());
        leaks.putIfAbsent(List.of(channel, hook), new Leak(channel, hook, place.span(), place.line(), what, here, there, where));
    }

    /** Who it is, as people say it. */
    static Message viewer(int viewer) {
        return viewer == GameState.SPECTATOR ? Message.of("secrecy.spectator") : Message.of("secrecy.player", "player", TableNames.player(viewer));
    }

    String name(int code) {
        return names.name(code);
    }

    /** Something that was told, such as a list. */
    static Message told(String text) {
        return Message.plain(text.length() > LONGEST ? text.substring(0, LONGEST) + " …" : text);
    }
}
