package eldertable.sdk.upgrading;

import eldertable.api.ApiVersion;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rewrites the texts of one pack that was written for the api before 1.0. */
public final class Upgrade {
    private static final Pattern API = Pattern.compile("(?m)^api:[ \\t]*(\\S+)");

    /** Something that was changed, or that only its author can decide. */
    public record Note(Span span, Message text) {}

    private record Edit(int start, int end, String text) {}

    private final Map<String, String> before;
    private final Map<String, List<Edit>> edits = new LinkedHashMap<>();
    private final List<Note> changes = new ArrayList<>();
    private final List<Note> questions = new ArrayList<>();

    /** @param files the pack's texts by path */
    public Upgrade(Map<String, String> files) {
        before = files;
        if (!isFormer()) return;
        Matcher api = API.matcher(before.get("pack.yaml"));
        if (api.find()) change("pack.yaml", api.start(1), api.end(1), ApiVersion.USUAL, Message.plain("api: " + ApiVersion.USUAL));
        FormerComponents components = new FormerComponents(before.getOrDefault("components.yaml", ""));
        components.roles().forEach((offset, role) -> change("components.yaml", offset, offset, role.text(), role.told()));
        components.undecided().forEach((offset, told) -> ask("components.yaml", offset, told));
        Calls calls = new Calls();
        before.forEach((path, text) -> {
            if (path.endsWith(".mjs")) new ScriptUpgrade(text, components.grouped(), new Notes(path)).run(calls);
        });
        String flow = before.getOrDefault("flow.yaml", ""), declared = calls.declared(flow);
        if (!declared.isEmpty()) change("flow.yaml", flow.length(), flow.length(), declared, Message.of("commands.upgrade.lists"));
    }

    /** Whether the pack says that it was written for the former api. */
    public boolean isFormer() {
        Matcher api = API.matcher(before.getOrDefault("pack.yaml", ""));
        return api.find() && api.group(1).equals(ApiVersion.FORMER);
    }

    /** What a script's upgrade tells about its own file. */
    final class Notes {
        private final String path;

        private Notes(String path) {
            this.path = path;
        }

        void change(int start, int end, String text, Message told) {
            Upgrade.this.change(path, start, end, text, told);
        }

        void ask(int offset, Message told) {
            Upgrade.this.ask(path, offset, told);
        }
    }

    private void change(String path, int start, int end, String text, Message told) {
        edits.computeIfAbsent(path, key -> new ArrayList<>()).add(new Edit(start, end, text));
        changes.add(new Note(spanAt(path, start), told));
    }

    private void ask(String path, int offset, Message told) {
        questions.add(new Note(spanAt(path, offset), told));
    }

    private Span spanAt(String path, int offset) {
        return new Source(path, before.getOrDefault(path, "")).spanAt(offset);
    }

    /** What was changed, in the order of the files. */
    public List<Note> changes() {
        return List.copyOf(changes);
    }

    /** What the author has to look at. */
    public List<Note> questions() {
        return List.copyOf(questions);
    }

    /** The texts that are different now, by path. */
    public Map<String, String> files() {
        Map<String, String> after = new LinkedHashMap<>();
        edits.forEach((path, list) -> {
            StringBuilder text = new StringBuilder(before.getOrDefault(path, ""));
            list.stream().sorted(Comparator.comparingInt(Edit::start).reversed()).forEach(edit -> text.replace(edit.start, edit.end, edit.text));
            after.put(path, text.toString());
        });
        return after;
    }
}
