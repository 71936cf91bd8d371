package eldertable.pack;

import eldertable.diagnostic.Span;

import java.util.List;

/** What pack.yaml says. `extending` is empty for a game. */
public record PackInfo(String id, String version, int api, String title, String summary, int minPlayers, int maxPlayers,
                       int minutes, List<OptionDef> options, String extending, List<String> credits, String licence, Span span) {}
