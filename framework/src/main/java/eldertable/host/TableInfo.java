package eldertable.host;

import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;

/** What a table is about: its rules, who plays, and the words for one front end. */
public record TableInfo(Blueprint blueprint, MatchSetup setup, Lexicon lexicon) {}
