package eldertable.sdk.typings;

import eldertable.api.YamlFile;
import eldertable.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files that tell editors of the authors' API. They are the same for every pack. */
public final class ApiFiles {
    private ApiFiles() { }

    /** All of them: their texts by path, below whatever folder they are written to. */
    public static Map<String, String> all() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("eldertable.d.ts", ApiTypings.text());
        for (YamlFile file : YamlFile.ALL) {
            files.putIfAbsent(schemaOf(file, false), Json.write(JsonSchema.of(file, false)) + "\n");
            if (file.isLaidOver()) files.putIfAbsent(schemaOf(file, true), Json.write(JsonSchema.of(file, true)) + "\n");
        }
        return files;
    }

    /** Where the schema of a file stands: `cards.yaml` and `cards/*.yaml` have the same one. */
    public static String schemaOf(YamlFile file, boolean mod) {
        String name = file.path().replaceFirst("\\.yaml$", "").replaceFirst("/\\*$", "");
        return "schemas/" + (mod && file.isLaidOver() ? "mod-" : "") + name + ".schema.json";
    }

    /** The line on top of a YAML file by which editors find its schema. @param path inside its pack */
    public static String schemaLine(String path, boolean mod) {
        YamlFile file = YamlFile.ALL.stream().filter(one -> one.isAt(path)).findFirst().orElseThrow();
        return "# yaml-language-server: $schema=" + "../".repeat(path.split("/").length - 1) + PackTypings.FOLDER + "/" + schemaOf(file, mod) + "\n";
    }
}
