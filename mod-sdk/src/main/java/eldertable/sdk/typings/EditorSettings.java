package eldertable.sdk.typings;

import eldertable.api.YamlFile;
import eldertable.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** By which files editors learn of the folder `types` in a pack. */
final class EditorSettings {
    private EditorSettings() { }

    /** Their texts by path inside the pack. */
    static Map<String, String> all(boolean mod) {
        return Map.of("jsconfig.json", Json.write(scripts()) + "\n", ".vscode/settings.json", Json.write(workspace(mod)) + "\n");
    }

    /** Strict, but for parameters of an author's own functions, which need no type, and for what may be missing, which rules know best. What JavaScript has is told by types/language.d.ts. */
    private static Map<String, Object> scripts() {
        Map<String, Object> options = new LinkedHashMap<>();
        options.put("checkJs", true);
        options.put("strict", true);
        options.put("noImplicitAny", false);
        options.put("strictNullChecks", false);
        options.put("noLib", true);
        options.put("target", "es2022");
        options.put("module", "es2022");
        options.put("moduleResolution", "bundler");
        options.put("types", List.of());
        options.put("noEmit", true);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("compilerOptions", options);
        all.put("include", List.of("**/*.mjs", PackTypings.FOLDER + "/*.d.ts"));
        return all;
    }

    private static Map<String, Object> workspace(boolean mod) {
        Map<String, List<String>> schemas = new LinkedHashMap<>();
        for (YamlFile file : YamlFile.ALL) {
            schemas.computeIfAbsent("./" + PackTypings.FOLDER + "/" + ApiFiles.schemaOf(file, mod), schema -> new ArrayList<>()).add("/" + file.path());
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("yaml.schemas", schemas);
        return all;
    }
}
