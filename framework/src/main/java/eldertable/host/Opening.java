package eldertable.host;

import eldertable.lesson.Lessons;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.Claim;
import eldertable.session.GameSession;
import eldertable.session.Hold;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import eldertable.session.Resumed;
import eldertable.session.SaveFolder;
import eldertable.workshop.Authoring;
import eldertable.workshop.Workshop;

import java.util.List;
import java.util.Optional;

/** How a table is laid, on its own thread: with a new match or with one that was saved. */
public final class Opening {
    private interface Way {
        Laid open(JournalStore journals) throws RuleFault;
    }

    /** What came of it. @param hold lets nobody else keep the match until this is closed */
    record Laid(Resumed match, Hold hold) implements AutoCloseable {
        @Override
        public void close() {
            hold.close();
        }
    }

    private final ScriptEngine scripts;
    private final PackDef pack;
    private final Optional<Authoring> authoring;
    private final Optional<LessonDef> lesson;
    private final Way way;

    private Opening(ScriptEngine scripts, PackDef pack, Optional<Authoring> authoring, Optional<LessonDef> lesson, Way way) {
        this.scripts = scripts;
        this.pack = pack;
        this.authoring = authoring;
        this.lesson = lesson;
        this.way = way;
    }

    /** A new match. @param authoring where it is its author's */
    public static Opening begin(ScriptEngine scripts, PackDef pack, MatchSetup setup, Optional<Authoring> authoring) {
        return new Opening(scripts, pack, authoring, Optional.empty(), journals -> {
            GameSession session = new GameSession(scripts, pack, setup, Authoring.printer(authoring));
            return new Laid(new Resumed(Optional.of(session), List.of(), false), journals.hold(setup.match()));
        });
    }

    /**
     * A saved match.
     *
     * @param anyway    also where the rules have changed since, as far as its moves are legal
     * @param authoring where the match is its author's
     */
    public static Opening resume(ScriptEngine scripts, PackDef pack, SaveFolder.Listed save, boolean anyway,
                                 Optional<Authoring> authoring) {
        return new Opening(scripts, pack, authoring, Optional.empty(), journals -> {
            Claim claim = journals.claim(save);
            try {
                Resumed resumed = Resumed.load(scripts, pack, claim.save(), anyway, Authoring.printer(authoring));
                resumed.session().ifPresent(session -> session.continueAs(claim.match()));
                return new Laid(claim.warning().map(resumed::with).orElse(resumed), claim.hold());
            } catch (RuntimeException | Error broken) {
                claim.hold().close();
                throw broken;
            }
        });
    }

    /** A lesson of the pack; what is played there is not kept. @param names of the players, seat by seat; letters where there are none */
    public static Opening lesson(ScriptEngine scripts, PackDef pack, LessonDef lesson, List<String> names) {
        return new Opening(scripts, pack, Optional.empty(), Optional.of(lesson),
            journals -> new Laid(Lessons.lay(scripts, pack, lesson, names), Hold.NONE));
    }

    /** Whether what is played is kept, so that it can be gone on with. */
    public boolean isKept() {
        return lesson.isEmpty();
    }

    Optional<LessonDef> lesson() {
        return lesson;
    }

    /** The game as it was before any of its files changed. */
    public PackDef pack() {
        return pack;
    }

    Laid lay(JournalStore journals) throws RuleFault {
        return way.open(journals);
    }

    /** @param news called on another thread when files have changed */
    Optional<Workshop> workshop(GameSession session, Runnable news) {
        return authoring.map(author -> author.open(scripts, session, news));
    }
}
