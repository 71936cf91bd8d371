package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.diagnostic.Diagnostic;
import eldertable.host.Opening;
import eldertable.host.UndoRights;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.PackDef;
import eldertable.reload.PacksInPlay;
import eldertable.remote.RemoteTable;
import eldertable.remote.TableLink;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.script.EngineAhead;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.terminal.GameMenu;
import eldertable.sdk.terminal.Terminal;
import eldertable.sdk.terminal.TerminalGame;
import eldertable.session.DataFolder;
import eldertable.session.MatchId;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.start.Seating;
import eldertable.start.WindowOrder;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import eldertable.workshop.Authoring;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "play")
public final class PlayCommand implements Callable<Integer> {
    private static final Message NOT_LOADED = Message.of("commands.play.not-loaded");

    @Parameters(paramLabel = "PACK", arity = "0..1")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Mixin
    private DesktopChoice window;

    @Option(names = "--terminal")
    private boolean terminal;

    @Option(names = "--seed", paramLabel = "N")
    private Long seed;

    @Option(names = "--bots", paramLabel = "BOTS", split = ",")
    private List<String> bots = List.of();

    @Option(names = "--names", paramLabel = "NAMES", split = ",")
    private List<String> names = List.of();

    @Option(names = "--lesson", paramLabel = "ID", arity = "0..1", fallbackValue = "")
    private String lesson;

    @Option(names = "--load", paramLabel = "NAME")
    private String load;

    @Option(names = "--continue")
    private boolean resume;

    @Option(names = "--anyway")
    private boolean anyway;

    @Option(names = "--keep-going")
    private boolean keepGoing;

    @Option(names = "--quiet")
    private boolean quiet;

    @Option(names = "--author")
    private boolean author;

    @Option(names = "--undo", paramLabel = "HOW")
    private String undo;

    @Option(names = "--join", paramLabel = "LINK")
    private String join = "";

    @Mixin
    private TrustChoice trust;

    @Spec
    private CommandSpec spec;

    private Terminal console;
    private final SaveFolder saves = new SaveFolder(DataFolder.current());
    private PackShelf shelf;

    @Override public Integer call() throws IOException {
        shelf = PackShelf.of(spec);
        if (author && pack != null) AuthorsTypes.watch(shelf, pack, spec.commandLine().getErr());
        DesktopProgram desktop = new DesktopProgram(Home.current(), System.getenv());
        if (opensWindow(desktop)) {
            if (trust.trusted() && pack != null) trust.vouchFor(shelf.take(pack, match.mods(), spec.commandLine().getErr()));
            OptionalInt code = desktop.run(windowOrder());
            if (code.isPresent() || windowOrder().drives()) return code.orElse(1);
        }
        console = new Terminal(System.getenv(), spoken());
        saves.tidy();
        try (ScriptEngine scripts = EngineAhead.take()) {
            if (!join.isEmpty()) return joinTable(scripts);
            if (load != null || resume) return goOn(scripts, listed());
            if (lesson != null) return learn(scripts);
            return pack == null ? fromMenu(scripts) : begin(scripts, shelf.take(pack, match.mods(), spec.commandLine().getErr()));
        }
    }

    /** The language that the terminal speaks. */
    private String spoken() {
        return Speech.of(spec).language();
    }

    // ------------------------------------------------------------------ the window

    /** Moves that wait on standard input are for the terminal, as is what only it can do. */
    private boolean opensWindow(DesktopProgram desktop) throws IOException {
        List<String> forWindow = DesktopChoice.given(spec.mixins().get("window"), spec.commandLine().getParseResult());
        if (terminal || keepGoing || quiet) {
            if (forWindow.isEmpty()) return false;
            throw new CommandFailure(Message.of("commands.play.for-window", "options", String.join(" ", forWindow)));
        }
        if (!forWindow.isEmpty() && !desktop.isBuilt()) throw new CommandFailure(Message.of("commands.play.not-built"));
        return !forWindow.isEmpty() || desktop.isBuilt() && desktop.hasScreen() && System.in.available() == 0;
    }

    WindowOrder windowOrder() {
        return new WindowOrder(pack == null ? "" : PackShelf.of(spec).forWindow(pack), match.mods(), match.players(), match.options(), seed, new Seating(bots, names),
            load == null ? "" : load, resume, window.replay, anyway, window.autoplay, window.screenshot, window.script, window.size,
            window.offScreen, window.frames, window.screen, author, trust.isolated(), Speech.of(spec).asked(), Optional.ofNullable(lesson), join);
    }

    private int joinTable(ScriptEngine scripts) {
        TableLink link = TableLink.read(join).orElseThrow(() -> new CommandFailure(Message.of("commands.play.no-link")));
        String name = names.isEmpty() ? "" : names.get(0);
        return console.join(scripts, saves, new TerminalGame.Manner(spoken(), keepGoing, quiet, UndoRights.CAREFUL),
            front -> new RemoteTable(link, name, shelf.library(), front, spoken()), failure -> {
                throw new CommandFailure(failure.problems().get(0).telling());
            });
    }

    private int fromMenu(ScriptEngine scripts) {
        Optional<GameMenu.Choice> choice = console.choose(shelf.library(), shelf.games(), saves, this::loadForMenu);
        if (choice.isEmpty()) return 0;
        GameMenu.Choice chosen = choice.get();
        if (chosen.resume().isPresent()) return goOn(scripts, chosen.resume().get());
        bots = chosen.bots();
        List<String> mods = withAsked(chosen.mods());
        PackDef def = shelf.take(chosen.game(), mods, spec.commandLine().getErr());
        return start(scripts, def, mods, new Blueprint(def, chosen.players(), chosen.options()));
    }

    private Optional<PackDef> loadForMenu(String game, List<String> mods) {
        PackLoad loaded = shelf.library().load(game, withAsked(mods));
        if (loaded.pack().isEmpty()) console.tell(loaded.problems().stream().filter(Diagnostic::isError).toList());
        return loaded.pack();
    }

    /** With those of the command line. */
    private List<String> withAsked(List<String> mods) {
        return Stream.concat(match.mods().stream(), mods.stream()).distinct().toList();
    }

    // ------------------------------------------------------------------ a new game

    private int begin(ScriptEngine scripts, PackDef def) {
        int seatsForBots = Math.min(bots.size(), def.info().maxPlayers());
        return start(scripts, def, match.mods(), match.of(def, Math.max(def.info().minPlayers(), seatsForBots)));
    }

    private int start(ScriptEngine engine, PackDef def, List<String> mods, Blueprint blueprint) {
        ScriptEngine scripts = engine.with(trust.isolationOf(def, author, told -> console.print(Speech.of(spec).tongue().say(told))));
        long chance = seed != null ? seed : new SecureRandom().nextInt(1_000_000);
        List<MatchSetup.Seat> seats = seats(blueprint.players);
        MatchSetup setup = MatchSetup.of(MatchId.fresh(def.info().id()), def, blueprint.players, blueprint.options, chance, seats);
        console.print(opened(def, chance));
        Message broken = Message.of("commands.host.no-game", "game", def.info().id());
        try {
            List<String> named = seats.stream().filter(seat -> !seat.isPerson()).map(MatchSetup.Seat::bot).toList();
            Message unknown = Bots.complaint(named, scripts, blueprint);
            if (!unknown.isEmpty()) throw new CommandFailure(unknown);
        } catch (RuleFault fault) {
            console.tell(List.of(fault.diagnostic()));
            throw new CommandFailure(broken);
        }
        Optional<Authoring> authoring = authoring(pack != null ? pack : def.info().id(), mods);
        return play(scripts, authoring, Opening.begin(scripts, def, setup, authoring), broken);
    }

    /** What is played, and where its chance begins. */
    private String opened(PackDef def, long chance) {
        Speech speech = Speech.of(spec);
        List<String> mods = def.mods().stream().map(mod -> shelf.title(mod.info(), speech.language())).toList();
        String game = shelf.title(def.info(), speech.language());
        return mods.isEmpty() ? speech.say("commands.play.opened", "game", game, "seed", String.valueOf(chance))
            : speech.say("commands.play.opened-with", "game", game, "mods", mods, "seed", String.valueOf(chance));
    }

    private int learn(ScriptEngine engine) {
        if (pack == null) throw new CommandFailure(Message.of("commands.play.which-lesson"));
        PackDef def = shelf.take(pack, match.mods(), spec.commandLine().getErr());
        List<String> known = def.lessons().stream().map(LessonDef::id).toList();
        if (known.isEmpty()) throw new CommandFailure(Message.of("commands.play.no-lessons", "game", def.info().id()));
        LessonDef taught = def.lessons().stream().filter(one -> lesson.isEmpty() || one.id().equals(lesson)).findFirst().orElseThrow(
            () -> new CommandFailure(Message.of("commands.play.no-lesson", "game", def.info().id(), "lesson", lesson, "lessons", known)));
        ScriptEngine scripts = engine.with(trust.isolationOf(def, author, told -> console.print(Speech.of(spec).tongue().say(told))));
        return play(scripts, Optional.empty(), Opening.lesson(scripts, def, taught, names), Message.of("commands.play.broken-lesson", "game", def.info().id()));
    }

    private List<MatchSetup.Seat> seats(int players) {
        Seating seating = new Seating(bots, names);
        seating.problem(players).ifPresent(problem -> {
            throw new CommandFailure(problem);
        });
        return seating.seats(players, (seat, person) -> TableNames.player(seat));
    }

    // ------------------------------------------------------------------ a saved game

    private SaveFolder.Listed listed() {
        if (load != null) return saves.find(load);
        String game = pack == null ? "" : shelf.take(pack, match.mods(), spec.commandLine().getErr()).info().id();
        Optional<SaveFolder.Listed> latest = saves.latest(game);
        List<SaveFolder.Listed> damaged = saves.damagedAfter(latest);
        damaged.forEach(broken -> console.tell(broken.problems()));
        if (latest.isEmpty()) throw new CommandFailure(game.isEmpty() ? Message.of("commands.play.none-unfinished") : Message.of("commands.play.none-unfinished-of", "game", game));
        if (!damaged.isEmpty()) console.print(Speech.of(spec).say("commands.play.newest-damaged"));
        return latest.get();
    }

    private int goOn(ScriptEngine engine, SaveFolder.Listed listed) {
        if (listed.save().isEmpty()) {
            console.tell(listed.problems());
            throw new CommandFailure(NOT_LOADED);
        }
        MatchSetup setup = listed.save().get().journal().setup();
        List<String> mods = match.mods().isEmpty() ? installed(setup.mods()) : match.mods();
        PackDef def = shelf.take(pack != null ? pack : setup.game(), mods, spec.commandLine().getErr());
        ScriptEngine scripts = engine.with(trust.isolationOf(def, author, told -> console.print(Speech.of(spec).tongue().say(told))));
        Optional<Authoring> authoring = authoring(pack != null ? pack : setup.game(), mods);
        return play(scripts, authoring, Opening.resume(scripts, def, listed, anyway, authoring), NOT_LOADED);
    }

    /** The mods of a saved game. Those that are gone can be done without only if the player says so. */
    private List<String> installed(List<MatchSetup.UsedMod> mods) {
        List<MatchSetup.UsedMod> gone = mods.stream().filter(mod -> shelf.library().find(mod.id()).path().isEmpty()).toList();
        if (!gone.isEmpty() && !anyway) {
            String names = String.join(", ", gone.stream().map(mod -> mod.id() + " " + mod.version()).toList());
            throw new CommandFailure(Message.of("commands.play.mods-gone", "mods", names, "count", gone.size(), "folder", DataFolder.current().resolve("mods")));
        }
        return mods.stream().filter(mod -> !gone.contains(mod)).map(MatchSetup.UsedMod::id).toList();
    }

    private Optional<Authoring> authoring(String game, List<String> mods) {
        return author ? Optional.of(Authoring.of(new PacksInPlay(shelf.library(), game, mods))) : Optional.empty();
    }

    /** A script and an author take back what they like, unless they say otherwise. */
    private UndoRights undoRights() {
        if (undo == null) return author || !console.isInteractive() ? UndoRights.EVERYTHING : UndoRights.CAREFUL;
        return UndoRights.named(undo).orElseThrow(() -> new CommandFailure(Message.of("commands.play.undo", "undo", undo)));
    }

    private int play(ScriptEngine scripts, Optional<Authoring> authoring, Opening opening, Message otherwise) {
        return console.play(scripts, saves, new TerminalGame.Manner(spoken(), keepGoing, quiet, undoRights()), authoring, opening, failure -> {
            console.tell(failure.problems());
            throw new CommandFailure(failure.forcible() ? Message.of("commands.play.anyway") : otherwise);
        });
    }
}
