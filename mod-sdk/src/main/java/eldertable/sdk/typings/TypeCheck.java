package eldertable.sdk.typings;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.script.typescript.TypeScript;
import eldertable.sdk.program.Resource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What TypeScript finds wrong in the rules of packs. It is started when there is something that has not been checked before. */
public final class TypeCheck implements AutoCloseable {
    /** What TypeScript says of a module that is not there; check tells that by itself, with what to do. */
    private static final int NO_MODULE = 2307;

    private static final int MOST_ROUNDS = 5;

    private final CheckedBefore before;
    private TypeScript compiler;

    public TypeCheck(CheckedBefore before) {
        this.before = before;
    }

    /** Everything wrong in the scripts of a pack: of a mod, in its own. */
    public List<Diagnostic> of(PackDef pack) {
        Map<String, Map<String, String>> picks = PickTypes.of(pack);
        Map<String, String> types = ParameterTypes.of(pack), scripts = scripts(pack), declarations = new LinkedHashMap<>();
        declarations.put("language.d.ts", Resource.text(PackTypings.class, "language.d.ts"));
        declarations.put("eldertable.d.ts", ApiTypings.text());
        declarations.put(TypesFolder.PACK, PackTypings.of(pack, picks));
        Map<String, Set<Integer>> mistaken = new HashMap<>();
        for (int round = 1; ; round++) {
            Map<String, NotedScript> noted = new LinkedHashMap<>();
            scripts.forEach((path, text) -> noted.put(path, new NotedScript(text, types, mistaken.getOrDefault(path, Set.of()))));
            List<TypeScript.Finding> found = found(declarations, noted);
            if (round == MOST_ROUNDS || !withdraw(found, noted, mistaken)) {
                return found.stream().filter(one -> one.code() != NO_MODULE).map(one -> diagnostic(folder(pack), one, noted, scripts)).toList();
            }
        }
    }

    /** Where those who call a function contradict what its parameter's name seemed to tell, the author is not to blame. */
    private static boolean withdraw(List<TypeScript.Finding> found, Map<String, NotedScript> noted, Map<String, Set<Integer>> mistaken) {
        boolean any = false;
        for (TypeScript.Finding one : found) {
            if (one.doubted().isEmpty()) continue;
            TypeScript.Place place = one.doubted().get();
            int original = noted.get(place.file()).original(place.offset());
            any |= noted.get(place.file()).isNotedAt(original) && mistaken.computeIfAbsent(place.file(), file -> new HashSet<>()).add(original);
        }
        return any;
    }

    private List<TypeScript.Finding> found(Map<String, String> declarations, Map<String, NotedScript> noted) {
        Map<String, String> files = new LinkedHashMap<>(declarations);
        noted.forEach((path, script) -> files.put(path, script.text()));
        return before.of(files, () -> {
            if (compiler == null) compiler = new TypeScript();
            return compiler.check(files, List.copyOf(noted.keySet()));
        });
    }

    private static Map<String, String> scripts(PackDef pack) {
        List<ModDef> mods = pack.mods();
        return mods.isEmpty() ? pack.scripts() : mods.get(mods.size() - 1).scripts();
    }

    private static String folder(PackDef pack) {
        List<ModDef> mods = pack.mods();
        return mods.isEmpty() ? pack.info().span().file().replaceFirst("/?pack\\.yaml$", "") : mods.get(mods.size() - 1).folder();
    }

    private static Diagnostic diagnostic(String folder, TypeScript.Finding one, Map<String, NotedScript> noted, Map<String, String> scripts) {
        String code = "types-" + one.code(), message = one.message().endsWith(".") || one.message().endsWith("?") ? one.message() : one.message() + ".";
        if (!noted.containsKey(one.file())) return Diagnostic.error(code, Span.file(folder + "/" + PackTypings.FOLDER + "/" + one.file()), message);
        Source source = new Source(folder.isEmpty() ? one.file() : folder + "/" + one.file(), scripts.get(one.file()));
        Span span = source.spanAt(noted.get(one.file()).original(one.offset()));
        return Diagnostic.error(code, span, message.replace('\n', ' ')).withExcerpt(source.line(span.line()));
    }

    @Override public void close() {
        if (compiler != null) compiler.close();
    }
}
