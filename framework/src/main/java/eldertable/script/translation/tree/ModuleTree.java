package eldertable.script.translation.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A module: what it runs when it is loaded, and what it gives to others. */
public final class ModuleTree {
    public final String path;
    /** What is run when it is loaded; function declarations come first. */
    public final List<Tree> statements = new ArrayList<>();
    public final Map<String, Variable> exports = new LinkedHashMap<>();
    /** The modules that are loaded before it, in order. */
    final List<String> needs = new ArrayList<>();
    final Map<String, Variable> names = new LinkedHashMap<>();
    final Map<String, String> namespaces = new LinkedHashMap<>();

    ModuleTree(String path) {
        this.path = path;
    }

    /** What it declares itself or imports. */
    public Collection<Variable> variables() {
        return names.values();
    }
}
