package eldertable.api;

/** The versions of what authors can write. */
public final class ApiVersion {
    /** The version that this program plays. */
    public static final String CURRENT = "1.0.0";
    /** What a pack's `api` says if it is written for the version of today and wants to be played by what adds to it. */
    public static final String USUAL = "^1.0";
    /** What packs said before there were versions: those have to be upgraded. */
    public static final String FORMER = "1";
    /** The version that brought whatever is not marked otherwise. */
    static final String FIRST = "1.0";

    private ApiVersion() {}
}
