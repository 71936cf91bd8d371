package eldertable.lesson;

import eldertable.pack.component.Component;
import eldertable.pack.model.LessonDef.Line;
import eldertable.pack.model.LessonDef.Part;
import eldertable.rules.CommandText;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;

/** Finds what a lesson points at, by the names that scenarios and commands use. */
final class Pointing {
    private final Blueprint blueprint;
    private final CommandText commands;
    private final TableNames names;

    Pointing(Blueprint blueprint, CommandText commands) {
        this.blueprint = blueprint;
        this.commands = commands;
        names = commands.names();
    }

    /** Why nothing in this game can be called so, or null. */
    Message complaint(String name) {
        return known(name) != null ? null : commands.complaintAbout(name);
    }

    List<Pointed> at(Part part, GameState table, int learner) {
        List<Pointed> all = new ArrayList<>();
        for (Line line : part.points()) all.addAll(at(line.text(), table, learner));
        return List.copyOf(all);
    }

    List<Pointed> at(String name, GameState table, int learner) {
        Pointed known = known(name);
        if (known != null) return List.of(known);
        List<Pointed> found = new ArrayList<>();
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) {
            if (table.zoneOf(piece) == blueprint.zone("box") || !table.sees(learner, piece)) continue;
            if (commands.means(name, Code.piece(piece), table, learner)) found.add(new Pointed.Thing(Code.piece(piece)));
        }
        for (int word = 0; word < blueprint.pack.words().size(); word++) {
            if (commands.means(name, Code.word(word), table, learner)) found.add(new Pointed.Thing(Code.word(word)));
        }
        for (Blueprint.Kind kind : blueprint.kinds) {
            if (commands.means(name, Code.kind(kind.index()), table, learner)) found.add(new Pointed.Thing(Code.kind(kind.index())));
        }
        return found;
    }

    /** What is there whatever the table looks like; null if there is no such thing. */
    private Pointed known(String name) {
        if (names.seat(name) >= 0) return new Pointed.Thing(Code.player(names.seat(name)));
        if (names.zone(name) >= 0) return new Pointed.Zone(names.zone(name));
        for (Component component : blueprint.components) {
            for (int i = 0; i < component.instances(); i++) {
                if (names.instance(component, i).equals(name)) return new Pointed.Part(component.id(), i);
            }
        }
        if (names.space(name) >= 0) return new Pointed.Thing(Code.space(names.space(name)));
        return blueprint.move(name) >= 0 ? new Pointed.Thing(Code.move(blueprint.move(name))) : null;
    }
}
