package eldertable.words;

/** Which of its forms a word takes beside a number, language by language, in the order in which they stand in a {@link Sentence}. */
public enum Plural {
    /** One, and every other number: English, German and most of their kin. */
    ONE_OTHER {
        @Override int form(int count) {
            return count == 1 ? 0 : 1;
        }
    },
    /** None counts as one: French and Portuguese. */
    NONE_IS_ONE {
        @Override int form(int count) {
            return count == 0 || count == 1 ? 0 : 1;
        }
    },
    /** One (also 21), a few (2 to 4, also 22), many: Russian, Ukrainian. */
    ONE_FEW_MANY {
        @Override int form(int count) {
            int last = Math.abs(count % 10), teens = Math.abs(count % 100);
            if (last == 1 && teens != 11) return 0;
            return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? 1 : 2;
        }
    },
    /** One (only 1), a few (2 to 4), many: Czech, Slovak. */
    ONE_TO_FOUR {
        @Override int form(int count) {
            return count == 1 ? 0 : count >= 2 && count <= 4 ? 1 : 2;
        }
    },
    /** One (also 21), a few (2 to 9, also 22), many (also 11 to 19): Lithuanian. */
    ONE_TO_NINE {
        @Override int form(int count) {
            int last = Math.abs(count % 10), teens = Math.abs(count % 100);
            if (teens > 10 && teens < 20 || last == 0) return 2;
            return last == 1 ? 0 : 1;
        }
    },
    /** One, a few (none, and all that end in 01 to 19), many: Romanian. */
    ONE_TO_NINETEEN {
        @Override int form(int count) {
            int teens = Math.abs(count % 100);
            return count == 1 ? 0 : count == 0 || teens > 0 && teens < 20 ? 1 : 2;
        }
    },
    /** One (only 1), a few (2 to 4, also 22), many: Polish. */
    ONLY_ONE_FEW_MANY {
        @Override int form(int count) {
            return count == 1 ? 0 : ONE_FEW_MANY.form(count) == 1 ? 1 : 2;
        }
    };

    abstract int form(int count);

    /** @param language such as "de" or "de-AT" */
    public static Plural of(String language) {
        return switch (language.split("[-_]")[0]) {
            case "fr", "pt" -> NONE_IS_ONE;
            case "ru", "uk", "be", "hr", "sr", "bs" -> ONE_FEW_MANY;
            case "cs", "sk" -> ONE_TO_FOUR;
            case "lt" -> ONE_TO_NINE;
            case "ro" -> ONE_TO_NINETEEN;
            case "pl" -> ONLY_ONE_FEW_MANY;
            default -> ONE_OTHER;
        };
    }
}
