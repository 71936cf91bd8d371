package eldertable.sdk.typings;

import eldertable.script.typescript.TypeScript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Remembers findings by the texts that they were found in, so that nobody waits for TypeScript when nothing has changed. */
public record CheckedBefore(Path folder) {
    /** What TypeScript found in these files, now or the last time that they were the same. */
    List<TypeScript.Finding> of(Map<String, String> files, Supplier<List<TypeScript.Finding>> check) {
        Path file = folder.resolve(hash(files) + ".txt");
        try {
            if (Files.exists(file)) return read(Files.readAllLines(file));
        } catch (IOException | RuntimeException damaged) {
            // It is found out again.
        }
        List<TypeScript.Finding> found = check.get();
        try {
            Files.createDirectories(folder);
            Files.write(file, found.stream().map(CheckedBefore::line).toList());
        } catch (IOException unwritable) {
            // The next time it takes as long again.
        }
        return found;
    }

    private static String hash(Map<String, String> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(TypeScript.VERSION.getBytes(StandardCharsets.UTF_8));
            files.forEach((name, text) -> digest.update((name + '\0' + text.length() + '\0' + text).getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest()).substring(0, 32);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String line(TypeScript.Finding one) {
        String doubted = one.doubted().map(place -> place.file() + '\t' + place.offset()).orElse("\t");
        return one.file() + '\t' + one.offset() + '\t' + one.code() + '\t' + doubted + '\t' + one.message().replace('\n', ' ');
    }

    private static List<TypeScript.Finding> read(List<String> lines) {
        List<TypeScript.Finding> all = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.split("\t", 6);
            Optional<TypeScript.Place> doubted = parts[3].isEmpty() ? Optional.empty() : Optional.of(new TypeScript.Place(parts[3], Integer.parseInt(parts[4])));
            all.add(new TypeScript.Finding(parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), parts[5], doubted));
        }
        return all;
    }
}
