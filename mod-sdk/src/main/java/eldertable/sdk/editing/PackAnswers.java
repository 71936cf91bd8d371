package eldertable.sdk.editing;

import eldertable.api.Sort;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** What an editor is answered about a place in a pack's file. */
final class PackAnswers {
    /** A word in quotes, as our languages write them. */
    private static final Pattern WRITTEN = Pattern.compile("'([^']+)'|„([^“]+)“");
    /** Where things are given their names: first in files that list them, then lines that rules say in the texts, then moves and steps in scripts. */
    private static final List<Pattern> DEFINING = List.of(Pattern.compile("(components|cards|flow|pack)\\.yaml|cards/.*\\.yaml"), Pattern.compile("text/en\\.yaml"), Pattern.compile(".*\\.mjs"));

    private final Spot spot;

    PackAnswers(Spot spot) {
        this.spot = spot;
    }

    private Optional<Suggestions> suggestions() {
        return spot.pack().pack().map(Suggestions::new);
    }

    List<CompletionItem> completions(Position position) {
        List<CompletionItem> items = new ArrayList<>();
        suggestions().ifPresent(all -> all.at(spot.path(), spot.before(position)).forEach((name, meaning) -> {
            CompletionItem item = new CompletionItem(name);
            item.setDetail(meaning);
            items.add(item);
        }));
        return items;
    }

    Optional<Hover> hover(Position position) {
        String word = spot.word(position);
        if (word.isEmpty()) return Optional.empty();
        String before = spot.before(new Position(position.getLine(), spot.begin(position) + word.length()));
        return suggestions().map(all -> all.about(spot.path(), before, word)).filter(text -> !text.isEmpty()).map(text -> new Hover(new MarkupContent(MarkupKind.MARKDOWN, text)));
    }

    // ------------------------------------------------------------------ names

    /** Where the thing is given its name: in this pack, else in one below. */
    List<Location> definitions(Position position) {
        String word = spot.word(position);
        if (word.isEmpty()) return List.of();
        List<Path> folders = new ArrayList<>(List.of(spot.pack().folder()));
        folders.addAll(spot.pack().below());
        Set<Sort> meant = meant(word, position);
        for (Pattern files : DEFINING) {
            for (Path folder : folders) {
                List<Location> own = definitions(folder, word, meant, textsOf(folder), files);
                if (!own.isEmpty()) return own;
            }
        }
        return List.of();
    }

    private static List<Location> definitions(Path folder, String word, Set<Sort> meant, Map<String, String> texts, Pattern files) {
        return PackNames.places(word, texts).stream().filter(place -> files.matcher(place.path()).matches() && place.canBe(meant) && place.defines())
            .map(place -> location(folder, place)).toList();
    }

    private Map<String, String> textsOf(Path folder) {
        return folder.equals(spot.pack().folder()) ? spot.pack().texts() : EditedPack.texts(folder);
    }

    /** Everywhere in the pack, and in those below it. */
    List<Location> references(Position position) {
        String word = spot.word(position);
        List<Location> all = new ArrayList<>();
        if (word.isEmpty()) return all;
        Set<Sort> meant = meant(word, position);
        List<Path> folders = new ArrayList<>(List.of(spot.pack().folder()));
        folders.addAll(spot.pack().below());
        for (Path folder : folders) PackNames.places(word, textsOf(folder)).stream().filter(place -> place.canBe(meant)).forEach(place -> all.add(location(folder, place)));
        return all;
    }

    /** Of what sorts the thing is whose name stands at a place: what the pack has by that name, as far as the place tells them apart. */
    private Set<Sort> meant(String word, Position position) {
        Set<Sort> known = known(word);
        Optional<Place> here = PackNames.places(word, Map.of(spot.path(), spot.pack().text(spot.path()))).stream()
            .filter(place -> place.covers(position.getLine() + 1, position.getCharacter() + 1)).findFirst();
        Set<Sort> told = EnumSet.copyOf(known);
        here.ifPresent(place -> {
            if (place.canBe(known) && !place.sorts().isEmpty()) told.retainAll(place.sorts());
        });
        return told;
    }

    private Set<Sort> known(String word) {
        Set<Sort> known = EnumSet.noneOf(Sort.class);
        suggestions().ifPresent(all -> all.names().of(word).forEach(thing -> known.addAll(YamlPlaces.related(thing.sort()))));
        return known;
    }

    /** Why a thing cannot be renamed here; empty if it can. */
    Optional<Message> unnameable(Position position, String name) {
        String word = spot.word(position);
        Optional<Suggestions> all = suggestions();
        if (word.isEmpty() || all.isEmpty() || all.get().names().of(word).isEmpty()) return Optional.of(Message.of("commands.editor.no-name", "word", word));
        if (!name.matches(Sort.ID)) return Optional.of(Message.of("commands.editor.bad-name", "name", name));
        if (!all.get().names().of(name).isEmpty()) return Optional.of(Message.of("commands.editor.there", "name", name, "sort", all.get().names().of(name).get(0).sort().named()));
        Set<Sort> meant = meant(word, position);
        for (Path folder : spot.pack().below()) {
            if (!definitions(folder, word, meant, EditedPack.texts(folder), DEFINING.get(0)).isEmpty()) {
                return Optional.of(Message.of("commands.editor.elsewhere", "word", word, "pack", folder.getFileName()));
            }
        }
        return Optional.empty();
    }

    WorkspaceEdit renamed(Position position, String name) {
        Map<String, List<TextEdit>> edits = new HashMap<>();
        String word = spot.word(position);
        Set<Sort> meant = meant(word, position);
        Set<List<Object>> done = new HashSet<>();
        boolean others = !meant.containsAll(known(word));
        for (Place place : PackNames.places(word, spot.pack().texts())) {
            // A text of a script that may be anything is no component where it may be a word.
            boolean doubtful = place.sorts().isEmpty() && place.path().endsWith(".mjs") && others && Sort.components().containsAll(meant);
            if (!place.canBe(meant) || doubtful || !done.add(List.of(place.path(), place.line(), place.column()))) continue;
            edits.computeIfAbsent(uri(spot.pack().folder(), place.path()), file -> new ArrayList<>()).add(new TextEdit(range(place), place.use() == Place.Use.SHORTHAND ? name + ": " + word : name));
        }
        return new WorkspaceEdit(edits);
    }

    private static Location location(Path folder, Place place) {
        return new Location(uri(folder, place.path()), range(place));
    }

    private static Range range(Place place) {
        return new Range(new Position(place.line() - 1, place.column() - 1), new Position(place.line() - 1, place.column() - 1 + place.length()));
    }

    static String uri(Path folder, String path) {
        return folder.toAbsolutePath().resolve(path).toUri().toString();
    }

    // ------------------------------------------------------------------ mending and running

    /** What a problem says was meant, to be put in the place of what is wrong. */
    List<CodeAction> fixes(List<Diagnostic> problems, Tongue tongue) {
        List<CodeAction> all = new ArrayList<>();
        String[] around = tongue.say("diagnostic.nearest", "word", "\n").split("\n", -1);
        Pattern guess = Pattern.compile(Pattern.quote(around[0]) + "([^'“]+)" + Pattern.quote(around[1]));
        for (Diagnostic problem : problems) {
            Matcher meant = guess.matcher(problem.getMessage());
            if (!meant.find()) continue;
            wrong(problem, meant.group(1)).ifPresent(word -> {
                CodeAction action = new CodeAction(tongue.say("commands.write-it", "word", meant.group(1)));
                action.setKind(CodeActionKind.QuickFix);
                action.setDiagnostics(List.of(problem));
                action.setEdit(new WorkspaceEdit(Map.of(uri(spot.pack().folder(), spot.path()), List.of(new TextEdit(word, meant.group(1))))));
                all.add(action);
            });
        }
        return all;
    }

    /** Of the words that a problem quotes, the one that its line has nearest to where it was told. */
    private Optional<Range> wrong(Diagnostic problem, String meant) {
        Position told = problem.getRange().getStart();
        String line = spot.line(told.getLine());
        return WRITTEN.matcher(problem.getMessage()).results().map(quoted -> (quoted.group(1) != null ? quoted.group(1) : quoted.group(2)).replaceFirst(" .*", "")).filter(word -> !word.equals(meant))
            .flatMap(word -> Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?![\\w-])").matcher(line).results())
            .min(Comparator.comparingInt((MatchResult at) -> Math.abs(at.start() - told.getCharacter())).thenComparing(at -> at.end() - at.start()))
            .map(at -> new Range(new Position(told.getLine(), at.start()), new Position(told.getLine(), at.end())));
    }

    /** A line above each scenario that runs its file. */
    List<CodeLens> lenses(Tongue tongue) {
        List<CodeLens> all = new ArrayList<>();
        if (!spot.path().startsWith("scenarios/")) return all;
        String[] lines = spot.pack().text(spot.path()).split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].matches("\\s*(- )?title:.*")) continue;
            String title = lines[i].replaceFirst("\\s*(- )?title:\\s*", "").replaceAll("^[\"']|[\"']\\s*$", "").strip();
            Command run = new Command(tongue.say("commands.editor.run"), PackLanguageServer.RUN_SCENARIOS, List.of(spot.pack().folder().toString(), spot.path(), title));
            all.add(new CodeLens(new Range(new Position(i, 0), new Position(i, 0)), run, null));
        }
        return all;
    }
}
