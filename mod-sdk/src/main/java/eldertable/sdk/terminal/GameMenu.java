package eldertable.sdk.terminal;

import eldertable.bot.Bots;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PresetDef;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.session.SaveFolder;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Words;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Asks which game to play, with which mods, with how many, with which options, and against whom. */
public final class GameMenu {
    /**
     * What was chosen.
     *
     * @param resume the game to go on with, instead of a new one
     * @param mods   to play it with, in this order
     * @param bots   for the last seats
     */
    public record Choice(String game, Optional<SaveFolder.Listed> resume, List<String> mods, int players, Map<String, Object> options, List<String> bots) {}

    /** Reads a game with mods. If it cannot be played, the player is told why. */
    public interface Loading {
        Optional<PackDef> load(String game, List<String> mods);
    }

    private static final int MOST_OPTIONS_ASKED = 4;
    private static final String USUAL_BOT = "normal";

    private final Console console;
    private final PackLibrary library;
    private final List<PackLibrary.Entry> games;
    private final List<PackLibrary.Entry> mods;
    private final SaveFolder saves;
    private final Loading loading;
    private final Words words;

    GameMenu(Console console, PackLibrary library, List<PackLibrary.Entry> packs, SaveFolder saves, Loading loading, Words words) {
        this.console = console;
        this.library = library;
        games = packs.stream().filter(pack -> !pack.isMod()).toList();
        mods = packs.stream().filter(PackLibrary.Entry::isMod).toList();
        this.saves = saves;
        this.loading = loading;
        this.words = words;
    }

    Optional<Choice> ask() {
        while (true) {
            Optional<SaveFolder.Listed> latest = saves.latest("");
            show(latest);
            String answer = read(words.say("games.which") + " ");
            if (answer == null || answer.equalsIgnoreCase("q") || answer.equalsIgnoreCase("quit")) return Optional.empty();
            if (answer.equalsIgnoreCase("c") && latest.isPresent()) {
                return Optional.of(new Choice(latest.get().save().orElseThrow().journal().setup().game(), latest, List.of(), 0, Map.of(), List.of()));
            }
            Optional<PackLibrary.Entry> entry = find(answer);
            if (entry.isEmpty()) {
                String wrong = words.say("games.unknown", "name", Paint.harmless(answer));
                if (!answer.isEmpty()) console.print(wrong);
                continue;
            }
            Optional<PackDef> pack = loading.load(entry.get().id(), List.of());
            if (pack.isEmpty()) continue;
            List<String> chosen = mods(entry.get().id());
            if (chosen == null) return Optional.empty();
            if (!chosen.isEmpty()) pack = loading.load(entry.get().id(), chosen);
            if (pack.isPresent()) return settle(pack.get(), chosen);
        }
    }

    /** The mods to play a game with, if there are any; null at the end of the input. */
    private List<String> mods(String game) {
        List<PackLibrary.Entry> own = mods.stream()
            .filter(mod -> mod.info().extending().equals(game) && mod.problems().stream().noneMatch(Diagnostic::isError)).toList();
        if (own.isEmpty()) return List.of();
        console.print(words.say("games.mods"));
        for (int i = 0; i < own.size(); i++) {
            console.print(number(i + 1) + console.paint().as(Tone.NAME, Paint.harmless(title(own.get(i)))));
            for (String line : Layout.wrap(Paint.harmless(library.summary(own.get(i), words.language())), console.width() - 6)) console.print("     " + line);
        }
        while (true) {
            String answer = read(words.say("games.which-mods") + " ");
            if (answer == null) return null;
            List<String> wanted = answer.isEmpty() ? List.of() : List.of(answer.split("[\\s,]+"));
            if (wanted.stream().allMatch(word -> word.matches("[1-9]\\d{0,3}") && Integer.parseInt(word) <= own.size())) {
                return wanted.stream().map(word -> own.get(Integer.parseInt(word) - 1).id()).distinct().toList();
            }
            console.print(words.say("games.numbers", "most", own.size()));
        }
    }

    private void show(Optional<SaveFolder.Listed> latest) {
        Paint paint = console.paint();
        console.print("");
        console.print(paint.as(Tone.TITLE, "Eldertable"));
        if (games.isEmpty()) console.print(words.say("games.none"));
        for (int i = 0; i < games.size(); i++) {
            PackInfo info = games.get(i).info();
            boolean broken = games.get(i).problems().stream().anyMatch(Diagnostic::isError);
            String note = broken ? paint.as(Tone.BAD, words.say("games.broken")) : paint.as(Tone.FAINT, players(info) + ", " + words.say("games.minutes", "minutes", info.minutes()));
            console.print(number(i + 1) + paint.as(Tone.NAME, Paint.pad(Paint.harmless(title(games.get(i))), 22)) + "  " + note);
            for (String line : Layout.wrap(Paint.harmless(library.summary(games.get(i), words.language())), console.width() - 6)) console.print("     " + line);
        }
        latest.flatMap(SaveFolder.Listed::save).ifPresent(save -> console.print(paint.as(Tone.CHOICE, "  c") + "  "
            + words.say("games.go-on", "game", Paint.harmless(save.title()), "move", save.journal().commands().size() + 1)));
        console.print(paint.as(Tone.CHOICE, "  q") + "  " + words.say("games.leave"));
    }

    private String players(PackInfo info) {
        String from = info.minPlayers() == info.maxPlayers() ? "" : info.minPlayers() + "–";
        return words.say("games.players", "count", from + info.maxPlayers(), "most", info.maxPlayers());
    }

    private String number(int number) {
        return console.paint().as(Tone.CHOICE, String.format("%3d", number)) + "  ";
    }

    private Optional<PackLibrary.Entry> find(String answer) {
        if (answer.matches("\\d{1,4}")) {
            int number = Integer.parseInt(answer);
            return number >= 1 && number <= games.size() ? Optional.of(games.get(number - 1)) : Optional.empty();
        }
        String wanted = answer.toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) return Optional.empty();
        return games.stream().filter(game -> game.id().equals(wanted) || title(game).toLowerCase(Locale.ROOT).startsWith(wanted) || game.info().title().toLowerCase(Locale.ROOT).startsWith(wanted)).findFirst();
    }

    private String title(PackLibrary.Entry pack) {
        return library.title(pack, words.language());
    }

    private Optional<Choice> settle(PackDef pack, List<String> mods) {
        PackInfo info = pack.info();
        Integer players = info.minPlayers() == info.maxPlayers() ? Integer.valueOf(info.minPlayers())
            : number(words.say("games.how-many"), info.minPlayers(), info.maxPlayers(), Math.max(info.minPlayers(), Math.min(2, info.maxPlayers())));
        if (players == null) return Optional.empty();
        Lexicon lexicon = new Lexicon(new Blueprint(pack, players, Map.of()), words.language(), Collections.nCopies(players, ""));
        Map<String, Object> options = info.presetsFor(players).isEmpty() ? options(info, lexicon, players) : preset(info, lexicon, players);
        if (options == null) return Optional.empty();
        Integer bots = players == 1 ? Integer.valueOf(0) : number(words.say("games.how-many-bots", "players", players), 0, players, players - 1);
        if (bots == null) return Optional.empty();
        String bot = bots == 0 ? "" : bot();
        if (bot == null) return Optional.empty();
        return Optional.of(new Choice(info.id(), Optional.empty(), mods, players, options, Collections.nCopies(bots, bot)));
    }

    /** The options of a preset, or each for itself; null at the end of the input. */
    private Map<String, Object> preset(PackInfo info, Lexicon lexicon, int players) {
        List<PresetDef> presets = info.presetsFor(players);
        console.print(words.say("games.presets"));
        for (int i = 0; i < presets.size(); i++) {
            console.print(number(i + 1) + console.paint().as(Tone.NAME, Paint.harmless(lexicon.preset(presets.get(i).id()))));
            for (String line : Layout.wrap(Paint.harmless(lexicon.presetText(presets.get(i).id())), console.width() - 6)) console.print("     " + line);
        }
        console.print(number(presets.size() + 1) + words.say("games.own"));
        Integer answer = number(words.say("games.which-one"), 1, presets.size() + 1, 1);
        if (answer == null) return null;
        return answer <= presets.size() ? presets.get(answer - 1).options() : options(info, lexicon, players);
    }

    /** Each option as it is answered; null at the end of the input. */
    private Map<String, Object> options(PackInfo info, Lexicon lexicon, int players) {
        Map<String, Object> options = new LinkedHashMap<>();
        boolean wall = info.options().size() > MOST_OPTIONS_ASKED && info.presets().isEmpty(); // --option sets them
        for (OptionDef option : wall ? List.<OptionDef>of() : info.options()) {
            String question = lexicon.option(option.id()) + "?";
            Object value = option.isNumber() ? number(question, option.min(), option.max(), (Integer) option.start()) : word(option, lexicon, players);
            if (value == null) return null;
            options.put(option.id(), value);
        }
        return options;
    }

    /** How strong the bots are; null at the end of the input. */
    private String bot() {
        List<String> names = Bots.names();
        for (int i = 0; i < names.size(); i++) console.print(number(i + 1) + words.say("games.bot." + names.get(i)));
        Integer answer = number(words.say("games.which-bots"), 1, names.size(), Math.max(0, names.indexOf(USUAL_BOT)) + 1);
        return answer == null ? null : names.get(answer - 1);
    }

    private Object word(OptionDef option, Lexicon lexicon, int players) {
        List<String> values = option.valuesFor(players);
        if (values.size() == 1) return values.get(0);
        if (values.isEmpty()) return option.start();
        console.print(Paint.harmless(lexicon.option(option.id())) + ":");
        for (int i = 0; i < values.size(); i++) console.print(number(i + 1) + Paint.harmless(lexicon.optionValue(option.id(), values.get(i))));
        Integer answer = number(words.say("games.which-one"), 1, values.size(), Math.max(1, values.indexOf(option.start()) + 1));
        return answer == null ? null : values.get(answer - 1);
    }

    /** A number within bounds, asked for until there is one; null at the end of the input. */
    private Integer number(String question, int least, int most, int usual) {
        while (true) {
            String answer = read(question + " " + words.say("games.range", "least", least, "most", most, "usual", usual) + " ");
            if (answer == null) return null;
            if (answer.isEmpty()) return usual;
            int chosen = answer.matches("-?\\d{1,9}") ? Integer.parseInt(answer) : least - 1;
            if (chosen >= least && chosen <= most) return chosen;
            console.print(words.say("games.number", "least", least, "most", most));
        }
    }

    private String read(String question) {
        if (!console.isInteractive()) console.print(question);
        String answer = console.readLine(console.paint().as(Tone.PROMPT, question));
        return answer == null ? null : answer.strip();
    }
}
