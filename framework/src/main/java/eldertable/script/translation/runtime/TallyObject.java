package eldertable.script.translation.runtime;

import eldertable.script.exported.ExportedTally;

/** How many pieces there are of each word of an attribute. */
public final class TallyObject extends HostObject {
    private final int attribute;
    private final ExportedTally counts;

    TallyObject(HostWorld world, int attribute) {
        super(world);
        this.attribute = attribute;
        counts = world.exports.table.tally();
    }

    private int count(ListObject words, int index) {
        return counts.of(words.words != null ? words.words[index] : world.word((String) words.items[index]));
    }

    @Member
    public int of(String word) {
        return counts.of(world.word(word));
    }

    @Member
    public TallyObject add(ZoneObject zone) {
        world.exports.table.tallyWords(counts, zone.number, attribute);
        return this;
    }

    @Member
    public TallyObject bump(String word, Object n) {
        counts.add(world.word(word), n == null ? 1 : (Integer) n);
        return this;
    }

    @Member
    public int fewest(ListObject words) {
        int n = words.size == 0 ? 0 : count(words, 0);
        for (int i = 1; i < words.size; i++) n = Math.min(n, count(words, i));
        return n;
    }

    @Member
    public int missing(ListObject words) {
        int n = 0;
        for (int i = 0; i < words.size; i++) if (count(words, i) == 0) n++;
        return n;
    }

    @Member
    public int ahead(TallyObject other, ListObject words) {
        int n = 0;
        for (int i = 0; i < words.size; i++) if (count(words, i) > other.count(words, i)) n++;
        return n;
    }
}
