package eldertable.sdk.tuning;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.KnobDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackInfo;
import eldertable.words.Message;

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

    /** @param players with how many the game is played; @throws Misunderstood if it is none */
    public static Knob of(String text, PackInfo info, int players) {
        Matcher range = RANGE.matcher(text), choice = CHOICE.matcher(text);
        if (choice.matches()) return ofWords(text, option(choice.group(1), info), List.of(choice.group(2).split("\\|")), players);
        if (range.matches()) return ofRange(text, range.group(1), Integer.parseInt(range.group(2)), Integer.parseInt(range.group(3)), info, players);
        if (NAME.matcher(text).matches()) {
            if (text.startsWith(OPTION)) return ofOption(text, option(text.substring(OPTION.length()), info), players);
            Optional<KnobDef> declared = declared(text, info);
            if (declared.isPresent() && declared.get().hasRange()) return number(text, path(declared.get()), declared.get().min(), declared.get().max());
            if (declared.isPresent()) throw new Misunderstood(Message.of("commands.knob.no-range", "knob", text));
        }
        List<String> known = info.knobs().stream().map(KnobDef::id).toList();
        throw new Misunderstood(known.isEmpty() ? Message.of("commands.knob.unknown", "knob", text) : Message.of("commands.knob.unknown-of", "knob", text, "known", known));
    }

    private static Knob ofRange(String text, String path, int low, int high, PackInfo info, int players) {
        if (!path.startsWith(OPTION)) return number(text, declared(path, info).map(Knob::path).orElse(path), low, high);
        OptionDef option = option(path.substring(OPTION.length()), info);
        for (int end : new int[] {low, high}) refuse(option.complaint(end, players));
        return new Knob(path, low, high(text, low, high), List.of(), Optional.of(option));
    }

    private static Knob ofOption(String text, OptionDef option, int players) {
        if (!option.isNumber()) return ofWords(text, option, option.valuesFor(players), players);
        if (option.max() == Integer.MAX_VALUE) throw new Misunderstood(Message.of("commands.knob.endless", "knob", text));
        return new Knob(text, option.min(), high(text, option.min(), option.max()), List.of(), Optional.of(option));
    }

    private static Knob ofWords(String text, OptionDef option, List<String> words, int players) {
        for (String word : words) refuse(option.complaint(option.valueOf(word), players));
        if (option.isNumber()) throw new Misunderstood(Message.of("commands.knob.number", "option", option.id()));
        List<String> each = words.stream().distinct().toList();
        return new Knob(OPTION + option.id(), 0, high(text, 0, each.size() - 1), each, Optional.of(option));
    }

    private static Knob number(String text, String path, int low, int high) {
        return new Knob(path, low, high(text, low, high), List.of(), Optional.empty());
    }

    private static int high(String text, int low, int high) {
        if (low >= high) throw new Misunderstood(Message.of("commands.knob.downwards", "knob", text));
        return high;
    }

    private static Optional<KnobDef> declared(String name, PackInfo info) {
        return info.knob(name.startsWith(KNOBS) ? name.substring(KNOBS.length()) : name);
    }

    private static String path(KnobDef declared) {
        return KNOBS + declared.id() + ".value";
    }

    private static OptionDef option(String id, PackInfo info) {
        return info.option(id).orElseThrow(() -> new Misunderstood(Message.of("commands.knob.no-option", "game", info.title(), "option", id)
            .and(Spelling.guess(id, info.options().stream().map(OptionDef::id).toList()))));
    }

    private static void refuse(Message complaint) {
        if (!complaint.isEmpty()) throw new Misunderstood(complaint);
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
