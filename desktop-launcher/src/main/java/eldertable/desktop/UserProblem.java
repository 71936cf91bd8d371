package eldertable.desktop;

/** Something that whoever started or drives the window can mend, in words for them. */
final class UserProblem extends RuntimeException {
    private static final long serialVersionUID = 1;

    UserProblem(String message) {
        super(message, null, false, false);
    }
}
