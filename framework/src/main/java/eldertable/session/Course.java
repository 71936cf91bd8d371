package eldertable.session;

import eldertable.choosing.Picking;
import eldertable.choosing.Veil;
import eldertable.rules.CommandText;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Reason;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.session.Timeline.Turn;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.state.Translation;
import eldertable.view.EffectWitness;
import eldertable.view.Lexicon;
import eldertable.view.Recollection;
import eldertable.words.Message;

import java.util.List;
import java.util.function.Consumer;

/**
 * How a match has gone under one set of rules: the table, the moves that led there, and what the players remember. It tells
 * nobody of anything, so a match can be played again on the side before it takes the place of the one in progress.
 */
final class Course {
    final RuleEngine engine;
    final CommandText commands;
    final GameState state;
    final Timeline past;
    private Recollection memory;

    private Course(RuleEngine engine, GameState state, Recollection memory, Timeline past) {
        this.engine = engine;
        commands = new CommandText(engine);
        this.state = state;
        this.memory = memory;
        this.past = past;
    }

    /** Sets the table up and plays on to the first choice of a player. If the rules fail, their engine is closed. */
    static Course begin(RuleEngine rules, long seed) throws RuleFault {
        GameState table = new GameState(rules.blueprint, seed);
        EffectWitness witness = new EffectWitness(table);
        Recollection memory = new Recollection(table);
        table.listen(witness.andThen(memory));
        try {
            rules.begin(table);
        } catch (RuleFault fault) {
            rules.close();
            throw fault;
        } finally {
            table.listen(null);
        }
        return new Course(rules, table, memory, new Timeline(table, memory, witness.beginning()));
    }

    /** Begins with a table that was laid otherwise than the rules would; nobody is told how. Its engine stays open whatever happens. */
    static Course laid(RuleEngine rules, long seed, Beginning beginning) throws RuleFault {
        GameState table = new GameState(rules.blueprint, seed);
        beginning.lay(rules, table);
        Recollection memory = new Recollection(table);
        return new Course(rules, table, memory, new Timeline(table, memory, new EffectWitness(table).beginning()));
    }

    /** The same match under other rules, which takes the place of this one. @param now the table in terms of those */
    Course under(RuleEngine rules, Translation translation, GameState now) {
        past.translate(translation, now);
        return new Course(rules, now, past.memory(past.made()), past);
    }

    Recollection memory() {
        return memory;
    }

    /** Makes a complete move; pieces that the player cannot see may be named by their places. */
    Outcome perform(Move choice) {
        return perform(Veil.unveiled(state, choice), false);
    }

    /** Makes the move that a player has put together. */
    Outcome perform(Picking picking) {
        return perform(picking.completed(), picking.isFor(engine, state));
    }

    private Outcome perform(Move move, boolean checked) {
        EffectWitness witness = new EffectWitness(state);
        Recollection remembered = rememberedFromHere();
        AtFirstPoints scored = new AtFirstPoints(state);
        Consumer<Effect> witnesses = witness.andThen(remembered).andThen(scored);
        Outcome outcome = checked ? engine.applyChosen(state, move, witnesses) : engine.apply(state, move, witnesses);
        if (outcome instanceof Outcome.Accepted) {
            memory = remembered;
            past.add(commands.print(move), move, witness.deed(move, engine.move(move.move())), state, scored.table(), memory);
        }
        return outcome;
    }

    /** Changes the table by hand, past the rules (see {@link TableEdit}). @return null when it was done, else why not */
    Message edit(String text) {
        EffectWitness witness = new EffectWitness(state);
        Recollection remembered = rememberedFromHere();
        state.listen(witness.andThen(remembered));
        Message why = TableEdit.make(state, commands.names(), text);
        state.listen(null);
        if (why != null) return why;
        memory = remembered;
        past.add(TableEdit.MARK + text.strip(), null, witness.beginning(), state, null, memory);
        return null;
    }

    private Recollection rememberedFromHere() {
        Recollection remembered = memory.copy();
        remembered.look();
        return remembered;
    }

    /** Makes the move that a line of a journal tells; null when it was made, else why not. */
    Message replay(String command) {
        if (command.startsWith(TableEdit.MARK)) return edit(command.substring(TableEdit.MARK.length()));
        try {
            CommandText.Reading reading = commands.read(state, command);
            if (reading instanceof CommandText.Reading.Unclear unclear) return unclear.message();
            if (reading instanceof CommandText.Reading.Refused refused) return plainly(refused.reason());
            CommandText.Reading.Chosen chosen = (CommandText.Reading.Chosen) reading;
            if (!chosen.complete()) return plainly(Reason.INCOMPLETE);
            Outcome outcome = perform(chosen.move());
            if (outcome instanceof Outcome.Refused refused) return plainly(refused.reason());
            return outcome instanceof Outcome.Faulted faulted ? faulted.diagnostic().telling() : null;
        } catch (RuleFault fault) {
            return fault.diagnostic().telling();
        }
    }

    /** For whoever looks into a journal. */
    private Message plainly(Reason reason) {
        return Message.plain(Lexicon.forAuthors(engine.blueprint).reason(reason));
    }

    /** Makes all moves of another course, as far as they are legal here. The table was set up for both alike. */
    Replayed replayAll(Course old) {
        Comparison comparison = new Comparison(old.engine.blueprint, engine.blueprint);
        comparison.look(Message.of("session.replayed.set-up"), old.past.after(0), state);
        Message stop = null;
        for (Turn turn : old.past.inForce()) {
            Message move = Message.of("session.replayed.move", "number", past.made() + 1, "move", turn.command()), why = replay(turn.command());
            if (why != null) {
                stop = Message.of("session.replayed.refused", "move", move, "why", why);
                break;
            }
            comparison.look(Message.of("session.replayed.elsewhere", "move", move), turn.after().state(), state);
        }
        return Replayed.after(past.made(), old.past.made(), comparison.first(), stop);
    }

    /** Makes the next move that was taken back. @return whether it could be made */
    boolean redo() {
        Turn turn = past.turn(past.made());
        if (turn.after() != null) {
            stand(past.made() + 1);
            return true;
        }
        // Other rules came since, so it is made anew; those behind it can still be made after it.
        List<Turn> behind = past.behind(past.made() + 1);
        boolean made = replay(turn.command()) == null;
        if (made) past.append(behind);
        else past.forgetBehind();
        return made;
    }

    /** Goes to the table as it was after so many moves; the others can be made again. */
    void stand(int moves) {
        past.stand(moves);
        state.copyFrom(past.after(moves));
        memory = past.memory(moves);
    }
}
