package eldertable.sdk.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes links of texts lead somewhere in the site: from file to file to its page, to a heading to its place, pictures to copies of them. What the
 * site does not have is words without a link.
 */
final class PageLinks {
    private static final Pattern HEADING = Pattern.compile("<h([1-6])>(.*?)</h\\1>", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("<a [^>]*?href=\"([^\"]*)\"[^>]*>(.*?)</a>", Pattern.DOTALL);
    private static final Pattern PICTURE = Pattern.compile("<img src=\"([^\"]*)\" alt=\"([^\"]*)\"[^>]*>");
    private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*");

    private final Path folder;
    /** The pages, by the files or folders of which they were made. */
    private final Map<Path, String> pages = new HashMap<>();
    private final Map<String, Set<String>> headings = new HashMap<>();

    /** @param folder of the site */
    PageLinks(Path folder) {
        this.folder = folder;
    }

    /** A page that others may lead to. @return its text, whose headings can be led to as well */
    String page(Path source, String name, String html) {
        pages.put(source.toAbsolutePath().normalize(), name);
        Set<String> known = headings.computeIfAbsent(name, page -> new HashSet<>());
        return HEADING.matcher(html).replaceAll(found -> Matcher.quoteReplacement("<h" + found.group(1) + " id=\"" + place(found.group(2), known) + "\">" + found.group(2) + "</h" + found.group(1) + ">"));
    }

    /** As the places where handbooks are read call them: small letters, a dash for a blank, nothing for other signs. */
    private static String place(String heading, Set<String> known) {
        String plain = heading.replaceAll("<[^>]+>", "").replaceAll("&[a-z]+;", "").toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_ -]", "").strip().replace(' ', '-');
        String place = plain;
        for (int i = 1; !known.add(place); i++) place = plain + "-" + i;
        return place;
    }

    /** Once all pages are known. @param source what the page was made of */
    String lead(Path source, String name, String html) throws IOException {
        Path from = source.toAbsolutePath().normalize().getParent();
        String led = LINK.matcher(html).replaceAll(found -> Matcher.quoteReplacement(link(from, name, found.group(1), found.group(2))));
        StringBuilder painted = new StringBuilder();
        Matcher picture = PICTURE.matcher(led);
        while (picture.find()) picture.appendReplacement(painted, Matcher.quoteReplacement(picture(from, picture.group(1), picture.group(2))));
        return picture.appendTail(painted).toString();
    }

    private String link(Path from, String page, String target, String words) {
        if (ELSEWHERE.matcher(target).matches()) return "<a href=\"" + target + "\">" + words + "</a>";
        int mark = target.indexOf('#');
        String file = mark < 0 ? target : target.substring(0, mark), place = mark < 0 ? "" : target.substring(mark + 1);
        String name = file.isEmpty() ? page : pages.get(from.resolve(file).normalize());
        if (name == null || !place.isEmpty() && !headings.get(name).contains(place)) return words;
        return "<a href=\"" + name + ".html" + (place.isEmpty() ? "" : "#" + place) + "\">" + words + "</a>";
    }

    private String picture(Path from, String target, String words) throws IOException {
        Path file = from.resolve(target).normalize();
        if (!Files.isRegularFile(file)) return "<em>" + words + "</em>";
        Path copy = Files.createDirectories(folder.resolve("pictures")).resolve(file.getFileName().toString());
        Files.write(copy, Files.readAllBytes(file));
        return "<img loading=\"lazy\" src=\"pictures/" + copy.getFileName() + "\" alt=\"" + words + "\">";
    }
}
