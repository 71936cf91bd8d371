package eldertable.remote;

import eldertable.host.TableInfo;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.server.protocol.Form;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lays the game that is played elsewhere with the packs that are here, if they are the very same. */
final class KnownGame {
    private static final int MOST_SEATS = 32;

    /** Why it cannot be laid here, in plain words. */
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1;

        Missing(String why) {
            super(why, null, false, false);
        }
    }

    private final PackLibrary library;
    private final Words words;
    private final String language;

    KnownGame(PackLibrary library, Words words, String language) {
        this.library = library;
        this.words = words;
        this.language = language;
    }

    /** @param table what the server tells of what never changes in the match */
    TableInfo lay(Form table) throws Missing {
        Form match = table.form("match").orElseThrow(() -> new Missing(words.say("remote.other-version")));
        String game = match.word("game");
        List<MatchSetup.UsedMod> mods = match.forms("mods").stream().map(mod -> new MatchSetup.UsedMod(mod.word("id"), mod.word("version"), mod.word("rules"))).toList();
        List<MatchSetup.Seat> seats = table.forms("seats").stream().map(seat -> new MatchSetup.Seat(seat.word("name"), seat.word("bot"))).toList();
        PackDef pack = pack(game, table.word("title"), mods);
        check(pack, match.word("version"), match.word("rules"), mods);
        if (seats.size() > MOST_SEATS || !pack.info().complaint(seats.size()).isEmpty()) throw new Missing(words.say("remote.other-version"));
        Map<String, Object> options = options(match, pack.info(), seats.size());
        MatchSetup setup = new MatchSetup("", game, match.word("version"), match.word("rules"), mods, seats.size(), options, 0, seats);
        Blueprint blueprint = new Blueprint(pack, seats.size(), options);
        return new TableInfo(blueprint, setup, new Lexicon(blueprint, language, setup.names()));
    }

    /** From the shelf alone: what a server calls a game must not be taken for a path. */
    private PackDef pack(String game, String title, List<MatchSetup.UsedMod> mods) throws Missing {
        List<String> shelf = library.entries().stream().map(PackLibrary.Entry::id).toList();
        List<String> wanted = new ArrayList<>(mods.stream().map(MatchSetup.UsedMod::id).toList());
        wanted.add(0, game);
        for (String id : wanted) if (!shelf.contains(id)) throw new Missing(words.say("remote.no-game", "game", id.equals(game) ? title : id));
        return library.load(game, wanted.subList(1, wanted.size())).pack().orElseThrow(() -> new Missing(words.say("remote.broken-game", "game", title)));
    }

    private void check(PackDef pack, String version, String rules, List<MatchSetup.UsedMod> mods) throws Missing {
        if (!pack.hash().equals(rules)) throw new Missing(words.say("remote.other-rules", "game", pack.info().title(), "here", pack.info().version(), "there", version));
        for (int i = 0; i < mods.size(); i++) {
            ModDef mod = pack.mods().get(i);
            if (mod.hash().equals(mods.get(i).rules())) continue;
            throw new Missing(words.say("remote.other-rules", "game", mod.info().title(), "here", mod.info().version(), "there", mods.get(i).version()));
        }
    }

    private Map<String, Object> options(Form match, PackInfo info, int players) throws Missing {
        Map<String, Object> options = new LinkedHashMap<>();
        if (match.form("options").isEmpty()) return options;
        for (Map.Entry<?, ?> option : match.form("options").get().map().entrySet()) {
            Object value = option.getValue() instanceof Long number ? (Object) Math.toIntExact(number) : option.getValue();
            if (!info.complaint((String) option.getKey(), value, players).isEmpty()) throw new Missing(words.say("remote.other-version"));
            options.put((String) option.getKey(), value);
        }
        return options;
    }
}
