package eldertable.session;

import eldertable.bot.Bots;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * What came of loading a save: all its moves are made again, and they have to lead to the very state that was saved.
 *
 * @param session  empty if the save was refused
 * @param problems why, or what to know about it
 * @param forcible whether it was refused only for caution: it can be loaded anyway, as far as its moves are still legal
 */
public record Resumed(Optional<GameSession> session, List<Diagnostic> problems, boolean forcible) {

    /** @param anyway whether to go as far as possible when the rules have changed since */
    public static Resumed load(ScriptEngine scripts, PackDef pack, SaveFolder.Listed listed, boolean anyway) {
        return load(scripts, pack, listed, anyway, Printed.SILENT);
    }

    /** @param printer hears what the rules print */
    public static Resumed load(ScriptEngine scripts, PackDef pack, SaveFolder.Listed listed, boolean anyway, Consumer<Printed> printer) {
        if (listed.save().isEmpty()) return new Resumed(Optional.empty(), listed.problems(), false);
        return new Loading(scripts, pack, listed, anyway, printer).run();
    }

    /** The same, with something more to know about it. */
    public Resumed with(Diagnostic more) {
        List<Diagnostic> all = new ArrayList<>(List.of(more));
        all.addAll(problems);
        return new Resumed(session, List.copyOf(all), forcible);
    }

    private static final class Loading {
        private final ScriptEngine scripts;
        private final PackDef pack;
        private final String file;
        private final Save save;
        private final MatchSetup setup;
        private final boolean anyway;
        private final Consumer<Printed> printer;
        private final List<Diagnostic> problems = new ArrayList<>();

        Loading(ScriptEngine scripts, PackDef pack, SaveFolder.Listed listed, boolean anyway, Consumer<Printed> printer) {
            this.scripts = scripts;
            this.printer = printer;
            this.pack = pack;
            this.anyway = anyway;
            file = listed.path().toString();
            save = listed.save().orElseThrow();
            setup = save.journal().setup();
        }

        Resumed run() {
            if (!setup.game().equals(pack.info().id())) {
                return refused("other-game", 1, Message.of("session.other-game", "title", save.title(), "game", setup.game(), "other", pack.info().title()), false);
            }
            List<String> here = pack.mods().stream().map(mod -> mod.info().id()).toList();
            if (!setup.modIds().equals(here) && !anyway) {
                Message before = named(setup.modIds()), now = named(here);
                return refused("other-mods", 1, setup.mods().isEmpty() ? Message.of("session.other-mods", "before", before, "now", now)
                    : Message.of("session.other-mods-in-order", "before", before, "now", now, "mods", String.join(",", setup.modIds())), true);
            }
            List<Message> changed = changed();
            if (!changed.isEmpty() && !anyway) {
                return refused("other-rules", 1, Message.of("session.other-rules", "changes", Replayed.row(changed)), true);
            }
            Message misfit = misfit();
            if (!misfit.isEmpty()) return refused("damaged-save", 1, misfit, false);
            GameSession session;
            try {
                session = new GameSession(scripts, pack, setup(), printer);
            } catch (RuleFault fault) {
                problems.add(fault.diagnostic());
                return refused("damaged-save", 1, Message.of("session.no-set-up"), false);
            }
            return replay(session);
        }

        /** The packs whose rules are not those that were saved, each with its versions. */
        private List<Message> changed() {
            List<Message> changed = new ArrayList<>();
            if (!setup.rules().equals(pack.hash())) changed.add(versions(Message.plain(pack.info().title()), setup.version(), pack.info().version()));
            Map<String, MatchSetup.UsedMod> before = setup.mods().stream().collect(Collectors.toMap(MatchSetup.UsedMod::id, mod -> mod));
            for (ModDef mod : pack.mods()) {
                MatchSetup.UsedMod old = before.get(mod.info().id());
                boolean other = old != null && !old.rules().equals(mod.hash());
                if (other) changed.add(versions(Message.of("session.the-mod", "mod", mod.info().title()), old.version(), mod.info().version()));
            }
            return changed;
        }

        private static Message versions(Message what, String before, String now) {
            return before.equals(now) ? Message.of("session.same-version", "what", what, "now", now) : Message.of("session.versions", "what", what, "before", before, "now", now);
        }

        private static Message named(List<String> mods) {
            return mods.isEmpty() ? Message.of("session.no-mods") : Message.of("session.the-mods", "mods", mods);
        }

        /** The rules in force are those of the pack at hand. */
        private MatchSetup setup() {
            return MatchSetup.of(setup.match(), pack, setup.players(), setup.options(), setup.seed(), setup.seats());
        }

        private Message misfit() {
            PackInfo info = pack.info();
            if (!info.complaint(setup.players()).isEmpty()) return info.complaint(setup.players());
            Message option = info.complaint(setup.options(), setup.players());
            if (!option.isEmpty()) return option;
            for (MatchSetup.Seat seat : setup.seats()) {
                if (!seat.isPerson() && !isThere(seat.bot())) return Message.of("session.no-bot", "bot", seat.bot(), "name", seat.name());
            }
            return Message.NONE;
        }

        private boolean isThere(String bot) {
            if (Bots.isForAnyPack(bot)) return true;
            try {
                return Bots.names(scripts, new Blueprint(pack, setup.players(), setup.options())).contains(bot);
            } catch (RuleFault broken) { // told when the session is made
                return true;
            }
        }

        private Resumed replay(GameSession session) {
            List<String> commands = save.journal().commands();
            for (int i = 0; i < commands.size(); i++) {
                Message why = session.replay(commands.get(i));
                if (why == null) continue;
                Message where = Message.of("session.not-made", "number", i + 1, "all", commands.size(), "move", commands.get(i), "why", why);
                if (anyway) {
                    Span span = new Span(file, save.commandsLine() + i, 1);
                    problems.add(Diagnostic.warning("shortened-save", span, where.and(Message.of("session.goes-on"))));
                    return new Resumed(Optional.of(session), List.copyOf(problems), false);
                }
                session.close();
                return refused("damaged-save", save.commandsLine() + i, where, true);
            }
            if (session.hash() != save.journal().hash()) {
                if (!anyway) {
                    session.close();
                    return refused("other-state", 1, Message.of("session.other-state"), true);
                }
                problems.add(Diagnostic.warning("other-state", Span.file(file), Message.of("session.other-state-now")));
            }
            return new Resumed(Optional.of(session), List.copyOf(problems), false);
        }

        private Resumed refused(String code, int line, Message message, boolean forcible) {
            problems.add(Diagnostic.error(code, new Span(file, line, 1), message));
            return new Resumed(Optional.empty(), List.copyOf(problems), forcible && !anyway);
        }
    }
}
