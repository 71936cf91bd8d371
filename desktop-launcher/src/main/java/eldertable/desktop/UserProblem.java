package eldertable.desktop;

import eldertable.words.Message;
import eldertable.words.Tongue;
import java.util.List;
import java.util.stream.Collectors;

/** Something that whoever started or drives the window can mend, or several things, a line each. */
final class UserProblem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient List<Message> lines;

    UserProblem(Message telling) {
        this(List.of(telling));
    }

    UserProblem(List<Message> lines) {
        super(told(lines, Tongue.ENGLISH), null, false, false);
        this.lines = List.copyOf(lines);
    }

    List<Message> lines() {
        return lines;
    }

    String told(Tongue tongue) {
        return told(lines, tongue);
    }

    private static String told(List<Message> lines, Tongue tongue) {
        return lines.stream().map(tongue::say).collect(Collectors.joining("\n"));
    }
}
