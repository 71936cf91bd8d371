package eldertable.api;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * An object that rules see, or hand to the framework.
 *
 * @param meaning  one sentence for people
 * @param members  what each of them has
 * @param authored what the pack gives them besides, under names of its author's choice
 * @param isWritten whether rules make it themselves, with whatever of this they need
 */
public record ScriptType(String name, String meaning, List<ScriptMember> members, List<Authored> authored, boolean isWritten) {
    /**
     * Members that come from a pack's files.
     *
     * @param what    what they are in the pack, such as "zones"
     * @param type    of each, as in TypeScript
     * @param meaning one sentence for people
     */
    public record Authored(String what, String type, String meaning) {}

    public ScriptType {
        members = List.copyOf(members);
        authored = List.copyOf(authored);
    }

    static ScriptType type(String name, String meaning, ScriptMember... members) {
        return new ScriptType(name, meaning, Arrays.asList(members), List.of(), false);
    }

    /** The same, with members that come from the pack. */
    ScriptType and(Authored... more) {
        return new ScriptType(name, meaning, members, Arrays.asList(more), isWritten);
    }

    /** The same, made by rules and handed to the framework. */
    ScriptType written() {
        return new ScriptType(name, meaning, members, authored, true);
    }

    static Authored authored(String what, String type, String meaning) {
        return new Authored(what, type, meaning);
    }

    public Optional<ScriptMember> find(String member) {
        return members.stream().filter(one -> one.name().equals(member)).findFirst();
    }

    public boolean has(String member) {
        return find(member).isPresent();
    }

    public List<String> names() {
        return members.stream().map(ScriptMember::name).toList();
    }
}
