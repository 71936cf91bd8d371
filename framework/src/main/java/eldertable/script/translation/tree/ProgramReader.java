package eldertable.script.translation.tree;

import com.oracle.js.parser.ErrorManager;
import com.oracle.js.parser.Parser;
import com.oracle.js.parser.ParserException;
import com.oracle.js.parser.ScriptEnvironment;
import com.oracle.js.parser.Source;
import com.oracle.js.parser.ir.FunctionNode;
import com.oracle.js.parser.ir.Module;
import com.oracle.js.parser.ir.Module.ExportEntry;
import com.oracle.js.parser.ir.Module.ImportEntry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the modules of a match and everything that they import, in the order in which they are loaded. */
public final class ProgramReader {
    private static final int ES2022 = 13;

    private final Map<String, String> texts;
    private final Map<String, ModuleTree> modules = new LinkedHashMap<>();
    private final Map<String, FunctionNode> parsed = new LinkedHashMap<>();
    final List<FunctionTree> functions = new ArrayList<>();
    private int variables;

    private ProgramReader(Map<String, String> texts) {
        this.texts = texts;
    }

    /** All that the modules say: in load order, every function in them, and where packs begin. */
    public record Program(List<ModuleTree> modules, List<FunctionTree> functions, List<String> entries) {
        public ModuleTree module(String path) {
            return modules.stream().filter(module -> module.path.equals(path)).findFirst().orElseThrow();
        }
    }

    /** @param texts by "/pack/path.mjs"; @param entries where to begin */
    public static Program read(Map<String, String> texts, List<String> entries) throws Untranslatable {
        ProgramReader reader = new ProgramReader(texts);
        for (String entry : entries) reader.load(entry);
        for (String path : reader.modules.keySet()) reader.link(path);
        for (ModuleTree module : reader.modules.values()) new FunctionReader(reader, module).readModule(reader.parsed.get(module.path));
        return new Program(List.copyOf(reader.modules.values()), List.copyOf(reader.functions), List.copyOf(entries));
    }

    Variable variable(String name, FunctionTree owner) {
        Variable variable = new Variable(name, owner, variables++);
        if (owner != null) owner.variables.add(variable);
        return variable;
    }

    // ------------------------------------------------------------------ modules

    /** Declares what a module has, after those that it needs. In a circle of imports the first one asked for comes last, as in JavaScript. */
    private void load(String path) throws Untranslatable {
        if (parsed.containsKey(path)) return;
        FunctionNode root = parse(path);
        parsed.put(path, root);
        ModuleTree module = new ModuleTree(path);
        for (Module.ModuleRequest request : root.getModule().getRequestedModules()) {
            String needed = resolve(path, text(part(request, "specifier")));
            module.needs.add(needed);
            load(needed);
        }
        new FunctionReader(this, module).declare(root);
        modules.put(path, module);
    }

    private FunctionNode parse(String path) throws Untranslatable {
        String text = texts.get(path);
        if (text == null) throw new Untranslatable("there is no module " + path);
        ScriptEnvironment environment = ScriptEnvironment.builder().strict(true).ecmaScriptVersion(ES2022).emptyStatements(false).build();
        try {
            return new Parser(environment, Source.sourceFor(path, text), new ErrorManager.ThrowErrorManager()).parseModule(path);
        } catch (ParserException e) {
            throw new Untranslatable(path + ": " + e.getMessage());
        }
    }

    private static String resolve(String from, String specifier) throws Untranslatable {
        if (!specifier.startsWith(".") && !specifier.startsWith("/")) throw new Untranslatable(from + " imports '" + specifier + "'");
        return Path.of(from).resolveSibling(specifier).normalize().toString().replace('\\', '/').replaceFirst("^[A-Za-z]:", "");
    }

    /** Gives a module the names that it imports and exports. */
    private void link(String path) throws Untranslatable {
        ModuleTree module = modules.get(path);
        Module described = parsed.get(path).getModule();
        for (ImportEntry entry : described.getImportEntries()) {
            String from = resolve(path, specifier(entry)), local = text(part(entry, "localName"));
            if (part(entry, "importName").equals(Module.STAR_NAME) || part(entry, "importName").equals(Module.NAMESPACE_EXPORT_BINDING_NAME)) module.namespaces.put(local, from);
            else module.names.put(local, exported(from, text(part(entry, "importName")), 0));
        }
        for (String name : exportsOf(path, 0)) module.exports.put(name, exported(path, name, 0));
    }

    private List<String> exportsOf(String path, int depth) throws Untranslatable {
        if (depth > 50) throw new Untranslatable("modules that export each other's names in a circle");
        Module described = parsed.get(path).getModule();
        List<String> names = new ArrayList<>();
        for (ExportEntry entry : described.getLocalExportEntries()) names.add(text(part(entry, "exportName")));
        for (ExportEntry entry : described.getIndirectExportEntries()) names.add(text(part(entry, "exportName")));
        for (ExportEntry entry : described.getStarExportEntries()) {
            for (String name : exportsOf(resolve(path, specifier(entry)), depth + 1)) {
                if (!name.equals("default") && !names.contains(name)) names.add(name);
            }
        }
        return names;
    }

    /** What a name that a module exports stands for, wherever it is declared. */
    private Variable exported(String path, String name, int depth) throws Untranslatable {
        if (depth > 50) throw new Untranslatable("modules that export each other's names in a circle");
        Module described = parsed.get(path).getModule();
        for (ExportEntry entry : described.getLocalExportEntries()) {
            if (!text(part(entry, "exportName")).equals(name)) continue;
            Variable own = modules.get(path).names.get(text(part(entry, "localName")));
            if (own != null) return own;
            for (ImportEntry imported : described.getImportEntries()) {
                if (part(imported, "localName").equals(part(entry, "localName")))
                    return exported(resolve(path, specifier(imported)), text(part(imported, "importName")), depth + 1);
            }
        }
        for (ExportEntry entry : described.getIndirectExportEntries()) {
            if (!text(part(entry, "exportName")).equals(name)) continue;
            if (part(entry, "importName").equals(Module.STAR_NAME) || part(entry, "importName").equals(Module.NAMESPACE_EXPORT_BINDING_NAME)) break;
            return exported(resolve(path, specifier(entry)), text(part(entry, "importName")), depth + 1);
        }
        for (ExportEntry entry : described.getStarExportEntries()) {
            String from = resolve(path, specifier(entry));
            if (exportsOf(from, 0).contains(name)) return exported(from, name, depth + 1);
        }
        throw new Untranslatable(path + " exports '" + name + "' in a way that is not translated");
    }

    ModuleTree module(String path) {
        return modules.get(path);
    }

    private static String specifier(Object entry) throws Untranslatable {
        return text(part(entry, "moduleRequest"));
    }

    /** Imports and exports are classes with getters in the one release of the parser and records in the other. */
    private static Object part(Object of, String name) throws Untranslatable {
        for (String method : new String[] {name, "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1)}) {
            try {
                return of.getClass().getMethod(method).invoke(of);
            } catch (NoSuchMethodException e) {
                continue;
            } catch (ReflectiveOperationException e) {
                break;
            }
        }
        throw new Untranslatable("this release of the parser is not known: it tells no " + name);
    }

    private static String text(Object part) throws Untranslatable {
        return part instanceof Module.ModuleRequest request ? text(part(request, "specifier")) : String.valueOf(part);
    }
}
