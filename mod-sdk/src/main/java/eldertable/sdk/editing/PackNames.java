package eldertable.sdk.editing;

import eldertable.api.Sort;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.icons.IconCatalogue;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.RulesPicture;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The things of a pack by name: of what sort each is, where it is defined, and where it is spoken of. */
final class PackNames {
    /** @param sort of what it is, as messages say it */
    record Thing(String id, Sort sort, Span span, String about) {}

    private final Map<String, List<Thing>> things = new LinkedHashMap<>();
    private final PackDef pack;

    PackNames(PackDef pack) {
        this.pack = pack;
        pack.components().forEach(one -> put(one.id(), one.sort(), one.span(), one.facts().toString()));
        pack.attributes().forEach(one -> put(one.id(), Sort.ATTRIBUTE, one.span(), one.type() + " " + String.join(", ", one.words())));
        pack.groups().forEach(one -> put(one.id(), Sort.GROUP, one.span(), String.join(", ", one.members())));
        pack.sets().forEach(set -> {
            put(set.id(), Sort.SET, set.span(), set.kinds().size() + " kinds");
            set.kinds().forEach(kind -> put(kind.id(), Sort.KIND, kind.span(), kind.attributes().toString()));
        });
        pack.flow().steps().forEach(one -> put(one.id(), Sort.STEP, one.span(), one.who() + " " + one.moves()));
        pack.flow().moves().forEach(one -> put(one.id(), Sort.MOVE, one.span(), ""));
        pack.flow().events().forEach(one -> put(one.id(), Sort.EVENT, one.span(), one.details().toString()));
        pack.flow().questions().forEach(one -> put(one.id(), Sort.QUESTION, one.span(), one.details().toString()));
        pack.info().options().forEach(one -> put(one.id(), Sort.OPTION, one.span(), String.join(", ", one.values())));
        pack.info().knobs().forEach(one -> put(one.id(), Sort.KNOB, one.span(), one.value() + (one.about().isEmpty() ? "" : ": " + one.about())));
        pack.info().presets().forEach(one -> put(one.id(), Sort.PRESET, one.span(), one.options().toString()));
        for (BoardDef board : pack.boards()) board.spaces().forEach(space -> put(space.id(), Sort.SPACE, board.span(), space.terrain()));
        for (BoardDef board : pack.boards()) {
            board.spaces().stream().map(space -> space.terrain()).filter(terrain -> !terrain.isEmpty()).distinct().forEach(terrain -> put(terrain, Sort.TERRAIN, board.span(), ""));
            board.ways().keySet().forEach(way -> put(way, Sort.WAY, board.span(), ""));
        }
        pack.flow().steps().forEach(step -> {
            if (!step.phase().isEmpty()) put(step.phase(), Sort.PHASE, step.span(), "");
            step.data().forEach(data -> put(data.id(), Sort.STEP_DATA, step.span(), data.type().toString().toLowerCase(Locale.ROOT)));
        });
        pack.words().forEach(word -> put(word, Sort.WORD, null, ""));
        pack.lessons().forEach(lesson -> put(lesson.id(), Sort.LESSON, lesson.span(), lesson.title()));
        for (int seat = 0; seat < pack.info().maxPlayers(); seat++) put(String.valueOf((char) ('A' + seat)), Sort.SEAT, null, "");
        pack.text().getOrDefault("en", Map.of()).forEach((key, line) -> {
            if (key.startsWith("say.")) put(key.substring(4), Sort.SAYING, null, line);
            if (key.startsWith("reasons.")) put(key.substring(8), Sort.REASON, null, line);
        });
    }

    /** The pack's own pictures, and what every pack may use. They have no part in what a name means elsewhere. */
    private List<Thing> icons() {
        List<Thing> all = new ArrayList<>();
        pack.art().keySet().forEach(name -> all.add(new Thing(name, Sort.ICON, null, "A picture of the pack.")));
        new IconCatalogue().names().forEach(name -> all.add(new Thing(name, Sort.ICON, null, "An icon that comes with the program.")));
        return all;
    }

    private void put(String id, Sort sort, Span span, String about) {
        things.computeIfAbsent(id, name -> new ArrayList<>()).add(new Thing(id, sort, span, about));
    }

    List<Thing> of(String id) {
        return things.getOrDefault(id, List.of());
    }

    List<Thing> of(Collection<Sort> sorts) {
        List<Thing> all = new ArrayList<>(things.values().stream().flatMap(List::stream).filter(thing -> sorts.contains(thing.sort())).toList());
        if (sorts.contains(Sort.ICON)) all.addAll(icons());
        return all;
    }

    /** Every place where a name is spoken of: keys and values in YAML, properties, keys and texts in scripts, words in scenarios. */
    static List<Place> places(String id, Map<String, String> texts) {
        List<Place> all = new ArrayList<>();
        texts.forEach((path, text) -> {
            if (path.endsWith(".md")) pictures(id, path, text, all);
            else if (path.endsWith(".mjs")) ScriptPlaces.find(id, path, text, all);
            else YamlPlaces.find(id, path, text, all);
        });
        return all;
    }

    /** What a page of rules shows: `![](card:eel)`. */
    private static void pictures(String id, String path, String text, List<Place> all) {
        Source source = new Source(path, text);
        for (RulesPicture.Mark mark : RulesPicture.marksIn(text)) {
            RulesPicture.of(mark.target()).filter(picture -> picture.id().equals(id)).ifPresent(picture -> {
                Span span = source.spanAt(mark.offset() + mark.target().length() - id.length());
                if (picture.subject() == RulesPicture.Subject.TABLE) return; // a number of players is no name
                Sort sort = switch (picture.subject()) {
                    case CARD, PIECE -> Sort.KIND;
                    case COUNTER -> Sort.COUNTER;
                    case BOARD, TABLE -> Sort.BOARD;
                };
                all.add(new Place(path, span.line(), span.column(), id.length(), YamlPlaces.related(sort), Place.Use.MENTIONS));
            });
        }
    }

    Optional<Thing> defined(String id) {
        return of(id).stream().filter(thing -> thing.span() != null).findFirst();
    }
}
