package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;

import java.util.List;

/**
 * Looks for one sort of mistake in a pack that can only be seen when everything is read. The definitions may hold stand-ins
 * for things that were already reported; a check never reports the same mistake again.
 */
public interface PackCheck {
    /** @param tree what the author wrote, to point at */
    void check(PackDef pack, PackTree tree, Problems problems);

    static List<PackCheck> all() {
        return List.of(new SetNames(), new KindNames(), new PropertyNames(), new PieceCounts(), new MatchSize(), new ZoneStarts(), new PoolSets(), new StartStep(),
                new OptionPlayers(), new Presets(), new TableReferences(), new IconNames(), new ScriptFiles(), new ScriptLanguage(), new TextSubjects(), new Untranslated(), new TextLanguages(),
                new DeclaredCalls(), new CounterRoles(), new UnusedThings(), new ArtFiles(), new RulesMarks(), new UnknownLetters());
    }
}
