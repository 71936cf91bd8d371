package eldertable.faces;

import eldertable.state.Blueprint;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What stands on pieces that otherwise only a colour would tell apart: the beginning of their name, as short as can be among their kin. */
final class Signs {
    private static final int LONGEST = 3;

    private final Appearance look;
    private final Map<String, String> known = new ConcurrentHashMap<>();

    Signs(Appearance look) {
        this.look = look;
    }

    String of(String kind) {
        return known.computeIfAbsent(kind, this::shortest);
    }

    private String shortest(String kind) {
        String name = look.lexicon.kind(kind), set = look.blueprint.kind(kind).set();
        List<String> kin = look.blueprint.kinds.stream().filter(other -> other.set().equals(set) && !other.id().equals(kind)).map(Blueprint.Kind::id)
            .map(look.lexicon::kind).map(other -> other.toLowerCase(Locale.ROOT)).toList();
        for (int letters = 1; letters < Math.min(LONGEST, name.length()); letters++) {
            String sign = name.substring(0, letters);
            if (kin.stream().noneMatch(other -> other.startsWith(sign.toLowerCase(Locale.ROOT)))) return sign;
        }
        return name.substring(0, Math.min(LONGEST, name.length()));
    }
}
