package eldertable.sdk.commands;

import eldertable.faces.Scenes;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.DataFolder;
import eldertable.session.TrustedPacks;
import eldertable.tabletop.SetTables;

/** Tables for pages of rules. The engine that sets them up is started when a page shows the first one. */
final class RulesTables implements AutoCloseable {
    private ScriptEngine engine;

    Scenes of(PackDef pack, String language) {
        return new SetTables(pack, language, () -> engine().with(TrustedPacks.in(DataFolder.current()).isolationOf(pack)));
    }

    private ScriptEngine engine() {
        if (engine == null) engine = new ScriptEngine();
        return engine;
    }

    @Override public void close() {
        if (engine != null) engine.close();
    }
}
