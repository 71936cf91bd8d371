package eldertable.sdk.commands;

import eldertable.sdk.program.Resource;
import eldertable.sdk.typings.ApiFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A pack to begin with: files in which {{names}} are filled in. */
enum Template {
    GAME("pack.yaml", "components.yaml", "cards.yaml", "flow.yaml", "table.yaml", "rules.mjs", "rules.md", "text/en.yaml", "scenarios/tricks.yaml"),
    MOD("pack.yaml", "cards.yaml", "rules.mjs", "text/en.yaml", "scenarios/starts.yaml");

    private static final Pattern NAME = Pattern.compile("\\{\\{(\\w+)}}");

    private final List<String> files;

    Template(String... files) {
        this.files = List.of(files);
    }

    /** Writes the files into a folder that is not there yet; gives their paths. */
    List<Path> write(Path folder, Map<String, String> names) throws IOException {
        List<Path> written = new ArrayList<>();
        for (String file : files) {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            String line = file.endsWith(".yaml") ? ApiFiles.schemaLine(file, this == MOD) : "";
            Files.writeString(path, line + filled(text(file), names));
            written.add(path);
        }
        return written;
    }

    private static String filled(String text, Map<String, String> names) {
        return NAME.matcher(text).replaceAll(name -> Matcher.quoteReplacement(names.get(name.group(1))));
    }

    private String text(String file) {
        return Resource.text(Template.class, "/eldertable/sdk/templates/" + name().toLowerCase(java.util.Locale.ROOT) + "/" + file);
    }
}
