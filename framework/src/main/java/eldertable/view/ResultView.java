package eldertable.view;

import java.util.List;

/** How a game ended. @param reason a word of the pack, or "" */
public record ResultView(List<Integer> winners, String reason) {}
