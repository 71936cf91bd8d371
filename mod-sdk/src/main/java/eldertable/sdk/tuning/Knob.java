package eldertable.sdk.tuning;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.KnobDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackInfo;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Something of a pack that may be turned: a whole number, or which of some words an option has at the start.
 *
 * @param path   where it stands, such as cards.crab.points or knobs.bait.value; or questions.limit, for what the rules ask about
 * @param low    the smallest number; of words the first, 0
 * @param words  what the numbers stand for; empty if for themselves
 * @param option the option whose start it is, if it is one
 */
public record Knob(String path, int low, int high, List<String> words, Optional<OptionDef> option) {
    private static final Pattern RANGE = Pattern.compile("([\\w.-]+)=(-?\\d{1,9})\\.\\.(-?\\d{1,9})"), CHOICE = Pattern.compile("option\\.([\\w-]+)=([\\w-]+(?:\\|[\\w-]+)+)"),
        NAME = Pattern.compile("[\\w.-]+");
    private static final String QUESTIONS = "questions.", KNOBS = "knobs.", OPTION = "option.";

    /** @param players with how many the game is played; @throws IllegalArgumentException in words for whoever wrote it */
    public static Knob of(String text, PackInfo info, int players) {
        Matcher range = RANGE.matcher(text), choice = CHOICE.matcher(text);
        if (choice.matches()) return ofWords(text, option(choice.group(1), info), List.of(choice.group(2).split("\\|")), players);
        if (range.matches()) return ofRange(text, range.group(1), Integer.parseInt(range.group(2)), Integer.parseInt(range.group(3)), info, players);
        if (NAME.matcher(text).matches()) {
            if (text.startsWith(OPTION)) return ofOption(text, option(text.substring(OPTION.length()), info), players);
            Optional<KnobDef> declared = declared(text, info);
            if (declared.isPresent() && declared.get().hasRange()) return number(text, path(declared.get()), declared.get().min(), declared.get().max());
            if (declared.isPresent()) throw new IllegalArgumentException("pack.yaml does not say how far '" + text + "' may be turned: write " + text + "=LOW..HIGH, or give it a min and a max.");
        }
        String known = info.knobs().stream().map(KnobDef::id).collect(Collectors.joining(", "));
        throw new IllegalArgumentException("'" + text + "' is no knob: write PATH=LOW..HIGH, such as cards.crab.points=1..6, option.NAME=a|b, "
            + (known.isEmpty() ? "or the name of a knob of pack.yaml; it has none." : "or the name of a knob of pack.yaml: " + known + "."));
    }

    private static Knob ofRange(String text, String path, int low, int high, PackInfo info, int players) {
        if (!path.startsWith(OPTION)) return number(text, declared(path, info).map(Knob::path).orElse(path), low, high);
        OptionDef option = option(path.substring(OPTION.length()), info);
        for (int end : new int[] {low, high}) refuse(option.complaint(end, players).english());
        return new Knob(path, low, high(text, low, high), List.of(), Optional.of(option));
    }

    private static Knob ofOption(String text, OptionDef option, int players) {
        if (!option.isNumber()) return ofWords(text, option, option.valuesFor(players), players);
        if (option.max() == Integer.MAX_VALUE) throw new IllegalArgumentException("'" + text + "' has no end: write " + text + "=LOW..HIGH.");
        return new Knob(text, option.min(), high(text, option.min(), option.max()), List.of(), Optional.of(option));
    }

    private static Knob ofWords(String text, OptionDef option, List<String> words, int players) {
        for (String word : words) refuse(option.complaint(option.valueOf(word), players).english());
        if (option.isNumber()) throw new IllegalArgumentException("The option '" + option.id() + "' is a number: write " + OPTION + option.id() + "=LOW..HIGH.");
        List<String> each = words.stream().distinct().toList();
        return new Knob(OPTION + option.id(), 0, high(text, 0, each.size() - 1), each, Optional.of(option));
    }

    private static Knob number(String text, String path, int low, int high) {
        return new Knob(path, low, high(text, low, high), List.of(), Optional.empty());
    }

    private static int high(String text, int low, int high) {
        if (low >= high) throw new IllegalArgumentException("'" + text + "' leaves nothing to turn: its range must go up.");
        return high;
    }

    private static Optional<KnobDef> declared(String name, PackInfo info) {
        return info.knob(name.startsWith(KNOBS) ? name.substring(KNOBS.length()) : name);
    }

    private static String path(KnobDef declared) {
        return KNOBS + declared.id() + ".value";
    }

    private static OptionDef option(String id, PackInfo info) {
        return info.option(id).orElseThrow(() -> new IllegalArgumentException(info.title() + " has no option '" + id + "'."
            + Spelling.hint(id, info.options().stream().map(OptionDef::id).toList())));
    }

    private static void refuse(String complaint) {
        if (!complaint.isEmpty()) throw new IllegalArgumentException(complaint);
    }

    /** Whether rules ask for it (game.compute), so that a mod answers instead of writing another number. */
    public boolean isQuestion() {
        return path.startsWith(QUESTIONS);
    }

    String question() {
        return path.substring(QUESTIONS.length());
    }

    int bounded(long value) {
        return (int) Math.max(low, Math.min(high, value));
    }

    /** What people call it. */
    public String name() {
        return path.startsWith(KNOBS) ? path.replaceFirst("^knobs\\.(.*)\\.value$", "$1") : path;
    }

    /** A value as people and programs are told of it. */
    public Object told(int value) {
        return words.isEmpty() ? (Object) value : words.get(value);
    }

    /** The option's value at the start, as one of this knob's; the nearest if it is not among them. */
    int start(OptionDef of, int players) {
        Object start = of.startFor(players);
        return words.isEmpty() ? bounded((Integer) start) : Math.max(0, words.indexOf(start.toString()));
    }

    /** All that pack.yaml says of an option, in one line, with another start. */
    static String written(OptionDef option, Object start) {
        if (option.isNumber()) return "{ min: " + option.min() + (option.max() == Integer.MAX_VALUE ? "" : ", max: " + option.max()) + ", start: " + start + " }";
        String players = option.players().isEmpty() ? "" : option.players().keySet().stream().sorted().map(word -> word + ": " + option.players().get(word))
            .collect(Collectors.joining(", ", ", players: { ", " }"));
        return "{ values: [" + String.join(", ", option.values()) + "], start: " + start + players + " }";
    }

    @Override
    public String toString() {
        return words.isEmpty() ? name() + "=" + low + ".." + high : name() + "=" + String.join("|", words);
    }
}
