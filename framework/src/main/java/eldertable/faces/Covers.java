package eldertable.faces;

import eldertable.art.IconSet;
import eldertable.art.Theme;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.TableReader;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is seen on the lid of a game's box. */
public final class Covers {
    private Covers() {}

    /** Of its clouds and hills: each game has its own. */
    public static int seed(String id) {
        return Math.floorMod(id.hashCode(), 40);
    }

    /** Some icons of its words and pieces, none twice. */
    public static List<String> things(PackDef pack, Theme theme, IconSet icons) {
        Set<String> things = new LinkedHashSet<>();
        var named = TableReader.of(pack).icons();
        for (String category : List.of("words", "kinds", "sets", "counters")) {
            named.getOrDefault(category, Map.of()).values().stream().filter(icons::has).limit(6).forEach(things::add);
        }
        things.remove(theme.emblem());
        return things.stream().limit(4).toList();
    }
}
