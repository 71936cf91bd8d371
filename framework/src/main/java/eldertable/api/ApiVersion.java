package eldertable.api;

/** The versions of what authors can write. */
public final class ApiVersion {
    /** What a pack's `api` says today. */
    public static final int CURRENT = 1;
    /** The version that brought whatever is not marked otherwise. */
    static final String FIRST = "1.0";

    private ApiVersion() {}
}
