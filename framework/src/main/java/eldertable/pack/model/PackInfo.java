package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;

/** What pack.yaml says. */
public record PackInfo(String id, String version, int api, String title, String summary, int minPlayers, int maxPlayers,
                       int minutes, List<OptionDef> options, PackLinks links, List<String> credits, String licence, Span span) {
    /** The id of the pack that this one changes, "" for a game. */
    public String extending() {
        return links.extending().map(PackLink::id).orElse("");
    }

    public boolean isMod() {
        return links.extending().isPresent();
    }
}
