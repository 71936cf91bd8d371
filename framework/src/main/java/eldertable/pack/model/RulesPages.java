package eldertable.pack.model;

import eldertable.words.Languages;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rules for people, a page of Markdown for each language: rules.md is the English one, rules.de.md the German one. */
public record RulesPages(Map<String, String> byLanguage) {
    public static final RulesPages NONE = new RulesPages(Map.of());

    public RulesPages {
        byLanguage = Map.copyOf(byLanguage);
    }

    /** The page in a language such as "de" or "de-AT", else the English one, else "". */
    public String in(String language) {
        return Languages.wanted(language).stream().filter(byLanguage::containsKey).findFirst().map(byLanguage::get).orElse("");
    }

    /** These with what a mod has to add behind them, in each language of either. */
    public RulesPages followedBy(RulesPages mod) {
        if (mod.byLanguage.isEmpty()) return this;
        Set<String> languages = new TreeSet<>(byLanguage.keySet());
        languages.addAll(mod.byLanguage.keySet());
        Map<String, String> pages = new TreeMap<>();
        for (String language : languages) {
            String more = mod.in(language);
            pages.put(language, more.isBlank() ? in(language) : in(language).stripTrailing() + "\n\n" + more);
        }
        return new RulesPages(pages);
    }
}
