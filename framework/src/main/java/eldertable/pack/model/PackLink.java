package eldertable.pack.model;

import eldertable.diagnostic.Span;

/** What one pack says of another: its id, and which versions are meant. */
public record PackLink(String id, VersionRange range, Span span) {
    /** Whether a pack of this id and version is meant. A version that cannot be read was reported where it stands. */
    public boolean means(PackInfo pack) {
        return pack.id().equals(id) && (range.isAny() || Version.parse(pack.version()).map(range::allows).orElse(true));
    }

    @Override
    public String toString() {
        return range.isAny() ? id : id + " " + range;
    }
}
