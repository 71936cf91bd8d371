package eldertable.sdk.fuzzing;

import eldertable.bot.Budget;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.terminal.TypedGame;
import eldertable.session.GameSession;
import eldertable.session.Journal;
import eldertable.session.MatchSetup;
import eldertable.session.Resumed;
import eldertable.session.SaveFolder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/** What a match is kept in and moved by, as text: a match of each game is played on a little, and then its words are wounded. */
final class MatchTarget implements FuzzTarget {
    /** What is wounded, and who reads it. */
    enum Words { SAVE, JOURNAL, COMMAND, TERMINAL }

    private static final int MOVES = 12;
    private static final Pattern CHECK = Pattern.compile("(?m)^check: .*\\R");
    private static final List<String> TYPED = List.of("", "?", "0", "back", "why", "undo", "redo", "look", "look A", "look B.hand", "table", "log 3", "save x", "load x",
        "saves", "done", "hint", "hash", "rules", ":look", "[", "A", "A any any", "1 2", "2, 3", "99", "-1", "#", "quit now", "lang de");

    private final Words words;
    private final SoundPacks packs;
    private final ScriptEngine scripts;
    private final Path folder;
    private final Map<String, GameSession> sessions = new HashMap<>();

    MatchTarget(Words words, SoundPacks packs, ScriptEngine scripts, Path folder) {
        this.words = words;
        this.packs = packs;
        this.scripts = scripts;
        this.folder = folder;
    }

    @Override
    public String name() {
        return words.name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public int share() {
        return words == Words.COMMAND ? 10 : 1;
    }

    @Override
    public byte[] input(SplittableRandom random) {
        String game = packs.games().get(random.nextInt(packs.games().size()));
        Journal journal = session(game).journal();
        return new SoundPacks.Input(game, switch (words) {
            case SAVE -> Wounds.wound(saved(journal), random);
            case JOURNAL -> saved(withWounds(journal, random));
            case COMMAND -> Wounds.wound(journal.commands().get(random.nextInt(journal.commands().size())), random);
            case TERMINAL -> typed(journal, random);
        }).bytes();
    }

    private static Journal withWounds(Journal journal, SplittableRandom random) {
        List<String> commands = new java.util.ArrayList<>(journal.commands());
        int line = random.nextInt(commands.size());
        commands.set(line, Wounds.wound(commands.get(line), random).replaceAll("\\R", " "));
        return new Journal(journal.setup(), commands, journal.hash(), journal.over());
    }

    private static String typed(Journal journal, SplittableRandom random) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 25; i++) {
            String command = journal.commands().get(random.nextInt(journal.commands().size()));
            lines.append(switch (random.nextInt(4)) {
                case 0 -> TYPED.get(random.nextInt(TYPED.size()));
                case 1 -> Wounds.wound(command, random);
                default -> String.valueOf(1 + random.nextInt(6));
            }).append('\n');
        }
        return lines.toString();
    }

    /** As it would stand in a file; without the line that tells whether it was changed, which would keep everything else from being read. */
    private String saved(Journal journal) {
        try {
            SaveFolder saves = new SaveFolder(folder);
            saves.save("fuzz", "Fuzz", journal, Instant.EPOCH);
            return CHECK.matcher(Files.readString(saves.pathOf("fuzz"))).replaceFirst("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void read(byte[] bytes) throws Exception {
        SoundPacks.Input input = SoundPacks.Input.of(bytes);
        PackDef pack = packs.game(input.head());
        switch (words) {
            case SAVE, JOURNAL -> resume(pack, input.body());
            case COMMAND -> command(session(pack.info().id()), input.body());
            case TERMINAL -> TypedGame.play(scripts, pack, new SaveFolder(folder.resolve("typed")), 4, input.body().lines().toList());
        }
    }

    private void resume(PackDef pack, String text) throws IOException {
        Path file = Files.write(folder.resolve("wounded.yaml"), text.getBytes(StandardCharsets.UTF_8));
        SaveFolder.Listed listed = SaveFolder.read(file);
        for (boolean anyway : new boolean[] {false, true}) Resumed.load(scripts, pack, listed, anyway).session().ifPresent(GameSession::close);
    }

    private static void command(GameSession session, String text) throws RuleFault {
        session.commands().complaint(text);
        session.commands().read(session.table(), text);
        if (session.read(text) instanceof CommandText.Reading.Chosen chosen && chosen.complete()) session.engine().apply(session.table(), chosen.move());
    }

    private GameSession session(String game) {
        return sessions.computeIfAbsent(game, id -> {
            try {
                return played(packs.game(id));
            } catch (RuleFault fault) {
                throw new IllegalStateException(fault);
            }
        });
    }

    private GameSession played(PackDef pack) throws RuleFault {
        int players = Math.max(2, pack.info().minPlayers());
        List<MatchSetup.Seat> seats = Collections.nCopies(players, new MatchSetup.Seat("bot", "random"));
        GameSession session = new GameSession(scripts, pack, MatchSetup.of("fuzz", pack, players, Map.of(), 5, seats));
        for (int move = 0; move < MOVES && session.botToAct() >= 0; move++) session.playBot(session.botToAct(), Budget.playouts(1));
        return session;
    }

    @Override
    public void close() {
        sessions.values().forEach(GameSession::close);
    }
}
